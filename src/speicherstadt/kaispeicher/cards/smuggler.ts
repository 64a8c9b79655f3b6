import type { Player } from '../../../core/contract.js';
import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { cardAt, discardFrom, goodAt, idAt, type Seen, setLoad } from '../../draft.js';
import { KINDS, kindOf } from '../../goods.js';
import { numberOfId, placeOf, putCube, spaceOf, whyNotOnto } from '../../storing.js';
import type { CardNumber } from '../../types.js';
import { type AnytimeCard, forPlaces } from '../anytime.js';
import { numberOf } from '../owners.js';

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

/** A cube from another's incomplete contract, loaded at once. (The expansion's rulebook, "Smuggler".) */
export const smuggler: AnytimeCard<'smuggle'> = {
  moves: (of, player, moves) => {
    for (const number of openContracts(of, player))
      for (let kind = 0; kind < KINDS; kind++)
        if (spaceOf(cardAt(of, number), of.loads[number] as number, kind, 1) >= 0)
          forPlaces(of, player, kind, (card) => {
            moves.push({ type: 'smuggle', player, from: idAt(of, number), good: goodAt(kind), card });
          });
  },
  check: (of, { player, from, good, card }) => {
    const number = numberOfId(of, from);
    const kind = kindOf(good);
    if (!openContracts(of, player).includes(number)) return { code: 'not-smugglable', card: from };
    return spaceOf(cardAt(of, number), of.loads[number] as number, kind, 1) < 0
      ? { code: 'no-good', good, need: 1, have: 0 }
      : whyNotOnto(of, player, placeOf(of, card), kind);
  },
  play: (next, { player, from, good, card }, emit) => {
    const number = numberOfId(next, from);
    const kind = kindOf(good);
    const load = next.loads[number] as number;
    setLoad(next, number, load - (1 << spaceOf(cardAt(next, number), load, kind, 1)));
    putCube(next, player, placeOf(next, card), kind, number, emit);
    discardFrom(next, player, numberOf(next, 'smuggler'), emit);
  },
};

/** Discarded when used; at any point. */
export const SMUGGLER: CardEntry = entry('smuggler', 'special', 'C');
