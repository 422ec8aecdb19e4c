/**
 * The machine that carries out the steps of an expression: its stack, and what can be done with what is on
 * it.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import type { Problem, Result } from '../result.ts';
import { simplestForm } from '../theories/partizan/component/single.ts';
import { valueOfSides } from '../theories/partizan/labels.ts';
import type { AtomicWeight } from '../theories/partizan/operators/atomic-weight.ts';
import type { OptionsOfForm } from '../theories/partizan/operators/ordinal-sum.ts';
import type { Relation } from '../theories/partizan/relations.ts';
import { idOfNimber } from '../theories/partizan/store/nimbers.ts';
import type { Store } from '../theories/partizan/store/store.ts';
import type { Value } from '../values/value.ts';
import type { ReckonStep, SignOfOrder } from './expression.ts';
import type { OperatorResult } from './operators.ts';
import type { OperandRead } from './reckoned.ts';

/** The position that a name means, in a graph whose vertices from there on are white and without scores. */
export type NodeMeant = { readonly graph: GameGraph; readonly vertex: number };

export type ReckonOptions = {
  /** The position that a name in an expression means, found in slices; refused where it means none. */
  node(name: string): Generator<unknown, Result<NodeMeant>, void>;
  /** The most values that are made; 200,000 if left out. */
  readonly most?: number;
};

/**
 * On the stack: a game by the ids of its sides, with its options as it was written; or a nimber, which may be
 * too large for the store.
 */
export type StackItem =
  | { readonly kind: 'game'; readonly on: number; readonly off: number; readonly form?: OptionsOfForm }
  | { readonly kind: 'nimber'; readonly n: number }
  | { readonly kind: 'answer'; readonly answer: Answer };

/** What is no game: it can only be the whole expression. */
type Answer =
  | Exclude<OperatorResult, { kind: 'value' | 'nimber' | 'none' | 'outcome' }>
  | OrderFound
  | { readonly kind: 'outcome'; readonly of: StackItem };
type OrderFound = {
  readonly kind: 'order';
  readonly sign: SignOfOrder;
  readonly relation: Relation;
  readonly values: readonly [Value, Value];
};

export type Machine = {
  readonly store: Store;
  readonly stack: StackItem[];
  readonly options: ReckonOptions;
  readonly operands: OperandRead[];
  readonly notes: Set<string>;
  proof?: AtomicWeight | undefined;
};

/** Thrown problems of expressions, so that nothing else which is thrown is taken for one. */
const problems = new WeakMap<Error, Problem>();

/** Throws why an expression has no value; the code that carries out its steps returns it as a result. */
export const refuse = (place: string, says: string): never => {
  const thrown = new Error(says);
  problems.set(thrown, { place, says });
  throw thrown;
};

/** The problem that was thrown by `refuse`; undefined for anything else. */
export const problemThrown = (thrown: unknown): Problem | undefined =>
  thrown instanceof Error ? problems.get(thrown) : undefined;

export const placeOf = (step: ReckonStep): string => `character ${step.column}`;

/** The largest nimber that is made as a game: *n has n options for each player. */
const largestNimber = 1000;

export type StackGame = Extract<StackItem, { kind: 'game' }>;

export function pop({ stack }: Machine, step: ReckonStep): Exclude<StackItem, { kind: 'answer' }> {
  const top = stack.pop();
  if (top?.kind === 'answer')
    return refuse(
      placeOf(step),
      'what is found here is no game, so that nothing can be done with it; write it alone',
    );
  if (!top) return refuse(placeOf(step), 'a game must stand here');
  return top;
}

/** Pushes { left | right }, which keeps its options as they were written. */
export function pushOptions({ store, stack }: Machine, form: OptionsOfForm): void {
  const id = simplestForm(store, form.left, form.right);
  stack.push({ kind: 'game', on: id, off: id, form });
}

export function asGame({ store }: Machine, held: StackItem, step: ReckonStep): StackGame {
  if (held.kind === 'game') return held;
  if (held.kind === 'answer') return refuse(placeOf(step), 'a game must stand here');
  if (held.n > largestNimber)
    return refuse(
      placeOf(step),
      `*${held.n} has ${held.n.toLocaleString('en')} options; nimbers above *${largestNimber.toLocaleString('en')} can only be added to nimbers, and multiplied by conway and inverse`,
    );
  const id = idOfNimber(store, held.n);
  return { kind: 'game', on: id, off: id };
}

/** The id of a loopfree operand. */
export function loopfree(machine: Machine, held: StackItem, step: ReckonStep): number {
  const { on, off } = asGame(machine, held, step);
  if (on !== off || machine.store.loopy[on] === 1)
    return refuse(placeOf(step), 'loopfree games only: play in an operand of this need not end');
  return on;
}

/** The id of a stopper, in which play may be infinite. */
export function stopperHeld(machine: Machine, held: StackItem, step: ReckonStep): number {
  const { on, off } = asGame(machine, held, step);
  return on === off ? on : refuse(placeOf(step), 'this has two sides: play by turns need not end in it');
}

/** A larger nimber is a value of its own, without a form. */
const largestNimberWithForm = 100;

export function valueHeld(machine: Machine, held: StackItem, step: ReckonStep): Value {
  if (held.kind === 'nimber' && held.n > largestNimberWithForm) return { kind: 'nimber', n: held.n };
  const { on, off } = asGame(machine, held, step);
  return valueOfSides(machine.store, on, off);
}
