/**
 * The programs that find the ways to make some steps, one for each cell on which they begin and each sign
 * that the cell holds. A program is made when a position first has the sign there, so that a large board
 * costs what its positions need. O(ways · cells of a fragment).
 */
import { type Layer, signsAsBits } from './lay-steps.ts';
import type { BoardShape, StepInWays } from './step-to-lay.ts';
import { type TestProgram, testTree } from './test-tree.ts';
import { isRun } from './written-rules.ts';

export type CellPrograms = {
  /** At cell · signs + sign the program, once it was made. */
  readonly made: readonly (TestProgram | undefined)[];
  make(cell: number, sign: number): TestProgram;
};

const nothing: TestProgram = new Int32Array(0);

/** Signs on which the same steps can begin, as bits, and these steps. */
type AlikeSigns = { readonly bits: number; readonly steps: readonly StepInWays[] };

function alikeSigns(steps: readonly StepInWays[], signs: string): readonly AlikeSigns[] {
  const bitsOf = signsAsBits(signs);
  const begins = steps.map(({ asked: { shape } }) => {
    const { cell } = shape.before[shape.begin];
    // A run may be empty, and then the step begins on the cell after it.
    return isRun(cell) ? -1 : bitsOf(cell);
  });
  const alike = new Map<string, AlikeSigns>();
  for (let sign = 0; sign < signs.length; sign++) {
    const here = steps.filter((_, i) => ((begins[i] >>> sign) & 1) === 1);
    const key = here.map((step) => steps.indexOf(step)).join();
    alike.set(key, { bits: (alike.get(key)?.bits ?? 0) | (1 << sign), steps: here });
  }
  return [...alike.values()];
}

/** Into how many programs one of the steps is laid from one cell, at most. */
export const mostPrograms = (steps: readonly StepInWays[], signs: string): number => {
  const alike = alikeSigns(steps, signs);
  return Math.max(1, ...steps.map((step) => alike.filter(({ steps: here }) => here.includes(step)).length));
};

/** Lays steps from all cells of a board, as programs for all signs need them, until it is enough. */
export function layEverywhere(
  laid: Layer,
  steps: readonly StepInWays[],
  signs: string,
  { width, height }: BoardShape,
  isEnough: () => boolean,
): void {
  const alike = alikeSigns(steps, signs);
  for (let cell = 0; cell < width * height; cell++)
    for (const same of alike) {
      if (isEnough()) return;
      if (same.steps.length > 0) laid.lay(same.steps, { cell, signs: same.bits }, testTree());
    }
}

/** The programs on a board of this shape; `whenMade` is called each time that more ways were laid. */
export function cellPrograms(
  laid: Layer,
  steps: readonly StepInWays[],
  signs: string,
  { width, height }: BoardShape,
  whenMade: () => void,
): CellPrograms {
  const alike = alikeSigns(steps, signs);
  const made = new Array<TestProgram | undefined>(width * height * signs.length);
  return {
    made,
    make(cell, sign) {
      const same = alike.find(({ bits }) => ((bits >>> sign) & 1) === 1);
      let program = nothing;
      if (same && same.steps.length > 0) {
        const tree = testTree();
        laid.lay(same.steps, { cell, signs: same.bits }, tree);
        whenMade();
        program = tree.program();
      }
      for (let each = 0; each < signs.length; each++)
        if (same && ((same.bits >>> each) & 1) === 1) made[cell * signs.length + each] = program;
      return program;
    },
  };
}
