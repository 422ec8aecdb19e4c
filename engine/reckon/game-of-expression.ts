/**
 * A game that is typed may be an expression in which operators are applied: heat(↑, 1), or ↑.Companion as
 * CGSuite has it. Such a text says the value that the expression comes to.
 */
import { accepted, type Result, refused } from '../result.ts';
import type { Value } from '../values/value.ts';
import { reckon } from './evaluate.ts';
import type { ReckonOptions } from './machine.ts';
import { reckonedLines } from './reckoned-data.ts';

/**
 * The value of an expression that is typed in place of a game. Refused where it cannot be read or carried
 * out, and where it comes to no game. Yields how many values were made.
 */
export function* gameOfExpression(
  text: string,
  options: ReckonOptions,
): Generator<number, Result<Value>, void> {
  const found = yield* reckon(text, options);
  if (!found.ok) return found;
  if (found.value.kind === 'value') return accepted(found.value.value);
  const [answer] = reckonedLines(found.value);
  return refused([{ place: 'character 1', says: `a game must stand here, and this comes to ${answer}` }]);
}
