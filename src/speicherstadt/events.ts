import type { Player } from '../core/contract.js';
import type { Good } from './goods.js';
import type { Asked, Phase } from './types.js';

/** Where a cube is: in the bag, in the stock, on the quay, in a market hall, in a Truck being used, or on a card (its id). */
export type Place = 'bag' | 'stock' | 'quay' | 'market-hall' | 'truck-bed' | (string & {});

/** What happened within a step. */
export type SpeicherstadtEvent =
  | {
      /** A round begins. */
      readonly type: 'round-started';
      /** Which, from 1. */
      readonly round: number;
      /** Who has the start marker now. */
      readonly player: Player;
    }
  | {
      /** A phase begins. */
      readonly type: 'phase-started';
      /** Which. */
      readonly phase: Exclude<Phase, 'over'> | 'income';
    }
  | {
      /** A card was turned up. */
      readonly type: 'card-turned-up';
      /** Which. */
      readonly card: string;
      /** Where it was laid: on the water, above the board (Kaispeicher), or nowhere, since it is a fire. */
      readonly to: 'row' | 'upper' | 'fire';
    }
  | {
      /** A cube was drawn from the bag for a ship. */
      readonly type: 'cube-drawn';
      /** Which kind. */
      readonly good: Good;
      /** The ship. */
      readonly card: string;
    }
  | {
      /** A fire broke out. Its points follow, or are asked about first. */
      readonly type: 'fire';
      /** The card. */
      readonly card: string;
      /** What it is worth. */
      readonly points: number;
      /** The strength of each seat. */
      readonly sums: readonly number[];
      /** Who gains, in turn order from the start player. */
      readonly winners: readonly Player[];
      /** Who loses, likewise. */
      readonly losers: readonly Player[];
    }
  | {
      /** A worker was placed above a card, or on a card that he reserved (Kaispeicher; then `column` is null). */
      readonly type: 'worker-placed';
      /** Whose. */
      readonly player: Player;
      /** Which card. */
      readonly card: string;
      /** Which column. */
      readonly column: number | null;
      /** Whether he is gray. */
      readonly gray: boolean;
    }
  | {
      /** A seat places no more workers in this round. */
      readonly type: 'stopped';
      /** Which. */
      readonly player: Player;
    }
  | {
      /** Kaispeicher: a Break card was used. */
      readonly type: 'passed';
      /** By whom. */
      readonly player: Player;
      /** Break cards left. */
      readonly left: number;
    }
  | {
      /** Kaispeicher: the Snitch made two workers change places. */
      readonly type: 'workers-swapped';
      /** Whose Snitch. */
      readonly player: Player;
      /** Where the own worker stood, as in the move. */
      readonly own: number;
      /** Where the other one stood. */
      readonly other: number;
    }
  | {
      /** A seat may buy a card. */
      readonly type: 'card-offered';
      /** Which. */
      readonly player: Player;
      /** The card. */
      readonly card: string;
      /** What it costs. */
      readonly price: number;
    }
  | {
      /** A seat did not buy the card that it was offered. */
      readonly type: 'card-declined';
      /** Which. */
      readonly player: Player;
      /** The card. */
      readonly card: string;
      /** What it costs. */
      readonly price: number;
    }
  | {
      /** A card was bought. */
      readonly type: 'card-bought';
      /** By whom. */
      readonly player: Player;
      /** The card. */
      readonly card: string;
      /** What it cost. */
      readonly price: number;
      /** In coins, or with the Fish Market (Kaispeicher). */
      readonly payment: 'coins' | 'fish-market';
    }
  | {
      /** A card left the game: from the table, or from its owner. */
      readonly type: 'card-discarded';
      /** Which. */
      readonly card: string;
      /** Its owner; null for a card that nobody bought, or a fire. */
      readonly player: Player | null;
    }
  | {
      /** A worker came home. */
      readonly type: 'worker-returned';
      /** Whose. */
      readonly player: Player;
      /** Whether he is gray: then he left the game instead. */
      readonly gray: boolean;
    }
  | {
      /** A cube was moved. */
      readonly type: 'cube-moved';
      /** Which kind. */
      readonly good: Good;
      /** From where. */
      readonly from: Place;
      /** To where. What is put onto a merchant or a point storage goes on to the stock at once. */
      readonly to: Place;
      /** Who moved it; null for a ship that nobody bought. */
      readonly player: Player | null;
    }
  | {
      /** A seat's coins changed. */
      readonly type: 'coins';
      /** Whose. */
      readonly player: Player;
      /** By how many. */
      readonly change: number;
      /** `income`, `price`, `sale`, or the id of the card that did it. */
      readonly reason: 'income' | 'price' | 'sale' | (string & {});
    }
  | {
      /** A seat's points on the track changed. */
      readonly type: 'points';
      /** Whose. */
      readonly player: Player;
      /** By how many. */
      readonly change: number;
      /** The id of the card that did it: a fire or a point storage. */
      readonly reason: string;
    }
  | {
      /** Kaispeicher: a card that may be used now asks its owner. */
      readonly type: 'card-asked';
      /** Whose. */
      readonly player: Player;
      /** Which card. */
      readonly card: Asked;
    }
  | {
      /** The game has ended. */
      readonly type: 'game-over';
    };
