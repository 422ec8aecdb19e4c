/** The door of the numbers: rationals as scores are, added and printed. */

export { addRationals, printedRational, printRational } from './rationals.ts';
