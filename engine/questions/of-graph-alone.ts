/**
 * The questions that read no values of a solution, by their ids alone: who only sorts questions need not load the theories
 * that answer them. A test holds the list to the register.
 */
import type { QuestionId } from './register.ts';

export const ofGraphAlone: ReadonlySet<QuestionId> = new Set<QuestionId>([
  'remoteness',
  'nim-response',
  'conjunctive',
  'continued',
  'selective',
  'sums',
  'turn',
  'game-value',
  'about-value',
  'walls',
  'cooled',
  'simplify',
  'cycle',
]);
