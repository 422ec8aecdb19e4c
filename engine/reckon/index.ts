/**
 * The door of the calculator: expressions are read and carried out here, and what is found is data and lines;
 * and the register of operators.
 */

export { reckon } from './evaluate.ts';
export { gameOfExpression } from './game-of-expression.ts';
export { operators } from './operators.ts';
export type { Reckoning } from './reckoned.ts';
export { operandsSaid, reckonedData, reckonedLines } from './reckoned-data.ts';
