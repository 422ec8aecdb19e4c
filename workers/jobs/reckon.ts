/** The job that reckons an expression. Names in it are nodes of the drawing that came with it; those whose values are hidden are refused. */
import { nodesAsGames, noNames, vertexOf } from '../../engine/answers/index.ts';
import {
  operandsSaid,
  type Reckoning,
  reckon,
  reckonedData,
  reckonedLines,
} from '../../engine/reckon/index.ts';
import { refused } from '../../engine/result.ts';
import type { ReckonedNow, ReckonJob } from '../protocol.ts';
import { breathing, type JobSlices } from '../run-job.ts';

export function* reckonJob({ expression, drawing }: ReckonJob): JobSlices<ReckonedNow> {
  const nodes = new Set<number>();
  const found = yield* breathing(reckon(expression, { node: namesOf(drawing, nodes) }));
  if (!found.ok) return { kind: 'reckon', problem: found.problems[0] };
  const [answer, ...proof] = reckonedLines(found.value);
  const { latex } = reckonedData(expression, found.value) as { readonly latex?: string };
  return {
    kind: 'reckon',
    answer,
    ...(latex !== undefined && { latex }),
    ...valueIn(found.value),
    more: [...proof, ...operandsSaid(found.value)],
    nodes: [...nodes],
  };
}

const valueIn = (found: Reckoning): Pick<Extract<ReckonedNow, { answer: string }>, 'value'> =>
  found.kind === 'value' ? { value: found.value } : {};

function namesOf(drawing: ReckonJob['drawing'], met: Set<number>): Parameters<typeof reckon>[1]['node'] {
  if (!drawing) return noNames;
  const { ids, names, graph, rules, secret } = drawing;
  const read = { graph, ids, names, index: new Map(ids.map((id, v) => [id, v])), view: { rules } };
  const games = nodesAsGames(read);
  return function* (name) {
    const vertex = vertexOf(read, name);
    if (vertex.ok && secret.vertices.includes(vertex.value))
      return refused([{ place: name, says: secret.says }]);
    if (vertex.ok) met.add(vertex.value);
    return yield* games(name);
  };
}
