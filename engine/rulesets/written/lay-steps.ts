/**
 * Lays the steps of rules on a board. A step is laid from the cell on which it begins: its picture is gone
 * through from there to one end and then to the other one, and each cell of it becomes a test. O(tests of the
 * tree, and cells that are put).
 */
import type { PlayedRule } from './played-rules.ts';
import type { PlacedCell } from './step-shape.ts';
import type { BoardShape, StepInWays, StepToLay } from './step-to-lay.ts';
import type { SeveralCells, TestTree } from './test-tree.ts';
import { type FragmentCell, isRun, mostWays, type RuleCondition } from './written-rules.ts';

/**
 * The moves of all rules together change at most this many cells, each way to lay a rule counted by itself.
 */
export const mostChanges = 20 * mostWays;

/**
 * Pictures are tried at most this often, since what is tried may lead to no way, and ask for at most this
 * number of cells.
 */
export const mostTried = 20 * mostWays;
export const mostTests = 7 * mostWays;

/** The rule with which it became too much, by its number, and too much of what. */
export type TooMuch = { readonly rule: number; readonly of: 'ways' | 'cells' | 'trials' | 'tests' };

/** How much was laid of all rules of a text. */
export type Laid = {
  /** By how much all bounds are multiplied, where the steps from a cell are laid into several trees. */
  readonly times: number;
  ways: number;
  cells: number;
  tried: number;
  tests: number;
  tooMuch?: TooMuch;
};

export const nothingLaid = (times: number): Laid => ({ times, ways: 0, cells: 0, tried: 0, tests: 0 });

/** A way in which a step is laid: what comes on which cells, and where the next step begins. */
export type LaidStep = {
  readonly rule: PlayedRule;
  readonly step: number;
  /** In which of its directions. */
  readonly way: number;
  /** The cells that change; each gets a sign, by its place, or as −1 − cell what was on another cell. */
  readonly cells: readonly number[];
  readonly signs: readonly number[];
  readonly begin: number;
  readonly end: number;
  /** What a person clicks. */
  readonly by: readonly number[];
  readonly movesPiece: boolean;
  /** How often it is made, one time after the other, straight on. */
  readonly times: number;
};

/** A step that was made, before it is made again. */
type StepsMade = {
  readonly signs: ReadonlyMap<number, number>;
  readonly begin: number;
  readonly times: number;
};

/** What a cell of a fragment may hold, as bits of signs; none of a sign that is not among these. */
export function signsAsBits(signs: string): (cell: FragmentCell) => number {
  const all = 2 ** signs.length - 1;
  const bitOf = (sign: string): number => (signs.includes(sign) ? 1 << signs.indexOf(sign) : 0);
  const bitsOf = (text: string): number =>
    [...text].reduce((bits, sign) => bits | (sign === '_' ? all : bitOf(sign)), 0);
  return (cell) => {
    if (cell.kind === 'sign') return bitsOf(cell.sign);
    return cell.kind === 'any' || cell.kind === 'edge' ? all : bitsOf(cell.signs);
  };
}

/** A cell of which some signs are known to be the only ones that it may hold. */
type KnownCell = { readonly cell: number; readonly signs: number };

/** Where steps are laid: into which tree, and which cell is known already. */
type LaidInto = { readonly tree: TestTree; readonly known: KnownCell };

/** No way to lay the step is below. */
const DEAD = -1;

export type Layer = {
  /** All ways to lay these steps from a cell that holds one of some signs, until it is too much. */
  lay(steps: readonly StepInWays[], known: KnownCell, tree: TestTree): void;
  /** What trees name by number: the ways, and the cells of which one is asked for. They grow. */
  readonly found: readonly LaidStep[];
  readonly several: readonly SeveralCells[];
};

/** Lays steps on a board of this shape, into trees. What is laid is added to what was laid before. */
export function layer({ width, height }: BoardShape, signs: string, laid: Laid): Layer {
  const all = 2 ** signs.length - 1;
  const bitsOf = signsAsBits(signs);
  const found: LaidStep[] = [];
  const several: SeveralCells[] = [];
  const cellAt = (row: number, column: number): number =>
    row >= 0 && row < height && column >= 0 && column < width ? row * width + column : -1;

  const lay: Layer['lay'] = (steps, known, tree) => {
    const into = { tree, known };
    for (const { asked, ways } of steps) {
      for (const way of ways) {
        if (isTooMuch(asked, tree)) return;
        let next = layOnce(into, asked, way, known.cell, 0, undefined);
        while (next) next = layOnce(into, asked, way, next.end, next.node, next.made);
      }
    }
    laid.tests += tree.tests();
  };

  /** Below a node, a test of a cell; none where the result is known. */
  const tested = ({ tree, known }: LaidInto, node: number, cell: number, bits: number): number => {
    const may = cell === known.cell ? known.signs : all;
    if ((bits & may) === may) return node;
    return (bits & may) === 0 ? DEAD : tree.test(node, cell, bits);
  };

  /**
   * The same for the step after those that were made; gives where it ended and what is made then, if it may
   * be made again.
   */
  const layOnce = (
    into: LaidInto,
    asked: StepToLay,
    way: number,
    begin: number,
    start: number,
    made: StepsMade | undefined,
  ) => {
    let again: { readonly end: number; readonly node: number; readonly made: StepsMade } | undefined;
    /** Below a node, a test of a cell; what the steps before have put there is known. */
    const test = (node: number, cell: number, bits: number): number => {
      const put = made?.signs.get(cell);
      if (put === undefined) return tested(into, node, cell, bits);
      return ((bits >>> put) & 1) === 1 ? node : DEAD;
    };
    const { shape, onwards, backwards, ways } = asked;
    const { downByRow, acrossByRow, downByColumn, acrossByColumn } = ways[way];
    const first = shape.before[shape.begin];
    const hasRows = asked.rule.steps[asked.step].before.rows.length > 1;
    const [row, column] = [Math.floor(begin / width), begin % width];
    /** The length of each run so far, by its row and number. */
    const lengths: number[] = [];
    /**
     * The cell of the board for a cell of the picture, as its row and its distance from the one on which the
     * step begins.
     */
    const at = (down: number, aside: number): number =>
      cellAt(
        row + downByRow * down + downByColumn * aside,
        column + acrossByRow * down + acrossByColumn * aside,
      );
    /** How far a cell of the picture is from the first one of its row, with the runs as long as they are. */
    const asideOf = ({ cells, runs }: Pick<PlacedCell, 'cells' | 'runs'>): number => {
      let aside = cells;
      for (let k = 0; k < runs; k++) aside += lengths[k];
      return aside;
    };
    const finish = (last: number): void => {
      if (isTooMuch(asked, into.tree)) return;
      const from = asideOf(first);
      const cellOf = (placed: PlacedCell, more = 0): number =>
        at(placed.row - first.row, asideOf(placed) - from + more);
      const once = laidStep(asked, way, begin, cellOf, lengths, signs);
      const end = withConditions(into, last, once.cells, asked.conditions);
      if (end === DEAD) return;
      if (!asked.isChain) {
        into.tree.found(end, add(once));
        return;
      }
      const put = new Map(made?.signs);
      for (const [i, cell] of once.cells.entries()) put.set(cell, once.signs[i]);
      const times = (made?.times ?? 0) + 1;
      const origin = made?.begin ?? begin;
      const by = once.end === origin ? [origin] : [origin, once.end];
      const cells = [...put.keys()];
      const { rule, step, end: to, movesPiece } = once;
      const putSigns = [...put.values()];
      into.tree.found(
        end,
        add({ rule, step, way, cells, signs: putSigns, begin: origin, end: to, by, movesPiece, times }),
      );
      if (to !== begin) again = { end: to, node: end, made: { signs: put, begin: origin, times } };
    };
    /**
     * Goes through the cells of a list from one on; `aside` is how far this is from where the step begins, in
     * its row.
     */
    const walk = (isBack: boolean, from: number, steps: number, start: number): void => {
      const list = isBack ? backwards : onwards;
      let node = start;
      let aside = steps;
      laid.tried++;
      for (let i = from; i < list.length; i++) {
        const { cell, row: down, runs } = list[i];
        const sign = isBack ? -1 : 1;
        if (isRun(cell)) {
          const bits = bitsOf(cell);
          for (let length = 0; ; length++) {
            lengths[runs] = length;
            walk(isBack, i + 1, aside + sign * length, node);
            if (isTooMuch(asked, into.tree)) return;
            const there = at(0, aside + sign * length);
            if (there < 0) return;
            node = tested(into, node, there, bits);
            if (node === DEAD) return;
          }
        }
        const there = hasRows ? at(down - first.row, list[i].cells - first.cells) : at(0, aside);
        aside += sign;
        if ((cell.kind === 'edge') !== there < 0) return;
        if (there < 0) continue;
        node = test(node, there, bitsOf(cell));
        if (node === DEAD) return;
      }
      if (isBack) finish(node);
      else walk(true, 0, -1, node);
    };
    const isOnBoard = ({ row: down, cells }: PlacedCell): boolean =>
      at(down - first.row, cells - first.cells) >= 0;
    if (asked.outermost.every(isOnBoard)) walk(false, 0, 0, start);
    return again;
  };

  const add = (way: LaidStep): number => {
    laid.ways++;
    laid.cells += way.cells.length;
    return found.push(way) - 1;
  };
  const isTooMuch = ({ rule: { number: rule } }: StepToLay, tree: TestTree): boolean => {
    if (laid.tooMuch) return true;
    const { times } = laid;
    if (laid.cells > mostChanges * times) laid.tooMuch = { rule, of: 'cells' };
    else if (laid.ways > mostWays * times) laid.tooMuch = { rule, of: 'ways' };
    else if (laid.tried > mostTried * times) laid.tooMuch = { rule, of: 'trials' };
    else if (laid.tests + tree.tests() > mostTests * times) laid.tooMuch = { rule, of: 'tests' };
    return laid.tooMuch !== undefined;
  };

  /** Below a node, the conditions on the cells beside those that change. */
  const withConditions = (
    into: LaidInto,
    last: number,
    changed: readonly number[],
    conditions: readonly RuleCondition[],
  ): number => {
    let node = last;
    for (const { wanted, signs: named, where } of conditions) {
      const bits = bitsOf({ kind: 'class', signs: named });
      const near = cellsNear(changed, where === 'around');
      if (!wanted) {
        for (const cell of near) if (node !== DEAD) node = tested(into, node, cell, all & ~bits);
      } else if (near.length < 2) node = near.length === 0 ? DEAD : tested(into, node, near[0], bits);
      else if (bits === 0) return DEAD;
      else node = into.tree.testSome(node, several.push({ cells: near, signs: bits }) - 1);
      if (node === DEAD) return DEAD;
    }
    return node;
  };

  const cellsNear = (changed: readonly number[], corners: boolean): readonly number[] => {
    const near = new Set<number>();
    for (const cell of changed) {
      const [row, column] = [Math.floor(cell / width), cell % width];
      for (let down = -1; down <= 1; down++) {
        for (let aside = -1; aside <= 1; aside++) {
          if (!corners && down !== 0 && aside !== 0) continue;
          const there = cellAt(row + down, column + aside);
          if (there >= 0 && !changed.includes(there)) near.add(there);
        }
      }
    }
    return [...near];
  };

  return { lay, found, several };
}

function laidStep(
  { rule, step, shape }: StepToLay,
  way: number,
  begin: number,
  cellOf: (placed: PlacedCell, more?: number) => number,
  lengths: readonly number[],
  names: string,
): LaidStep {
  const cells: number[] = [];
  const signs: number[] = [];
  const fresh: number[] = [];
  for (const [i, placed] of shape.after.entries()) {
    const { cell, runs } = placed;
    if (isRun(cell)) {
      const far = shape.carried[runs];
      if (far === 0) continue;
      for (let k = 0; k < lengths[runs]; k++) {
        cells.push(cellOf(placed, k));
        signs.push(
          cell.signs.length === 1 && cell.signs !== '_'
            ? names.indexOf(cell.signs)
            : -1 - cellOf(placed, k - far),
        );
      }
    } else if (shape.isNew[i] && cell.kind === 'sign') {
      const there = cellOf(placed);
      cells.push(there);
      fresh.push(there);
      signs.push(names.indexOf(cell.sign));
    }
  }
  const end = cellOf(shape.after[shape.end]);
  const clicked =
    shape.movesPiece && end !== begin ? [begin, end] : fresh.length > 0 ? fresh.slice() : [begin];
  return {
    rule,
    step,
    way,
    // Copies are as long as they need to be.
    cells: cells.slice(),
    signs: signs.slice(),
    begin,
    end,
    by: clicked,
    movesPiece: shape.movesPiece,
    times: 1,
  };
}
