/** The door of the calculator: what is found for an expression, as data and in lines, and the register of operators. The code that finds it takes time and is behind `engine/run.ts`. */

export { operators } from './operators.ts';
export { operandsSaid, reckonedData, reckonedLines } from './reckoned-data.ts';
