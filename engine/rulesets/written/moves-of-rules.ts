/**
 * The moves on a board by compiled rules: the program is gone through once, and each way that it finds is a move, or the first step of some.
 * O(tests that are made, and cells that moves put).
 */
import { known } from '../../result.ts';
import type { Cells, CellsRules, MoveRecorder } from '../recipes/cells-rules.ts';
import type { CompiledRules, CompiledWay } from './compile-rules.ts';
import { FOUND, type SeveralCells, type TestProgram } from './test-tree.ts';

/** From one position, the moves that begin with one step lead to no more positions than these. */
const mostLandings = 1_000_000;

export function movesOfRules(compiled: CompiledRules): CellsRules['moves'] {
  const { program, ways, starts, over, countsPoints, isEntailing } = compiled;
  const { signs, cells: asked, skips, several } = program;
  const end = starts[compiled.cells];
  const isOver = over.signs.length > 0 ? finderOf(over) : undefined;
  const follow = ways.some(({ next }) => next >= 0) ? followingMoves(compiled) : undefined;
  return (cells, record) => {
    if (isOver?.(cells)) return;
    for (let i = 0; i < end; ) {
      const wanted = signs[i];
      if (wanted > 0) i = ((wanted >>> cells[asked[i]]) & 1) === 1 ? i + 1 : skips[i];
      else if (wanted === FOUND) {
        const way = ways[asked[i++]];
        if (follow && way.next >= 0) follow(cells, way, record);
        else {
          if (isEntailing) recordEntailing(cells, compiled.cells, way, record);
          recordStep(cells, way, countsPoints, record);
        }
      } else i = hasSome(cells, several[asked[i]]) ? i + 1 : skips[i];
    }
  };
}

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

function recordStep(
  board: Cells,
  { cells, signs, rule, by }: CompiledWay,
  countsPoints: boolean,
  record: MoveRecorder,
): void {
  for (let i = 0; i < cells.length; i++) {
    const sign = signs[i];
    record.put(cells[i], sign >= 0 ? sign : board[-1 - sign]);
  }
  record.move(rule.owner, by, countsPoints ? rule.points : undefined);
}

/** Records the moves that begin with a step after which another may follow. It keeps a stack of the steps of a move. */
function followingMoves({ program, ways, starts, countsPoints, isEntailing, cells: count }: CompiledRules) {
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

  /** Makes a step on the board. */
  const make = (way: CompiledWay): void => {
    const from = were.length;
    for (let i = 0; i < way.cells.length; i++) {
      const cell = way.cells[i];
      changed.push(cell);
      were.push(board[cell]);
    }
    for (let i = 0; i < way.cells.length; i++) {
      const sign = way.signs[i];
      // What a run carries may be on a cell that has changed already.
      board[way.cells[i]] = sign >= 0 ? sign : wasOn(-1 - sign, from);
    }
  };
  const wasOn = (cell: number, from: number): number => {
    for (let i = from; i < changed.length; i++) if (changed[i] === cell) return were[i];
    return board[cell];
  };
  const unmake = (mark: number): void => {
    while (changed.length > mark) board[changed.pop() ?? 0] = were.pop() ?? 0;
  };
  /** Records what is on the board now. */
  const land = (before: Cells, way: CompiledWay, by: readonly number[], record: MoveRecorder): void => {
    stamp++;
    for (const cell of changed) {
      if (stamps[cell] === stamp) continue;
      stamps[cell] = stamp;
      if (board[cell] !== before[cell]) record.put(cell, board[cell]);
    }
    if (isEntailing) recordEntailing(before, count, way, record);
    record.move(way.rule.owner, by, countsPoints ? way.rule.points * firstSteps : undefined);
  };
  /** How often the first step of the rule was made. */
  let firstSteps = 0;

  return (before: Cells, first: CompiledWay, record: MoveRecorder): void => {
    board.set(before);
    changed.length = 0;
    were.length = 0;
    marks.length = 0;
    places.length = 0;
    clicks.length = 0;
    seen.clear();
    let landings = 0;
    firstSteps = 0;
    /** Makes a step, and goes to the program of what may follow. */
    const enter = (way: CompiledWay, by: readonly number[]): void => {
      const mark = changed.length;
      make(way);
      if (way.step === 0) firstSteps++;
      if (way.isLast) {
        landings++;
        known(landings <= mostLandings, `rule ${way.rule.number} goes on in more ways than can be listed`);
        land(before, way, by, record);
      }
      marks.push(mark, way.step);
      const isNew =
        way.next >= 0 &&
        (!mayReturn(way) ||
          isFirstTime(seen, `${way.next} ${countsPoints ? firstSteps : 0} ${board.join('')}`));
      places.push(isNew ? starts[way.next] : 0, isNew ? starts[way.next + 1] : 0);
      clicks.push(by);
    };
    enter(first, first.by);
    while (places.length > 0) {
      const end = places[places.length - 1];
      let i = places[places.length - 2];
      let found: CompiledWay | undefined;
      while (i < end && !found) {
        const wanted = signs[i];
        if (wanted > 0) i = ((wanted >>> board[asked[i]]) & 1) === 1 ? i + 1 : skips[i];
        else if (wanted === FOUND) found = ways[asked[i++]];
        else i = hasSome(board, several[asked[i]]) ? i + 1 : skips[i];
      }
      places[places.length - 2] = i;
      if (found) {
        const by = clicksOn(clicks[clicks.length - 1], found);
        if (found.next >= 0) enter(found, by);
        else {
          const mark = changed.length;
          make(found);
          landings++;
          known(
            landings <= mostLandings,
            `rule ${found.rule.number} goes on in more ways than can be listed`,
          );
          land(before, found, by, record);
          unmake(mark);
        }
        continue;
      }
      places.length -= 2;
      clicks.pop();
      if (marks.pop() === 0) firstSteps--;
      unmake(marks.pop() ?? 0);
    }
  };
}

/** A step that goes straight on comes to the edge some time, unless it ends where it began. */
const mayReturn = ({ rule, step, begin, end }: CompiledWay): boolean =>
  rule.steps[step].again === 'any way' || (rule.steps[step].again === 'straight on' && begin === end);

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
