import type { Player } from '../../../core/contract.js';
import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import type { Card } from '../../deck.js';
import { cardAt, type Draft, discardFrom, type Emit, goodAt, type Seen, setLoad } from '../../draft.js';
import { KINDS } from '../../goods.js';
import { filledSpace, putCube } from '../../storing.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtMove } from '../../types.js';
import { forPlaces } from '../anytime.js';
import { numberOf } from '../owners.js';

/** A contract with a cube and a free space. A complete one is safe. */
const isOpen = (of: Seen, card: Card): boolean => {
  const load = of.loads[card.number] as number;
  return card.kind === 'contract' && load !== 0 && load !== (1 << card.spaces.length) - 1;
};

/** Every cube of every incomplete contract of the others, onto everything that takes it. */
export const smuggleMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  of.cards.forEach((cards, other) => {
    if (other === player) return;
    for (const number of cards) {
      const card = cardAt(of, number);
      if (!isOpen(of, card)) continue;
      for (let kind = 0; kind < KINDS; kind++)
        if (filledSpace(card, of.loads[number] as number, kind) >= 0)
          forPlaces(of, player, kind, (to) => {
            moves.push({ type: 'smuggle', player, from: card.id, good: goodAt(kind), card: to });
          });
    }
  });
};

/** Why a cube cannot be taken from a contract. */
export const checkSmuggle = (
  of: Seen,
  player: Player,
  id: string,
  number: CardNumber | undefined,
  kind: number,
): SpeicherstadtIllegal | null => {
  const isOthers = of.cards.some((cards, other) => other !== player && cards.includes(number ?? -1));
  if (number === undefined || !isOthers || !isOpen(of, cardAt(of, number))) return { code: 'not-smugglable', card: id };
  return filledSpace(cardAt(of, number), of.loads[number] as number, kind) >= 0
    ? null
    : { code: 'no-cube', good: goodAt(kind), card: id };
};

/** A cube from another's incomplete contract, loaded at once. (The expansion's rulebook, "Smuggler".) */
export const smuggle = (
  next: Draft,
  player: Player,
  number: CardNumber,
  kind: number,
  place: number,
  emit: Emit,
): void => {
  const card = cardAt(next, number);
  const load = next.loads[number] as number;
  setLoad(next, number, load & ~(1 << filledSpace(card, load, kind)));
  putCube(next, player, place, kind, card.id, emit);
  discardFrom(next, player, numberOf(next, 'smuggler'), emit);
};

/** Discarded when used; at any point. */
export const SMUGGLER: CardEntry = entry('smuggler', 'special', 'C');
