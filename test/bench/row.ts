import { ratioOf, type Speed } from './measure.js';

const number = (value: number): string => Math.round(value).toLocaleString('en');

/** A case in words, beside the yardstick and the checked playout, which are the first two of its process. */
export const rowOf = (
  speed: Speed,
  speeds: readonly Speed[],
): { readonly name: string; readonly rate: string; readonly range: string; readonly ratio: string } => {
  const [chess, playout] = speeds as readonly [Speed, Speed];
  return {
    name: speed.name,
    rate: `${number(speed.median)} ${speed.unit}/s`,
    range: `${number(speed.slowest)} to ${number(speed.fastest)}`,
    ratio:
      speed.unit === 'moves'
        ? `${ratioOf(speed, chess).toFixed(1)} x chess.js`
        : `as long as ${ratioOf(playout, speed).toFixed(2)} moves`,
  };
};
