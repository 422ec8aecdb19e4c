/**
 * The door of the search for games: which drawings and unicycles are searched, and by which conditions.
 * Searching takes time and is behind `engine/run.ts`.
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
export type { UnicyclesAsked } from './unicycles.ts';
