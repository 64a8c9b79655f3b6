import type { Refuse } from '../../core/read.js';
import { cardAt, deckOf, sizesOf } from '../deck.js';
import { amountOf, KINDS, sizeOf } from '../goods.js';
import { owns } from '../owned.js';
import { isLastFire } from '../phases/fire.js';
import type { CardNumber, SpeicherstadtState } from '../types.js';
import { BED, TRUCK } from './cards/truck.js';

/** What the expansion adds is there in its games alone, and agrees with who owns what. */
export const kaispeicherIssues = (state: SpeicherstadtState, refuse: Refuse): void => {
  const { options, gray, breaks, asked, truck, cards } = state;
  if (!options.kaispeicher) {
    const there = {
      upper: state.upper.length > 0,
      reserved: state.reserved.length > 0,
      gray: gray > 0,
      breaks: breaks > 0,
      asked: asked !== null,
      truck: truck !== null,
    };
    for (const [name, isThere] of Object.entries(there))
      if (isThere) refuse([name], 'kaispeicher', 'nothing of Kaispeicher in a game without it');
    return;
  }
  cards.forEach((own, seat) => {
    own.forEach((number, at) => {
      const { id } = cardAt(state, number);
      if (id === 'thief' || id === 'thrift-institution')
        refuse(['cards', seat, at], 'card', `no ${id}: it is discarded when it is bought`);
    });
  });
  asideIssues(state, 'gray', 'storekeeper', refuse);
  asideIssues(state, 'breaks', 'coffee-break', refuse);
  if (truck !== null) {
    const taken = sizeOf(truck.load);
    if (
      truck.player >= options.players ||
      !owns(state, truck.player, TRUCK) ||
      taken < 1 ||
      taken > (truck.placing ? BED - 1 : BED)
    )
      refuse(['truck'], 'truck', 'its owner and 1 to 3 cubes, fewer once the placing has begun');
    else if (!hasRoomFor(state, truck.player, truck.load))
      refuse(['truck', 'load'], 'truck', 'cubes for which own contracts have room');
  }
};

/** The Truck is used at a decision alone. */
export const truckPhaseIssues = (state: SpeicherstadtState, refuse: Refuse): void => {
  const { phase, asked, truck } = state;
  if (truck !== null && (phase === 'over' || (phase === 'supply' && (asked === null || isLastFire(state)))))
    refuse(['truck'], 'phase', 'a Truck in use only while a decision is due');
};

/** Gray workers and Break cards are all there before their card is bought; the card goes with the last of them. */
const asideIssues = (
  state: SpeicherstadtState,
  name: 'gray' | 'breaks',
  id: 'storekeeper' | 'coffee-break',
  refuse: Refuse,
): void => {
  const { row, upper, reserved, pile, options, season, cards } = state;
  const { byId, seasons } = deckOf(options);
  const { aside } = sizesOf(options);
  const left = state[name];
  const number = byId.get(id)?.number;
  if (cards.some((_, seat) => owns(state, seat, id))) {
    if (left === 0) refuse([name], name, `one or more as long as the card ${id} is owned`);
  } else if (
    left !== aside &&
    // Nobody buys a card that the game does not have.
    (number === undefined ||
      row.concat(upper, reserved, pile, seasons.slice(season + 1).flat()).includes(number) ||
      // Bought and used up, or discarded unbought.
      left !== 0)
  )
    refuse([name], name, `${aside} as long as the card ${id} is not bought`);
};

/** Whether a seat's contracts have free spaces for all cubes of a load. */
const hasRoomFor = (state: SpeicherstadtState, player: number, bed: number): boolean => {
  for (let kind = 0; kind < KINDS; kind++) {
    let free = 0;
    for (const number of state.cards[player] as readonly CardNumber[]) {
      const { kind: what, room } = cardAt(state, number);
      if (what === 'contract') free += amountOf(room, kind) - amountOf(state.loads[number] as number, kind);
    }
    if (free < amountOf(bed, kind)) return false;
  }
  return true;
};
