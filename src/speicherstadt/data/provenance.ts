/** How sure the values of an entry of the built-in manifest are. */
export interface Provenance {
  /** The name in print, as far as it is known. */
  readonly name: string;
  /** `certain`: stated by a public source; `reconstructed`: at least one value is derived or guessed. */
  readonly status: 'certain' | 'reconstructed';
  /** What is reconstructed, and from what; empty if nothing is. */
  readonly why: string;
}

const certain = (name: string): Provenance => ({ name, status: 'certain', why: '' });
const reconstructed = (name: string, why: string): Provenance => ({ name, status: 'reconstructed', why });

const trader = (name: string): Provenance =>
  reconstructed(
    name,
    'There are five base merchants by count, one for each kind; 1 coin, 1 point and season A by analogy with the two that are stated.',
  );
const building = (name: string): Provenance =>
  reconstructed(
    name,
    'There are four base buildings by count. Points and season are the rest of 2 to 5 and the only season with room; apart from the Michel the names were not seen.',
  );
const fire = (name: string): Provenance =>
  reconstructed(name, 'The season is stated; the points follow from the ordinal, as stated for the 4th.');

/** For each entry of the built-in manifest, what is certain about it and what is not. */
export const PROVENANCE: Readonly<Record<string, Provenance>> = (() => ({
  bank: certain('Bank'),
  contract: reconstructed(
    'Contract',
    'Count, seasons 3/3/4/0 and points 5/8/11 for 2/3/4 goods are stated. Which sizes lie in which season and which goods they ask for is a placeholder: all different on a card, each kind six times.',
  ),
  'counting-office': reconstructed(
    'Counting Office',
    'Four by the expansion, which counts at most four; one in each season fits the totals; the scale 1/3/6/10 is the usual one.',
  ),
  fireman: reconstructed(
    'Fireman',
    'Stated: one of value 3 in D. Eight by counting; the other values and the seasons 3/2/1/2 are guesses.',
  ),
  ship: reconstructed('Ship', 'Three crates and none in A are stated; 15 by 45 cubes; five in each other season fits.'),
  warehouse: reconstructed(
    'Warehouse',
    'Room for 4 cubes is stated, and that they score; 1 point each and season B are guesses.',
  ),
  'carpet-trader': certain('Carpet Trader'),
  'coffee-roaster': certain('Coffee Roaster'),
  'spice-trader': trader('Spice Trader'),
  'tea-trader': trader('Tea Trader'),
  'rubber-trader': trader('Rubber Trader'),
  'boatsmen-church': certain('Boatsmen Church'),
  michel: building('Michel'),
  'scoring-building-x2': building('Scoring Building 2'),
  'scoring-building-x4': building('Scoring Building 4'),
  'chamber-of-commerce': certain('Chamber of Commerce'),
  port: reconstructed(
    'Port',
    'The card and its season are stated, and that it rewards ships; 1 point each is a guess.',
  ),
  'fire-1': fire('1st Fire'),
  'fire-2': fire('2nd Fire'),
  'fire-3': fire('3rd Fire'),
  'fire-4': certain('4th Fire'),
  'contract-k': reconstructed(
    'Contract (Kaispeicher)',
    'Three of 1 good for 4 points, three of 2 goods for 8 and the seasons are stated; which goods in which season is a placeholder.',
  ),
  'counting-office-k': certain('Counting Office (Kaispeicher)'),
  'fireman-k': reconstructed('Fireman (Kaispeicher)', 'Values 1 to 5 and 2/1/1/1 are stated; ascending by season.'),
  'ship-k': reconstructed('Ship (Kaispeicher)', 'Three of 1 and three of 2 crates are stated; one of each a season.'),
  dressmaker: certain('Dressmaker'),
  gaffer: certain('Gaffer'),
  ropemaker: certain('Ropemaker'),
  'carpet-storage': certain('Carpet Storage'),
  'roasting-house': reconstructed(
    'Roasting House',
    'The card list prints season B, which makes 11/13/12/14; the list of components says 12/12/12/14, and all its sister cards are in A.',
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
}))();
