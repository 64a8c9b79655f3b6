import type { Player } from '../../../core/contract.js';
import { cardAt, idAt, placeId, placeOf, type Seen } from '../../draft.js';
import { FROM, GOOD, PLACE } from '../../fields.js';
import type { MoveOf, MoveRule } from '../../moves.js';
import { cubeRule, forCubes, placesOf } from '../../storing.js';
import type { CardNumber, SpeicherstadtMove } from '../../types.js';

/** The contracts of the others with a cube and a free space. A complete one is safe. */
const openContracts = (of: Seen, player: Player): readonly CardNumber[] =>
  of.cards.flatMap((cards, other) =>
    other === player
      ? []
      : cards.filter((number) => {
          const { kind, room } = cardAt(of, number);
          const load = of.loads[number] as number;
          return kind === 'contract' && load !== 0 && load !== room;
        }),
  );

/** All moves with the Smuggler. */
export const smugglerMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  forCubes(of, player, openContracts(of, player), placesOf(of, player), (good, from, to) => {
    moves.push({ type: 'smuggle', player, from: idAt(of, from), good, card: placeId(of, to) });
  });
};

/** A cube from another's incomplete contract, loaded at once. (The expansion's rulebook, "Smuggler".) */
export const SMUGGLE: MoveRule<MoveOf<'smuggle'>> = cubeRule(
  [FROM, GOOD, PLACE],
  null,
  (of, { from }, place) => [placeOf(of, from), place],
  (of, { player, from }) =>
    openContracts(of, player).includes(placeOf(of, from)) ? null : { code: 'not-smugglable', card: from },
  'smuggler',
);
