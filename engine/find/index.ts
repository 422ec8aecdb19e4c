/**
 * The door of the search for games: which drawings are searched, and by which conditions. Solving them takes
 * time and is behind `engine/run.ts`. The search for unicycles solves nothing, and is here.
 */

export { type GameCondition, partsAboutDrawings, printGameCondition } from './condition.ts';
export { openConditionCheck } from './condition-check.ts';
export { plainKind, readKind } from './drawing-kind.ts';
export { type DrawingsAsked, readDrawingOrders } from './drawings-asked.ts';
export { readExitChoices } from './exit-pool.ts';
export type { FindChoice, FindTest } from './find-drawings.ts';
export { type MembersEnd, membersEndSentences, progressSaid } from './find-said.ts';
export {
  type FoundMembers,
  membersOfEnd,
  openFoundLines,
  openMembers,
} from './found-lines.ts';
export { openLots } from './lots.ts';
export { readGameCondition } from './read-condition.ts';
export { openUnicycleLines, unicyclesProgress } from './unicycle-lines.ts';
export { readUnicyclePattern } from './unicycle-pattern.ts';
export { findUnicycles, type UnicyclesAsked } from './unicycles.ts';
