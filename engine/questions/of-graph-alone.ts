/**
 * The ids of questions that read no values of a solution. With the ids alone, the page can send these
 * questions to a worker that is not solving, without loading the theories that answer them. The worker that
 * solved the game answers the questions that are not on the list.
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
  'atomic-weight',
  'simplify',
  'cycle',
]);
