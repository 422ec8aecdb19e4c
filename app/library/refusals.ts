/** How the library refuses: by an error that names every problem by its place. */
import { accepted, type Result, refused } from '../../engine/result.ts';
import type { Problem, Refusal } from './types.ts';

/** The error with these problems; its message is one line for each. */
export function refusal(problems: readonly Problem[]): Refusal {
  const lines = problems.map(({ place, says }) => (place === '' ? says : `${place}: ${says}`));
  return Object.assign(new Error(lines.join('\n')), { name: 'Refusal', problems });
}

/** The value of a good result; throws the problems of another. */
export function orThrow<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw refusal(result.problems);
}

/** The reverse: calls a function, and gives what it returns or refuses. */
export function attempted<T>(work: () => T): Result<T> {
  try {
    return accepted(work());
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'Refusal') return refused((thrown as Refusal).problems);
    throw thrown;
  }
}
