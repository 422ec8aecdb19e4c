/**
 * Rules on cells whose content changes: squares of a grid or a strip, edges of a drawing, nodes of a graph.
 * Rules record a move as what it puts on cells. From this the recipe makes the coder of positions and the
 * moves on the board.
 */
import type { BoardMove } from '../board.ts';

/** The contents of cells, each by its place among the ruleset's signs. */
export type Cells = Uint8Array;

/** A position on cells: what each of them holds, one character a cell. */
export type CellsPosition = { readonly cells: string };

/** Records moves: first what each move puts on cells, each cell once, and then whose move it is. */
export type MoveRecorder = {
  put(cell: number, sign: number): void;
  /**
   * A person clicks the cells `by` to make the move. Where points count, the mover makes `points`, which is
   * never negative.
   */
  move(player: BoardMove['player'], by: readonly number[], points?: number): void;
  /**
   * A move in which the content of one cell goes to another; sign 0 is left behind. It is clicked from cell
   * to cell.
   */
  slide(player: BoardMove['player'], from: number, to: number, points?: number): void;
};

/**
 * The rules on boards of one shape. Cells hold places among `signs`, of which the first means an empty cell.
 */
export type CellsRules = {
  readonly signs: string;
  /**
   * Records every move of either player. One search finds the moves of both players and records each as it
   * comes, since most boards are looked at once, and a list of all moves would take as long to make as the
   * search.
   */
  moves(cells: Cells, record: MoveRecorder): void;
  /** True where the cells of a move may be clicked in any order. */
  readonly inAnyOrder?: true;
  /**
   * Where several boards count as one position, such as mirror images: changes the cells to those that
   * represent them all.
   */
  settle?(cells: Cells): void;
  /**
   * Whether a player who is sent to this board must move on from it at once; if undefined, no board is
   * entailing.
   */
  isEntailing?(cells: Cells): boolean;
  /**
   * Where the end is scored by what is on the board: the score, the same for either player who must move and
   * cannot. Other rulesets leave it out.
   */
  score?(cells: Cells): number;
};

export const cellsOfText = (signs: string, text: string): Cells =>
  Uint8Array.from(text, (sign) => signs.indexOf(sign));

export const textOfCells = (signs: string, cells: Cells): string =>
  Array.from(cells, (place) => signs[place]).join('');
