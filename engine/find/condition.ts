/**
 * Conditions on games and on pairs of games as data, and how they are printed: what a game is worth, what is
 * measured of that, who wins, and the shape of its drawing.
 */
import { type Rational, rational } from '../numbers/rationals.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { SignOfOrder } from '../reckon/expression.ts';
import type { Value } from '../values/value.ts';
import { type GameSum, printGameSum } from './game-sum.ts';
import { type LinearSum, printSum } from './linear-sum.ts';

/**
 * What is counted of a drawing, or of the simplest form of its value, and how difficult an exercise it is.
 */
export const shapeCounts = ['nodes', 'arcs', 'form-nodes', 'form-arcs', 'difficulty'] as const;
export type ShapeCount = (typeof shapeCounts)[number];

/** What a value can be. Each is said with or without an article. */
export const propertiesOfValues = [
  'number',
  'integer',
  'infinitesimal',
  'hot',
  'nimber',
  'stopper',
  'sided',
  'loopfree',
] as const;
export type PropertyOfValue = (typeof propertiesOfValues)[number];

/** What a drawing can have. */
export const partsOfShape = ['cycle', 'loop'] as const;
export type PartOfShape = (typeof partsOfShape)[number];

/** The game that a part of a condition on a pair speaks of; the game that is checked if left out. */
type OfPair = { readonly game?: GameSum };

/** A side of a comparison. */
export type ConditionTerm =
  | (OfPair & { readonly kind: 'value' })
  /** Nodes, arcs and difficulty are of one drawing, so that `game` has one summand. */
  | (OfPair & { readonly kind: 'count'; readonly of: ShapeCount })
  | (OfPair & { readonly kind: 'measure'; readonly id: string })
  /** A sum of numbers of the family that is searched. */
  | { readonly kind: 'sum'; readonly sum: LinearSum }
  /**
   * What was written, with the number and the value that it means; words if it means neither. A number that
   * is no dyadic fraction has no value.
   */
  | { readonly kind: 'written'; readonly text: string; readonly number?: Rational; readonly value?: Value };

/** A condition on a game. `all` and `some` have two conditions at least, but for `everyGame`. */
export type GameCondition =
  | { readonly kind: 'all' | 'some'; readonly of: readonly GameCondition[] }
  | { readonly kind: 'not'; readonly of: GameCondition }
  | {
      readonly kind: 'compare';
      readonly left: ConditionTerm;
      readonly sign: SignOfOrder;
      readonly right: ConditionTerm;
    }
  | (OfPair & { readonly kind: 'outcome'; readonly outcome: Outcome })
  /** Only of pairs: two games have the same outcome. */
  | { readonly kind: 'same-outcome'; readonly left: GameSum; readonly right: GameSum }
  | (OfPair & { readonly kind: 'is'; readonly property: PropertyOfValue })
  | (OfPair & { readonly kind: 'has'; readonly part: PartOfShape })
  /** The drawing is the simplest form of its value: there is nothing to simplify. */
  | (OfPair & { readonly kind: 'form' });

/** The word for a game that is checked, or applied to one of a pair: `mean`, `mean(G + H)`. */
const applied = (word: string, game: GameSum | undefined): string =>
  game ? `${word}(${printGameSum(game)})` : word;

/** The same where the game comes first: `is number`, `G is number`. */
const saidOf = (game: GameSum | undefined, words: string): string =>
  game ? `${printGameSum(game)} ${words}` : words;

function printTerm(term: ConditionTerm): string {
  if (term.kind === 'value') return term.game ? printGameSum(term.game) : 'value';
  if (term.kind === 'count') return applied(term.of, term.game);
  if (term.kind === 'sum') return printSum(term.sum);
  return term.kind === 'measure' ? applied(term.id, term.game) : term.text;
}

/** Whether a count is of a drawing, and not of the form of a value. */
export const isOfDrawing = (count: ShapeCount): boolean => ['nodes', 'arcs', 'difficulty'].includes(count);

const speaksOfDrawing = (term: ConditionTerm): boolean => term.kind === 'count' && isOfDrawing(term.of);

/** The parts of a condition that `and`, `or` and `not` join. */
export function partsOfCondition(condition: GameCondition): readonly GameCondition[] {
  if (condition.kind === 'all' || condition.kind === 'some') return condition.of.flatMap(partsOfCondition);
  return condition.kind === 'not' ? partsOfCondition(condition.of) : [condition];
}

/** The parts of a condition that speak of how a game is drawn, and of more than its value and its outcome. */
export const partsAboutDrawings = (condition: GameCondition): readonly GameCondition[] =>
  partsOfCondition(condition).filter((part) => {
    if (part.kind === 'compare') return speaksOfDrawing(part.left) || speaksOfDrawing(part.right);
    return part.kind === 'has' || part.kind === 'form';
  });

/** In brackets where it is a part of what binds more tightly. */
function printPart(condition: GameCondition): string {
  const isJoined = condition.kind === 'all' || condition.kind === 'some';
  return isJoined ? `(${printGameCondition(condition)})` : printGameCondition(condition);
}

/** The condition as text, from which the same is read again. Recurses as deep as brackets were written. */
export function printGameCondition(condition: GameCondition): string {
  switch (condition.kind) {
    case 'all':
      return condition.of.map(printPart).join(' and ');
    case 'some':
      return condition.of.map(printPart).join(' or ');
    case 'not':
      return `not ${printPart(condition.of)}`;
    case 'compare':
      return `${printTerm(condition.left)} ${condition.sign} ${printTerm(condition.right)}`;
    case 'outcome':
      return `${applied('outcome', condition.game)} = ${condition.outcome}`;
    case 'same-outcome':
      return `${applied('outcome', condition.left)} = ${applied('outcome', condition.right)}`;
    case 'is':
      return saidOf(condition.game, `is ${condition.property}`);
    case 'has':
      return saidOf(condition.game, `has ${condition.part}`);
    case 'form':
      return `${applied('form', condition.game)} = drawing`;
  }
}

/** The condition that every game fulfils; it cannot be written. */
export const everyGame: GameCondition = { kind: 'all', of: [] };

/** The condition, and that the drawing is an exercise of a difficulty in this range. */
export function withDifficulty(condition: GameCondition, least: number, most: number): GameCondition {
  const compared = (sign: SignOfOrder, bound: number): GameCondition => ({
    kind: 'compare',
    left: { kind: 'count', of: 'difficulty' },
    sign,
    right: { kind: 'written', text: `${bound}`, number: rational(BigInt(bound)) },
  });
  const bounds = least === most ? [compared('=', least)] : [compared('>=', least), compared('<=', most)];
  return { kind: 'all', of: [...(condition.kind === 'all' ? condition.of : [condition]), ...bounds] };
}
