/**
 * Written rules, some of them entailing: the player who is sent to a position by an entailing rule must move
 * from it immediately. So a position is its board, and whether it was reached in this way, which is written
 * as `!` after the board.
 */
import type { Board, BoardMove, BoardSide, Growth } from '../board.ts';
import { coderOfCells } from '../recipes/cells-coder.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { type CellsShape, cellsRuleset, movesOnCells, type RulesetWords } from '../recipes/cells-ruleset.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import type { Ruleset } from '../ruleset.ts';

type EntailingPosition = GridPosition & { readonly mustMoveOn: boolean };

type Asked = RulesetWords &
  CellsShape<GridPosition> & {
    /** Rules that have one cell more than the board: whether the position is entailing. */
    rulesFor(position: GridPosition): CellsRules;
  };

const mark = '!';

export function entailingRuleset(asked: Asked, signs: string): Ruleset<EntailingPosition> {
  const { read, print, board, resize, cellsIn, nameOf, rulesFor } = asked;
  /** The cells of the board and the one more. */
  const allCells = ({ cells, mustMoveOn }: EntailingPosition): string => {
    const [no, yes] = signs;
    return cells + (mustMoveOn ? yes : no);
  };
  const positionWith = (position: EntailingPosition, all: string): EntailingPosition => ({
    ...position,
    cells: all.slice(0, -1),
    mustMoveOn: all.endsWith(signs[1]),
  });
  const rulesOn = (position: EntailingPosition): CellsRules => {
    const { cells: all } = position;
    return { ...rulesFor(position), isEntailing: (cells) => cells[all.length] > 0 };
  };
  const printed = (position: EntailingPosition): string =>
    `${print(position)}${position.mustMoveOn ? ` ${mark}` : ''}`;
  const shape: CellsShape<EntailingPosition> = {
    read(text) {
      const mustMoveOn = text.trimEnd().endsWith(mark);
      const draft = read(mustMoveOn ? text.trimEnd().slice(0, -1) : text);
      return { ...draft, position: { ...draft.position, mustMoveOn } };
    },
    print: printed,
    nameOf,
    cellsIn: (position, start) => (cellsIn(position, start) === undefined ? undefined : allCells(position)),
    board: (position) => withMark(board(position), position),
    ...(resize && {
      resize(position: EntailingPosition, side: BoardSide, way: Growth) {
        const { mustMoveOn } = position;
        const resized = resize(position, side, way);
        return resized === undefined ? undefined : { ...resized, to: { ...resized.to, mustMoveOn } };
      },
    }),
  };
  const { resize: _, ...words } = asked;
  const ruleset = cellsRuleset<EntailingPosition>({
    ...words,
    ...shape,
    notation: `${asked.notation} ${mark} at the end says that the player to move must move on immediately.`,
    rulesFor: rulesOn,
    coder: (start) =>
      coderOfCells({
        start: allCells(start),
        rules: rulesOn(start),
        isImpartial: asked.players === 'impartial',
        print: (all) => printed(positionWith(start, all)),
        cellsIn: (position) => shape.cellsIn(position, start),
      }),
  });
  return {
    ...ruleset,
    moves: (position): readonly BoardMove<EntailingPosition>[] =>
      movesOnCells({ ...position, cells: allCells(position) }, rulesOn(position), nameOf).map((move) => ({
        ...move,
        to: positionWith(position, move.to.cells),
      })),
  };
}

function withMark(board: Board<GridPosition>, { mustMoveOn }: EntailingPosition): Board<EntailingPosition> {
  const places = board.places.map((place) => ({
    ...place,
    edits: place.edits.map((edit) => ({ ...edit, to: { ...edit.to, mustMoveOn } })),
  }));
  const { shapes, texts, pieces, owners } = board;
  const says = mustMoveOn ? `${board.says}; the player to move must move on` : board.says;
  return { says, shapes, texts, places, pieces, ...(owners && { owners }) };
}
