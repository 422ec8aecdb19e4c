/**
 * The coder of a ruleset on cells in which both players move at once: its moves as changes of cells, and what
 * two of them change together. Codes are those of `cells-boards.ts`. O(moves) for a position, and O(changes)
 * for a joint result.
 */
import type { Mover } from '../../graph/game-graph.ts';
import { placesInBrief } from '../line-of-play.ts';
import type { RoundsCoder } from '../rounds.ts';
import { boardsFrom } from './cells-boards.ts';
import { areSigns } from './cells-coder.ts';
import { type Cells, type CellsPosition, type CellsRules, cellsOfText, textOfCells } from './cells-rules.ts';

/** A cell, and the place of its new content among the signs. */
export type CellChange = readonly [cell: number, sign: number];

export type MoveOnCells = {
  /** The cells that are clicked. */
  readonly by: readonly number[];
  /** What it puts where while the other player moves elsewhere. */
  readonly puts: readonly CellChange[];
  /** What it gains then, in whole points for Left. */
  readonly gain?: number;
  /** Where the figures of its places do not distinguish it from all other moves of that player. */
  readonly name?: string;
};

export type RoundsOnCells = Pick<CellsRules, 'signs' | 'settle'> & {
  /** The moves of both in the order of rows and of columns. The cells are good for the time of the call. */
  moves(cells: Cells): Readonly<Record<Mover, readonly MoveOnCells[]>>;
  /** What both together put where, before it is settled; where it is missing, all that either puts. */
  joint?(cells: Cells, left: MoveOnCells, right: MoveOnCells): readonly CellChange[];
  /** What both together gain; where it is missing, nothing. */
  gain?(cells: Cells, left: MoveOnCells, right: MoveOnCells): number;
};

export type CellsAsked<Position extends CellsPosition> = {
  readonly start: Position;
  readonly rounds: RoundsOnCells;
  /** The board's name for a cell. */
  nameOf(cell: number, position: Position): string;
  /** What a position has on the start's cells; undefined if it has others. */
  cellsIn(position: Position, start: Position): string | undefined;
};

export function roundsOnCells<Position extends CellsPosition>({
  start,
  rounds,
  nameOf,
  cellsIn,
}: CellsAsked<Position>): RoundsCoder<Position> {
  const { signs } = rounds;
  const boards = boardsFrom(cellsOfText(signs, start.cells), rounds);
  const brief = new Map<string, string>();
  const named = ({ name, by }: MoveOnCells): string => {
    if (name !== undefined) return name;
    const key = by.join();
    const known = brief.get(key) ?? placesInBrief(by.map((cell) => nameOf(cell, start)));
    brief.set(key, known);
    return known;
  };
  const read = (code: number): Position => ({ ...start, cells: textOfCells(signs, boards.read(code)) });
  const after = (code: number, changes: readonly CellChange[]): number => {
    boards.read(code);
    for (const [i, [cell, sign]] of changes.entries()) {
      // Each cell is put once: what is put there last.
      let isLast = true;
      for (let later = i + 1; later < changes.length && isLast; later++) isLast = changes[later][0] !== cell;
      if (isLast) boards.put(cell, sign);
    }
    return boards.next();
  };
  return {
    start: boards.start,
    read,
    code(position) {
      const cells = cellsIn(position, start);
      return cells === undefined || !areSigns(cells, signs)
        ? undefined
        : boards.find(cellsOfText(signs, cells));
    },
    at(code) {
      const moves = rounds.moves(boards.read(code));
      const { left, right } = moves;
      const { joint, gain } = rounds;
      return {
        left: left.map(named),
        right: right.map(named),
        solo: (player, move) => after(code, moves[player][move].puts),
        soloGain: (player, move) => moves[player][move].gain ?? 0,
        joint: (i, j) =>
          after(
            code,
            joint ? joint(boards.read(code), left[i], right[j]) : [...left[i].puts, ...right[j].puts],
          ),
        ...(gain && { gain: (i: number, j: number) => gain(boards.read(code), left[i], right[j]) }),
        by(player, move) {
          const position = read(code);
          return moves[player][move].by.map((cell) => nameOf(cell, position));
        },
      };
    },
  };
}
