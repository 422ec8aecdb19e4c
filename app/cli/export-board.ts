/** `grundy export` of boards: a position, several as a table, or a line of play as a figure. */
import { type BoardChecked, type BoardFile, checkedBoard, rulesetById } from '../../engine/answers/index.ts';
import type { Figure } from '../../engine/figure/index.ts';
import type { ExportFormat } from '../../engine/formats/index.ts';
import type { Rules } from '../../engine/outcome/index.ts';
import {
  boardFigure,
  boardSheet,
  columnsFor,
  mostColumns,
  moveSaid,
  type SheetBoard,
} from '../../engine/pictures/index.ts';
import { accepted, known, type Problem, type Result, refused } from '../../engine/result.ts';
import { type CarriedBoard, rulesOfRuleset, writeBoard } from '../../engine/rulesets/index.ts';
import { drain, openMemory, type Ruleset, type WorthOfPosition, worthOfPositions } from '../../engine/run.ts';
import { type CliArguments, changesNothingWithout } from './arguments.ts';
import { allowMore } from './budget-option.ts';
import { notOfFile, worthKinds } from './export-options.ts';
import { askedStyle } from './figure-style.ts';
import { askedOfRuleset } from './options.ts';
import { askedGame } from './ruleset-position.ts';

/** The requested ruleset; undefined if a drawing is exported. Formats that have no boards are refused. */
export function rulesetAsked(
  asked: CliArguments,
  format: ExportFormat | undefined,
): Result<Ruleset | undefined> {
  if (!asked.has('ruleset')) return accepted(undefined);
  const problems = withoutBoards(format);
  const ruleset = rulesetById(asked.all('ruleset').at(-1) ?? '');
  if (!ruleset.ok) problems.push(...ruleset.problems);
  return problems.length > 0 ? refused(problems) : ruleset;
}

const withoutBoards = (format: ExportFormat | undefined): Problem[] =>
  format && format.describes !== 'figure'
    ? [{ place: `--to ${format.id}`, says: format.refuses.boards }]
    : [];

/** Why a file that is a board cannot be exported as it was asked. */
export const boardProblems = (format: ExportFormat, asked: CliArguments): readonly Problem[] => [
  ...withoutBoards(format),
  ...notOfFile(asked, 'board'),
];

/** The figure of boards, and what its file carries. */
export type BoardsDrawn = { readonly figure: Figure; readonly carries: string };

/**
 * The positions given, each in the ruleset's notation, or the board in a file; problems are named by their
 * place.
 */
export function figureOfBoards(
  ruleset: Ruleset,
  texts: readonly string[],
  asked: CliArguments,
): Result<BoardsDrawn> {
  const isLine = asked.has('line');
  if (isLine && texts.length === 1)
    return refused([
      { place: '--line', says: 'needs all positions of the game, in their order; give two or more' },
    ]);
  if (isLine || texts.length === 1) {
    const [position, ...line] = texts;
    const checked = checkedBoard({ ruleset, position, line });
    return checked.ok ? drawn(ruleset, checked.value, asked) : refused(checked.problems.map(withoutBoardIn));
  }
  const read = texts.map((text) => ({ text, position: ruleset.parse(text) }));
  const positions = read.flatMap(({ position }) => (position.ok ? [ruleset.print(position.value)] : []));
  const problems = read.flatMap(({ text, position }) =>
    position.ok
      ? []
      : position.problems.map(({ place, says }) => ({ place: `"${text}"`, says: `${place}: ${says}` })),
  );
  if (problems.length > 0) return refused(problems);
  return sheetOf(
    ruleset,
    positions.map((position) => ({ position, says: '' })),
    asked,
    {
      ruleset: ruleset.id,
      position: positions[0],
    },
  );
}

/** Problems with typed positions name no place in a file. */
const withoutBoardIn = ({ place, says }: Problem): Problem =>
  place === 'board.position' ? besides(says) : { place: place.replace(/^board\./, ''), says };

/** "square 2: is x" has its place before the colon. */
function besides(says: string): Problem {
  const at = says.indexOf(': ');
  return { place: says.slice(0, at), says: says.slice(at + 2) };
}

/** The board of a file: its position, or the game that it has. */
export function figureOfBoardFile(board: BoardFile, asked: CliArguments): Result<BoardsDrawn> {
  const checked = checkedBoard(board);
  if (!checked.ok) return checked;
  if (asked.has('line') && checked.value.moves.length === 0)
    return refused([
      { place: '--line', says: 'the file of this board has no line of play; leave this option out' },
    ]);
  return drawn(board.ruleset, checked.value, asked, board);
}

/**
 * How a file has its board; for positions that were given, their ruleset's rules hold and nothing is hidden.
 */
type AsInFile = Pick<BoardFile, 'rules' | 'hidden'>;

/** Whether the file hides what a position is worth, and the command does not ask to see it. */
export function hidesWorth(
  { hidden }: Pick<BoardFile, 'hidden'>,
  position: string,
  asked: CliArguments,
): boolean {
  return hidden !== undefined && hidden.all !== hidden.except.includes(position) && !asked.has('reveal');
}

function drawn(
  ruleset: Ruleset,
  { position, moves }: BoardChecked,
  asked: CliArguments,
  inFile?: AsInFile,
): Result<BoardsDrawn> {
  const line = asked.has('line') ? moves : [];
  const boards = line.map(({ position: after, mover, by }, i) => ({
    position: after,
    mover,
    says: moveSaid(i + 1, mover, by),
  }));
  const carried = { ruleset: ruleset.id, position, line: line.map((move) => move.position) };
  return sheetOf(ruleset, [{ position, says: '' }, ...boards], asked, carried, inFile);
}

type Placed = Pick<SheetBoard, 'says' | 'mover'> & { readonly position: string };

/** Draws positions that were read before. */
function sheetOf(
  ruleset: Ruleset,
  placed: readonly Placed[],
  asked: CliArguments,
  carried: CarriedBoard,
  asFound: AsInFile = { rules: rulesOfRuleset(ruleset) },
): Result<BoardsDrawn> {
  const played = askedOfRuleset(ruleset, asked);
  if (!played.ok) return played;
  const inFile = { ...asFound, rules: { ...asFound.rules, ...played.value } };
  const isMisere = inFile.rules.play === 'misere';
  const style = askedStyle(asked);
  const columns = askedColumns(asked, placed.length);
  const worth = askedWorth(ruleset, placed, asked, inFile.rules);
  if (!style.ok || !columns.ok || !worth.ok)
    return refused([style, columns, worth].flatMap((each) => (each.ok ? [] : each.problems)));
  const { kind, found } = worth.value;
  const boards = placed.map(({ position, ...rest }, i): SheetBoard => {
    const read = ruleset.parse(position);
    known(read.ok, `${ruleset.name} reads what it printed`);
    const label = found[i] && hidesWorth(inFile, position, asked) ? { hidden: true } : found[i];
    return { ...rest, board: ruleset.board(read.value), label };
  });
  const title = `${ruleset.name}${isMisere ? ', misère play' : ''}: ${carried.position}`;
  const caption = asked.all('caption').at(-1) ?? '';
  const shows = { ...style.value, shows: kind };
  const [{ board, label, says }] = boards;
  const figure =
    boards.length === 1 && !label && says === ''
      ? boardFigure(board, { title, caption, above: board.phase?.name }, style.value)
      : boardSheet(boards, columns.value, { title, caption }, shows);
  return accepted({ figure, carries: writeBoard({ ...carried, ...(isMisere && { play: 'misere' }) }) });
}

function askedColumns(asked: CliArguments, boards: number): Result<number> {
  const given = asked.all('columns').at(-1);
  if (given === undefined) return accepted(columnsFor(boards));
  if (boards === 1)
    return refused([{ place: '--columns', says: changesNothingWithout('several positions') }]);
  const count = Number(given);
  if (Number.isInteger(count) && count >= 1 && count <= mostColumns) return accepted(count);
  return refused([
    { place: '--columns', says: `is "${given}"; give a whole number from 1 to ${mostColumns}` },
  ]);
}

type Worth = { readonly kind: (typeof worthKinds)[number]; readonly found: readonly WorthOfPosition[] };

/** What the positions are worth, if that is asked for. */
function askedWorth(
  ruleset: Ruleset,
  placed: readonly Placed[],
  asked: CliArguments,
  rules: Rules,
): Result<Worth> {
  const given = asked.all('worth').at(-1);
  if (given === undefined) return accepted({ kind: 'values', found: [] });
  const kind = worthKinds.find((each) => each === given);
  if (!kind) return refused([{ place: '--worth', says: `is "${given}"; give ${worthKinds.join(' or ')}` }]);
  const game = askedGame({ ruleset, position: placed[0].position }, asked);
  if (!game.ok) return game;
  const positions = placed.map(({ position }) => position);
  const found = drain(worthOfPositions({ ...game.value, rules }, positions, openMemory()));
  if ('kind' in found) return refused([{ place: '--worth', says: allowMore(found.says) }]);
  return accepted({ kind, found });
}
