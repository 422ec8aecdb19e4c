/**
 * The text of rules on another kind of board. A rule that changes a single square is the same rule on a node,
 * and the other way round; all other rules keep their lines, with what is wrong in them there.
 */
import type { DrawingMoveRule, RulesOnDrawing } from './drawing-rules.ts';
import { printDrawingRule } from './print-drawing-rules.ts';
import { printRule } from './print-rules.ts';
import { readRules } from './read-rules.ts';
import type { WrittenRules } from './rules-draft.ts';
import { splitLines } from './split-lines.ts';
import type { FragmentCell, MirrorRule, MoveRule } from './written-rules.ts';

type BoardOfRules = WrittenRules['board'];

/**
 * The text with another board: its own line changes, or is added after the name, and those of rules that mean
 * the same there; every other line stays letter by letter. Linear in the text.
 */
export function withBoardNamed(text: string, board: BoardOfRules): string {
  const { rules, problems } = readRules(text);
  const there = linesThere(rules, board);
  const wrong = new Set(problems.map(({ line }) => line));
  const lines = splitLines(text).map((line, i) => (wrong.has(i + 1) ? line : (there.get(i + 1) ?? line)));
  const head = (name: string): number =>
    lines.findIndex((line) => new RegExp(String.raw`^[\s\u200b\ufeff]*${name}\s*:`, 'i').test(line));
  const [named, at] = [head('name'), head('board')];
  const said = `board: ${board}`;
  return (at >= 0 ? lines.with(at, said) : lines.toSpliced(named + 1, 0, said)).join('\n');
}

/** For each line of a rule that means the same on the new board, the line there. */
function linesThere(rules: WrittenRules, board: BoardOfRules): ReadonlyMap<number, string> {
  const lines = new Map<number, string>();
  if (rules.board === 'drawing' && (board === 'row' || board === 'grid'))
    for (const rule of rules.rules) {
      const there = onSquare(rule);
      if (there) lines.set(rule.at.line, printRule(there));
    }
  if ((rules.board === 'row' || rules.board === 'grid') && board === 'drawing')
    for (const rule of rules.rules) {
      const there = onNode(rule);
      if (there) lines.set(rule.at.line, printDrawingRule(there));
    }
  return lines;
}

/** A rule that changes a single square, as one that changes a node; undefined of another rule. */
function onNode(rule: MoveRule | MirrorRule): DrawingMoveRule | undefined {
  if (rule.kind === 'mirror' || rule.steps.length !== 1 || rule.points > 0 || rule.entailing)
    return undefined;
  const { owner, at } = rule;
  const [{ before, after, conditions, again }] = rule.steps;
  const [from, to] = [before, after].map(({ rows }) => (rows.flat().length === 1 ? rows[0][0] : undefined));
  if (again !== 'no' || to?.kind !== 'sign' || conditions.some(({ where }) => where !== 'beside'))
    return undefined;
  if (from?.kind !== 'any' && from?.kind !== 'sign' && from?.kind !== 'class') return undefined;
  const signs = from.kind === 'any' ? undefined : from.kind === 'sign' ? from.sign : from.signs;
  return {
    kind: 'move',
    owner,
    choice: { kind: 'node', ...(signs !== undefined && { signs }) },
    effects: [{ kind: 'put', sign: to.sign, on: ['it'], at }],
    conditions: conditions.map(({ wanted, signs: beside }) => ({ wanted, signs: beside })),
    at,
  };
}

/** A rule that changes a single node, as one that changes a square; undefined of another rule. */
function onSquare(rule: RulesOnDrawing['rules'][number]): MoveRule | undefined {
  if (rule.kind === 'mirror' || rule.choice.kind !== 'node' || rule.choice.degree) return undefined;
  const { owner, choice, conditions, at } = rule;
  const [effect, ...more] = rule.effects;
  if (effect?.kind !== 'put' || more.length > 0 || effect.on.some((target) => target !== 'it'))
    return undefined;
  const { signs } = choice;
  const from: FragmentCell =
    signs === undefined
      ? { kind: 'any' }
      : signs.length === 1
        ? { kind: 'sign', sign: signs }
        : { kind: 'class', signs };
  const step: MoveRule['steps'][number] = {
    laid: 'as written',
    before: { rows: [[from]], at },
    after: { rows: [[{ kind: 'sign', sign: effect.sign }]], at },
    conditions: conditions.map((condition) => ({ ...condition, where: 'beside' })),
    again: 'no',
  };
  return { kind: 'move', owner, steps: [step], points: 0, entailing: false, at };
}
