/**
 * The door of what checks tables: one generator, which reports how far it is. It shares nothing with what
 * makes tables.
 */

export { checkHeaps, type HeapsReport, isSummaryOfHeaps } from './check-heaps.ts';
export { type CheckedColumn, type CheckReport, checkTable } from './check-table.ts';
