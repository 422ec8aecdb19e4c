/**
 * The pattern of a unicycle: whose move each arc of the cycle is, from its first position on. Two kinds of
 * patterns are refused, since no unicycle has them (Siegel, New results in loopy games, Lemmas 11 and 12).
 */
import { accepted, type Result, refused } from '../result.ts';

/** L and R for each arc; at least two of each, and the players do not take turns all the way. */
export type UnicyclePattern = readonly ('L' | 'R')[];

/** With two arcs of each player a cycle has four. */
const fewestLetters = 4;

export const mostPatternLetters = 24;

/** Reads a pattern such as LLRR, or says why no unicycle has it, and at which letter. O(text). */
export function readUnicyclePattern(text: string): Result<UnicyclePattern> {
  const letters = [...text];
  const others = letters.flatMap((letter, i) =>
    letter === 'L' || letter === 'R'
      ? []
      : [{ place: `letter ${i + 1}`, says: `is "${letter}"; a pattern is made of L and R` }],
  );
  const no = (says: string): Result<UnicyclePattern> => refused([{ place: text, says }]);
  if (others.length > 0) return refused(others);
  if (letters.length < fewestLetters)
    return no(`is too short; a cycle has two arcs of each player, so write ${fewestLetters} letters or more`);
  if (letters.length > mostPatternLetters)
    return no(
      `has ${letters.length} letters; patterns of ${mostPatternLetters} letters or fewer are searched`,
    );
  for (const [letter, player] of [
    ['L', 'Left'],
    ['R', 'Right'],
  ] as const) {
    if (letters.filter((each) => each === letter).length < 2)
      return no(
        `has fewer than two ${letter}: a long cycle with fewer than two arcs of ${player} is in no stopper in canonical form, so no unicycle has this pattern`,
      );
  }
  if (letters.every((letter, i) => letter !== letters[(i + 1) % letters.length]))
    return no(
      'alternates all the way: the players could take turns along the cycle for ever, which they cannot in a stopper, so no unicycle has this pattern',
    );
  return accepted(letters as UnicyclePattern);
}

/**
 * After how many letters the pattern comes again, counted round the cycle; its length if it never does
 * before. O(letters²).
 */
export function periodOfCycle(letters: readonly unknown[]): number {
  const { length } = letters;
  for (let step = 1; step < length; step++)
    if (length % step === 0 && letters.every((letter, i) => letter === letters[(i + step) % length]))
      return step;
  return length;
}
