/** Written rulesets played by hand: what the check needs of a ruleset, from the text of its rules. */
import { accepted, type Result } from '../../result.ts';
import type { HandRules } from '../moves/hand-rules.ts';
import { type Board, boardOf, landings, liesOn, type Place, textOfBoard, type Way } from './fragments.ts';
import { type RuleOfText, type RulesOfText, rulesInText } from './read-rules.ts';

/** Who is sent to such a position must move on at once. */
const entailingMark = ' !';

type Halt = { readonly board: Board; readonly end: Place; readonly way: Way };

/** The steps of a rule one after the other; the next one begins where the one before ended. */
function afterSteps({ steps }: RuleOfText, board: Board, begin?: Place, way?: Way): readonly Halt[] {
  const [first, ...others] = steps;
  const begun = landings(board, way ? { ...first, ways: [way] } : first, begin).map((each) => ({
    ...each,
    first: each.way,
  }));
  return others
    .reduce(
      (halts, step) =>
        halts.flatMap((halt) =>
          landings(halt.board, step, halt.end).map((each) => ({ ...each, first: halt.first })),
        ),
      begun,
    )
    .map(({ board: now, end, first: own }) => ({ board: now, end, way: own }));
}

/** Every board that one move by a rule may leave: where it may be made again, each landing is one. */
function boardsAfter(rule: RuleOfText, board: Board): readonly string[] {
  const halts = [...afterSteps(rule, board)];
  const met = new Set<string>();
  for (const { board: now, end, way } of halts) {
    const name = `${textOfBoard(now)} ${end} ${rule.again === 'straight on' ? `${way.next} ${way.row}` : ''}`;
    if (met.has(name)) continue;
    met.add(name);
    if (rule.again) halts.push(...afterSteps(rule, now, end, rule.again === 'straight on' ? way : undefined));
  }
  return halts.map((halt) => textOfBoard(halt.board));
}

/** A score of 0 is left out. */
function tallied(text: string): { readonly score: number; readonly cells: string } {
  const [first, second] = text.split(' ');
  return second === undefined ? { score: 0, cells: first } : { score: Number(first), cells: second };
}

function movesBy(rules: RulesOfText, player: 'left' | 'right', text: string): readonly string[] {
  const { score, cells } = tallied(text);
  const board = boardOf(cells);
  if (rules.over.some(({ before, ways }) => liesOn(board, before, ways))) return [];
  const moves = rules[player].flatMap((rule) =>
    boardsAfter(rule, board).map((after) => {
      const now = score + (player === 'left' ? rule.points : -rule.points);
      return `${now === 0 ? '' : `${now} `}${after}${rule.isEntailing ? entailingMark : ''}`;
    }),
  );
  return [...new Set(moves)];
}

const isEntailing = (text: string): boolean => text.endsWith(entailingMark);
const unmarked = (text: string): string => text.replace(entailingMark, '');

/** A ruleset by its text; refused with the lines that cannot be read. Its moves cost the signs of a fragment for every cell, direction and length of its runs. */
export function rulesOfText(text: string): Result<HandRules> {
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
    ...(all.some(({ points }) => points > 0) && { endScore: (each) => tallied(unmarked(each)).score }),
    ...(rules.endless && { endless: rules.endless }),
  });
}
