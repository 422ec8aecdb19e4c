/**
 * The door of the sweeps: families asked for, tables written. Sweeping and reading take time and are behind
 * `engine/run.ts`.
 */

export {
  type AskedFamily,
  askedFamilyOf,
  familyInWords,
  type NumberRange,
  parseAskedFamily,
  printAskedFamily,
  type RulesOfSweep,
  readAskedFamily,
} from './asked-family.ts';
export { heapsOfFamily } from './asked-heaps.ts';
export { type FixedNumber, plotKinds, readAskedPlot } from './asked-plot.ts';
export type { AskedSearch } from './asked-search.ts';
export { conditionsInField, printConditions } from './conditions-field.ts';
export {
  type FamilyRuleset,
  familiesOfProgram,
  familyCalled,
  hopelessFamily,
  isSameFamily,
  type OpenFamily,
  openFamily,
  programFamilies,
} from './family.ts';
export {
  type HeapSummary,
  type HeapsSoFar,
  type OpenSummary,
  summaryData,
  summaryInWords,
} from './heap-summary.ts';
export {
  isLookedAt,
  joinLookedAt,
  linesOfLookedAt,
  type MembersLookedAt,
  nothingLookedAt,
  settledLookedAt,
} from './looked-at.ts';
export { isPattern } from './pattern.ts';
export { type PeriodClaim, printPeriod } from './period-claim.ts';
export { readShard, rowsOfShard, type Shard } from './shards.ts';
export type { SweepRow, SweepTable, TableFormat } from './table.ts';
export { captionOfTable } from './table-caption.ts';
export { columnsOfTable } from './table-columns.ts';
export { headIn } from './table-lines.ts';
export { figureOfTable } from './table-plot.ts';
export { endOfTable, headOfTable, lineOfRow, makersOf } from './write-table.ts';
export { heapsAsCsv, heapsAsLatex, heapsAsTable } from './written-heaps.ts';
export { type ChosenColumns, chosenTable } from './written-table.ts';
