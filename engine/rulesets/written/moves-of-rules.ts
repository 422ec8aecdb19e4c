/**
 * The moves on a board by compiled rules: the program is gone through once, and each way that it finds is a move, or the first step of some.
 * O(tests that are made, and cells that moves put).
 */
import { beyondBudget } from '../../result.ts';
import type { Cells, CellsRules, MoveRecorder } from '../recipes/cells-rules.ts';
import type { CompiledRules, CompiledWay } from './compile-rules.ts';
import { FOUND, type SeveralCells, type TestProgram } from './test-tree.ts';
import { isRun } from './written-rules.ts';

/** From one position, moves of several steps have no more steps in all than these: nobody could look at so many moves. */
const mostSteps = 100_000;

/** What is thrown where a position has more moves than that; its message is a problem of the position. */
const tooManySteps = (rule: number): Error => {
  const most = mostSteps.toLocaleString('en');
  return beyondBudget(
    `has too many moves: rule ${rule} continues in more than ${most} ways; take a smaller board`,
  );
};

const noClicks: readonly number[] = [];

/** The moves, or an error beyond the budget where they are too many; without clicks where nobody is to make them, since these take longer to find than the moves. */
export function movesOfRules(compiled: CompiledRules, withClicks = true): CellsRules['moves'] {
  const { program, ways, starts, over, countsPoints, isEntailing } = compiled;
  const { signs, cells: asked, skips, several } = program;
  const end = starts[compiled.cells];
  const isOver = over.signs.length > 0 ? finderOf(over) : undefined;
  // What ways put is in rows of its own, one after the other, since most moves are found here.
  const rows = new Int32Array(ways.length + 1);
  for (const [i, way] of ways.entries()) rows[i + 1] = rows[i] + way.cells.length;
  const putCells = new Int32Array(rows[ways.length]);
  const putSigns = new Int32Array(rows[ways.length]);
  for (const [i, way] of ways.entries()) {
    putCells.set(way.cells, rows[i]);
    putSigns.set(way.signs, rows[i]);
  }
  const owners = ways.map(({ rule }) => rule.owner);
  const clicks = ways.map(({ by }) => (withClicks ? by : noClicks));
  const points = ways.map(({ rule, times }) => (countsPoints ? rule.points * times : undefined));
  const slides = Uint8Array.from(ways, (way) => (!withClicks && !isEntailing && isSlide(way) ? 1 : 0));
  const isFollowed = Uint8Array.from(ways, ({ next }) => (next >= 0 ? 1 : 0));
  const follow = ways.some(({ next }) => next >= 0) ? followingMoves(compiled, withClicks) : undefined;
  return (cells, record) => {
    if (isOver?.(cells)) return;
    follow?.begin();
    for (let i = 0; i < end; ) {
      const wanted = signs[i];
      if (wanted > 0) i = ((wanted >>> cells[asked[i]]) & 1) === 1 ? i + 1 : skips[i];
      else if (wanted === FOUND) {
        const way = asked[i++];
        if (follow && isFollowed[way] === 1) {
          follow.from(cells, ways[way], record);
          continue;
        }
        if (slides[way] === 1) {
          const { begin, end: to } = ways[way];
          record.slide(owners[way], begin, to, points[way]);
          continue;
        }
        for (let k = rows[way]; k < rows[way + 1]; k++) {
          const sign = putSigns[k];
          record.put(putCells[k], sign >= 0 ? sign : cells[-1 - sign]);
        }
        if (isEntailing) recordEntailing(cells, compiled.cells, ways[way], record);
        record.move(owners[way], clicks[way], points[way]);
      } else i = hasSome(cells, several[asked[i]]) ? i + 1 : skips[i];
    }
  };
}

/** Whether all that a way does is that a piece goes to another cell and leaves an empty one. */
const isSlide = ({ cells, signs, begin, end, movesPiece, times }: CompiledWay): boolean =>
  movesPiece &&
  times === 1 &&
  cells.length === 2 &&
  signs[cells.indexOf(begin)] === 0 &&
  signs[cells.indexOf(end)] > 0;

function hasSome(board: Cells, { cells, signs }: SeveralCells): boolean {
  for (const cell of cells) if (((signs >>> board[cell]) & 1) === 1) return true;
  return false;
}

/** Whether a program finds a way. */
const finderOf =
  ({ signs, cells, skips, several }: TestProgram): ((board: Cells) => boolean) =>
  (board) => {
    for (let i = 0; i < signs.length; ) {
      const wanted = signs[i];
      if (wanted > 0) i = ((wanted >>> board[cells[i]]) & 1) === 1 ? i + 1 : skips[i];
      else if (wanted === FOUND) return true;
      else i = hasSome(board, several[cells[i]]) ? i + 1 : skips[i];
    }
    return false;
  };

/** The cell after those of the board says whether the position is entailing. */
function recordEntailing(board: Cells, cell: number, { rule }: CompiledWay, record: MoveRecorder): void {
  const entailing = rule.entailing ? 1 : 0;
  if (board[cell] !== entailing) record.put(cell, entailing);
}

/** Records the moves that begin with a step after which another may follow. It keeps a stack of the steps of a move. */
function followingMoves(
  { program, ways, starts, countsPoints, isEntailing, cells: count }: CompiledRules,
  withClicks: boolean,
) {
  const { signs, cells: asked, skips, several } = program;
  /** The board after the steps so far; what was changed and what was there before; and where the programs of the steps are. */
  const board = new Uint8Array(count + 1);
  const changed: number[] = [];
  const were: number[] = [];
  const marks: number[] = [];
  const places: number[] = [];
  const clicks: (readonly number[])[] = [];
  /** Where what has turned may come back: the steps and boards from which all was followed. */
  const seen = new Set<string>();
  const stamps = new Uint32Array(count + 1);
  let stamp = 0;
  /** The board before the move, and what records the moves on it. */
  let before: Cells = board;
  let record: MoveRecorder;
  let steps = 0;
  /** How often the first step of the rule was made. */
  let firstSteps = 0;

  /** Makes a step on the board. */
  const make = ({ cells, signs: put }: CompiledWay): void => {
    const from = were.length;
    for (let i = 0; i < cells.length; i++) {
      changed.push(cells[i]);
      were.push(board[cells[i]]);
    }
    for (let i = 0; i < cells.length; i++)
      // What a run carries may be on a cell that has changed already.
      board[cells[i]] = put[i] >= 0 ? put[i] : wasOn(-1 - put[i], from);
  };
  const wasOn = (cell: number, from: number): number => {
    for (let i = from; i < changed.length; i++) if (changed[i] === cell) return were[i];
    return board[cell];
  };
  const unmake = (mark: number): void => {
    while (changed.length > mark) board[changed.pop() ?? 0] = were.pop() ?? 0;
  };
  /** Records the cells that the steps before have changed, but for those that have the present stamp. */
  const recordChanged = (): void => {
    for (let i = 0; i < changed.length; i++) {
      const cell = changed[i];
      if (stamps[cell] === stamp) continue;
      stamps[cell] = stamp;
      if (board[cell] !== before[cell]) record.put(cell, board[cell]);
    }
  };
  const countStep = ({ rule }: CompiledWay): void => {
    if (++steps > mostSteps) throw tooManySteps(rule.number);
  };
  const recordMove = (way: CompiledWay, by: readonly number[]): void => {
    if (isEntailing) recordEntailing(before, count, way, record);
    record.move(way.rule.owner, by, countsPoints ? way.rule.points * firstSteps : undefined);
  };
  /** Records a move that ends with this step, which is not made. */
  const recordLast = (way: CompiledWay, by: readonly number[]): void => {
    countStep(way);
    const { cells, signs: put } = way;
    stamp++;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i];
      const sign = put[i] >= 0 ? put[i] : board[-1 - put[i]];
      stamps[cell] = stamp;
      if (sign !== before[cell]) record.put(cell, sign);
    }
    recordChanged();
    recordMove(way, by);
  };
  /** Makes a step, and goes to the program of what may follow. */
  const enter = (way: CompiledWay, by: readonly number[]): void => {
    const { next } = way;
    countStep(way);
    marks.push(changed.length, way.step);
    make(way);
    if (way.step === 0) firstSteps++;
    if (way.isLast) {
      stamp++;
      recordChanged();
      recordMove(way, by);
    }
    const isNew =
      !mayReturn(way) || isFirstTime(seen, `${next} ${countsPoints ? firstSteps : 0} ${board.join('')}`);
    places.push(isNew ? starts[next] : 0, isNew ? starts[next + 1] : 0);
    if (withClicks) clicks.push(by);
  };

  /** All moves from a position that begin with a step. */
  const from = (cells: Cells, first: CompiledWay, recorder: MoveRecorder): void => {
    before = cells;
    record = recorder;
    board.set(cells);
    seen.clear();
    firstSteps = 0;
    enter(first, withClicks ? first.by : noClicks);
    while (places.length > 0) {
      const end = places[places.length - 1];
      let i = places[places.length - 2];
      let found = -1;
      while (i < end) {
        const wanted = signs[i];
        if (wanted > 0) i = ((wanted >>> board[asked[i]]) & 1) === 1 ? i + 1 : skips[i];
        else if (wanted === FOUND) {
          found = asked[i++];
          const way = ways[found];
          const by = withClicks ? clicksOn(clicks[clicks.length - 1], way) : noClicks;
          if (way.next < 0) recordLast(way, by);
          else {
            places[places.length - 2] = i;
            enter(way, by);
            break;
          }
          found = -1;
        } else i = hasSome(board, several[asked[i]]) ? i + 1 : skips[i];
      }
      if (found >= 0) continue;
      places.length -= 2;
      if (withClicks) clicks.pop();
      if (marks.pop() === 0) firstSteps--;
      unmake(marks.pop() ?? 0);
    }
  };
  return {
    /** Before the moves of another position. */
    begin: (): void => {
      steps = 0;
    },
    from,
  };
}

/**
 * Whether a step may come to a board to which it came before. One that goes straight on reaches the edge at some time, unless it ends where it
 * began; with a run it can come to the same board in short steps and in long ones.
 */
const mayReturn = ({ rule, step, begin, end }: CompiledWay): boolean => {
  const { again, before } = rule.steps[step];
  return again === 'any way' || (again === 'straight on' && (begin === end || before.rows[0].some(isRun)));
};

function isFirstTime(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/**
 * What a person clicks for the steps so far and this one: a piece that makes several steps goes from its
 * first cell to its last one.
 */
function clicksOn(
  by: readonly number[],
  { movesPiece, by: own, begin, rule, step }: CompiledWay,
): readonly number[] {
  const goesOn = rule.steps[step].again !== 'no' && movesPiece && by.length > 1;
  const more = own[0] === begin ? own.slice(1) : own;
  return goesOn ? [...by.slice(0, -1), ...more] : [...by, ...more];
}
