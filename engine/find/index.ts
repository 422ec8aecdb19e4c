/**
 * The door of the search for games: which drawings are searched, and by which conditions. Solving them takes
 * time and is behind `engine/run.ts`. The search for unicycles solves nothing, and is here.
 */

export { everyGame, type GameCondition, withDifficulty } from './condition.ts';
export { plainKind, readKind } from './drawing-kind.ts';
export { type DrawingsAsked, readDrawingOrders } from './drawings-asked.ts';
export { readExitChoices, usualChoices, usualExits } from './exit-pool.ts';
export type { FindChoice } from './find-drawings.ts';
export { openFoundLines } from './found-lines.ts';
export type { FoundRow, FoundSearch, SearchEnd, SearchMark } from './found-search.ts';
export { readLikeDrawing } from './like-drawing.ts';
export { waysAmong } from './like-ways.ts';
export { openLots } from './lots.ts';
export { readGameCondition, readPairCondition } from './read-condition.ts';
export { readUnicyclePattern } from './unicycle-pattern.ts';
