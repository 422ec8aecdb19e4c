/**
 * Rules on a drawing that a person wrote, as data: what a move chooses, a node, an arc, or a piece and the
 * arc along which it goes, and what becomes of these. Every rule acts where it is: it changes nothing but
 * what it chooses and the neighbours of that.
 *
 * An arc leads from one node to another, and an edge either way; both are called arcs in the rules. Only a
 * move along an arc, and the ends of an arc that are named by from and to, heed the direction. Neighbours are
 * nodes that an arc joins, whichever way it leads, each once however many arcs join them, and no node is its
 * own neighbour. A loop counts twice in the degree of its node.
 */
import { isPieceSign } from './read-fragment.ts';
import type { MirrorRule, RuleOwner, RulesPiece, RulesPlace } from './written-rules.ts';

/** How many arcs a node has. */
export type DegreeAsked =
  | { readonly by: 'even' | 'odd' }
  | { readonly by: 'exactly' | 'at least' | 'at most'; readonly count: number };

/**
 * What a move chooses. Signs are those of which a node has one; undefined if it may have any, or, of a piece,
 * any but that of an empty node.
 */
export type DrawingChoice =
  | { readonly kind: 'node'; readonly signs?: string; readonly degree?: DegreeAsked }
  | {
      readonly kind: 'arc';
      /** What its ends have; in this order along the arc, or in any order. */
      readonly ends?: { readonly one: string; readonly other: string; readonly inOrder: boolean };
    }
  | { readonly kind: 'slide'; readonly signs?: string; readonly onto: string };

/** What an effect speaks of, for each kind of choice. */
export const targetsOf = {
  node: ['it', 'its neighbours', 'its arcs'],
  arc: ['it', 'its ends', 'its neighbours'],
  slide: ['the node it leaves', 'the node it enters', 'the arc it takes'],
} as const;

export type DrawingTarget = (typeof targetsOf)[keyof typeof targetsOf][number];

/**
 * What happens to these: what they are is found before the move, signs are put and exchanged in the order of
 * the text, and in the end all that is to be removed goes, a node with its arcs.
 */
export type DrawingEffect = { readonly on: readonly DrawingTarget[]; readonly at: RulesPlace } & (
  | { readonly kind: 'remove' }
  | { readonly kind: 'put'; readonly sign: string }
  | { readonly kind: 'exchange'; readonly one: string; readonly other: string }
);

/**
 * Asks whether one of these signs is beside what the rule chooses, before the move: on a neighbour of the
 * node, of an end of the arc, or of the node that the piece enters. What is chosen is not beside itself, and
 * neither is the node that a piece leaves.
 */
export type DrawingCondition = { readonly wanted: boolean; readonly signs: string };

export type DrawingMoveRule = {
  readonly kind: 'move';
  readonly owner: RuleOwner;
  readonly choice: DrawingChoice;
  readonly effects: readonly DrawingEffect[];
  readonly conditions: readonly DrawingCondition[];
  readonly at: RulesPlace;
};

export type RulesOnDrawing = {
  readonly board: 'drawing';
  /** Empty where the text gives none. */
  readonly name: string;
  /** Empty where the text names none: then the signs are those of the rules. */
  readonly pieces: readonly RulesPiece[];
  readonly rules: readonly (DrawingMoveRule | MirrorRule)[];
  readonly neverEnds: 'draw' | 'left' | 'right';
};

/** Signs that have a meaning in the notation of a drawing, beside those that no piece of any board has. */
export const isSignOnDrawing = (sign: string): boolean => !/[\d@();<=]/.test(sign);

/** Whether a piece can have this sign on a kind of board. */
export const isSignOn = (board: 'row' | 'grid' | 'drawing', sign: string): boolean =>
  isPieceSign(sign) && (board !== 'drawing' || isSignOnDrawing(sign));

/** Whether a target is an arc or several. */
export const isOfArcs = (target: DrawingTarget, kind: DrawingChoice['kind']): boolean =>
  target === 'its arcs' || target === 'the arc it takes' || (kind === 'arc' && target === 'it');

/** The signs that a rule names, in their order. */
export function signsOfRule(rule: DrawingMoveRule | MirrorRule): readonly string[] {
  if (rule.kind === 'mirror') return rule.exchanged.flat();
  const { choice, effects, conditions } = rule;
  const chosen =
    choice.kind === 'arc'
      ? `${choice.ends?.one ?? ''}${choice.ends?.other ?? ''}`
      : `${choice.signs ?? ''}${choice.kind === 'slide' ? choice.onto : ''}`;
  const left = effects.map((effect) => {
    if (effect.kind === 'put') return effect.sign;
    return effect.kind === 'exchange' ? effect.one + effect.other : '';
  });
  return [...chosen, ...left.join(''), ...conditions.map(({ signs }) => signs).join('')];
}

/**
 * The signs of nodes, an empty one's first, then those of the pieces, or of the rules where no pieces are
 * named.
 */
export const signsOnDrawing = ({ pieces, rules }: RulesOnDrawing): string =>
  pieces.length > 0
    ? `.${pieces.map(({ sign }) => sign).join('')}`
    : [...new Set(['.', ...rules.flatMap(signsOfRule)])].join('');

/**
 * A rule that is played: its number among those of the text, from 1, and whether arcs are heeded against
 * their direction.
 */
export type PlayedOnDrawing = DrawingMoveRule & { readonly number: number; readonly otherWay: boolean };

/** The rules of each player, with those that a mirror image gives written out. Linear in the rules. */
export function playedOnDrawing(rules: RulesOnDrawing['rules']): readonly PlayedOnDrawing[] {
  return rules.flatMap((rule, i): readonly PlayedOnDrawing[] => {
    if (rule.kind === 'move') return [{ ...rule, number: i + 1, otherWay: false }];
    const names = new Map(
      rule.exchanged.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
    );
    return rules.flatMap((other) =>
      other.kind === 'move' && other.owner !== 'either' && other.owner !== rule.owner
        ? [
            {
              ...withSigns(other, (signs) => [...signs].map((sign) => names.get(sign) ?? sign).join('')),
              owner: rule.owner,
              number: i + 1,
              otherWay: rule.otherWay,
            },
          ]
        : [],
    );
  });
}

/** The rule with other signs. */
export function withSigns(rule: DrawingMoveRule, changed: (signs: string) => string): DrawingMoveRule {
  const { choice, effects, conditions } = rule;
  return {
    ...rule,
    choice: choiceWith(choice, changed),
    effects: effects.map((effect): DrawingEffect => {
      if (effect.kind === 'put') return { ...effect, sign: changed(effect.sign) };
      if (effect.kind === 'remove') return effect;
      return { ...effect, one: changed(effect.one), other: changed(effect.other) };
    }),
    conditions: conditions.map((condition) => ({ ...condition, signs: changed(condition.signs) })),
  };
}

function choiceWith(choice: DrawingChoice, changed: (signs: string) => string): DrawingChoice {
  if (choice.kind === 'arc') {
    const { ends } = choice;
    return ends
      ? { ...choice, ends: { ...ends, one: changed(ends.one), other: changed(ends.other) } }
      : choice;
  }
  const own = choice.signs === undefined ? {} : { signs: changed(choice.signs) };
  return choice.kind === 'slide' ? { ...choice, ...own, onto: changed(choice.onto) } : { ...choice, ...own };
}
