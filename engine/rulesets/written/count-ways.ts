/**
 * In how many ways a picture of one line can be laid on a board, before any of them is laid. O(length of the
 * board · directions).
 */
import type { BoardShape, StepToLay } from './lay-steps.ts';
import { isRun } from './written-rules.ts';

/** Infinite rather than exact where it is very large; 0 where the picture has the edge, several rows, or nothing to count. */
export function countedWays({ shape: { before }, ways, rule, step }: StepToLay, board: BoardShape): number {
  if (rule.steps[step].before.rows.length > 1 || before.some(({ cell }) => cell.kind === 'edge')) return 0;
  const runs = before.filter(({ cell }) => isRun(cell)).length;
  const cells = before.length - runs;
  const longest = runs === 0 ? cells : Math.max(board.width, board.height);
  /** In how many ways this number of runs can have a given total length. */
  let lengths = 1;
  let sum = 0;
  for (let more = 0; cells + more <= longest; more++) {
    if (more > 0) lengths = (lengths * (more + runs - 1)) / more;
    for (const { downByColumn, acrossByColumn } of ways) {
      const far = cells + more - 1;
      const down = board.height - Math.abs(downByColumn) * far;
      const across = board.width - Math.abs(acrossByColumn) * far;
      if (down > 0 && across > 0) sum += lengths * down * across;
    }
  }
  return sum;
}
