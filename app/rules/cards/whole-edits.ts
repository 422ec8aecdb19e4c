/**
 * The edits of a whole ruleset that are the same on cells and on a drawing: its name, its pieces, and the
 * order and the owners of its rules. Each is from rules to rules, and none changes anything else, so that a
 * rule that is left alone stays the same object. Linear in the rules.
 */
import {
  isSignOn,
  type MirrorRule,
  mostSigns,
  piecesOfRules,
  type RuleOwner,
  type RulesDraft,
  type RulesOnCells,
  type RulesOnHeaps,
  type RulesPiece,
  readPiece,
  signsOfRules,
} from '../../../engine/rulesets/index.ts';

/** Rules that are edited as data: those on cells, and those on a drawing. */
export type EditedRules = Exclude<RulesDraft['rules'], RulesOnHeaps>;

export type DrawingRules = Exclude<EditedRules, RulesOnCells>;

type AnyRule = EditedRules['rules'][number];

const allRules = (rules: EditedRules): readonly AnyRule[] => rules.rules;

/** The place of what is not yet in a text. */
export const nowhere = { line: 1, column: 1 };

const isNumbered = (list: readonly unknown[], i: number): boolean => i in list;

/** The list with an element changed, or left out where it becomes undefined. */
export const changedAt = <T>(
  list: readonly T[],
  i: number,
  change: (one: T) => T | undefined,
): readonly T[] =>
  list.flatMap((one, k) => {
    if (k !== i) return [one];
    const changed = change(one);
    return changed === undefined ? [] : [changed];
  });

const onOneLine = (typed: string): string => typed.replace(/[\s\u200b\ufeff]+/g, ' ').trim();

// The name of the whole ruleset.

export const withRulesName = <Rules extends EditedRules>(rules: Rules, typed: string): Rules => ({
  ...rules,
  name: onOneLine(typed),
});

export const neverEnding = <Rules extends EditedRules>(
  rules: Rules,
  neverEnds: EditedRules['neverEnds'],
): Rules => ({
  ...rules,
  neverEnds,
});

// Pieces.

/** The pieces, also where they are only signs in rules. */
export const piecesNamed = (rules: EditedRules): readonly RulesPiece[] =>
  rules.pieces.length > 0
    ? rules.pieces
    : signsOfPieces(rules).map((sign) => ({ sign, name: sign, article: '', at: nowhere }));

const signsOfPieces = (rules: EditedRules): readonly string[] =>
  rules.board === 'drawing'
    ? piecesOfRules(rules).map(({ sign }) => sign)
    : [...signsOfRules(rules)].slice(1);

/**
 * What a new rule puts: a piece of its owner, by what is said or by the rules that move it, or else the first
 * one; undefined without pieces.
 */
export function signToPut(rules: EditedRules, owner: RuleOwner): string | undefined {
  const pieces = piecesOfRules(rules);
  const player = owner === 'either' ? 'neutral' : owner;
  return (pieces.find((piece) => piece.player === player) ?? pieces.at(0))?.sign;
}

const offeredSigns = 'LRABCDEFGHIJKMNOPQSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** With one more piece, which has a sign that no other one has; all are named from then on. */
export function withPiece<Rules extends EditedRules>(rules: Rules): Rules {
  const pieces = piecesNamed(rules);
  const sign = [...offeredSigns].find(
    (each) => isSignOn(rules.board, each) && !pieces.some((piece) => piece.sign === each),
  );
  if (sign === undefined || pieces.length + 1 >= mostSigns) return rules;
  return { ...rules, pieces: [...pieces, { sign, name: sign, article: '', at: nowhere }] };
}

const withPieceChanged = <Rules extends EditedRules>(
  rules: Rules,
  i: number,
  change: (piece: RulesPiece) => RulesPiece | undefined,
): Rules => ({ ...rules, pieces: changedAt(piecesNamed(rules), i, change) });

export const withoutPiece = <Rules extends EditedRules>(rules: Rules, i: number): Rules =>
  withPieceChanged(rules, i, () => undefined);

/** A piece called as it would be among the pieces of a text: "a toad", "Left's toad", "stones". */
export const withPieceCalled = <Rules extends EditedRules>(rules: Rules, i: number, typed: string): Rules =>
  withPieceChanged(rules, i, (piece) => {
    const read = readPiece(`${piece.sign} ${onOneLine(typed.replaceAll(',', ' '))}`.trim(), piece.at);
    if (!read) return piece;
    const owner = read.owner ?? piece.owner;
    return { ...read, ...(owner && { owner, article: '' }) };
  });

/** A piece that is assigned to a player, or to neither; then it has an article again. */
export const withPieceOf = <Rules extends EditedRules>(
  rules: Rules,
  i: number,
  owner: RulesPiece['owner'] | undefined,
): Rules =>
  withPieceChanged(rules, i, ({ owner: before, ...piece }) => {
    if (owner) return { ...piece, article: '', owner };
    if (!before || piece.name === piece.sign) return piece;
    return { ...piece, article: /^[aeiou]/i.test(piece.name) ? 'an' : 'a' };
  });

// Rules.

/**
 * Says that a player has the rules of the other one; where there are two pieces, they are exchanged. On a row
 * everything goes the other way.
 */
export function withMirror<Rules extends EditedRules>(rules: Rules, owner: MirrorRule['owner']): Rules {
  const [one, other, ...more] = piecesNamed(rules);
  const exchanged = other && more.length === 0 ? [[one.sign, other.sign] as const] : [];
  const rule: MirrorRule = { kind: 'mirror', owner, exchanged, otherWay: rules.board === 'row', at: nowhere };
  return { ...rules, rules: [...allRules(rules), rule] };
}

export const withRuleTwice = <Rules extends EditedRules>(rules: Rules, i: number): Rules =>
  isNumbered(rules.rules, i)
    ? { ...rules, rules: allRules(rules).toSpliced(i + 1, 0, { ...rules.rules[i], at: nowhere }) }
    : rules;

export const withoutRule = <Rules extends EditedRules>(rules: Rules, i: number): Rules => ({
  ...rules,
  rules: changedAt(allRules(rules), i, () => undefined),
});

/** A rule one place earlier or later; the first one no earlier and the last one no later. */
export function withRuleMoved<Rules extends EditedRules>(rules: Rules, i: number, by: -1 | 1): Rules {
  if (!isNumbered(rules.rules, i) || !isNumbered(rules.rules, i + by)) return rules;
  return {
    ...rules,
    rules: allRules(rules)
      .toSpliced(i, 1)
      .toSpliced(i + by, 0, rules.rules[i]),
  };
}

const withRuleChanged = <Rules extends EditedRules>(
  rules: Rules,
  i: number,
  change: (rule: AnyRule) => AnyRule,
): Rules => ({
  ...rules,
  rules: changedAt(allRules(rules), i, change),
});

/** The rules of moves, on cells or on a drawing. */
export type MoveOf<Rules extends EditedRules> = Extract<Rules['rules'][number], { readonly kind: 'move' }>;

/** A rule changed that is no mirror image. */
export const withMoveChanged = <Rules extends EditedRules>(
  rules: Rules,
  i: number,
  change: (rule: MoveOf<Rules>) => MoveOf<Rules>,
): Rules =>
  // A rule of these rules is of their board.
  withRuleChanged(rules, i, (rule) => (rule.kind === 'move' ? change(rule as MoveOf<Rules>) : rule));

/** A mirror image is Left's or Right's. */
export const withRuleOf = <Rules extends EditedRules>(rules: Rules, i: number, owner: RuleOwner): Rules =>
  withRuleChanged(rules, i, (rule) => {
    if (rule.kind === 'move') return { ...rule, owner };
    return owner === 'either' ? rule : { ...rule, owner };
  });

export const withMirrorChanged = <Rules extends EditedRules>(
  rules: Rules,
  i: number,
  change: (rule: MirrorRule) => MirrorRule,
): Rules => withRuleChanged(rules, i, (rule) => (rule.kind === 'mirror' ? change(rule) : rule));

/** Signs with one more, or without it; the only one stays. */
export function signsWith(signs: string, sign: string): string {
  if (!signs.includes(sign)) return signs + sign;
  return signs.length > 1 ? signs.replace(sign, '') : signs;
}
