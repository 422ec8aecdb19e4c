/**
 * Checks whether games fulfil a condition. Some things are not known of some games, such as the temperature
 * of a loopy value, or the order of ∞ and ↑. A comparison with them is neither true nor false, and neither is
 * its negation (Kleene's logic of three values).
 */
import { compareRationals, printedRational, type Rational, rational } from '../numbers/rationals.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { isAllowedBy, type SignOfOrder } from '../reckon/expression.ts';
import { graphOf, isDyadic } from '../values/form.ts';
import type { Value } from '../values/value.ts';
import { gameKey } from '../values/words.ts';
import type { ConditionTerm, GameCondition, PropertyOfValue } from './condition.ts';
import type { GameSum } from './game-sum.ts';
import { valueOfSum } from './linear-sum.ts';
import {
  isNimberKey,
  openValueDesk,
  type Quantity,
  type RelationFound,
  type ValueDesk,
  valueOfNumber,
} from './value-desk.ts';
import { plainWords } from './words-measured.ts';

/** How a game is drawn. */
export type GameShape = {
  readonly nodes: number;
  /** An arc of both players counts once. */
  readonly arcs: number;
  readonly hasCycle: boolean;
  readonly hasLoop: boolean;
  /** Whether the drawing is the simplest form of its value; undefined where a value has no such form. */
  isForm(): boolean | undefined;
  /** How difficult an exercise it is, from 1 to 5. */
  difficulty(): number;
};

/** A game that is checked; what is not known of it is missing. */
export type CheckedGame = {
  readonly value?: Value | undefined;
  readonly outcome?: Outcome | undefined;
  readonly shape?: GameShape | undefined;
  /** The numbers of a member of a family, in the order of their names. */
  readonly numbers?: { readonly names: readonly string[]; readonly are: readonly number[] } | undefined;
  /** Of a pair: its games, their negatives, and sums of them. */
  sumOf?(game: GameSum): CheckedGame;
};

/** True, false, or undefined where it is not known. */
export type Holds = boolean | undefined;

/** Checks games one after the other; what values share is found once. */
export type ConditionCheck = { holds(game: CheckedGame): Holds };

type Check = (game: CheckedGame) => Holds;

/** Given each part of a condition with its check, the check that is made in its place. */
export type WithPart = (part: GameCondition, check: Check) => Check;

/**
 * Opens the check of a condition. Building it recurses as deep as the brackets that were read. `withPart` may
 * remember what was found of a part.
 */
export function openConditionCheck(
  condition: GameCondition,
  withPart: WithPart = (_, check) => check,
): ConditionCheck {
  const desk = openValueDesk();
  const check = checkOf(condition, { desk, withPart });
  return {
    holds(game) {
      desk.tidy();
      return check(game);
    },
  };
}

type Means = { readonly desk: ValueDesk; readonly withPart: WithPart };

/** The game that a part speaks of. */
const gameIn = (checked: CheckedGame, game: GameSum | undefined): CheckedGame =>
  game ? (checked.sumOf?.(game) ?? {}) : checked;

const checkOf = (condition: GameCondition, means: Means): Check =>
  means.withPart(condition, plainCheck(condition, means));

function plainCheck(condition: GameCondition, means: Means): Check {
  const { desk } = means;
  switch (condition.kind) {
    case 'all':
      return joined(condition.of, means, false);
    case 'some':
      return joined(condition.of, means, true);
    case 'not': {
      const check = checkOf(condition.of, means);
      return (game) => {
        const holds = check(game);
        return holds === undefined ? undefined : !holds;
      };
    }
    case 'compare': {
      const { left, sign, right } = condition;
      const [a, b] = [quantityOf(left, desk), quantityOf(right, desk)];
      return (game) => {
        const [x, y] = [a(game), b(game)];
        return x && y && comparison(x, sign, y, desk);
      };
    }
    case 'outcome':
      return (checked) => {
        const { outcome } = gameIn(checked, condition.game);
        return outcome && outcome === condition.outcome;
      };
    case 'same-outcome':
      return (checked) => {
        const [one, other] = [condition.left, condition.right].map((game) => gameIn(checked, game).outcome);
        return one && other && one === other;
      };
    case 'is':
      return (checked) => {
        const { value } = gameIn(checked, condition.game);
        return value && hasProperty(value, condition.property, desk);
      };
    case 'has':
      return (checked) => {
        const { shape } = gameIn(checked, condition.game);
        return shape && (condition.part === 'cycle' ? shape.hasCycle : shape.hasLoop);
      };
    case 'form':
      return (checked) => gameIn(checked, condition.game).shape?.isForm();
  }
}

/** One part that is `decides` settles it; otherwise every part must be known. */
function joined(parts: readonly GameCondition[], means: Means, decides: boolean): Check {
  const checks = parts.map((part) => checkOf(part, means));
  return (game) => {
    let isKnown = true;
    for (const check of checks) {
      const holds = check(game);
      if (holds === decides) return decides;
      isKnown &&= holds !== undefined;
    }
    return isKnown ? !decides : undefined;
  };
}

function quantityOf(term: ConditionTerm, desk: ValueDesk): (checked: CheckedGame) => Quantity | undefined {
  switch (term.kind) {
    case 'value':
      return (checked) => {
        const { value } = gameIn(checked, term.game);
        return value && worthOf(value);
      };
    case 'measure':
      return (checked) => {
        const { value } = gameIn(checked, term.game);
        return value && desk.measured(term.id, value);
      };
    case 'sum':
      return ({ numbers }) =>
        numbers && {
          number: rational(BigInt(valueOfSum(term.sum, (name) => numbers.are[numbers.names.indexOf(name)]))),
        };
    case 'written': {
      const { text, number, value } = term;
      const written = { number, value, words: text };
      return () => written;
    }
    case 'count':
      return (checked) => {
        const count = counted(term.of, gameIn(checked, term.game));
        return count === undefined ? undefined : { number: rational(BigInt(count)) };
      };
  }
}

/** What a position is worth where both players move at once is a number, if it is known exactly. */
const worthOf = (value: Value): Quantity =>
  value.kind === 'expected' && value.low === value.high
    ? { number: printedRational(value.low), value }
    : { value };

function counted(of: Extract<ConditionTerm, { kind: 'count' }>['of'], game: CheckedGame): number | undefined {
  if (of === 'nodes') return game.shape?.nodes;
  if (of === 'arcs') return game.shape?.arcs;
  if (of === 'difficulty') return game.shape?.difficulty();
  const size = game.value && sizeOfForm(game.value);
  return of === 'form-nodes' ? size?.nodes : size?.arcs;
}

/** The size of the simplest form; undefined for values that have none. O(the form). */
export function sizeOfForm(value: Value): { readonly nodes: number; readonly arcs: number } | undefined {
  if (value.kind === 'nimber') return { nodes: value.n + 1, arcs: (value.n * (value.n + 1)) / 2 };
  if (value.kind !== 'stopper') return undefined;
  const { count, left, right } = graphOf(value.canonical);
  const arcs = new Set<number>();
  for (const pairs of [left, right])
    for (let i = 0; i < pairs.length; i += 2) arcs.add(pairs[i] * count + pairs[i + 1]);
  return { nodes: count, arcs: arcs.size };
}

function comparison(a: Quantity, sign: SignOfOrder, b: Quantity, desk: ValueDesk): Holds {
  const relation = relationBetween(a, b, desk);
  if (relation === undefined) return undefined;
  if (relation !== 'different') return isAllowedBy(sign, relation);
  return sign === '=' ? false : sign === '!=' ? true : undefined;
}

function relationBetween(a: Quantity, b: Quantity, desk: ValueDesk): RelationFound | undefined {
  if (a.number && b.number) return signOf(a.number, b.number);
  const [x, y] = [asValue(a), asValue(b)];
  if (x && y) return desk.relation(x, y);
  if (a.words === undefined || b.words === undefined) return undefined;
  return plainWords(a.words) === plainWords(b.words) ? '=' : 'different';
}

function signOf(a: Rational, b: Rational): RelationFound {
  const order = compareRationals(a, b);
  return order < 0 ? '<' : order > 0 ? '>' : '=';
}

const asValue = ({ value, number }: Quantity): Value | undefined =>
  value ?? (number ? valueOfNumber(number) : undefined);

/** Undefined for kinds of values of which that is not known. */
function hasProperty(value: Value, property: PropertyOfValue, desk: ValueDesk): Holds {
  if (value.kind === 'nimber' || value.kind === 'stopper') {
    if (property === 'infinitesimal') return isInfinitesimal(value, desk);
    return property === 'hot' ? isHot(value, desk) : isSuchStopper(value, property, desk);
  }
  if (property === 'sided')
    return value.kind === 'sided' ? true : value.kind === 'unsided' ? false : undefined;
  // Play in a sum with one of these can come back to itself, so that it is equal to no stopper.
  const isLoopy = ['sided', 'unsided', 'cyclic'].includes(value.kind);
  return isLoopy && property !== 'infinitesimal' && property !== 'hot' ? false : undefined;
}

function isSuchStopper(
  value: Extract<Value, { kind: 'nimber' | 'stopper' }>,
  property: Exclude<PropertyOfValue, 'infinitesimal' | 'hot'>,
  desk: ValueDesk,
): boolean {
  const number = value.kind === 'stopper' && isDyadic(value.canonical) ? value.canonical : undefined;
  const isZero = value.kind === 'nimber' ? value.n === 0 : number?.numerator === 0;
  switch (property) {
    case 'number':
      return isZero || number !== undefined;
    case 'integer':
      return isZero || number?.exponent === 0;
    case 'nimber':
      return isNimberKey(gameKey(value));
    case 'loopfree':
      // Every loopfree value has a birthday, and no other value has one.
      return desk.measured('birthday', value) !== undefined;
    case 'stopper':
    case 'sided':
      return true;
  }
}

/** A loopfree value is hot where Left's stop is greater than Right's. */
function isHot(value: Value, desk: ValueDesk): Holds {
  const heat = desk.measured('heat', value);
  return heat && heat.words === 'hot';
}

/**
 * A stopper is infinitesimal where play in it alone stops at 0, over or under, after either start. A stop is
 * measured as a number, or as a value where it is over or under beside a number.
 */
function isInfinitesimal(value: Value, desk: ValueDesk): Holds {
  const stops = ['left-stop', 'right-stop'].map((id) => desk.measured(id, value));
  if (stops.some((stop) => stop === undefined)) return undefined;
  return stops.every((stop) => {
    if (stop?.number) return stop.number.numerator === 0n;
    return stop?.value !== undefined && ['stopper over', 'stopper under'].includes(gameKey(stop.value));
  });
}
