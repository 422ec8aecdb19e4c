/** The export of a board: which of its positions are drawn, and the line below each of them. */

import { moveSaid } from '../../engine/pictures/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { type MoveOfLine, movesOfLine, placesInBrief, writeBoard } from '../../engine/rulesets/index.ts';
import type { BoardFigureJob, BoardInFigure, PenAsked, WorthFound } from '../../workers/protocol.ts';
import { positionShown } from '../store/board.ts';
import type { EditorState } from '../store/editor.ts';
import { isHidden } from '../store/hidden.ts';
import { isMisere } from '../store/misere.ts';
import { gameByTurns, positionAfterPlies, positionsPlayed } from '../store/play.ts';
import { type PositionRead, positionOn } from '../store/position-of.ts';
import { lineOf, setUpOf } from '../store/subject.ts';
import { counted, many } from '../words/counting.ts';
import { type Exportable, exportKinds } from './exportable.ts';
import { type FigureOptions, styleOf } from './options.ts';
import type { Caption } from './request.ts';

/**
 * Which positions are drawn: the one that is shown, the game, what each move leads to, or those that a person
 * lists.
 */
export const boardSubjects = ['position', 'line', 'moves', 'list'] as const;
export type BoardSubject = (typeof boardSubjects)[number];

/** The line below each of them. */
export const boardWorths = ['none', 'values', 'outcomes'] as const;
export type BoardWorthShown = (typeof boardWorths)[number];

/** The most boards in one figure. */
const mostBoards = 60;

/** The positions of a figure, and the game that its file carries. */
export type BoardsAsked = {
  readonly ruleset: PositionRead['ruleset'];
  readonly boards: readonly BoardInFigure[];
  readonly line: readonly string[];
  /** Where the player who cannot move wins. */
  readonly play?: 'misere';
};

type Shown = Parameters<typeof positionShown>[0];

/** The moves of the game on the open board: of the one that is played, or else of the document's line. */
export function movesPlayed(
  { document, game: played }: Pick<Shown, 'document' | 'game'>,
  read: PositionRead,
): readonly MoveOfLine[] {
  const game = gameByTurns({ game: played });
  const { ruleset } = read;
  // A game knows who began it.
  const found = game
    ? movesOfLine(ruleset, positionAfterPlies(game, 0), positionsPlayed(game), game.starter)
    : movesOfLine(ruleset, setUpOf(document)?.position ?? '', lineOf(document));
  return found.ok ? found.value : [];
}

/**
 * The boards of a subject; in a list every line that is not a position is named. Undefined where no sound
 * board is open.
 */
export function boardsAsked(
  state: Shown,
  subject: BoardSubject,
  list: string,
): Result<BoardsAsked> | undefined {
  const found = boardsOf(state, subject, list);
  return found?.ok && isMisere(state.document) ? accepted({ ...found.value, play: 'misere' }) : found;
}

const moveLeads = (player: 'left' | 'right' | 'either', places: string) =>
  `${{ left: 'Left ', right: 'Right ', either: '' }[player]}${places}`;

function boardsOf(state: Shown, subject: BoardSubject, list: string): Result<BoardsAsked> | undefined {
  const read = positionShown(state);
  if (!read?.isSound) return undefined;
  const { ruleset, printed } = read;
  const alone = { position: printed, says: '' };
  if (subject === 'position') return accepted({ ruleset, boards: [alone], line: [] });
  if (subject === 'line') {
    const moves = movesPlayed(state, read);
    const game = gameByTurns(state);
    const start = positionOn(state.document, game && positionAfterPlies(game, 0));
    const boards = moves.map(({ position, mover, by }, i) => ({
      position,
      mover,
      says: moveSaid(i + 1, mover, by),
    }));
    const first = { position: start?.isSound ? start.printed : printed, says: '' };
    return fewEnough({ ruleset, boards: [first, ...boards], line: moves.map(({ position }) => position) });
  }
  if (subject === 'moves') {
    const boards = read.moves().map(({ player, by, to }) => ({
      position: ruleset.print(to),
      says: moveLeads(ruleset.players === 'partizan' ? player : 'either', placesInBrief(by)),
    }));
    return fewEnough({ ruleset, boards: [alone, ...boards], line: [] });
  }
  return listed(read, list);
}

const tooManyBoards = (count: number, most: number) =>
  `These are ${many(count, 'board', 'boards')}; a figure has ${counted(most)} at most. List those that you want.`;

const fewEnough = (asked: BoardsAsked): Result<BoardsAsked> =>
  asked.boards.length <= mostBoards
    ? accepted(asked)
    : refused([{ place: '', says: tooManyBoards(asked.boards.length, mostBoards) }]);

/** Positions by their lines; empty lines are left out. */
function listed({ ruleset }: PositionRead, list: string): Result<BoardsAsked> {
  const problems: Problem[] = [];
  const boards: BoardInFigure[] = [];
  for (const [i, text] of list.split('\n').entries()) {
    if (text.trim() === '') continue;
    const read = ruleset.parse(text.trim());
    if (read.ok) boards.push({ position: ruleset.print(read.value), says: '' });
    else
      problems.push(
        ...read.problems.map(({ place, says }) => ({
          place: `Line ${counted(i + 1)}`,
          says: `${place}: ${says}`,
        })),
      );
  }
  if (problems.length > 0) return refused(problems);
  if (boards.length === 0)
    return refused([{ place: '', says: 'List the positions that you want, one on each line.' }]);
  return fewEnough({ ruleset, boards, line: [] });
}

export type BoardRequest = Caption & {
  readonly asked: BoardsAsked;
  /** Undefined if nothing is written below the boards, or until it is found. */
  readonly worth: WorthFound | undefined;
  readonly worthShown: BoardWorthShown;
  readonly columns: number;
  readonly options: FigureOptions;
  readonly hidden: EditorState['hidden'];
};

/** A hidden value is drawn as a box. */
function withWorth({ asked: { boards }, worth, worthShown, hidden }: BoardRequest): readonly BoardInFigure[] {
  if (worthShown === 'none' || !worth) return boards;
  return boards.map((board, i) => {
    const { position, value, outcome } = worth.found[i];
    return { ...board, label: isHidden(hidden, position) ? { hidden: true } : { value, outcome } };
  });
}

/** The first position, and the game from there. */
const carriedBy = ({ asked: { ruleset, boards, line, play } }: BoardRequest): string =>
  writeBoard({ ruleset: ruleset.id, position: boards[0].position, line, ...(play && { play }) });

export const boardFigureJobFor = (request: BoardRequest, pen: PenAsked): BoardFigureJob => ({
  kind: 'board-figure',
  ruleset: request.asked.ruleset.id,
  boards: withWorth(request),
  columns: request.columns,
  carries: carriedBy(request),
  style: styleOf(request.options, request.worthShown === 'outcomes' ? 'outcomes' : 'values', undefined),
  caption: request.caption,
  widest: request.options.widest,
  pen,
});

/** The boards as an exportable. */
export const boardsToExport = (request: BoardRequest): Exportable => ({
  kind: exportKinds.board,
  options: request.options,
  label: request.label,
  job: (pen) => boardFigureJobFor(request, pen),
  carries: () => carriedBy(request),
  isTooLarge: false,
  coming: 0,
});
