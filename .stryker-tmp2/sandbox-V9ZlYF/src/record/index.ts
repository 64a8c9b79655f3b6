/**
 * Records of games: kept move by move, written as lines of JSON, replayed and verified.
 * @module
 */
export { extendRecord, finishRecord, recordGame, type StartedRecord, startRecord } from './make.js';
export { replay } from './replay.js';
export { formatRecord, type LineIssue, parseRecord, parseRecords } from './text.js';
export { type GameRecord, type GameResult, isMove, type Played, type RecordOf, type SideTotal } from './types.js';
export { type Fault, type SeedMismatch, type Verification, verify } from './verify.js';
