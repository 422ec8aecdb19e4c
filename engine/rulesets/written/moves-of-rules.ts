/**
 * The moves on a board by compiled rules: each cell's program is gone through once, and each way that it
 * finds is a move, or the first step of some. O(tests that are made, and cells that moves put).
 */
import { beyondBudget } from '../../result.ts';
import type { Cells, CellsRules, MoveRecorder } from '../recipes/cells-rules.ts';
import type { CellPrograms } from './cell-programs.ts';
import type { CompiledRules, CompiledWay } from './compile-rules.ts';
import { FOUND, rowOfProgram, type SeveralCells, type TestProgram } from './test-tree.ts';
import { isRun } from './written-rules.ts';

/**
 * What is thrown where a position has more moves than can be listed; its message is a problem of the
 * position.
 */
const tooManySteps = (rule: number, most: number): Error =>
  beyondBudget(
    `has too many moves: rule ${rule} continues in more than ${most.toLocaleString('en')} ways; take a smaller board`,
  );

const noClicks: readonly number[] = [];
const nothing: TestProgram = new Int32Array(0);

/**
 * The moves, or an error beyond the budget where they are too many; without clicks where nobody is to make
 * them, since these take longer to find than the moves.
 */
export function movesOfRules(compiled: CompiledRules, withClicks = true): CellsRules['moves'] {
  const { first, ways, several, countsPoints, isEntailing, cells: count } = compiled;
  const { made } = first;
  const { length: signs } = compiled.signs;
  const isOver = overFinder(compiled);
  const follow = compiled.following.length > 0 ? followingMoves(compiled, withClicks) : undefined;
  const slides = !withClicks && !isEntailing;
  return (cells, record) => {
    if (isOver?.(cells)) return;
    follow?.begin();
    for (let cell = 0; cell < count; cell++) {
      const program = made[cell * signs + cells[cell]] ?? first.make(cell, cells[cell]);
      for (let i = 0; i < program.length; ) {
        const wanted = program[i];
        const asked = program[i + 1];
        if (wanted > 0) {
          i = ((wanted >>> cells[asked]) & 1) === 1 ? i + rowOfProgram : program[i + 2];
          continue;
        }
        if (wanted !== FOUND) {
          i = hasSome(cells, several[asked]) ? i + rowOfProgram : program[i + 2];
          continue;
        }
        i += rowOfProgram;
        const way = ways[asked];
        const { rule } = way;
        if (follow && way.next >= 0) follow.from(cells, way, record);
        else if (slides && way.isSlide)
          record.slide(rule.owner, way.begin, way.end, countsPoints ? rule.points : undefined);
        else {
          const { cells: changed, signs: put } = way;
          for (let k = 0; k < changed.length; k++)
            record.put(changed[k], put[k] >= 0 ? put[k] : cells[-1 - put[k]]);
          if (isEntailing) recordEntailing(cells, count, way, record);
          record.move(
            rule.owner,
            withClicks ? way.by : noClicks,
            countsPoints ? rule.points * way.times : undefined,
          );
        }
      }
    }
  };
}

function hasSome(board: Cells, { cells, signs }: SeveralCells): boolean {
  for (const cell of cells) if (((signs >>> board[cell]) & 1) === 1) return true;
  return false;
}

/** What finds whether play is over, if it can be. */
function overFinder({ over, cells: count, signs }: CompiledRules): ((board: Cells) => boolean) | undefined {
  if (!over) return undefined;
  const { programs, several } = over;
  return (board) => {
    for (let cell = 0; cell < count; cell++) {
      const program = programs.made[cell * signs.length + board[cell]] ?? programs.make(cell, board[cell]);
      for (let i = 0; i < program.length; ) {
        const [wanted, asked] = [program[i], program[i + 1]];
        if (wanted === FOUND) return true;
        const holds = wanted > 0 ? ((wanted >>> board[asked]) & 1) === 1 : hasSome(board, several[asked]);
        i = holds ? i + rowOfProgram : program[i + 2];
      }
    }
    return false;
  };
}

/** The cell after those of the board says whether the position is entailing. */
function recordEntailing(board: Cells, cell: number, { rule }: CompiledWay, record: MoveRecorder): void {
  const entailing = rule.entailing ? 1 : 0;
  if (board[cell] !== entailing) record.put(cell, entailing);
}

/**
 * Records the moves that begin with a step after which another may follow. It keeps a stack of the steps of a
 * move.
 */
function followingMoves(
  { following, mostSteps, signs, ways, several, countsPoints, isEntailing, cells: count }: CompiledRules,
  withClicks: boolean,
) {
  /**
   * The board after the steps so far; what was changed and what was there before; and where the programs of
   * the steps are.
   */
  const board = new Uint8Array(count + 1);
  const changed: number[] = [];
  const were: number[] = [];
  const marks: number[] = [];
  const programs: TestProgram[] = [];
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
    if (++steps > mostSteps) throw tooManySteps(rule.number, mostSteps);
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
      !mayReturn(way) ||
      isFirstTime(seen, `${next} ${way.end} ${countsPoints ? firstSteps : 0} ${board.join('')}`);
    programs.push(isNew ? programFrom(following[next], way.end) : nothing);
    places.push(0);
    if (withClicks) clicks.push(by);
  };

  const programFrom = ({ made, make }: CellPrograms, cell: number): TestProgram =>
    made[cell * signs.length + board[cell]] ?? make(cell, board[cell]);

  /** All moves from a position that begin with a step. */
  const from = (cells: Cells, first: CompiledWay, recorder: MoveRecorder): void => {
    before = cells;
    record = recorder;
    board.set(cells);
    seen.clear();
    firstSteps = 0;
    enter(first, withClicks ? first.by : noClicks);
    while (places.length > 0) {
      const last = places.length - 1;
      const program = programs[last];
      let i = places[last];
      let found = -1;
      while (i < program.length) {
        const wanted = program[i];
        const asked = program[i + 1];
        if (wanted > 0) i = ((wanted >>> board[asked]) & 1) === 1 ? i + rowOfProgram : program[i + 2];
        else if (wanted === FOUND) {
          i += rowOfProgram;
          const way = ways[asked];
          const by = withClicks ? clicksOn(clicks[last], way) : noClicks;
          if (way.next < 0) recordLast(way, by);
          else {
            found = asked;
            places[last] = i;
            enter(way, by);
            break;
          }
        } else i = hasSome(board, several[asked]) ? i + rowOfProgram : program[i + 2];
      }
      if (found >= 0) continue;
      places.pop();
      programs.pop();
      if (withClicks) clicks.pop();
      if (marks.pop() === 0) firstSteps--;
      unmake(marks.pop() ?? 0);
    }
  };
  return {
    /** Before the moves of another position. */
    begin: (): void => {
      steps = 0;
      // Where listing moves failed before its end, the stacks are as it left them.
      for (const stack of [places, programs, marks, changed, were, clicks]) stack.length = 0;
    },
    from,
  };
}

/**
 * Whether a step may come to a board to which it came before. One that goes straight on reaches the edge at
 * some time, unless it ends where it began; with a run it can come to the same board in short steps and in
 * long ones.
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
