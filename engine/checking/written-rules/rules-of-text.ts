/** Written rulesets played by hand: what the check needs of a ruleset, from the text of its rules. */
import { accepted, type Result } from '../../result.ts';
import type { HandRules } from '../moves/hand-rules.ts';
import { rulesByHand } from '../moves/moves-by-hand.ts';
import { rectangleFamily } from '../moves/notations.ts';
import { drawingRulesByHand } from './drawing-by-hand.ts';
import { drawingRulesInText } from './drawing-rules.ts';
import {
  type BoardByHand,
  boardByHand,
  type FragmentStep,
  landings,
  liesByHand,
  type PlaceByHand,
  textOfBoard,
  type WayByHand,
} from './fragments.ts';
import { heapRulesInText } from './heap-rules.ts';
import { plainly, type RuleOfText, type RulesOfText, rulesInText } from './read-rules.ts';

/** A player who is sent to such a position must move on immediately. */
const entailingMark = ' !';

/** Where a player may stop in the middle of a move, and how often its first step was made. */
type Halt = { readonly board: BoardByHand; readonly end?: PlaceByHand; readonly times: number };

/** The step is made once, and where it may be made again, each landing is one from which it is. */
function afterStep(
  step: FragmentStep,
  { board, end: begin, times }: Halt,
  isFirst: boolean,
  hasPoints: boolean,
): readonly Halt[] {
  const more = isFirst ? 1 : 0;
  const landed = (
    from: BoardByHand,
    start: PlaceByHand | undefined,
    count: number,
    ways: readonly WayByHand[],
  ) => landings(from, { ...step, ways }, start).map((each) => ({ ...each, times: count + more }));
  const halts = [...landed(board, begin, times, step.ways)];
  if (!step.again) return halts;
  const met = new Set<string>();
  for (const { board: now, end, way, times: count } of halts) {
    const ways = step.again === 'any' ? step.ways : [way];
    // A landing with more points is another one.
    const name = `${hasPoints ? count : ''} ${textOfBoard(now)} ${end} ${ways.map(({ next, row }) => `${next} ${row}`)}`;
    if (met.has(name)) continue;
    met.add(name);
    halts.push(...landed(now, end, count, ways));
  }
  return halts;
}

/**
 * Every way to end a move by a rule: its steps one after the other, each of which begins where the one before
 * ended.
 */
const afterSteps = ({ steps, points }: RuleOfText, board: BoardByHand): readonly Halt[] =>
  steps.reduce<readonly Halt[]>(
    (halts, step, i) => halts.flatMap((halt) => afterStep(step, halt, i === 0, points > 0)),
    [{ board, times: 0 }],
  );

/** A score of 0 is left out. */
function tallied(text: string): { readonly score: number; readonly cells: string } {
  const [first, second] = text.split(' ');
  return second === undefined ? { score: 0, cells: first } : { score: Number(first), cells: second };
}

function movesBy(rules: RulesOfText, player: 'left' | 'right', text: string): readonly string[] {
  const { score, cells } = tallied(text);
  const board = boardByHand(cells);
  if (rules.over.some(({ before, ways }) => liesByHand(board, before, ways))) return [];
  const moves = rules[player].flatMap((rule) =>
    afterSteps(rule, board).map(({ board: after, times }) => {
      const now = score + (player === 'left' ? 1 : -1) * rule.points * times;
      return `${now === 0 ? '' : `${now} `}${textOfBoard(after)}${rule.isEntailing ? entailingMark : ''}`;
    }),
  );
  return [...new Set(moves)];
}

const isEntailing = (text: string): boolean => text.endsWith(entailingMark);
const unmarked = (text: string): string => text.replace(entailingMark, '');

/**
 * A ruleset by its text; refused with the lines that cannot be read. Its moves cost the signs of a fragment
 * for every cell, direction and length of its runs.
 */
export function rulesOfText(text: string): Result<HandRules> {
  const lines = plainly(text).split('\n');
  if (lines.some((line) => /^ ?board ?: ?drawing ?$/i.test(line))) {
    const drawn = drawingRulesInText(lines);
    return drawn.ok ? accepted(drawingRulesByHand(drawn.value)) : drawn;
  }
  if (lines.some((line) => /^ ?board ?: ?heaps ?$/i.test(line))) return heapRulesInText(lines);
  const read = rulesInText(text);
  if (!read.ok) return read;
  const rules = read.value;
  const signs = rules.signs.replaceAll(/[\]\\^-]/g, '\\$&');
  const rows = rules.board === 'row' ? '' : `(/[${signs}]+)*`;
  const all = [...rules.left, ...rules.right];
  return accepted({
    notation: new RegExp(`^(-?\\d+ )?[${signs}]+${rows}( !)?$`, 'u'),
    spelling: (each) => each.trim(),
    moves: (each) => ({
      left: movesBy(rules, 'left', unmarked(each)),
      right: movesBy(rules, 'right', unmarked(each)),
    }),
    isEntailing,
    families:
      rules.board === 'row' ? { row: { numbers: { n: 1 }, write: '.^n' } } : { rectangle: rectangleFamily },
    ...(all.some(({ points }) => points > 0) && { endScore: (each) => tallied(unmarked(each)).score }),
    ...(rules.endless && { endless: rules.endless }),
  });
}

/** The id of a written ruleset is its text behind this word. */
const idOfTextBegins = 'rules:';

/**
 * The rules of a ruleset by its id, by hand or by its text; undefined where there are none, or the text
 * cannot be read.
 */
export function handRulesOf(ruleset: string): HandRules | undefined {
  if (Object.hasOwn(rulesByHand, ruleset)) return rulesByHand[ruleset];
  const written = readId(ruleset);
  return written?.ok ? written.value : undefined;
}

/** The text of rules that have this id; undefined of any other ruleset. */
export const textOfRuleset = (ruleset: string): string | undefined =>
  ruleset.startsWith(idOfTextBegins) ? ruleset.slice(idOfTextBegins.length) : undefined;

/** What a message calls a ruleset: its id, or a few words for written rules, whose id is their whole text. */
export const calledInCheck = (ruleset: string): string =>
  textOfRuleset(ruleset) === undefined ? ruleset : 'the written ruleset';

function readId(ruleset: string): Result<HandRules> | undefined {
  const text = textOfRuleset(ruleset);
  return text === undefined ? undefined : rulesOfText(text);
}

/**
 * What cannot be read in the text of the rules that have this id, line by line; undefined where all can be
 * read, or they are no text.
 */
export function unreadIn(ruleset: string): string | undefined {
  const written = readId(ruleset);
  return written && !written.ok
    ? written.problems.map(({ place, says }) => `${place}: ${says}`).join('; ')
    : undefined;
}
