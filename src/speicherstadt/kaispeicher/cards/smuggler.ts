import type { Player } from '../../../core/contract.js';
import { type Card, cardNamed } from '../../deck.js';
import { CUBE, FROM } from '../../fields.js';
import type { MoveOf, MoveRule } from '../../moves.js';
import { cardsOfKind } from '../../owned.js';
import { cubeRule, forCubes, idOf, placesOf } from '../../storing.js';
import type { SpeicherstadtMove, SpeicherstadtSeen } from '../../types.js';

/** The contracts of the others with a cube and a free space. A complete one is safe. */
const openContracts = (of: SpeicherstadtSeen, player: Player): readonly Card[] =>
  of.cards.flatMap((_, other) =>
    other === player
      ? []
      : cardsOfKind(of, other, 'contract').filter(
          ({ number, room }) => ![0, room].includes(of.loads[number] as number),
        ),
  );

/** All moves with the Smuggler. */
export const smugglerMoves = (of: SpeicherstadtSeen, player: Player, moves: SpeicherstadtMove[]): void => {
  forCubes(of, player, openContracts(of, player), placesOf(of, player), (good, from, to) => {
    moves.push({ type: 'smuggle', player, from: idOf(from) as string, good, card: idOf(to) });
  });
};

/** A cube from another's incomplete contract, loaded at once. (The expansion's rulebook, "Smuggler".) */
export const SMUGGLE: MoveRule<MoveOf<'smuggle'>> = cubeRule(
  [FROM, ...CUBE],
  (of, { from }, place) => [cardNamed(of, from), place],
  (of, move, from) =>
    openContracts(of, move.player).includes(from as Card) ? null : { code: 'not-smugglable', card: move.from },
  'smuggler',
);
