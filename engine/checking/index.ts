/** The door of what checks tables: one generator, which reports how far it is. It shares nothing with what makes tables. */

export { type CheckReport, checkTable } from './check-table.ts';
export type { CheckedColumn } from './play/tally.ts';
