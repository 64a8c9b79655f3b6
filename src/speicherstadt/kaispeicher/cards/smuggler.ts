import type { Player } from '../../../core/contract.js';
import { cardAt, goodAt, idAt, placeOf, type Seen } from '../../draft.js';
import { KINDS, kindOf } from '../../goods.js';
import type { MoveOf } from '../../moves.js';
import { noGood, spaceOf, whyNotOnto } from '../../storing.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtMove } from '../../types.js';
import { forPlaces } from '../anytime.js';

/** The contracts of the others with a cube and a free space. A complete one is safe. */
const openContracts = (of: Seen, player: Player): readonly CardNumber[] =>
  of.cards.flatMap((cards, other) =>
    other === player
      ? []
      : cards.filter((number) => {
          const { kind, spaces } = cardAt(of, number);
          const load = of.loads[number] as number;
          return kind === 'contract' && load > 0 && load < (1 << spaces.length) - 1;
        }),
  );

const holds = (of: Seen, number: CardNumber, kind: number): boolean =>
  spaceOf(cardAt(of, number), of.loads[number] as number, kind, 1) >= 0;

/** All moves with the Smuggler. */
export const smugglerMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  for (const number of openContracts(of, player))
    for (let kind = 0; kind < KINDS; kind++)
      if (holds(of, number, kind))
        forPlaces(of, player, kind, (card) => {
          moves.push({ type: 'smuggle', player, from: idAt(of, number), good: goodAt(kind), card });
        });
};

/** A cube from another's incomplete contract, loaded at once. (The expansion's rulebook, "Smuggler".) */
export const checkSmuggle = (
  of: Seen,
  { player, from, good, card }: MoveOf<'smuggle'>,
): SpeicherstadtIllegal | null => {
  const number = placeOf(of, from);
  const kind = kindOf(good);
  if (!openContracts(of, player).includes(number)) return { code: 'not-smugglable', card: from };
  return holds(of, number, kind) ? whyNotOnto(of, player, placeOf(of, card), kind) : noGood(kind);
};
