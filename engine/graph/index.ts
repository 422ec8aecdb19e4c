/** The door of the game graphs: games in rows, as the engine solves them. */

export { alternatingCycles, reachedFrom } from './alternating.ts';
export { followersOf } from './closed-part.ts';
export { copyGraph } from './copy-graph.ts';
export type { GraphFacts } from './facts.ts';
export { type GameGraph, isImpartial, type Mover } from './game-graph.ts';
