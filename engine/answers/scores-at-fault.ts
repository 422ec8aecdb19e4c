/**
 * What is wrong with nodes of a drawing with scores for which an answer was refused: a cycle ahead, or a
 * broken guarantee.
 */
import { ask } from '../conduct/ask.ts';
import type { GraphRead } from '../document/read.ts';
import { ruledBy } from '../outcome/rules.ts';
import { type QuestionId, questions } from '../questions/register.ts';
import type { Problem } from '../result.ts';
import { drain } from '../rounds.ts';
import { wordsOfNodes } from './named-node.ts';

const asked: readonly QuestionId[] = ['cycle', 'guarantee'];

/** A line for each of the vertices that is at fault; none in a drawing without scores. */
export function scoresAtFault(
  read: Pick<GraphRead, 'graph' | 'ids' | 'names' | 'view'>,
  vertices: readonly number[],
): readonly Problem[] {
  const { graph, view } = read;
  if (!graph.scores) return [];
  const words = wordsOfNodes(read);
  return [...new Set(vertices)].flatMap((vertex) => {
    for (const id of asked) {
      const answer = drain(
        ask(id, { vertex } as never, { graph, rules: ruledBy({ theory: 'auto' }, view.rules) }),
      );
      if (answer.kind === 'over-budget') continue;
      if (answer.kind === 'guarantee' && !answer.broken) continue;
      const question = questions.find((each) => each.id === id);
      const says = question?.sentences(answer, (v) => words[v]).join(' ');
      if (says) return [{ place: words[vertex], says }];
    }
    return [];
  });
}
