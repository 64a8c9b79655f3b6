import fc from 'fast-check';

/**
 * Positions, possible or not: those that games reach, those with up to two things said as a made-up one says them, and
 * made-up ones. Of the first all are possible, of the last hardly any.
 */
export const positionsFrom = <P extends object>(reached: fc.Arbitrary<P>, madeUp: fc.Arbitrary<P>): fc.Arbitrary<P> =>
  fc.oneof(
    reached,
    fc.tuple(reached, madeUp, fc.nat(), fc.integer({ min: 1, max: 2 })).map(([position, other, from, count]) => {
      const said = Object.entries(other);
      const chosen = said
        .concat(said)
        .slice(from % said.length)
        .slice(0, count);
      return { ...position, ...Object.fromEntries(chosen) };
    }),
    madeUp,
  );
