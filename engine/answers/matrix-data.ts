/** The matrix of a node as JSON, with nodes by what they are called. */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import type { MatrixAnswer } from '../theories/simultaneous/questions/matrix-answer.ts';
import { answerData } from './answer-data.ts';

type Naming = (vertex: number) => string;

export function matrixData(answer: MatrixAnswer, node: string, nameOf: Naming) {
  const { kind: _, rows, columns, cells, whyNone, ...others } = answer;
  const line = ({ solo, ...rest }: MatrixAnswer['rows'][number]) => ({
    ...rest,
    ...(solo !== undefined && { solo: nameOf(solo) }),
  });
  const named = (vertices: readonly number[]): readonly string[] => vertices.map(nameOf);
  return answerData({
    node,
    rows: rows.map(line),
    columns: columns.map(line),
    cells: cells.map((row) =>
      row.map(({ to, candidates, ...rest }) => ({
        ...rest,
        ...(to !== undefined && { to: nameOf(to) }),
        ...(candidates && { candidates: named(candidates) }),
      })),
    ),
    ...others,
    ...(whyNone && {
      whyNone: {
        ...whyNone,
        ...('at' in whyNone && { at: nameOf(whyNone.at) }),
        ...('cycle' in whyNone && { cycle: named(whyNone.cycle) }),
        ...('candidates' in whyNone && { candidates: named(whyNone.candidates) }),
      },
    }),
  });
}

/**
 * The places of lines by the names of their moves; problems mention the options or members that name them.
 */
export function linesLeftOut(
  { rows, columns }: Pick<MatrixAnswer, 'rows' | 'columns'>,
  left: readonly string[],
  right: readonly string[],
  places: readonly [left: string, right: string],
): Result<{ readonly rows: readonly number[]; readonly columns: readonly number[] }> {
  const problems: Problem[] = [];
  const placesOf = (
    names: readonly string[],
    lines: MatrixAnswer['rows'],
    place: string,
  ): readonly number[] => {
    const placed = names.map((name) => lines.findIndex((line) => line.name === name));
    for (const [i, name] of names.entries())
      if (placed[i] < 0) problems.push({ place, says: `there is no move "${name}"` });
    return placed;
  };
  const found = {
    rows: placesOf(left, rows, places[0]),
    columns: placesOf(right, columns, places[1]),
  };
  return problems.length > 0 ? refused(problems) : accepted(found);
}
