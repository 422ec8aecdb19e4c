/**
 * The job that reckons an expression. Names in it are nodes of the drawing that came with it, or positions of
 * the ruleset of a board; those whose values are hidden are refused.
 */
import {
  type GameOfName,
  nodesAsGames,
  noNames,
  positionsAsGames,
  rulesetById,
  vertexOf,
} from '../../engine/answers/index.ts';
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

export function* reckonJob({ expression, drawing, board }: ReckonJob): JobSlices<ReckonedNow> {
  const nodes = new Set<number>();
  const positions = new Set<string>();
  const node = board ? namesOnBoard(board, positions) : namesOf(drawing, nodes);
  const found = yield* breathing(reckon(expression, { node }));
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
    positions: [...positions],
  };
}

const valueIn = (found: Reckoning): Pick<Extract<ReckonedNow, { answer: string }>, 'value'> =>
  found.kind === 'value' ? { value: found.value } : {};

/** `G` is the position that is shown, also where the ruleset reads this letter as another one. */
function namesOnBoard(board: NonNullable<ReckonJob['board']>, met: Set<string>): GameOfName {
  const { ruleset: id, shown, positions, refusal } = board;
  const ruleset = rulesetById(id);
  return function* (name) {
    const says =
      refusal ??
      (name === 'G' && shown === undefined
        ? 'the board shows no position yet; mend what is wrong on it first'
        : undefined);
    if (says !== undefined) return refused([{ place: name, says }]);
    if (!ruleset.ok) return ruleset;
    const position = name === 'G' ? (shown ?? name) : name;
    const read = ruleset.value.parse(position);
    if (read.ok) met.add(ruleset.value.print(read.value));
    return yield* positionsAsGames(ruleset.value, positions)(position);
  };
}

function namesOf(drawing: ReckonJob['drawing'], met: Set<number>): GameOfName {
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
