/** The door of simultaneous play: joint rounds as they are played, what an end is worth, and moves drawn by chance from a strategy. */

export { drawnPlace, seededWords } from './drawing-lots.ts';
export { endsBy } from './ends.ts';
export { type RoundAt, roundAt } from './round-at.ts';
