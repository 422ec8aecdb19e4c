/**
 * Questions that read no values of a solution, by their ids alone, so that the page can send them to a worker that is not solving without loading the theories that
 * answer them. A question that is not on the list is asked of the worker that solved the game.
 */
import type { QuestionId } from './register.ts';

export const ofGraphAlone: ReadonlySet<string> = new Set<QuestionId>([
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
