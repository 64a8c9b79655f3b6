import type { Player, Random } from '../core/contract.js';
import { pickFrom } from '../core/random.js';
import type { Refuse } from '../core/read.js';
import { boardOf } from './board.js';
import { CARDS_PER_TERRAIN, TERRAINS, type Terrain } from './data/terrains.js';
import type { ResolvedOptions } from './options.js';
import type { KingdomBuilderPosition } from './position-type.js';
import { hasFree, type Rows } from './rows.js';
import type { KingdomBuilderState, Phase } from './types.js';

/** A position on its way to a state. */
export interface Reading {
  readonly position: KingdomBuilderPosition;
  readonly options: ResolvedOptions;
  readonly settlements: readonly Rows[];
  readonly phase: Phase;
  readonly player: Player;
  /** Notes what contradicts the rules. */
  readonly refuse: Refuse;
}

/** Whether a seat has a card in hand, where the position does not say which. */
const holdsCard = ({ options, phase, player }: Reading, seat: Player): boolean => {
  const placeOf = (other: Player): number => (other - options.firstPlayer + options.players) % options.players;
  return phase === 'deal' ? placeOf(seat) < placeOf(player) : seat !== player;
};

/** The terrain card on the table, the hands and the pile: as given, the rest dealt by the seed or in fixed order. */
export const cardsOf = (
  reading: Reading,
  random: Random | null,
): Pick<KingdomBuilderState, 'terrain' | 'hands' | 'pile' | 'discard'> => {
  const { position, options, settlements, phase, refuse } = reading;
  const { pile = {}, discard = {}, removed = {} } = position;
  const open = [position.terrain ?? null, ...(position.hands ?? [])];
  const left = new Map(
    TERRAINS.map((kind) => {
      const placed = open.filter((card) => card === kind).length;
      const rest = CARDS_PER_TERRAIN - placed - (pile[kind] ?? 0) - (discard[kind] ?? 0) - (removed[kind] ?? 0);
      if (rest < 0) {
        // Hands and table alone hold five cards at most.
        const field = pile[kind] !== undefined ? 'pile' : discard[kind] !== undefined ? 'discard' : 'removed';
        refuse([field, kind], 'cards', `at most ${CARDS_PER_TERRAIN} ${kind} cards in all`);
      }
      return [kind, Math.max(0, rest)];
    }),
  );
  const deal = (fits: (kind: Terrain) => boolean): Terrain | null => {
    const cards = TERRAINS.filter(fits).flatMap((kind) => new Array<Terrain>(left.get(kind) as number).fill(kind));
    if (cards.length === 0) return null;
    const card = random === null ? (cards[0] as Terrain) : pickFrom(cards, random);
    left.set(card, (left.get(card) as number) - 1);
    return card;
  };
  const { kinds } = boardOf(options.sections);
  const played = phase === 'turn' ? () => deal((kind) => hasFree(kinds[kind], settlements)) : () => null;
  const terrain = position.terrain === undefined ? played() : position.terrain;
  const hands = position.hands ?? settlements.map((_, seat) => (holdsCard(reading, seat) ? deal(() => true) : null));
  for (const kind of TERRAINS)
    if (pile[kind] !== undefined && removed[kind] !== undefined && (left.get(kind) as number) > 0)
      refuse(['removed', kind], 'cards', `all ${CARDS_PER_TERRAIN} ${kind} cards in all`);
  return {
    terrain,
    hands,
    pile: TERRAINS.map((kind) => pile[kind] ?? (left.get(kind) as number)),
    discard: TERRAINS.map((kind) => discard[kind] ?? 0),
  };
};
