/**
 * Ways in which rules can be laid on a board, as a tree of tests: ways that begin with the same tests share
 * them, so that a run is walked once for all the lengths that it may have. A program is the tree in preorder,
 * as rows of typed arrays: a test that fails skips what depends on it.
 */

/** A test is one of a cell, or asks for one of several cells, or there is none left and the way is found. */
export type TestProgram = {
  /** The signs that a cell may have, as bits; 0 where a way is found, and `SOME` where one of several cells must have a sign. */
  readonly signs: Int32Array;
  /** The cell; the number of the way that is found; or the number of the several cells. */
  readonly cells: Int32Array;
  /** Where the program goes if the test fails. */
  readonly skips: Int32Array;
  readonly several: readonly SeveralCells[];
};

/** One of these cells must have one of these signs. */
export type SeveralCells = { readonly cells: Int32Array; readonly signs: number };

/** In place of the signs of a test: one of several cells is asked for. */
export const SOME = -1;
/** In place of the signs of a test: a way is found. */
export const FOUND = 0;

/** A tree under construction. Its nodes are numbers. */
export type TestTree = {
  /** A root of its own, for tests that begin at another cell. */
  root(): number;
  /** The node below this one for a test. */
  test(node: number, cell: number, signs: number): number;
  testSome(node: number, cells: readonly number[], signs: number): number;
  found(node: number, way: number): void;
  /** The program of the roots, and where the program of each root begins; that of the last one ends with the program. */
  program(): { readonly program: TestProgram; readonly starts: Int32Array };
  /** How many tests there are. */
  size(): number;
};

const NONE = -1;

export function testTree(): TestTree {
  const signs: number[] = [];
  const cells: number[] = [];
  const firstBelow: number[] = [];
  const lastBelow: number[] = [];
  const next: number[] = [];
  const roots: number[] = [];
  const several: SeveralCells[] = [];
  const node = (asked: number, cell: number): number => {
    signs.push(asked);
    cells.push(cell);
    firstBelow.push(NONE);
    lastBelow.push(NONE);
    return next.push(NONE) - 1;
  };
  const below = (parent: number, asked: number, cell: number): number => {
    const made = node(asked, cell);
    if (firstBelow[parent] === NONE) firstBelow[parent] = made;
    else next[lastBelow[parent]] = made;
    lastBelow[parent] = made;
    return made;
  };
  return {
    root() {
      const made = node(FOUND, NONE);
      roots.push(made);
      return made;
    },
    test(parent, cell, asked) {
      for (let each = firstBelow[parent]; each !== NONE; each = next[each])
        if (cells[each] === cell && signs[each] === asked) return each;
      return below(parent, asked, cell);
    },
    testSome(parent, asked, wanted) {
      several.push({ cells: Int32Array.from(asked), signs: wanted });
      return below(parent, SOME, several.length - 1);
    },
    found(parent, way) {
      below(parent, FOUND, way);
    },
    size: () => signs.length,
    program() {
      const inOrder: number[] = [];
      const skips = new Int32Array(signs.length);
      const starts = new Int32Array(roots.length + 1);
      /** Tests whose dependent rows are being written, with the place of each. */
      const open: number[] = [];
      for (const [i, root] of roots.entries()) {
        starts[i] = inOrder.length;
        let each = firstBelow[root];
        for (;;) {
          if (each !== NONE) {
            open.push(each, inOrder.length);
            inOrder.push(each);
            each = firstBelow[each];
            continue;
          }
          if (open.length === 0) break;
          const place = open.pop() ?? 0;
          const done = open.pop() ?? 0;
          // A test on which no way depends is left out: it was the last one written.
          if (signs[done] !== FOUND && inOrder.length === place + 1) inOrder.pop();
          else skips[place] = inOrder.length;
          each = next[done];
        }
      }
      starts[roots.length] = inOrder.length;
      return {
        starts,
        program: {
          signs: Int32Array.from(inOrder, (each) => signs[each]),
          cells: Int32Array.from(inOrder, (each) => cells[each]),
          skips: skips.slice(0, inOrder.length),
          several,
        },
      };
    },
  };
}
