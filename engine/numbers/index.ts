/** The door of the numbers: rationals as scores are, added and printed; dyadics that are kept as doubles. */

export { dyadicOf, parseDyadic, printDouble } from './dyadics.ts';
export {
  addRationals,
  compareRationals,
  printedRational,
  printRational,
  type Rational,
  subtractRationals,
} from './rationals.ts';
