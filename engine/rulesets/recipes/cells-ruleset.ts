/**
 * Makes the record of a ruleset on cells from its shape, which is notation and picture, and its rules, which
 * are moves as changes of cells.
 */
import type { Mover } from '../../graph/game-graph.ts';
import type { Answering } from '../answering.ts';
import type { Board, BoardMove } from '../board.ts';
import { type Draft, soundPosition } from '../draft.ts';
import type { PartsOfPositions } from '../parts.ts';
import type { Coder, Ruleset } from '../ruleset.ts';
import { coderOfCells } from './cells-coder.ts';
import {
  type Cells,
  type CellsPosition,
  type CellsRules,
  cellsOfText,
  type MoveRecorder,
} from './cells-rules.ts';

/** The notation and the picture of positions on cells. */
export type CellsShape<Position extends CellsPosition> = {
  read(text: string): Draft<Position>;
  print(position: Position): string;
  board(position: Position): Board<Position>;
  resize?: NonNullable<Ruleset<Position>['resize']>;
  /** The board's name for a cell, which is numbered from 0. */
  nameOf(cell: number, position: Position): string;
  /** What a position has on the cells of a start; undefined if its cells are others. */
  cellsIn(position: Position, start: Position): string | undefined;
};

/** What a ruleset says of itself. */
export type RulesetWords = Pick<
  Ruleset,
  | 'id'
  | 'name'
  | 'players'
  | 'loopy'
  | 'infinitePlay'
  | 'source'
  | 'rules'
  | 'text'
  | 'notation'
  | 'clicks'
  | 'starts'
  | 'facts'
  | 'families'
>;

export type CellsRuleset<Position extends CellsPosition> = RulesetWords &
  CellsShape<Position> & {
    /** The rules on boards of this shape. */
    rulesFor(position: Position): CellsRules;
    /** How positions fall apart. */
    openParts?(): PartsOfPositions<Position>;
    stock?: NonNullable<Ruleset<Position>['stock']>;
    turn?(position: Position): Mover;
    /** The answers by a symmetry of the position, which may ask for its moves. */
    answering?(
      position: Position,
      moves: () => readonly BoardMove<Position>[],
    ): Answering<Position> | undefined;
    /**
     * The rules by which positions are found, where these record fewer of the moves that lead to one option.
     */
    codedRules?(position: Position): CellsRules;
    /**
     * Where the end is scored by what is on the board: the score that `score` of the coded rules gives for
     * cells.
     */
    scoreOf?(position: Position): number;
    /** True where either player may make every move, though they differ in what the end is worth to them. */
    sharesMoves?: true;
    /** A coder made by hand, where positions are too many for the recipe's. */
    coder?(position: Position): Coder<Position>;
  };

export function cellsRuleset<Position extends CellsPosition>(
  asked: CellsRuleset<Position>,
): Ruleset<Position> {
  const {
    id,
    name,
    players,
    infinitePlay,
    source,
    rules,
    notation,
    starts,
    facts,
    families,
    print,
    board,
    rulesFor,
  } = asked;
  const { scoreOf, answering } = asked;
  const moves = (position: Position): readonly BoardMove<Position>[] =>
    movesOnCells(position, rulesFor(position), asked.nameOf);
  const coder = (start: Position): Coder<Position> =>
    coderOfCells({
      start: start.cells,
      rules: (asked.codedRules ?? rulesFor)(start),
      isImpartial: asked.sharesMoves ?? players === 'impartial',
      print: (cells) => print({ ...start, cells }),
      cellsIn: (position) => asked.cellsIn(position, start),
    });
  return {
    id,
    name,
    players,
    ...(asked.loopy && { loopy: asked.loopy }),
    infinitePlay,
    ...(source && { source }),
    rules,
    ...(asked.text !== undefined && { text: asked.text }),
    notation,
    ...(asked.clicks && { clicks: asked.clicks }),
    starts,
    facts,
    ...(families && { families }),
    read: asked.read,
    parse: (text) => soundPosition(asked.read(text)),
    print,
    coder: asked.coder ?? coder,
    ...(asked.openParts && { openParts: asked.openParts }),
    board,
    ...(asked.resize && { resize: asked.resize }),
    ...(asked.stock && { stock: asked.stock }),
    moves,
    ...(asked.turn && { turn: asked.turn }),
    ...(answering && {
      answering: (position: Position) => answering(position, () => moves(position)),
    }),
    ...(scoreOf && { endScore: (position: Position) => String(scoreOf(position)) }),
  };
}

/** The moves on the board, each with the points that it makes where points count. */
export function movesOnCells<Position extends CellsPosition>(
  position: Position,
  { moves: recordMoves, inAnyOrder, signs }: CellsRules,
  nameOf: CellsShape<Position>['nameOf'],
): readonly BoardMove<Position>[] {
  const found: BoardMove<Position>[] = [];
  const before: Cells = cellsOfText(signs, position.cells);
  /** What the present move puts on cells, so that no move goes through all cells of a large board. */
  const changes: { readonly cell: number; readonly sign: number }[] = [];
  const put: MoveRecorder['put'] = (cell, sign) => {
    changes.push({ cell, sign });
  };
  const cellsAfter = (): string => {
    let text = '';
    let end = 0;
    for (const { cell, sign } of changes.sort((a, b) => a.cell - b.cell)) {
      text += position.cells.slice(end, cell) + signs[sign];
      end = cell + 1;
    }
    return text + position.cells.slice(end);
  };
  const move: MoveRecorder['move'] = (player, by, points) => {
    found.push({
      player,
      by: by.map((cell) => nameOf(cell, position)),
      ...(inAnyOrder && { inAnyOrder }),
      ...(points !== undefined && { points }),
      to: { ...position, cells: cellsAfter() },
    });
    changes.length = 0;
  };
  const slide: MoveRecorder['slide'] = (player, from, to, points) => {
    put(from, 0);
    put(to, before[from]);
    move(player, [from, to], points);
  };
  recordMoves(before, { put, move, slide });
  return found.toSorted((a, b) => places[a.player] - places[b.player]);
}

/** In which order moves are listed. */
const places = { left: 0, either: 1, right: 2 } as const;
