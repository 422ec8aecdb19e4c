/**
 * The reader of texts of rules. It never fails: it gives what could be read, and all that is wrong, each by
 * its place. A line is one part of the rules, and lines may be in any order. O(letters), and O(cells of
 * fragments · signs) for what is checked afterwards.
 */
import { longestRules } from '../../document/rules-id.ts';
import { problemsOfDrawingRules } from './check-drawing-rules.ts';
import { problemsOfHeapRules } from './check-heap-rules.ts';
import { problemsOfRules } from './check-rules.ts';
import type { DrawingMoveRule, RulesOnDrawing } from './drawing-rules.ts';
import { readRuleOnDrawing } from './read-drawing-rule.ts';
import { isPieceSign } from './read-fragment.ts';
import { readLinesOnHeaps } from './read-heap-rule.ts';
import { readOver, readRule } from './read-rule.ts';
import type { RulesDraft, WrittenRules } from './rules-draft.ts';
import { type RulesLine, restOf, rulesLine } from './rules-line.ts';
import { splitLines } from './split-lines.ts';
import { problemsOfLooks, withUsualSigns } from './usual-signs.ts';
import {
  type MirrorRule,
  type MoveRule,
  mostSigns,
  type OverRule,
  type RuleOwner,
  type RulesOnCells,
  type RulesPiece,
  type RulesPlace,
  type RulesProblem,
  type SaidApart,
  signsOfRules,
} from './written-rules.ts';

/** What was read so far. */
type Reading<Kind extends string = string, Rule = unknown> = {
  /** The boards that may be named. */
  readonly boards: readonly Kind[];
  name: string | undefined;
  board: Kind | undefined;
  pieces: RulesPiece[] | undefined;
  neverEnds: RulesOnCells['neverEnds'] | undefined;
  fallsApart: SaidApart | undefined;
  readonly rules: Rule[];
  readonly over: OverRule[];
};

const nothingRead = <Kind extends string, Rule>(boards: readonly Kind[]): Reading<Kind, Rule> => ({
  boards,
  name: undefined,
  board: undefined,
  pieces: undefined,
  neverEnds: undefined,
  fallsApart: undefined,
  rules: [],
  over: [],
});

/** The rules of a text, on the kind of board that it names. */
export function readRules(text: string): RulesDraft {
  const lines = splitLines(text.slice(0, longestRules)).map(withUsualSigns);
  const board = lines.find((line) => boardHead.test(line));
  const kind = board?.replace(boardHead, '').trim().toLowerCase();
  if (kind === 'heaps') return drafted(text, readOnHeaps);
  return kind === 'drawing' ? drafted(text, readOnDrawing) : readRulesOnCells(text);
}

/** The rules of a text on a row or a grid; another board is a problem. */
export const readRulesOnCells = (text: string): RulesDraft<RulesOnCells> => drafted(text, readOnCells);

const boardHead = /^[\s\u200b\ufeff]*board\s*:/i;

/** Reads all lines with one reader, which notes what is wrong. */
function drafted<Rules extends WrittenRules>(
  text: string,
  read: (lines: readonly string[], problems: RulesProblem[]) => Rules,
): RulesDraft<Rules> {
  const problems: RulesProblem[] = [];
  const lines = splitLines(text.slice(0, longestRules));
  if (text.length > longestRules) {
    const most = longestRules.toLocaleString('en');
    const says = `is more than ${most} letters; leave out what follows`;
    problems.push({ line: lines.length, column: (lines.at(-1) ?? '').length + 1, length: 0, says });
  }
  const rules = read(lines, problems);
  const pieces = rules.board === 'heaps' ? '' : rules.pieces.map(({ sign }) => sign).join('');
  const isOnCells = rules.board === 'row' || rules.board === 'grid';
  problems.push(...problemsOfLooks(lines, problems, pieces, isOnCells ? signsOfRules(rules) : ''));
  return { rules, problems: withinText(problems, lines).sort(inReadingOrder) };
}

function readOnHeaps(lines: readonly string[], problems: RulesProblem[]): WrittenRules {
  const rules = readLinesOnHeaps(lines, problems);
  problems.push(...problemsOfHeapRules(rules));
  if (rules.rules.length === 0 && problems.length === 0)
    problems.push({
      line: 1,
      column: 1,
      length: 0,
      says: 'has no rule; write what a move is, like Either: n -> n-1',
    });
  return rules;
}

function readOnDrawing(lines: readonly string[], problems: RulesProblem[]): RulesOnDrawing {
  const reading = nothingRead<'drawing', DrawingMoveRule | MirrorRule>(['drawing']);
  for (const [i, line] of lines.entries())
    readLine(rulesLine(line, i + 1, problems), reading, readRuleOnDrawing);
  const { name, pieces, neverEnds, fallsApart, rules, over } = reading;
  const read: RulesOnDrawing = {
    board: 'drawing',
    name: name ?? '',
    pieces: pieces ?? [],
    rules,
    neverEnds: neverEnds ?? 'draw',
  };
  const unsaid = (at: RulesPlace, says: string): void => {
    problems.push({ line: at.line, column: at.column, length: 1, says });
  };
  for (const { at } of over)
    unsaid(at, 'is not said on a drawing, where play is over when nobody can move; leave the line out');
  if (fallsApart)
    unsaid(
      fallsApart.at,
      'is not said on a drawing, which falls apart where no arc joins it; leave the line out',
    );
  problems.push(...problemsOfDrawingRules(read));
  if (rules.length === 0 && problems.length === 0)
    problems.push({
      line: 1,
      column: 1,
      length: 0,
      says: 'has no rule; write what a move is, like Either: choose a node -> remove it',
    });
  return read;
}

function readOnCells(lines: readonly string[], problems: RulesProblem[]): RulesOnCells {
  const reading = nothingRead<RulesOnCells['board'], MoveRule | MirrorRule>(['row', 'grid']);
  for (const [i, line] of lines.entries()) readLine(rulesLine(line, i + 1, problems), reading, readRule);
  const { name, board, pieces, neverEnds, fallsApart, rules, over } = reading;
  const read: RulesOnCells = {
    board: board ?? 'grid',
    name: name ?? '',
    pieces: pieces ?? [],
    rules,
    over,
    neverEnds: neverEnds ?? 'draw',
    ...(fallsApart && { fallsApart }),
  };
  problems.push(...problemsOfRules(read));
  if (rules.length === 0 && problems.length === 0)
    problems.push({
      line: 1,
      column: 1,
      length: 0,
      says: 'has no rule; write what a move is, like Left: . -> L',
    });
  return read;
}

const inReadingOrder = (one: RulesPlace, other: RulesPlace): number =>
  one.line - other.line || one.column - other.column;

/** Each problem once, and none beyond its line. */
function withinText(problems: readonly RulesProblem[], lines: readonly string[]): RulesProblem[] {
  const seen = new Set<string>();
  return problems.flatMap(({ line, column, length, says }) => {
    const end = (lines[line - 1] ?? '').length + 1;
    const from = Math.min(column, end);
    const key = `${line} ${from} ${says}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ line, column: from, length: Math.min(length, end - from), says }];
  });
}

function readLine<Kind extends string, Rule>(
  line: RulesLine,
  reading: Reading<Kind, Rule>,
  ruleIn: (line: RulesLine, owner: RuleOwner, at: RulesPlace) => Rule | undefined,
): void {
  if (line.isAtEnd()) return;
  const at = line.at();
  const owner = line.take(/(left|right|either)(?![\p{L}\p{N}])/iuy)?.[1].toLowerCase() as
    | RuleOwner
    | undefined;
  if (owner) {
    const rule = ruleIn(line, owner, at);
    if (rule) reading.rules.push(rule);
    return;
  }
  if (line.take(/over\s+when(?![\p{L}\p{N}])/iuy)) {
    const over = readOver(line, at);
    if (over) reading.over.push(over);
    return;
  }
  for (const [head, read] of heads) {
    const found = line.take(head);
    if (!found) continue;
    if (!read(line, reading, at))
      line.wrong('is said a second time; leave one of the two lines out', found[0].length, at);
    return;
  }
  const found = line.take(/[^\s:,]+/y)?.[0] ?? '';
  line.wrong(
    `“${found}” begins no line of rules; begin with name, board, pieces, Left, Right, Either, over when, never ends or falls apart at`,
    found.length,
    at,
  );
}

/** Parts that are written once: how each begins, and its reader, which says no where it was read before. */
const heads: readonly (readonly [RegExp, (line: RulesLine, reading: Reading, at: RulesPlace) => boolean])[] =
  [
    [
      /name\s*:/iy,
      (line, reading) => {
        const isNew = reading.name === undefined;
        const name = line.takeRest();
        reading.name ??= name;
        return isNew;
      },
    ],
    [
      /board\s*:/iy,
      (line, reading) => {
        const isNew = reading.board === undefined;
        const at = line.at();
        const found = restOf(line);
        const board = reading.boards.find((each) => each === found.toLowerCase());
        if (isNew && board) reading.board = board;
        else if (isNew)
          line.wrong(
            `“${found}” is not a kind of board; write row, grid, heaps or drawing`,
            Math.max(1, found.length),
            at,
          );
        return isNew;
      },
    ],
    [
      /pieces?\s*:/iy,
      (line, reading) => {
        const isNew = reading.pieces === undefined;
        const pieces = readPieces(line);
        reading.pieces ??= pieces;
        return isNew;
      },
    ],
    [
      /never\s+ends\s*:?/iy,
      (line, reading) => {
        const isNew = reading.neverEnds === undefined;
        const at = line.at();
        const found = restOf(line);
        const [whole, player] = /^(?:(?:a\s+)?draw|(left|right)\s+wins)$/i.exec(found) ?? [];
        if (whole === undefined)
          line.wrong('is not an ending; write draw, Left wins or Right wins', Math.max(1, found.length), at);
        else reading.neverEnds ??= (player?.toLowerCase() as 'left' | 'right' | undefined) ?? 'draw';
        return isNew;
      },
    ],
    [
      /falls\s+apart\s+at(?![\p{L}\p{N}])\s*:?/iuy,
      (line, reading, at) => {
        const isNew = reading.fallsApart === undefined;
        const here = line.at();
        const found = restOf(line);
        const words = found.split(/\s*,\s*|\s+and\s+|\s+/).filter((word) => word !== '');
        const signs = words.filter((word) => word === '.' || isPieceSign(word));
        if (signs.length === 0 || signs.length < words.length)
          line.wrong('is not a sign; write signs, like falls apart at #', Math.max(1, found.length), here);
        else reading.fallsApart ??= { signs: [...new Set(signs)].join(''), at };
        return isNew;
      },
    ],
  ];

function readPieces(line: RulesLine): RulesPiece[] {
  const pieces: RulesPiece[] = [];
  while (!line.isAtEnd()) {
    if (line.take(/,/y)) continue;
    const at = line.at();
    const written = line.take(/[^,]+/y)?.[0].trim() ?? '';
    const piece = readPiece(written, at);
    const wrong = (says: string): void => line.wrong(says, written.length, at);
    if (!piece) {
      wrong(`“${written}” is not a piece; write its sign and its name, like T a toad`);
    } else if (pieces.some(({ sign }) => sign === piece.sign)) {
      wrong(`has the sign ${piece.sign} a second time; give each piece its own sign`);
    } else if (pieces.length + 1 >= mostSigns) {
      wrong(`is one piece too many; leave at most ${mostSigns - 1}`);
    } else pieces.push(piece);
  }
  return pieces;
}

/**
 * A piece as it is written among the pieces: its sign, its player or an article, its name. Undefined where it
 * is not a piece. Linear.
 */
export function readPiece(written: string, at: RulesPlace): RulesPiece | undefined {
  const found = /^(\S)(?:\s+(?:(?:(left|right)[’']s)|(an?|the)(?=\s)))?(?:\s+(\S.*))?$/iu.exec(written);
  if (!found || !isPieceSign(found[1])) return undefined;
  const [, sign, player, article = '', name = sign] = found;
  return {
    sign,
    name: name.replace(/\s+/g, ' '),
    article: article.toLowerCase() as RulesPiece['article'],
    ...(player && { owner: player.toLowerCase() as 'left' | 'right' }),
    at,
  };
}
