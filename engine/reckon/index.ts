/** The door of the calculator: what is found for an expression, as data. The code that finds it takes time and is behind `engine/run.ts`. */

export type { SignOfOrder } from './expression.ts';
export type { NodeMeant, ReckonOptions } from './machine.ts';
export type { Reckoned } from './reckoned.ts';
export { operandsSaid, reckonedData, reckonedLines } from './reckoned-data.ts';
