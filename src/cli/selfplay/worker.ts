// What runs in each thread.
export { playBatch } from './batch.js';
