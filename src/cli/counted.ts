/** The word for so many things: `move` of one, else `moves`. */
export const nounOf = (n: number, one: string, many = `${one}s`): string => (n === 1 ? one : many);

/** A number with what it counts: `1 move`, `2 moves`. */
export const counted = (n: number, one: string, many?: string): string => `${n} ${nounOf(n, one, many)}`;
