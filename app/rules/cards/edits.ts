/**
 * The edits of rules that cards make: each from rules to rules, and none changes anything else, so that a
 * rule that is left alone stays the same object. Linear in the rules.
 */
import {
  type Fragment,
  type FragmentCell,
  isPieceSign,
  type Laying,
  type MirrorRule,
  type MoveRule,
  mostSigns,
  type OverRule,
  type RuleCondition,
  type RuleOwner,
  type RuleStep,
  type RulesOnCells,
  type RulesPiece,
  readPiece,
  signsOfRules,
} from '../../../engine/rulesets/index.ts';

type Rule = MoveRule | MirrorRule;

/** A step of a rule, both by number from 0. */
export type StepPlace = { readonly rule: number; readonly step: number };

/** The place of what is not yet in a text. */
const nowhere = { line: 1, column: 1 };

const isNumbered = (list: readonly unknown[], i: number): boolean => i in list;

/** The list with an element changed, or left out where it becomes undefined. */
const changedAt = <T>(list: readonly T[], i: number, change: (one: T) => T | undefined): readonly T[] =>
  list.flatMap((one, k) => {
    if (k !== i) return [one];
    const changed = change(one);
    return changed === undefined ? [] : [changed];
  });

const onOneLine = (typed: string): string => typed.replace(/[\s\u200b\ufeff]+/g, ' ').trim();

// The name of the whole ruleset.

export const withRulesName = (rules: RulesOnCells, typed: string): RulesOnCells => ({
  ...rules,
  name: onOneLine(typed),
});

export const onBoard = (rules: RulesOnCells, board: RulesOnCells['board']): RulesOnCells => ({
  ...rules,
  board,
});

export const neverEnding = (rules: RulesOnCells, neverEnds: RulesOnCells['neverEnds']): RulesOnCells => ({
  ...rules,
  neverEnds,
});

/** With a sign among those at which the board falls apart, or without it. */
export function apartAt(rules: RulesOnCells, sign: string): RulesOnCells {
  const { fallsApart, ...others } = rules;
  const now = fallsApart?.signs ?? '';
  const signs = now.includes(sign) ? now.replace(sign, '') : now + sign;
  return signs === '' ? others : { ...others, fallsApart: { signs, at: fallsApart?.at ?? nowhere } };
}

// Pieces.

/** The pieces, also where they are only signs in rules. */
export const piecesNamed = (rules: RulesOnCells): readonly RulesPiece[] =>
  rules.pieces.length > 0
    ? rules.pieces
    : [...signsOfRules(rules)].slice(1).map((sign) => ({ sign, name: sign, article: '', at: nowhere }));

const offeredSigns = 'LRABCDEFGHIJKMNOPQSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** With one more piece, which has a sign that no other one has; all are named from then on. */
export function withPiece(rules: RulesOnCells): RulesOnCells {
  const pieces = piecesNamed(rules);
  const sign = [...offeredSigns].find((each) => !pieces.some((piece) => piece.sign === each));
  if (sign === undefined || pieces.length + 1 >= mostSigns) return rules;
  return { ...rules, pieces: [...pieces, { sign, name: sign, article: '', at: nowhere }] };
}

const withPieceChanged = (
  rules: RulesOnCells,
  i: number,
  change: (piece: RulesPiece) => RulesPiece | undefined,
): RulesOnCells => ({ ...rules, pieces: changedAt(piecesNamed(rules), i, change) });

export const withoutPiece = (rules: RulesOnCells, i: number): RulesOnCells =>
  withPieceChanged(rules, i, () => undefined);

/** A piece called as it would be among the pieces of a text: "a toad", "Left's toad", "stones". */
export const withPieceCalled = (rules: RulesOnCells, i: number, typed: string): RulesOnCells =>
  withPieceChanged(rules, i, (piece) => {
    const read = readPiece(`${piece.sign} ${onOneLine(typed.replaceAll(',', ' '))}`.trim(), piece.at);
    if (!read) return piece;
    const owner = read.owner ?? piece.owner;
    return { ...read, ...(owner && { owner, article: '' }) };
  });

/** A piece that is assigned to a player, or to neither; then it has an article again. */
export const withPieceOf = (
  rules: RulesOnCells,
  i: number,
  owner: RulesPiece['owner'] | undefined,
): RulesOnCells =>
  withPieceChanged(rules, i, ({ owner: before, ...piece }) => {
    if (owner) return { ...piece, article: '', owner };
    if (!before || piece.name === piece.sign) return piece;
    return { ...piece, article: /^[aeiou]/i.test(piece.name) ? 'an' : 'a' };
  });

/** Every sign that is written somewhere, also those that no piece has any more. */
function signsWritten(rules: RulesOnCells): string {
  const inConditions = rules.rules.flatMap((rule) =>
    rule.kind === 'move' ? rule.steps.flatMap(({ conditions }) => conditions.map(({ signs }) => signs)) : [],
  );
  const inPictures = signsOfRules({ ...rules, pieces: [] });
  return [signsOfRules(rules), inPictures, ...inConditions, rules.fallsApart?.signs ?? ''].join('');
}

/** Whether a piece can have this sign in place of its own: two signs never become one. */
export const canHaveSign = (rules: RulesOnCells, from: string, to: string): boolean =>
  isPieceSign(to) && to !== from && !signsWritten(rules).includes(to);

const cellWithSigns = (cell: FragmentCell, changed: (signs: string) => string): FragmentCell => {
  if (cell.kind === 'sign') return { ...cell, sign: changed(cell.sign) };
  return cell.kind === 'any' || cell.kind === 'edge' ? cell : { ...cell, signs: changed(cell.signs) };
};

/** Another sign for a piece, everywhere; the same rules if it cannot have it. */
export function withSignChanged(rules: RulesOnCells, from: string, to: string): RulesOnCells {
  if (!canHaveSign(rules, from, to)) return rules;
  const changed = (signs: string): string => signs.replaceAll(from, to);
  const inFragment = (fragment: Fragment): Fragment => ({
    ...fragment,
    rows: fragment.rows.map((cells) => cells.map((cell) => cellWithSigns(cell, changed))),
  });
  const inStep = (step: RuleStep): RuleStep => ({
    ...step,
    before: inFragment(step.before),
    after: inFragment(step.after),
    conditions: step.conditions.map((condition) => ({ ...condition, signs: changed(condition.signs) })),
  });
  const inRule = (rule: Rule): Rule =>
    rule.kind === 'move'
      ? { ...rule, steps: rule.steps.map(inStep) }
      : {
          ...rule,
          exchanged: rule.exchanged.map(([one, other]) => [changed(one), changed(other)] as const),
        };
  return {
    ...rules,
    pieces: rules.pieces.map((piece) =>
      piece.sign === from
        ? { ...piece, sign: to, name: piece.article === '' && piece.name === from ? to : piece.name }
        : piece,
    ),
    rules: rules.rules.map(inRule),
    over: rules.over.map((over) => ({ ...over, fragment: inFragment(over.fragment) })),
    ...(rules.fallsApart && { fallsApart: { ...rules.fallsApart, signs: changed(rules.fallsApart.signs) } }),
  };
}

// Rules.

const line = (...signs: readonly string[]): Fragment => ({
  rows: [signs.map((sign) => ({ kind: 'sign', sign }))],
  at: nowhere,
});

/** What a new rule puts: a piece that is assigned to its owner, or else the first one. */
function signToPut(rules: RulesOnCells, owner: RuleOwner): string {
  const pieces = piecesNamed(rules);
  return (pieces.find((piece) => piece.owner === owner) ?? pieces.at(0))?.sign ?? '#';
}

/** With one more rule, which puts a piece on an empty square. */
export function withRule(rules: RulesOnCells, owner: RuleOwner): RulesOnCells {
  const step: RuleStep = {
    laid: 'as written',
    before: line('.'),
    after: line(signToPut(rules, owner)),
    conditions: [],
    again: 'no',
  };
  const rule: MoveRule = { kind: 'move', owner, steps: [step], points: 0, entailing: false, at: nowhere };
  return { ...rules, rules: [...rules.rules, rule] };
}

/** Says that a player has the rules of the other one; where there are two pieces, they are exchanged. On a row everything goes the other way. */
export function withMirror(rules: RulesOnCells, owner: MirrorRule['owner']): RulesOnCells {
  const [one, other, ...more] = piecesNamed(rules);
  const exchanged = other && more.length === 0 ? [[one.sign, other.sign] as const] : [];
  const rule: MirrorRule = { kind: 'mirror', owner, exchanged, otherWay: rules.board === 'row', at: nowhere };
  return { ...rules, rules: [...rules.rules, rule] };
}

export const withRuleTwice = (rules: RulesOnCells, i: number): RulesOnCells =>
  isNumbered(rules.rules, i)
    ? { ...rules, rules: rules.rules.toSpliced(i + 1, 0, { ...rules.rules[i], at: nowhere }) }
    : rules;

export const withoutRule = (rules: RulesOnCells, i: number): RulesOnCells => ({
  ...rules,
  rules: changedAt(rules.rules, i, () => undefined),
});

/** A rule one place earlier or later; the first one no earlier and the last one no later. */
export function withRuleMoved(rules: RulesOnCells, i: number, by: -1 | 1): RulesOnCells {
  if (!isNumbered(rules.rules, i) || !isNumbered(rules.rules, i + by)) return rules;
  return { ...rules, rules: rules.rules.toSpliced(i, 1).toSpliced(i + by, 0, rules.rules[i]) };
}

const withRuleChanged = (rules: RulesOnCells, i: number, change: (rule: Rule) => Rule): RulesOnCells => ({
  ...rules,
  rules: changedAt(rules.rules, i, change),
});

/** A mirror image is Left's or Right's. */
export const withRuleOf = (rules: RulesOnCells, i: number, owner: RuleOwner): RulesOnCells =>
  withRuleChanged(rules, i, (rule) => {
    if (rule.kind === 'move') return { ...rule, owner };
    return owner === 'either' ? rule : { ...rule, owner };
  });

export const withMirrorChanged = (
  rules: RulesOnCells,
  i: number,
  change: (rule: MirrorRule) => MirrorRule,
): RulesOnCells => withRuleChanged(rules, i, (rule) => (rule.kind === 'mirror' ? change(rule) : rule));

export const withMoveChanged = (
  rules: RulesOnCells,
  i: number,
  change: (rule: MoveRule) => MoveRule,
): RulesOnCells => withRuleChanged(rules, i, (rule) => (rule.kind === 'move' ? change(rule) : rule));

/** The most points that a rule can make. */
export const mostPoints = 999_999;

/** Points of a rule: a whole number from 0, where a rule without them has 0. */
export const withPoints = (rules: RulesOnCells, i: number, points: number): RulesOnCells =>
  withMoveChanged(rules, i, (rule) => ({
    ...rule,
    points: Math.min(mostPoints, Math.max(0, Math.round(points) || 0)),
  }));

// Steps.

export const withStepChanged = (
  rules: RulesOnCells,
  { rule, step }: StepPlace,
  change: (step: RuleStep) => RuleStep,
): RulesOnCells =>
  withMoveChanged(rules, rule, (move) => ({ ...move, steps: changedAt(move.steps, step, change) }));

/** The last piece of the picture after: a step that follows may begin with it. */
const lastSign = ({ after }: RuleStep): FragmentCell =>
  after.rows.flat().findLast((cell) => cell.kind === 'sign' && cell.sign !== '.') ?? { kind: 'any' };

/** With one more step, which begins with the piece on which the last one ended, and puts something beside it. */
export const withStep = (rules: RulesOnCells, i: number): RulesOnCells =>
  withMoveChanged(rules, i, (move) => {
    const first = lastSign(move.steps[move.steps.length - 1]);
    const put = { kind: 'sign', sign: signToPut(rules, move.owner) } as const;
    const step: RuleStep = {
      laid: 'as written',
      before: { rows: [[first, { kind: 'sign', sign: '.' }]], at: nowhere },
      after: { rows: [[first, put]], at: nowhere },
      conditions: [],
      again: 'no',
    };
    return { ...move, steps: [...move.steps, step] };
  });

/** Without a step, except where it is the only one. */
export const withoutStep = (rules: RulesOnCells, { rule, step }: StepPlace): RulesOnCells =>
  withMoveChanged(rules, rule, (move) =>
    move.steps.length > 1 ? { ...move, steps: changedAt(move.steps, step, () => undefined) } : move,
  );

/** With one more condition, about the first piece of which no other one of the step speaks. */
export const withCondition = (rules: RulesOnCells, place: StepPlace): RulesOnCells =>
  withStepChanged(rules, place, (step) => {
    const asked = step.conditions.map(({ signs }) => signs).join('');
    const signs = piecesNamed(rules).map(({ sign }) => sign);
    const sign = signs.find((each) => !asked.includes(each)) ?? signs.at(0) ?? '.';
    const condition: RuleCondition = { wanted: false, signs: sign, where: 'beside' };
    return { ...step, conditions: [...step.conditions, condition] };
  });

/** A condition changed, or left out where it becomes undefined. */
export const withConditionChanged = (
  rules: RulesOnCells,
  place: StepPlace,
  i: number,
  change: (condition: RuleCondition) => RuleCondition | undefined,
): RulesOnCells =>
  withStepChanged(rules, place, (step) => ({
    ...step,
    conditions: changedAt(step.conditions, i, change),
  }));

/** Signs with one more, or without it; the only one stays. */
export function signsWith(signs: string, sign: string): string {
  if (!signs.includes(sign)) return signs + sign;
  return signs.length > 1 ? signs.replace(sign, '') : signs;
}

// What ends the play.

/** Says that play is over where a piece is on the board. */
export const withOver = (rules: RulesOnCells): RulesOnCells => {
  const over: OverRule = { laid: 'as written', fragment: line(signToPut(rules, 'either')), at: nowhere };
  return { ...rules, over: [...rules.over, over] };
};

/** A fragment that ends the play changed, or left out where it becomes undefined. */
export const withOverChanged = (
  rules: RulesOnCells,
  i: number,
  change: (over: OverRule) => OverRule | undefined,
): RulesOnCells => ({ ...rules, over: changedAt(rules.over, i, change) });

export const withLaying = (rules: RulesOnCells, place: StepPlace, laid: Laying): RulesOnCells =>
  withStepChanged(rules, place, (step) => ({ ...step, laid }));
