/**
 * In how many ways pictures can be laid on a board, before any of them is laid. O(length of the board ·
 * directions) for each.
 */
import { mostChanges, mostTests, type TooMuch } from './lay-steps.ts';
import type { StepShape } from './step-shape.ts';
import type { BoardShape, StepToLay } from './step-to-lay.ts';
import { isRun, mostWays } from './written-rules.ts';

/**
 * How much is counted of some steps: the ways to lay them, and the step with which they are too many;
 * undefined where they may be few enough.
 */
export type CountedSteps = { readonly ways: number; readonly tooMuch: TooMuch | undefined };

/** A step is laid from one cell into at most so many trees. */
export function countedSteps(steps: readonly StepToLay[], board: BoardShape, trees = 1): CountedSteps {
  let [ways, cells, tests] = [0, 0, 0];
  let tooMuch: TooMuch | undefined;
  for (const step of steps) {
    const own = countedWays(step, board);
    const { before, isNew } = step.shape;
    ways += own;
    cells += own * isNew.filter(Boolean).length;
    // The ways of a run share the tests of its cells.
    if (!before.some(({ cell }) => isRun(cell)))
      tests += own * before.filter(({ cell }) => cell.kind !== 'any').length;
    const rule = step.rule.number;
    if (ways > mostWays) tooMuch ??= { rule, of: 'ways' };
    else if (cells > mostChanges) tooMuch ??= { rule, of: 'cells' };
    else if (tests > mostTests * trees) tooMuch ??= { rule, of: 'tests' };
  }
  return { ways, tooMuch };
}

const hasEdge = ({ before }: StepShape): boolean => before.some(({ cell }) => cell.kind === 'edge');

/** Whether the ways to lay a step are counted, and the cells that they change. */
export const isCounted = ({ shape }: StepToLay): boolean =>
  !hasEdge(shape) && shape.carried.every((far) => far === 0);

/** Infinite rather than exact where it is very large; 0 where the picture has the edge. */
export function countedWays({ shape, ways, rule, step }: StepToLay, board: BoardShape): number {
  const { rows } = rule.steps[step].before;
  if (hasEdge(shape)) return 0;
  const runs = shape.before.filter(({ cell }) => isRun(cell)).length;
  const width = rows[0].length - runs;
  const longest = runs === 0 ? width : Math.max(board.width, board.height);
  /** In how many ways this number of runs can have a given total length. */
  let lengths = 1;
  let sum = 0;
  for (let more = 0; width + more <= longest; more++) {
    if (more > 0) lengths = (lengths * (more + runs - 1)) / more;
    for (const { downByRow, acrossByRow, downByColumn, acrossByColumn } of ways) {
      const [further, far] = [rows.length - 1, width + more - 1];
      const down = board.height - Math.abs(downByColumn) * far - Math.abs(downByRow) * further;
      const across = board.width - Math.abs(acrossByColumn) * far - Math.abs(acrossByRow) * further;
      if (down > 0 && across > 0) sum += lengths * down * across;
    }
  }
  return sum;
}
