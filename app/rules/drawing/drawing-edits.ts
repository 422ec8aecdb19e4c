/**
 * The edits of rules on a drawing that cards make: each from rules to rules, and none changes anything else,
 * so that a rule that is left alone stays the same object. Linear in the rules.
 */
import type { RuleOwner } from '../../../engine/rulesets/index.ts';
import {
  changedAt,
  type DrawingRules,
  type MoveOf,
  nowhere,
  piecesNamed,
  signToPut,
  withMoveChanged,
} from '../cards/whole-edits.ts';

export type DrawingMove = MoveOf<DrawingRules>;
export type ChosenOnDrawing = DrawingMove['choice'];
export type EffectOnDrawing = DrawingMove['effects'][number];
export type ConditionOnDrawing = DrawingMove['conditions'][number];
export type TargetOnDrawing = EffectOnDrawing['on'][number];
export type DegreeOnDrawing = NonNullable<Extract<ChosenOnDrawing, { readonly kind: 'node' }>['degree']>;
type Kind = ChosenOnDrawing['kind'];

/** The nodes that an effect may speak of, for each kind of choice. */
const nodesOf: Readonly<Record<Kind, readonly TargetOnDrawing[]>> = {
  node: ['it', 'its neighbours'],
  arc: ['its ends', 'its neighbours'],
  slide: ['the node it leaves', 'the node it enters'],
};

/** What an effect may speak of: signs are put on nodes alone, and arcs are removed, too. */
export function targetsFor(choice: Kind, effect: EffectOnDrawing['kind']): readonly TargetOnDrawing[] {
  const nodes = nodesOf[choice];
  if (effect !== 'remove') return nodes;
  return choice === 'arc'
    ? ['it', ...nodes]
    : [...nodes, choice === 'node' ? 'its arcs' : 'the arc it takes'];
}

/** With one more rule: it puts a piece on an empty node, or removes a node where there are no pieces. */
export function withDrawingRule(rules: DrawingRules, owner: RuleOwner): DrawingRules {
  const sign = signToPut(rules, owner);
  const rule: DrawingMove = {
    kind: 'move',
    owner,
    choice: { kind: 'node', ...(sign !== undefined && { signs: '.' }) },
    effects: [sign === undefined ? removing('node') : { kind: 'put', sign, on: ['it'], at: nowhere }],
    conditions: [],
    at: nowhere,
  };
  return { ...rules, rules: [...rules.rules, rule] };
}

const removing = (choice: Kind): EffectOnDrawing => ({
  kind: 'remove',
  on: [targetsFor(choice, 'remove')[0]],
  at: nowhere,
});

// What is chosen.

/**
 * Another kind of choice. What an effect speaks of stays where it still can; a rule that would do nothing
 * removes something.
 */
export const withChoiceOf = (rules: DrawingRules, i: number, kind: Kind): DrawingRules =>
  withMoveChanged(rules, i, (rule) => {
    if (rule.choice.kind === kind) return rule;
    const effects = rule.effects.map((effect): EffectOnDrawing => {
      const known = targetsFor(kind, effect.kind);
      const on = effect.on.filter((target) => known.includes(target));
      return { ...effect, on: on.length > 0 ? on : [known[0]] };
    });
    return {
      ...rule,
      choice: choiceOf(kind, rule.choice),
      effects: effects.length === 0 && kind !== 'slide' ? [removing(kind)] : effects,
    };
  });

function choiceOf(kind: Kind, before: ChosenOnDrawing): ChosenOnDrawing {
  if (kind === 'arc') return { kind };
  const signs = before.kind === 'arc' ? '' : (before.signs ?? '');
  if (kind === 'node') return { kind, ...(signs !== '' && { signs }) };
  const pieces = signs.replace('.', '');
  return { kind, ...(pieces !== '' && { signs: pieces }), onto: '.' };
}

export const withChoice = (
  rules: DrawingRules,
  i: number,
  change: (choice: ChosenOnDrawing) => ChosenOnDrawing,
): DrawingRules => withMoveChanged(rules, i, (rule) => ({ ...rule, choice: change(rule.choice) }));

/** Signs of a node or of a piece that moves; undefined for any. */
export function withSignsOf<Choice extends ChosenOnDrawing>(
  choice: Choice,
  signs: string | undefined,
): Choice {
  if (choice.kind === 'arc') return choice;
  const { signs: _, ...others } = choice;
  return { ...others, ...(signs !== undefined && { signs }) } as Choice;
}

/** How many arcs a chosen node has; undefined for any number. */
export function withDegree(choice: ChosenOnDrawing, degree: DegreeOnDrawing | undefined): ChosenOnDrawing {
  if (choice.kind !== 'node') return choice;
  const { degree: _, ...others } = choice;
  return { ...others, ...(degree && { degree }) };
}

/** The largest degree that can be written. */
const largestDegree = 999;

/** The degree that is asked for in another way; a number begins with two. */
export function degreeBy(by: DegreeOnDrawing['by'], before: DegreeOnDrawing | undefined): DegreeOnDrawing {
  if (by === 'even' || by === 'odd') return { by };
  return { by, count: before && 'count' in before ? before.count : 2 };
}

export const degreeOf = (before: DegreeOnDrawing, count: number): DegreeOnDrawing =>
  'count' in before
    ? { by: before.by, count: Math.min(largestDegree, Math.max(0, Math.round(count) || 0)) }
    : before;

/** Whether an arc has any ends, those of two kinds in either order, or in the order of the arc. */
export type EndsAsked = 'any' | 'between' | 'from to';

export const endsAsked = (choice: ChosenOnDrawing): EndsAsked => {
  if (choice.kind !== 'arc' || !choice.ends) return 'any';
  return choice.ends.inOrder ? 'from to' : 'between';
};

export function withEndsAsked(rules: DrawingRules, i: number, asked: EndsAsked): DrawingRules {
  const [one = '.', other = one] = piecesNamed(rules).map(({ sign }) => sign);
  return withChoice(rules, i, (choice) => {
    if (choice.kind !== 'arc') return choice;
    if (asked === 'any') return { kind: 'arc' };
    return { kind: 'arc', ends: { ...(choice.ends ?? { one, other }), inOrder: asked === 'from to' } };
  });
}

// What becomes of it.

/** With one more effect, of which something is made that the rule does not do yet. */
export const withEffect = (rules: DrawingRules, i: number, kind: EffectOnDrawing['kind']): DrawingRules =>
  withMoveChanged(rules, i, (rule) => {
    const known = targetsFor(rule.choice.kind, kind);
    const done = rule.effects.flatMap((effect) => (effect.kind === kind ? effect.on : []));
    const on = [known.find((target) => !done.includes(target)) ?? known[0]];
    return { ...rule, effects: [...rule.effects, effectOf(kind, on, rules)] };
  });

function effectOf(
  kind: EffectOnDrawing['kind'],
  on: readonly TargetOnDrawing[],
  rules: DrawingRules,
): EffectOnDrawing {
  const [one = 'L', other = '.'] = piecesNamed(rules).map(({ sign }) => sign);
  if (kind === 'remove') return { kind, on, at: nowhere };
  return kind === 'put' ? { kind, sign: one, on, at: nowhere } : { kind, one, other, on, at: nowhere };
}

/** An effect changed, or left out where it becomes undefined. */
export const withEffectChanged = (
  rules: DrawingRules,
  i: number,
  k: number,
  change: (effect: EffectOnDrawing) => EffectOnDrawing | undefined,
): DrawingRules =>
  withMoveChanged(rules, i, (rule) => ({ ...rule, effects: changedAt(rule.effects, k, change) }));

/** What an effect speaks of, with one more or without it, in the usual order; the only one stays. */
export function withTarget(effect: EffectOnDrawing, choice: Kind, target: TargetOnDrawing): EffectOnDrawing {
  const has = effect.on.includes(target);
  if (has && effect.on.length === 1) return effect;
  const on = targetsFor(choice, effect.kind).filter((each) =>
    each === target ? !has : effect.on.includes(each),
  );
  return on.length > 0 ? { ...effect, on } : effect;
}

/** The two signs of an exchange always differ: one that becomes the other changes places with it. */
export function withExchanged(effect: EffectOnDrawing, end: 'one' | 'other', sign: string): EffectOnDrawing {
  if (effect.kind !== 'exchange') return effect;
  const { one, other } = effect;
  if (sign === (end === 'one' ? other : one)) return { ...effect, one: other, other: one };
  return { ...effect, [end]: sign };
}

// Conditions.

/** With one more condition, about the first piece of which no other one speaks. */
export const withDrawingCondition = (rules: DrawingRules, i: number): DrawingRules =>
  withMoveChanged(rules, i, (rule) => {
    const asked = rule.conditions.map(({ signs }) => signs).join('');
    const signs = piecesNamed(rules).map(({ sign }) => sign);
    const sign = signs.find((each) => !asked.includes(each)) ?? signs.at(0) ?? '.';
    return { ...rule, conditions: [...rule.conditions, { wanted: false, signs: sign }] };
  });

/** A condition changed, or left out where it becomes undefined. */
export const withDrawingConditionChanged = (
  rules: DrawingRules,
  i: number,
  k: number,
  change: (condition: ConditionOnDrawing) => ConditionOnDrawing | undefined,
): DrawingRules =>
  withMoveChanged(rules, i, (rule) => ({ ...rule, conditions: changedAt(rule.conditions, k, change) }));
