/**
 * Another kind of board for rules that a person writes. The rules stay: those that mean the same on the new
 * board are written in its words, and the others keep their lines, with what is wrong in them.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import {
  type MirrorRule,
  type MoveRule,
  positionOfDrawing,
  type RuleOwner,
  type RulesDraft,
  readRules,
  splitLines,
} from '../../engine/rulesets/index.ts';
import { applyEdit } from '../store/document.ts';
import { rulesetOf, rulesTextOf } from '../store/rulesets.ts';
import { setUpOf } from '../store/subject.ts';
import { shortestStart } from './board.ts';
import { withRulesText } from './rules.ts';

export type BoardOfRules = 'row' | 'grid' | 'heaps' | 'drawing';

type DrawnRule = Extract<RulesDraft['rules'], { readonly board: 'drawing' }>['rules'][number];

const isCells = (board: BoardOfRules): boolean => board === 'row' || board === 'grid';

const owners: Readonly<Record<RuleOwner, string>> = { left: 'Left', right: 'Right', either: 'Either' };

const oneOf = (signs: string): string => (signs.length === 1 ? signs : `[${signs}]`);

const ifBeside = (conditions: readonly { readonly wanted: boolean; readonly signs: string }[]): string =>
  conditions
    .map(
      ({ wanted, signs }, i) => `${i === 0 ? ' if' : ' and'} ${wanted ? 'a' : 'no'} ${oneOf(signs)} beside`,
    )
    .join('');

/** A rule that changes a single cell, as one that changes a node; undefined of another rule. */
function onNode(rule: MoveRule | MirrorRule): string | undefined {
  if (rule.kind === 'mirror' || rule.steps.length !== 1 || rule.points > 0 || rule.entailing)
    return undefined;
  const [{ before, after, conditions, again }] = rule.steps;
  const [from, to] = [before, after].map(({ rows }) => (rows.flat().length === 1 ? rows[0][0] : undefined));
  if (again !== 'no' || to?.kind !== 'sign' || conditions.some(({ where }) => where !== 'beside'))
    return undefined;
  if (from?.kind !== 'any' && from?.kind !== 'sign' && from?.kind !== 'class') return undefined;
  const chosen = from.kind === 'any' ? '' : `, ${oneOf(from.kind === 'sign' ? from.sign : from.signs)},`;
  return `${owners[rule.owner]}: choose a node${chosen} -> ${to.sign}${ifBeside(conditions)}`;
}

/** The other way round. */
function onCell(rule: DrawnRule): string | undefined {
  if (rule.kind === 'mirror' || rule.choice.kind !== 'node' || rule.choice.degree) return undefined;
  const [effect, ...more] = rule.effects;
  if (effect?.kind !== 'put' || more.length > 0 || effect.on.some((target) => target !== 'it'))
    return undefined;
  const { signs } = rule.choice;
  const from = signs === undefined ? '_' : oneOf(signs);
  return `${owners[rule.owner]}: ${from} -> ${effect.sign}${ifBeside(rule.conditions)}`;
}

/** For each line of a rule that means the same on the new board, the line there. */
function linesThere(text: string, board: BoardOfRules): ReadonlyMap<number, string> {
  const { rules } = readRules(text);
  const lines = new Map<number, string>();
  const note = (line: number, says: string | undefined): void => {
    if (says !== undefined) lines.set(line, says);
  };
  if (rules.board === 'drawing' && isCells(board))
    for (const rule of rules.rules) note(rule.at.line, onCell(rule));
  if ((rules.board === 'row' || rules.board === 'grid') && board === 'drawing')
    for (const rule of rules.rules) note(rule.at.line, onNode(rule));
  return lines;
}

/**
 * The text of rules with another board: its own line changes, and those of rules that mean the same there.
 */
export function withBoardNamed(text: string, board: BoardOfRules): string {
  const there = linesThere(text, board);
  const wrong = new Set(readRules(text).problems.map(({ line }) => line));
  const lines = splitLines(text).map((line, i) => (wrong.has(i + 1) ? line : (there.get(i + 1) ?? line)));
  const head = (name: string): number =>
    lines.findIndex((line) => new RegExp(String.raw`^[\s\u200b\ufeff]*${name}\s*:`, 'i').test(line));
  const [named, at] = [head('name'), head('board')];
  const said = `board: ${board}`;
  return (at >= 0 ? lines.with(at, said) : lines.toSpliced(named + 1, 0, said)).join('\n');
}

/**
 * The position on the new board: the same one where it is still one, the drawing behind, or else a start of
 * the rules.
 */
function positionThere(
  document: GameDocument,
  { position, was }: { readonly position: string; readonly was: BoardOfRules },
  board: BoardOfRules,
  behind: GameDocument | undefined,
): string {
  const ruleset = rulesetOf(document);
  if (!ruleset) return position;
  if (board === 'drawing' && behind) {
    const found = positionOfDrawing(behind, rulesTextOf(document) ?? '');
    if (found.ok) return found.value;
  }
  const stays = isCells(was) && isCells(board) && ruleset.read(position).problems.length === 0;
  return stays ? position : shortestStart(ruleset);
}

function withBoardOfRules(
  document: GameDocument,
  board: BoardOfRules,
  behind: GameDocument | undefined,
): GameDocument {
  const [text, setUp] = [rulesTextOf(document), setUpOf(document)];
  if (text === undefined || !setUp) return document;
  const was = readRules(text).rules.board;
  if (was === board) return document;
  const changed = withRulesText(document, withBoardNamed(text, board));
  const position = positionThere(changed, { position: setUp.position, was }, board, behind);
  return { ...changed, board: { ...(setUpOf(changed) ?? setUp), position } };
}

/**
 * The rules on another board, in one step of undo; on a drawing, on the one behind the board if there is one.
 */
export const chooseBoardOfRules = (board: BoardOfRules, behind?: GameDocument): void =>
  applyEdit((document) => withBoardOfRules(document, board, behind));
