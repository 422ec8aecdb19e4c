/**
 * The rows of `grundy sweep --moves`, one after the other: what the program answered for one position it is
 * not asked again for the next.
 */
import type { Problem } from '../../engine/result.ts';
import { openSweep } from '../../engine/run.ts';
import type { OpenFamily } from '../../engine/sweeps/index.ts';
import type { RowsTold } from './sweep-crew.ts';
import { type SweepOrder, writtenRow } from './sweep-rows.ts';
import type { AskedProgram } from './with-program.ts';

/** Finds the rows that are wanted, and passes them on in their order; what stops it is returned. */
export type Sweeping = (order: SweepOrder, told: RowsTold) => Promise<readonly Problem[]>;

/**
 * Passes the rows on in the order of the request. Returns what is wrong with an answer, which ends the sweep,
 * and what the program says too much at the end.
 */
export async function sweepByProgram(
  { solver, search, finish }: AskedProgram,
  family: OpenFamily,
  { format, options }: Pick<SweepOrder, 'format' | 'options'>,
  rows: Float64Array,
  told: RowsTold,
): Promise<readonly Problem[]> {
  const sweep = openSweep(family, options, solver);
  for (const row of rows) {
    const position = family.positionOf(family.numbersAt(row));
    // The program is not asked for what the numbers decide.
    const isWanted = position.ok && !sweep.leavesOut(row);
    for (const each of isWanted ? solver.searches(position.value) : []) {
      const wrong = await search(each);
      if (wrong.length > 0) return wrong;
    }
    for (const advance of sweep.rows([row]))
      if (advance.kind !== 'working') await told([writtenRow(format, family, advance)]);
    // Signals are heard in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return finish();
}
