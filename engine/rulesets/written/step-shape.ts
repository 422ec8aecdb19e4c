/**
 * What a step of a rule does, read off its two pictures: which cells of the picture after are new, where the
 * step begins, and where it ends. A place in a fragment is a row and, in the row, how many cells and how many
 * runs come before. Linear in the fragments.
 */
import { type FragmentCell, isRun, type RuleStep } from './written-rules.ts';

export type PlacedCell = {
  readonly cell: FragmentCell;
  readonly row: number;
  /** How many cells that are not in runs come before in the row, and how many runs. */
  readonly cells: number;
  readonly runs: number;
};

export type StepShape = {
  readonly before: readonly PlacedCell[];
  readonly after: readonly PlacedCell[];
  /** For each cell after, whether something is put there that the picture before does not have there. */
  readonly isNew: readonly boolean[];
  /** How far each run is carried, in cells that are not in runs. */
  readonly carried: readonly number[];
  /**
   * The cell before on which the step begins: where the piece that it moves is, or else the first cell of the
   * board. A piece is moved if its sign is on a new cell after, and before on a cell where it is no longer.
   */
  readonly begin: number;
  /**
   * The cell after on which the step ends: where the moved piece is, or else the last new cell, one that is
   * not empty if there is one.
   */
  readonly end: number;
  readonly movesPiece: boolean;
};

export const placedCells = (rows: readonly (readonly FragmentCell[])[]): readonly PlacedCell[] =>
  rows.flatMap((cellsOfRow, row) => {
    let [cells, runs] = [0, 0];
    return cellsOfRow.map((cell) => {
      const placed = { cell, row, cells, runs };
      if (isRun(cell)) runs++;
      else cells++;
      return placed;
    });
  });

const hasSign = ({ cell }: PlacedCell, sign: string): boolean => cell.kind === 'sign' && cell.sign === sign;

/**
 * For each cell of one picture, the cell of the other one at its place that is in no run, if there is one.
 */
function partners(
  ones: readonly PlacedCell[],
  others: readonly PlacedCell[],
): readonly (PlacedCell | undefined)[] {
  const byPlace = new Map(
    others
      .filter(({ cell }) => !isRun(cell))
      .map((other) => [`${other.row} ${other.cells} ${other.runs}`, other]),
  );
  return ones.map(({ row, cells, runs }) => byPlace.get(`${row} ${cells} ${runs}`));
}

/** Precondition: both pictures have one shape. */
export function shapeOfStep(step: Pick<RuleStep, 'before' | 'after'>): StepShape {
  const before = placedCells(step.before.rows);
  const after = placedCells(step.after.rows);
  const was = partners(after, before);
  const becomes = partners(before, after);
  const isNew = after.map(({ cell }, i) => {
    const old = was[i];
    return cell.kind === 'sign' && !(old && hasSign(old, cell.sign));
  });
  const runsBefore = before.filter(({ cell }) => isRun(cell));
  const carried = after
    .filter(({ cell }) => isRun(cell))
    .map((run, k) => run.cells - (runsBefore[k]?.cells ?? run.cells));
  const leftFrom = new Map<string, number>();
  for (const [i, each] of before.entries()) {
    const now = becomes[i];
    if (each.cell.kind !== 'sign' || leftFrom.has(each.cell.sign)) continue;
    if (!(now && hasSign(now, each.cell.sign))) leftFrom.set(each.cell.sign, i);
  }
  const newPieces = after.flatMap(({ cell }, i) =>
    isNew[i] && cell.kind === 'sign' && cell.sign !== '.' ? [{ i, from: leftFrom.get(cell.sign) ?? -1 }] : [],
  );
  const moved = newPieces.findLast(({ from }) => from >= 0);
  const first = before.findIndex(({ cell }) => cell.kind !== 'edge');
  const end = moved?.i ?? newPieces.at(-1)?.i ?? isNew.lastIndexOf(true);
  return {
    before,
    after,
    isNew,
    carried,
    begin: moved?.from ?? Math.max(0, first),
    end:
      end >= 0
        ? end
        : Math.max(
            0,
            after.findLastIndex(({ cell }) => cell.kind !== 'edge'),
          ),
    movesPiece: moved !== undefined,
  };
}

/** Whether a step changes nothing at all. */
export const putsNothing = ({ isNew, carried }: StepShape): boolean =>
  !isNew.includes(true) && carried.every((far) => far === 0);
