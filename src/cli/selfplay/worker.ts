// What runs in each thread.
export { playBatch } from './play.js';
