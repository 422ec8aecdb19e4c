/** A strip of toads and frogs, and its notation: T for a toad, F for a frog, `.` for an empty square, from the left. */
import { accepted, type Problem, type Result, refused } from '../../result.ts';

/**
 * What stands on a square, as a digit of the strip's code: the code is a number in base 3 whose last digit is the
 * first square.
 */
export const EMPTY_SQUARE = 0;
export const TOAD = 1;
export const FROG = 2;

/** The squares from the left. */
export type Strip = readonly number[];

/** The letter of each digit. */
export const letters = ['.', 'T', 'F'] as const;

/** Strips up to this length have codes that are safe integers: 3³³ < 2⁵³. */
const LONGEST = 33;

/** Reads a strip; every problem names its square. */
export function parseStrip(text: string): Result<Strip> {
  const squares = [...text.trim()];
  const problems: Problem[] = [];
  if (squares.length === 0) {
    problems.push({ place: 'position', says: 'is empty; write the squares of the strip, like TT..FF' });
  }
  if (squares.length > LONGEST) {
    const says = `is ${squares.length} squares long; take at most ${LONGEST}`;
    problems.push({ place: 'position', says });
  }
  for (const [i, letter] of squares.entries()) {
    if (codeOf(letter) >= 0) continue;
    const says = `is "${letter}"; write T for a toad, F for a frog, . for an empty square`;
    problems.push({ place: `square ${i + 1}`, says });
  }
  return problems.length > 0 ? refused(problems) : accepted(squares.map(codeOf));
}

/** Prints what `parseStrip` reads. */
export const printStrip = (strip: Strip): string => strip.map((found) => letters[found]).join('');

const codeOf = (letter: string): number => (letters as readonly string[]).indexOf(letter);
