/**
 * A solved position as JSON: `{ruleset, position, positions, start: {value, text, latex, outcome}}`, and
 * every position that can follow under `all`.
 */
import type { SolvedBoard } from '../conduct/memory.ts';
import type { WorthByParts } from '../conduct/part-solver.ts';
import type { ValueMeasure } from '../theories/measure.ts';
import { type ValueMembers, valueMembers } from './solution-data.ts';
import { outcomeOfVertex } from './whole-solution.ts';

/** The members before the values. For infinitely many positions it says which were examined. */
export const boardHead = ({ asked, graph, part, solved }: SolvedBoard) => ({
  ruleset: asked.ruleset,
  position: asked.position,
  positions: graph.order,
  ...(part && { infinite: true, bound: part.bound, settled: solved.labelling.codes[0] >= 0 }),
});

/** Gives what a position of the graph is worth, by its vertex; each value is put into words once. */
function boardEntries({ solved }: SolvedBoard, measures: readonly ValueMeasure[]) {
  const { table, codes } = solved.labelling;
  const membersOf = valueMembers(measures);
  const known: ValueMembers[] = [];
  const nothing = membersOf(undefined);
  return (v: number) => {
    const code = codes[v];
    if (code >= 0) known[code] ??= membersOf(table[code]);
    return { ...(known[code] ?? nothing), outcome: outcomeOfVertex(solved, v) ?? null };
  };
}

/** The whole of it at once; with every position on request. */
export function boardData(board: SolvedBoard, measures: readonly ValueMeasure[], all: boolean) {
  const entryOf = boardEntries(board, measures);
  return {
    ...boardHead(board),
    start: entryOf(0),
    ...(all && {
      all: Object.fromEntries(
        Array.from({ length: board.graph.order }, (_, v) => [board.nameOf(v), entryOf(v)]),
      ),
    }),
  };
}

/** For a position that was solved part by part: what it is, how many parts were met, and what it is worth. */
export const partsData = <Named extends object>(
  game: Named,
  { value, outcome, met }: WorthByParts,
  measures: readonly ValueMeasure[],
) => ({
  ...game,
  parts: met,
  start: { ...valueMembers(measures)(value), outcome: outcome ?? null },
});
