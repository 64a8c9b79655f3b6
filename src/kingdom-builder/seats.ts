/** The most seats of a game. */
export const MOST_SEATS = 4;
