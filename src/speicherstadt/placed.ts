import type { Path } from '../core/read.js';
import type { SpeicherstadtState, Worker } from './types.js';

/** The workers on the table, each with its place. */
export const placedIn = ({
  columns,
  holders,
}: Pick<SpeicherstadtState, 'columns' | 'holders'>): readonly (readonly [worker: Worker, path: Path])[] => [
  ...columns.flatMap((column, at) => column.map((worker, place) => [worker, ['columns', at, place]] as const)),
  ...holders.map((worker, at) => [worker, ['holders', at]] as const),
];
