import type { Player, SharedIllegal } from '../core/contract.js';
import type { Cell } from './cells.js';
import type { CardNumber, Phase, Side } from './types.js';

/** Why a move is not legal. */
export type KontorIllegal =
  | SharedIllegal
  | {
      /** The game waits for another kind of decision. */
      readonly code: 'wrong-phase';
      /** What it waits for. */
      readonly phase: Phase;
    }
  | {
      /** The seat has chosen already. */
      readonly code: 'already-chosen';
    }
  | {
      /** The card is not in the hand (`pick`: not among those to pick from). */
      readonly code: 'no-such-card';
      /** Which card. */
      readonly card: CardNumber;
    }
  | {
      /** A card lies there. */
      readonly code: 'occupied';
      /** Where. */
      readonly cell: Cell;
      /** Which card. */
      readonly card: CardNumber;
    }
  | {
      /** The space is beyond the edge: a direction has reached its number of rows or columns. */
      readonly code: 'edge';
      /** Where. */
      readonly cell: Cell;
      /** First and last row, first and last column that can still be reached. */
      readonly limits: readonly [top: number, bottom: number, left: number, right: number];
    }
  | {
      /** No card lies beside the space. */
      readonly code: 'no-contact';
      /** Where. */
      readonly cell: Cell;
    }
  | {
      /** An opposing crane keeps Dock cards away. */
      readonly code: 'crane';
      /** Where. */
      readonly cell: Cell;
      /** Where the crane stands. */
      readonly crane: Cell;
      /** Whose crane it is. */
      readonly side: Side;
    }
  | {
      /** Water Game: a Dock card needs a Water card beside it. */
      readonly code: 'no-water-beside';
      /** Where. */
      readonly cell: Cell;
    }
  | {
      /** Tic Tac Toe: Water would divide a region. */
      readonly code: 'splits-region';
      /** Where. */
      readonly cell: Cell;
    }
  | {
      /** Great Island: there is no Water inside the ring. */
      readonly code: 'inner-zone';
      /** Where. */
      readonly cell: Cell;
    }
  | {
      /** A Customs House cannot complete a zone. */
      readonly code: 'would-complete';
      /** Where. */
      readonly cell: Cell;
    }
  | {
      /** There is a completed zone at the cell, or beside it where that matters: nothing may change it. */
      readonly code: 'completed-zone';
      /** A cell of that zone. */
      readonly cell: Cell;
    }
  | {
      /** A Flood covers a Dock card with goods or a Bridge, a Bridge covers Water or a Flood: nothing of the kind lies there. */
      readonly code: 'cannot-cover';
      /** Where. */
      readonly cell: Cell;
    }
  | {
      /** The ship lies there. */
      readonly code: 'under-ship';
      /** Where. */
      readonly cell: Cell;
    }
  | {
      /** The space emptied by the ship must be filled. */
      readonly code: 'fill-the-gap';
      /** Where it is. */
      readonly gap: Cell;
    }
  | {
      /** Only a removal by ship makes room for the card, so the ship has to move first. */
      readonly code: 'must-remove';
    }
  | {
      /** There is no ship in this game. */
      readonly code: 'no-ship';
    }
  | {
      /** The shown card lacks the ship symbol. */
      readonly code: 'no-ship-symbol';
    }
  | {
      /** The ship has moved in this action already. */
      readonly code: 'already-sailed';
    }
  | {
      /** The ship can only move to a Water card. */
      readonly code: 'not-water';
      /** Where. */
      readonly cell: Cell;
    }
  | {
      /** The ship is there already. */
      readonly code: 'same-place';
      /** Where. */
      readonly cell: Cell;
    }
  | {
      /** The card to remove is not beside the ship. */
      readonly code: 'not-beside-ship';
      /** Where. */
      readonly cell: Cell;
    }
  | {
      /** Only a Dock card with the ship symbol can be removed. */
      readonly code: 'not-removable';
      /** Where. */
      readonly cell: Cell;
    }
  | {
      /** The pile named for the removed card is none of its color, or is not to be named. */
      readonly code: 'wrong-pile';
      /** The piles that would do; empty if none is to be named. */
      readonly piles: readonly Player[];
    }
  | {
      /** Not enough coins. */
      readonly code: 'no-coins';
      /** What it costs. */
      readonly need: number;
      /** What the seat has. */
      readonly have: number;
    }
  | {
      /** Baksheesh: only an opposing Dock card with goods can be bought. */
      readonly code: 'not-for-sale';
      /** Where. */
      readonly cell: Cell;
    }
  | {
      /** Special Cards: the pile has fewer. */
      readonly code: 'too-few-cards';
      /** How many it has. */
      readonly left: number;
    };
