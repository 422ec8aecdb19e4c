/**
 * The door of the search for games: which drawings are searched, and by which conditions. Searching takes
 * time and is behind `engine/run.ts`.
 */

export { openConditionCheck } from './condition-check.ts';
export { plainKind, readKind } from './drawing-kind.ts';
export { type DrawingsAsked, readDrawingOrders } from './drawings-asked.ts';
export type { FindChoice, FindEnd, FindTest } from './find-drawings.ts';
export { progressSaid } from './find-said.ts';
export {
  type FoundMembers,
  membersOfEnd,
  openFoundLines,
  openMembers,
} from './found-lines.ts';
export { readGameCondition } from './read-condition.ts';
