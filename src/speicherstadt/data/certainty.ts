/** How sure a value is. `certain`: stated by a public source; `reconstructed`: derived or guessed, at least in part. */
export type Certainty = 'certain' | 'reconstructed';

/** How sure the values of an entry of the built-in manifest are. */
export interface Provenance {
  /** The name in print, as far as it is known. */
  readonly name: string;
  /** How sure. */
  readonly status: Certainty;
  /** What is reconstructed, and from what; empty if nothing is. */
  readonly why: string;
}

const certain = (name: string): Provenance => ({ name, status: 'certain', why: '' });
const reconstructed = (name: string, why: string): Provenance => ({ name, status: 'reconstructed', why });

const trader = (name: string, known: string): Provenance =>
  reconstructed(
    name,
    `${known} That the card exists is certain by count: eight merchants in all, three of them new, so one for each of the five kinds. 1 coin a cube, 1 point and season A by analogy with the two that are stated.`,
  );
const UNSEEN_NAME = 'The name was not seen: it is ours.';
const building = (name: string, known: string): Provenance =>
  reconstructed(
    name,
    `${known} That there are four buildings is certain by count: nine in all, five of them new. The points are what is left of 2 to 5 beside the Boatsmen Church, and D is the only season with room: both are guesses.`,
  );
const fire = (name: string): Provenance =>
  reconstructed(
    name,
    'Stated: one fire each in B, C and D, none in A. The points follow from the ordinal; they are stated for the 4th alone.',
  );

/** For each entry of the built-in manifest, what is certain about it and what is not. */
export const PROVENANCE: Readonly<Record<string, Provenance>> = {
  bank: certain('Bank'),
  contract: reconstructed(
    'Contract',
    'Certain: ten cards, seasons 3/3/4/0, points 5/8/11 for 2/3/4 goods. Not known: which sizes lie in which season, and which goods they ask for. These are placeholders: all different on a card, each kind six times.',
  ),
  'counting-office': reconstructed(
    'Counting Office',
    'Four cards are all but certain: the expansion counts at most four. Not stated: one in each season, which fits the totals, and the scale 1/3/6/10, the usual one.',
  ),
  fireman: reconstructed(
    'Fireman',
    'Certain: one of strength 3 in D (fireman#7), which is removed with 2, 3 and 5 players. Eight by counting. All other strengths and the seasons 3/2/1/2 are guesses.',
  ),
  ship: reconstructed(
    'Ship',
    'Certain: three crates each, none in A. 15 by counting, 45 cubes of three. Five in each other season is the only even split, and not stated.',
  ),
  warehouse: reconstructed(
    'Warehouse',
    'Stated: room for 4 cubes, and that they score. 1 point each and season B are guesses.',
  ),
  'carpet-trader': certain('Carpet Trader'),
  'coffee-roaster': certain('Coffee Roaster'),
  'spice-trader': trader('Spice Trader', 'The name is that of the German card in English.'),
  'tea-trader': trader('Tea Trader', UNSEEN_NAME),
  'rubber-trader': trader('Rubber Trader', UNSEEN_NAME),
  'boatsmen-church': certain('Boatsmen Church'),
  michel: building('Michel', 'The name is stated, and that it is worth clearly less than 8.'),
  'scoring-building-x2': building('Scoring Building 2', UNSEEN_NAME),
  'scoring-building-x4': building('Scoring Building 4', UNSEEN_NAME),
  'chamber-of-commerce': certain('Chamber of Commerce'),
  port: reconstructed(
    'Port',
    'Certain: the card and its season. That it rewards ships is stated in general words; 1 point for each is a guess.',
  ),
  'fire-1': fire('1st Fire'),
  'fire-2': fire('2nd Fire'),
  'fire-3': fire('3rd Fire'),
  'fire-4': certain('4th Fire'),
  'contract-k': reconstructed(
    'Contract (Kaispeicher)',
    'Certain: three of 1 good for 4 points, three of 2 goods for 8, seasons 0/2/2/2. Which goods in which season is a placeholder.',
  ),
  'counting-office-k': reconstructed(
    'Counting Office (Kaispeicher)',
    'Certain: two cards, one each in C and D, and that at most four offices count. The scale is that of the base game.',
  ),
  'fireman-k': reconstructed(
    'Fireman (Kaispeicher)',
    'Certain: strengths 1 to 5, seasons 2/1/1/1. Which strength lies in which season is a guess: ascending.',
  ),
  'ship-k': reconstructed(
    'Ship (Kaispeicher)',
    'Certain: three of 1 and three of 2 crates, seasons 0/2/2/2. One of each in a season is a guess.',
  ),
  dressmaker: certain('Dressmaker'),
  gaffer: certain('Gaffer'),
  ropemaker: certain('Ropemaker'),
  'carpet-storage': certain('Carpet Storage'),
  'roasting-house': reconstructed(
    'Roasting House',
    'Certain: what it does. The season is not: the card list prints B, which makes 11/13/12/14; the list of components says 12/12/12/14, and all its sister cards are in A.',
  ),
  'rubber-factory': certain('Rubber Factory'),
  'spice-storage': certain('Spice Storage'),
  'tea-house': certain('Tea House'),
  'city-hall': certain('City Hall'),
  davidwache: certain('Davidwache'),
  'light-house': certain('Light House'),
  'music-hall': certain('Music Hall'),
  theater: certain('Theater'),
  accountant: certain('Accountant'),
  deichtorhallen: certain('Deichtorhallen'),
  press: certain('Press'),
  'harbor-tour': certain('Harbor Tour'),
  mayor: certain('Mayor'),
  'auction-hall': certain('Auction Hall'),
  'coffee-break': certain('Coffee Break'),
  'fire-truck': certain('Fire Truck'),
  'fish-market': certain('Fish Market'),
  'harbor-master': certain('Harbor Master'),
  insurance: certain('Insurance'),
  smuggler: certain('Smuggler'),
  snitch: certain('Snitch'),
  'squad-leader': certain('Squad Leader'),
  storekeeper: certain('Storekeeper'),
  thief: certain('Thief'),
  'thrift-institution': certain('Thrift Institution'),
  truck: certain('Truck'),
};
