/**
 * Ways in which rules can be laid on a board from one cell, as a tree of tests: ways that begin with the same
 * tests share them, so that a run is walked once for all the lengths that it may have. A program is the tree
 * in preorder: a test that fails skips what depends on it.
 */

/**
 * Three numbers for each row. Of a test: the signs that a cell may have, as bits, the cell, and where the
 * program goes if the test fails. Of a test of several cells: `SOME`, the number of the cells, and the same.
 * Where a way is found: `FOUND`, its number, and 0.
 */
export type TestProgram = Int32Array;

/** How many numbers a row has. */
export const rowOfProgram = 3;

/** One of these cells must have one of these signs. */
export type SeveralCells = { readonly cells: readonly number[]; readonly signs: number };

/** In place of the signs of a test: one of several cells is asked for. */
const SOME = -1;
/** In place of the signs of a test: a way is found. */
export const FOUND = 0;

/** A tree under construction. Its nodes are numbers, of which 0 is the root. */
export type TestTree = {
  /** The node below this one for a test. */
  test(node: number, cell: number, signs: number): number;
  /** The same for several cells, by their number. */
  testSome(node: number, several: number): number;
  found(node: number, way: number): void;
  program(): TestProgram;
  /** How many tests there are. */
  tests(): number;
};

const NONE = -1;

export function testTree(): TestTree {
  const signs = [FOUND];
  const cells = [NONE];
  const firstBelow = [NONE];
  const lastBelow = [NONE];
  const next = [NONE];
  let tests = 0;
  const below = (parent: number, asked: number, cell: number): number => {
    const made = signs.push(asked) - 1;
    if (asked !== FOUND) tests++;
    cells.push(cell);
    firstBelow.push(NONE);
    lastBelow.push(NONE);
    next.push(NONE);
    if (firstBelow[parent] === NONE) firstBelow[parent] = made;
    else next[lastBelow[parent]] = made;
    lastBelow[parent] = made;
    return made;
  };
  return {
    test(parent, cell, asked) {
      for (let each = firstBelow[parent]; each !== NONE; each = next[each])
        if (cells[each] === cell && signs[each] === asked) return each;
      return below(parent, asked, cell);
    },
    testSome: (parent, several) => below(parent, SOME, several),
    found(parent, way) {
      below(parent, FOUND, way);
    },
    tests: () => tests,
    program() {
      const rows: number[] = [];
      /** Tests whose dependent rows are being written, with the place of each. */
      const open: number[] = [];
      for (let each = firstBelow[0]; ; ) {
        if (each !== NONE) {
          open.push(each, rows.length);
          rows.push(signs[each], cells[each], 0);
          each = firstBelow[each];
          continue;
        }
        if (open.length === 0) break;
        const place = open.pop() ?? 0;
        const done = open.pop() ?? 0;
        // A test on which no way depends is left out: it was the last one written.
        if (signs[done] !== FOUND && rows.length === place + rowOfProgram) rows.length = place;
        else if (signs[done] !== FOUND) rows[place + 2] = rows.length;
        each = next[done];
      }
      return Int32Array.from(rows);
    },
  };
}
