/**
 * The door of simultaneous play: joint rounds as they are played, what an end is worth, moves drawn by chance
 * from a strategy, and what the screen shows of a drawing's joint rounds beside their values.
 */

export { commutingByName } from './completed.ts';
export { drawnPlace, seededWords } from './drawing-lots.ts';
export { endsBy } from './ends.ts';
export { type Obstacle, obstacleAt } from './obstacles.ts';
export { pairsCompleted } from './pairs-completed.ts';
export { type RoundAt, roundAt } from './round-at.ts';
export { isRoundSum, noSuchRoundSum } from './sums.ts';
export { type WhyNoValue, whyInTheWay, whyNoneSaid } from './why-none.ts';
