/** What is wrong with nodes of a drawing with scores of which something was refused: a cycle ahead, or a broken guarantee. */
import type { GraphRead } from '../../engine/document/index.ts';
import type { Problem } from '../../engine/result.ts';
import { ask, drain, type QuestionId, questions } from '../../engine/run.ts';
import { rulesAsked } from './theory-option.ts';

const asked: readonly QuestionId[] = ['cycle', 'guarantee'];

/** A line for each of the vertices that is at fault; none in a drawing without scores. */
export function scoresAtFault(
  { graph, ids, view }: Pick<GraphRead, 'graph' | 'ids' | 'view'>,
  vertices: readonly number[],
): readonly Problem[] {
  if (!graph.scores) return [];
  return [...new Set(vertices)].flatMap((vertex) => {
    for (const id of asked) {
      const answer = drain(ask(id, { vertex } as never, { graph, rules: rulesAsked(view.rules, 'auto') }));
      if (answer.kind === 'over-budget') continue;
      if (answer.kind === 'guarantee' && !answer.broken) continue;
      const question = questions.find((each) => each.id === id);
      const says = question?.sentences(answer, (v) => ids[v]).join(' ');
      if (says) return [{ place: ids[vertex], says }];
    }
    return [];
  });
}
