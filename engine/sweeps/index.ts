/** The door of the sweeps: families asked for, tables read and written. Sweeping takes time and is behind `engine/run.ts`. */

export {
  type AskedFamily,
  type NumberRange,
  parseAskedFamily,
  printAskedFamily,
} from './asked-family.ts';
export { familyCalled, type OpenFamily, openFamily } from './family.ts';
export { isPattern } from './pattern.ts';
