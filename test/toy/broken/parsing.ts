import { toy } from '../index.js';
import type { Toy, ToyMove, ToyState, ToyView } from '../types.js';
import { accepting, type Broken, but } from './change.js';

/** Flaws in data from outside. */
export const parsing: readonly Broken[] = [
  {
    flaw: 'parseState changes the pile',
    game: but({ parseState: (input) => accepting(input, (state) => ({ ...state, pile: state.pile.toReversed() })) }),
    noticed: [
      'parseState accepts every state that is reached, as it is',
      'parseState refuses other shapes, newer rules and other games, and takes older rules',
      'parseState never throws, and the rules hold on whatever it accepts',
      'parseView never throws, and the rules hold on whatever it accepts',
      'fromPosition takes exactly what parsePosition accepts, and gives a valid state',
      'a sample is a valid state of the same game',
    ],
  },
  {
    flaw: 'parseState takes newer rules for today’s',
    game: but({
      parseState: (input) => {
        const rules = (input as ToyState | null)?.rules;
        return toy.parseState(rules === 3 ? { ...(input as ToyState), rules: 2 } : input);
      },
    }),
    noticed: ['parseState refuses other shapes, newer rules and other games, and takes older rules'],
  },
  {
    flaw: 'parseState takes any bids',
    game: but({
      parseState: (input) => {
        const parsed = toy.parseState(input);
        const state = input as ToyState;
        const bids = parsed.ok || !Array.isArray(state?.bids) ? null : state.bids;
        const without = bids && toy.parseState({ ...state, bids: bids.map(() => null) });
        return without?.ok ? { ok: true, value: { ...without.value, bids: bids as ToyState['bids'] } } : parsed;
      },
    }),
    noticed: ['parseState never throws, and the rules hold on whatever it accepts'],
  },
  {
    flaw: 'parseState takes a seeded state that waits for chance',
    game: but({
      parseState: (input) => {
        const parsed = toy.parseState(input);
        const { random = null } = (input ?? {}) as Partial<ToyState>;
        if (parsed.ok || !toy.parseState({ ...toy.init({ players: 2, seed: 1 }), random }).ok) return parsed;
        const manual = toy.parseState({ ...(input as ToyState), random: null });
        return manual.ok ? { ok: true, value: { ...manual.value, random } } : parsed;
      },
    }),
    noticed: ['parseState refuses other shapes, newer rules and other games, and takes older rules'],
  },
  {
    flaw: 'parseState stumbles over null',
    game: but({ parseState: (input) => toy.parseState((input as ToyState).game === 'toy' ? input : null) }),
    noticed: ['parseState never throws, and the rules hold on whatever it accepts'],
  },
  {
    flaw: 'parseView leaves the keys in the order given',
    game: but({
      parseView: (input) => {
        const parsed = toy.parseView(input);
        if (!parsed.ok) return parsed;
        const keys = Object.keys(input as ToyView) as (keyof ToyView)[];
        return { ok: true, value: Object.fromEntries(keys.map((key) => [key, parsed.value[key]])) as never };
      },
    }),
    noticed: ['parseView accepts every view of every state that is reached, as it is'],
  },
  {
    flaw: 'parseView takes newer rules for today’s',
    game: but({
      parseView: (input) => {
        const rules = (input as ToyView | null)?.rules;
        return toy.parseView(rules === 3 ? { ...(input as ToyView), rules: 2 } : input);
      },
    }),
    noticed: ['parseView refuses other shapes, newer rules, other games and states, and takes older rules'],
  },
  {
    flaw: 'parseView takes a state for the view of a spectator',
    game: but({
      parseView: (input) => {
        const parsed = toy.parseState(input);
        return parsed.ok ? { ok: true, value: toy.view(parsed.value, 'spectator') } : toy.parseView(input);
      },
    }),
    noticed: ['parseView refuses other shapes, newer rules, other games and states, and takes older rules'],
  },
  {
    flaw: 'parseView takes any bids',
    game: but({
      parseView: (input) => {
        const parsed = toy.parseView(input);
        const view = input as ToyView;
        const bids = parsed.ok || !Array.isArray(view?.bids) ? null : view.bids;
        const without = bids && toy.parseView({ ...view, bids: bids.map(() => null) });
        return without?.ok ? { ok: true, value: { ...without.value, bids: bids as ToyView['bids'] } } : parsed;
      },
    }),
    noticed: ['parseView never throws, and the rules hold on whatever it accepts'],
  },
  {
    flaw: 'parseView stumbles over null',
    game: but({ parseView: (input) => toy.parseView((input as ToyView).game === 'toy' ? input : null) }),
    noticed: ['parseView never throws, and the rules hold on whatever it accepts'],
  },
  {
    flaw: 'parseMove takes outcomes',
    game: but({
      parseMove: (input) => {
        const outcome = toy.parseChance(input);
        return outcome.ok ? { ok: true, value: outcome.value as unknown as ToyMove } : toy.parseMove(input);
      },
    }),
    noticed: ['parseMove accepts every legal move as it is, and no outcome'],
  },
  {
    flaw: 'parseMove ignores other keys',
    game: but({
      parseMove: (input) => {
        if (typeof input !== 'object' || input === null) return toy.parseMove(input);
        const { type, player, card } = input as ToyMove;
        return toy.parseMove({ type, player, card });
      },
    }),
    noticed: ['parseMove accepts every legal move as it is, and no outcome'],
  },
  {
    flaw: 'parseChance refuses the highest card',
    game: but({
      parseChance: (input) => {
        const parsed = toy.parseChance(input);
        return parsed.ok && parsed.value.card === 4 ? toy.parseChance(null) : parsed;
      },
    }),
    noticed: ['parseChance accepts every outcome as it is, and no move'],
  },
  {
    flaw: 'parseOptions takes any object',
    game: but({
      parseOptions: (input) =>
        typeof input === 'object' && input !== null
          ? { ok: true, value: input as Toy['Options'] }
          : toy.parseOptions(input),
    }),
    noticed: ['init takes exactly what parseOptions accepts, and parseOptions never throws'],
  },
  {
    flaw: 'parsePosition takes any first player',
    game: but({
      parsePosition: (input) => {
        const parsed = toy.parsePosition(input);
        const again = parsed.ok ? parsed : toy.parsePosition({ ...(input as object), firstPlayer: 0 });
        return again.ok ? { ok: true, value: input as typeof again.value } : parsed;
      },
    }),
    noticed: ['fromPosition takes exactly what parsePosition accepts, and gives a valid state'],
  },
  {
    flaw: 'parseMove stumbles over null',
    game: but({
      parseMove: (input) => toy.parseMove((input as ToyMove).type === 'bid' ? input : { ...(input as ToyMove) }),
    }),
    noticed: ['parseMove and parseChance never throw, and the rules never throw on what they accept'],
  },
];
