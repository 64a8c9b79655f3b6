/**
 * The 95 % interval of a share by Wilson's score, for `won` of `games`; a draw is half a win. (Wilson, 1927; for draws it
 * is somewhat wide, since a half varies less than a whole.)
 */
export const wilson = (won: number, games: number): readonly [low: number, high: number] => {
  const z = 1.959964;
  const share = won / games;
  const middle = share + (z * z) / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const all = 1 + (z * z) / games;
  return [(middle - half) / all, (middle + half) / all];
};
