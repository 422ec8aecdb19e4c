/**
 * The register of operators on values: how each is called, what it takes, and how it is found. Most take
 * loopfree values alone.
 */
import { nimbersInField, nimInverse, nimProduct } from '../numbers/nim-field.ts';
import { birthdayOf } from '../theories/partizan/algebra/birthday.ts';
import { simplestForm } from '../theories/partizan/component/single.ts';
import { type AtomicWeight, atomicWeightOf } from '../theories/partizan/operators/atomic-weight.ts';
import { companion } from '../theories/partizan/operators/companion.ts';
import { heat, overheat } from '../theories/partizan/operators/heating.ts';
import { incentivesOf } from '../theories/partizan/operators/incentives.ts';
import { type OptionsOfForm, ordinalSum } from '../theories/partizan/operators/ordinal-sum.ts';
import { conwayProduct, nortonProduct } from '../theories/partizan/operators/products.ts';
import { type Uptimal, uptimalOf } from '../theories/partizan/operators/uptimal.ts';
import { atLeast } from '../theories/partizan/order/known.ts';
import { coolingBy } from '../theories/partizan/questions/cooled.ts';
import { intern } from '../theories/partizan/store/find.ts';
import { negative } from '../theories/partizan/store/negative.ts';
import type { Store } from '../theories/partizan/store/store.ts';
import { exactStops } from '../theories/partizan/temperature/heat.ts';
import { loopyStopsOf } from '../theories/partizan/temperature/loopy-stops.ts';
import { idOfNumber } from '../theories/partizan/temperature/numbers-in-store.ts';
import { reducedForm } from '../theories/partizan/temperature/reduced.ts';
import { numberInStore, thermographsOf } from '../theories/partizan/temperature/thermograph.ts';
import { leastTax } from '../theories/partizan/temperature/walls.ts';

/**
 * A loopfree operand: its value, its options as it was written, and whether it was written as a nimber,
 * perhaps one too large for the store.
 */
export type LoopfreeOperand = {
  readonly id: number;
  readonly form: OptionsOfForm;
  readonly nimber: number | undefined;
};

/** What an operator finds: a value, a nimber, a list of games, or why there is nothing. */
export type OperatorResult =
  | {
      readonly kind: 'value';
      readonly id: number;
      readonly note?: string;
      readonly weight?: AtomicWeight;
    }
  | { readonly kind: 'nimber'; readonly n: number }
  | { readonly kind: 'games'; readonly ids: readonly number[] }
  | Uptimal
  | { readonly kind: 'outcome' }
  | { readonly kind: 'none'; readonly says: string };

export type Operator = {
  readonly name: string;
  /** What its arguments are called. */
  readonly takes: readonly string[];
  /** What it is, in a line of help. */
  readonly says: string;
  /**
   * Whether nimbers are taken as they are, since those of the field are too large to be games of the store.
   */
  readonly takesNimbers?: true;
  /** Whether stoppers are taken in which play may be infinite. */
  readonly takesStoppers?: true;
  apply(store: Store, operands: readonly LoopfreeOperand[]): Generator<void, OperatorResult, void>;
};

const none = (says: string): OperatorResult => ({ kind: 'none', says });
const outOfRange = none('a number in this is too large or too fine; take smaller numbers');
const found = (id: number | undefined): OperatorResult =>
  id === undefined ? outOfRange : { kind: 'value', id };

const number = (store: Store, x: number | undefined): OperatorResult =>
  found(x === undefined ? undefined : idOfNumber(store, x));

/** An operator on values by their ids. */
type OnIds = (store: Store, ...ids: readonly number[]) => Generator<void, number | undefined, void>;

const onIds = (name: string, takes: readonly string[], says: string, find: OnIds): Operator => ({
  name,
  takes,
  says,
  *apply(store, operands) {
    return found(yield* find(store, ...operands.map(({ id }) => id)));
  },
});

/** An operator that is found at once from the one value that it takes. */
const ofValue = (
  name: string,
  says: string,
  find: (store: Store, id: number) => OperatorResult,
): Operator => ({
  name,
  takes: ['G'],
  says,
  *apply(store, [{ id }]) {
    yield;
    return find(store, id);
  },
});

/** A function, since to write the first number in a language is slow. */
const noField = () =>
  none(
    `nim products and inverses are of nimbers below *${nimbersInField.toLocaleString('en')}; take a smaller one`,
  );

const conway: Operator = {
  name: 'conway',
  takes: ['G', 'H'],
  says: 'Conway’s product, of numbers or of nimbers (the nim product); of other games it depends on their forms',
  takesNimbers: true,
  *apply(store, [a, b]) {
    if (a.nimber !== undefined && b.nimber !== undefined) {
      if (Math.max(a.nimber, b.nimber) >= nimbersInField) return noField();
      return { kind: 'nimber', n: nimProduct(a.nimber, b.nimber) };
    }
    const [p, q] = [a, b].map(({ id }) => numberInStore(store, id));
    const isOfValues = (p !== undefined && q !== undefined) || [p, q].some(Number.isInteger);
    const product = yield* conwayProduct(store, a.id, b.id);
    if (product === undefined || isOfValues) return found(product);
    return {
      kind: 'value',
      id: product,
      note: 'Conway’s product is taken of the canonical forms; equal games in other forms can have another one',
    };
  },
};

const inverse: Operator = {
  name: 'inverse',
  takes: ['*n'],
  says: 'the nim inverse: the nimber whose nim product with *n is *1',
  takesNimbers: true,
  *apply(store, [{ id, nimber }]) {
    yield;
    const isZero = nimber === undefined ? id === intern(store, [], []) : nimber === 0;
    if (isZero) return none('0 has no inverse; take a nimber above it');
    if (nimber === undefined) return none('only nimbers have a nim inverse; write *n');
    return nimber < nimbersInField ? { kind: 'nimber', n: nimInverse(nimber) } : noField();
  },
};

const ordinal: Operator = {
  name: 'ordinal',
  takes: ['G', 'H'],
  says: 'the ordinal sum G:H; braces and nodes are taken as they were written, names and sums in canonical form',
  *apply(store, [base, { id }]) {
    return found(yield* ordinalSum(store, base.form, id));
  },
};

const norton: Operator = {
  name: 'norton',
  takes: ['G', 'U'],
  says: 'Norton’s product of G and a positive unit U',
  *apply(store, [{ id }, { id: unit }]) {
    const zero = intern(store, [], []);
    if (unit === zero || !atLeast(store, unit, zero))
      return none('the unit of Norton’s product must be positive');
    return found(yield* nortonProduct(store, id, unit));
  },
};

const cool: Operator = {
  name: 'cool',
  takes: ['G', 't'],
  says: 'G cooled by a number t ≥ −1: every move costs t',
  *apply(store, [{ id }, { id: by }]) {
    yield;
    const tax = numberInStore(store, by);
    if (tax === undefined || tax < leastTax) return none('games are cooled by a number from -1 up');
    return found(coolingBy(store, tax)(id));
  },
};

const atomicWeight: Operator = {
  name: 'atomic-weight',
  takes: ['G'],
  says: 'the atomic weight of an infinitesimal, with the two comparisons that prove it',
  *apply(store, [{ id }]) {
    const weight = yield* atomicWeightOf(store, id);
    if (weight === undefined) return outOfRange;
    return weight.kind === 'no-weight' ? none(weight.says) : { kind: 'value', id: weight.weight, weight };
  },
};

const uptimal: Operator = {
  name: 'uptimal',
  takes: ['G'],
  says: 'G as a number, a nimber and a sum of powers of ↑',
  *apply(store, [{ id }]) {
    const expansion = yield* uptimalOf(store, id);
    if (expansion === undefined) return outOfRange;
    return expansion.kind === 'uptimal' ? expansion : none(expansion.says);
  },
};

const incentives = (name: string, whose: 'left' | 'right' | 'both', says: string): Operator => ({
  name,
  takes: ['G'],
  says,
  *apply(store, [{ id }]) {
    const all = yield* incentivesOf(store, id);
    return all ? { kind: 'games', ids: all[whose] } : outOfRange;
  },
});

const stop = (name: string, whose: 'left' | 'right', says: string): Operator => ({
  ...ofValue(name, says, (store, id) =>
    store.loopy[id] === 1
      ? found(loopyStopsOf(store, id)[whose])
      : number(store, exactStops(store, id)?.[whose]),
  ),
  takesStoppers: true,
});

/** ⧾_G = {0 ‖ 0 | −G}, or its negative. */
function* tinyOf(store: Store, id: number, sign: 1 | -1): Generator<void, number, void> {
  yield;
  const zero = intern(store, [], []);
  const threat = simplestForm(store, [zero], [negative(store, id)]);
  const tiny = simplestForm(store, [zero], [threat]);
  return sign === 1 ? tiny : negative(store, tiny);
}

/** All operators, in the order of the page about them. */
export const operators: readonly Operator[] = [
  ordinal,
  norton,
  conway,
  inverse,
  onIds('heat', ['G', 't'], 'G heated by a game t: every move earns t', (store, id, t) => heat(store, id, t)),
  onIds(
    'overheat',
    ['G', 's', 't'],
    'G overheated: an integer n becomes n·s, every other move earns t',
    (store, id, s, t) => overheat(store, id, s, t),
  ),
  cool,
  ofValue(
    'reduced',
    'the reduced canonical form: the simplest game at an infinitesimal distance',
    (store, id) => found(reducedForm(store, id)),
  ),
  onIds('companion', ['G'], 'the companion, which changes ↑ and ↑* into each other', companion),
  onIds('tiny', ['G'], '⧾_G, which is {0||0|-G}', (store, id) => tinyOf(store, id, 1)),
  onIds('miny', ['G'], '⧿_G, which is {G|0||0}', (store, id) => tinyOf(store, id, -1)),
  stop('left-stop', 'left', 'the number at which play stops if Left begins, or on, off, x over, x under'),
  stop('right-stop', 'right', 'the number at which play stops if Right begins, or on, off, x over, x under'),
  ofValue('mean', 'the mean', (store, id) => number(store, thermographsOf(store, id)?.get(id)?.mean)),
  ofValue('temperature', 'the temperature', (store, id) =>
    number(store, thermographsOf(store, id)?.get(id)?.temperature),
  ),
  ofValue('birthday', 'the day on which the canonical form is born', (store, id) =>
    number(store, birthdayOf(store, id)),
  ),
  atomicWeight,
  uptimal,
  incentives('incentives', 'both', 'what a move can gain for either player: the maximal ones'),
  incentives('left-incentives', 'left', 'what a move of Left’s can gain, Gᴸ − G: the maximal ones'),
  incentives('right-incentives', 'right', 'what a move of Right’s can gain, G − Gᴿ: the maximal ones'),
  ofValue('outcome', 'who wins', () => ({ kind: 'outcome' })),
];
