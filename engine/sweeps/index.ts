/** The door of the sweeps: families asked for, tables read and written. Sweeping takes time and is behind `engine/run.ts`. */

export {
  type AskedFamily,
  type NumberRange,
  parseAskedFamily,
  printAskedFamily,
} from './asked-family.ts';
export { type FixedNumber, readAskedPlot } from './asked-plot.ts';
export { familyCalled, type OpenFamily, openFamily } from './family.ts';
export { isPattern } from './pattern.ts';
export type { SweepTable } from './table.ts';
export { columnsOfTable } from './table-columns.ts';
export { figureOfTable } from './table-plot.ts';
export { type ChosenColumns, captionOfTable, chosenTable } from './written-table.ts';
