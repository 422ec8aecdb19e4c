/**
 * Carries out the steps of an expression on a stack, in one store of values. It yields how many values the
 * store has, so that it can be watched and stopped, and refuses more values than a bound.
 */
import { nimSum } from '../numbers/nimbers.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { accepted, type Result, refused } from '../result.ts';
import { sumOfForms } from '../theories/partizan/algebra/sum-of-forms.ts';
import { relationOf } from '../theories/partizan/comparing/compare.ts';
import { valueOfSides } from '../theories/partizan/labels.ts';
import { addingAll, multiple, subtracting } from '../theories/partizan/operators/sums.ts';
import { proofIn } from '../theories/partizan/operators/weight-proof.ts';
import { atLeast } from '../theories/partizan/order/known.ts';
import { outcomeOf } from '../theories/partizan/outcome.ts';
import type { Relation } from '../theories/partizan/relations.ts';
import { negative } from '../theories/partizan/store/negative.ts';
import { idOfNimber } from '../theories/partizan/store/nimbers.ts';
import { emptyStore, leftOptions, rightOptions, type Store } from '../theories/partizan/store/store.ts';
import type { Value } from '../values/value.ts';
import { isAllowedBy, type ReckonStep } from './expression.ts';
import {
  asGame,
  loopfree,
  type Machine,
  placeOf,
  pop,
  problemThrown,
  pushOptions,
  type ReckonOptions,
  refuse,
  type StackGame,
  type StackItem,
  stopperHeld,
  valueHeld,
} from './machine.ts';
import { nodeMeant, valueTyped } from './operands.ts';
import type { Operator } from './operators.ts';
import { readExpression } from './read.ts';
import { writtenAs } from './read-applied.ts';
import type { Reckoning } from './reckoned.ts';

/** The most values in a store, unless the caller gives another bound. */
const mostValues = 200_000;
/**
 * The value of an expression, with what its operands were read as. Refused with the place at which it cannot
 * be read or carried out. Yields how many values were made.
 */
export function* reckon(text: string, options: ReckonOptions): Generator<number, Result<Reckoning>, void> {
  const steps = readExpression(text);
  if (!steps.ok) return steps;
  const machine: Machine = {
    store: emptyStore(),
    stack: [],
    options,
    operands: [],
    notes: new Set(),
  };
  try {
    for (const step of steps.value) {
      machine.proof = undefined;
      const work = carriedOut(machine, step);
      for (;;) {
        const slice = work.next();
        if (slice.done) break;
        const { count } = machine.store;
        if (count > (options.most ?? mostValues))
          refuse(
            placeOf(step),
            `this needs more than ${(options.most ?? mostValues).toLocaleString('en')} values; take smaller games`,
          );
        yield count;
      }
    }
    return accepted(resultOf(machine));
  } catch (thrown) {
    const problem = problemThrown(thrown);
    if (problem) return refused([problem]);
    throw thrown;
  }
}

type Work = Generator<unknown, void, void>;

function* carriedOut(machine: Machine, step: ReckonStep): Work {
  const { store, stack } = machine;
  switch (step.do) {
    case 'value':
      return yield* valueTyped(machine, step);
    case 'nimber':
      stack.push({ kind: 'nimber', n: step.n });
      return;
    case 'node':
      return yield* nodeMeant(machine, step);
    case 'canonical': {
      const top = pop(machine, step);
      stack.push(top.kind === 'game' ? { kind: 'game', on: top.on, off: top.off } : top);
      return;
    }
    case 'negate': {
      const top = pop(machine, step);
      stack.push(top.kind === 'nimber' ? top : negated(store, asGame(machine, top, step)));
      return;
    }
    case 'add':
    case 'subtract': {
      const [b, a] = [pop(machine, step), pop(machine, step)];
      if (a.kind === 'nimber' && b.kind === 'nimber') stack.push({ kind: 'nimber', n: nimSum(a.n, b.n) });
      else yield* addedTo(machine, asGame(machine, a, step), asGame(machine, b, step), step);
      return;
    }
    case 'times': {
      const top = pop(machine, step);
      if (top.kind === 'nimber') stack.push({ kind: 'nimber', n: step.times % 2 === 0 ? 0 : top.n });
      else yield* timesGame(machine, step.times, asGame(machine, top, step), step);
      return;
    }
    case 'sides': {
      const [off, on] = [pop(machine, step), pop(machine, step)];
      stack.push({ kind: 'game', on: asGame(machine, on, step).on, off: asGame(machine, off, step).off });
      return;
    }
    case 'switch': {
      const left: number[] = [];
      for (let i = 0; i < step.options; i++) left.unshift(loopfree(machine, pop(machine, step), step));
      pushOptions(machine, { left, right: left.map((id) => negative(store, id)) });
      return;
    }
    case 'game': {
      const ids: number[] = [];
      for (let i = 0; i < step.left + step.right; i++)
        ids.unshift(loopfree(machine, pop(machine, step), step));
      pushOptions(machine, { left: ids.slice(0, step.left), right: ids.slice(step.left) });
      return;
    }
    case 'apply':
      return yield* applied(machine, step.operator, step);
    case 'compare': {
      const [b, a] = [pop(machine, step), pop(machine, step)];
      const values = [valueHeld(machine, a, step), valueHeld(machine, b, step)] as const;
      const relation = relationBetween(machine, a, b, step);
      stack.push({ kind: 'answer', answer: { kind: 'order', sign: step.sign, relation, values } });
      return;
    }
  }
}

const negated = (store: Store, { on, off, form }: StackGame): StackGame => ({
  kind: 'game',
  on: negative(store, off),
  off: negative(store, on),
  ...(form && {
    form: {
      left: form.right.map((id) => negative(store, id)),
      right: form.left.map((id) => negative(store, id)),
    },
  }),
});

const isLoopfree = ({ loopy }: Store, { on, off }: StackGame): boolean => on === off && loopy[on] === 0;

const tooLarge = 'a number in this is too large or too fine; take smaller numbers';

function* addedTo(machine: Machine, a: StackGame, typed: StackGame, step: ReckonStep): Work {
  const { store, stack } = machine;
  if (isLoopfree(store, a) && isLoopfree(store, typed)) {
    const sum =
      step.do === 'subtract'
        ? yield* subtracting(store, a.on, typed.on)
        : yield* addingAll(store, [a.on, typed.on]);
    if (sum === undefined) return refuse(placeOf(step), tooLarge);
    stack.push({ kind: 'game', on: sum, off: sum });
    return;
  }
  const b = step.do === 'subtract' ? negated(store, typed) : typed;
  const onsides = sumOfForms(store, a.on, b.on);
  const offsides = a.on === a.off && b.on === b.off ? onsides : sumOfForms(store, a.off, b.off);
  if (!onsides || !offsides)
    return refuse(placeOf(step), 'this loopy sum has too many positions; take smaller games');
  if (onsides.onside < 0 || offsides.offside < 0)
    return refuse(placeOf(step), 'this loopy sum is not stopper-sided, so that it has no value');
  stack.push({ kind: 'game', on: onsides.onside, off: offsides.offside });
}

function* timesGame(machine: Machine, times: number, game: StackGame, step: ReckonStep): Work {
  const { store, stack } = machine;
  if (isLoopfree(store, game)) {
    const sum = yield* multiple(store, times, game.on);
    if (sum === undefined) return refuse(placeOf(step), tooLarge);
    stack.push({ kind: 'game', on: sum, off: sum });
    return;
  }
  if (Math.abs(times) > mostLoopyCopies)
    return refuse(
      placeOf(step),
      `a loopy game is added up to ${mostLoopyCopies} times here; write a smaller multiple`,
    );
  const summand = times < 0 ? negated(store, game) : game;
  const zero = idOfNimber(store, 0);
  stack.push({ kind: 'game', on: zero, off: zero });
  for (let i = 0; i < Math.abs(times); i++) {
    const sum = stack.pop() as StackGame;
    yield* addedTo(machine, sum, summand, { do: 'add', column: step.column });
    yield;
  }
}

const mostLoopyCopies = 100;

function* applied(machine: Machine, operator: Operator, step: ReckonStep): Work {
  const { store, stack } = machine;
  const held = operator.takes.map(() => pop(machine, step)).reverse();
  const operands = held.map((each) => {
    if (each.kind === 'nimber' && operator.takesNimbers && held.every(({ kind }) => kind === 'nimber'))
      return { id: -1, form: { left: [], right: [] }, nimber: each.n };
    const id = operator.takesStoppers ? stopperHeld(machine, each, step) : loopfree(machine, each, step);
    const form = each.kind === 'game' ? each.form : undefined;
    const canonical = { left: [...leftOptions(store, id)], right: [...rightOptions(store, id)] };
    return { id, form: form ?? canonical, nimber: undefined };
  });
  const found = yield* operator.apply(store, operands);
  switch (found.kind) {
    case 'none':
      return refuse(placeOf(step), `${writtenAs(operator)}: ${found.says}`);
    case 'nimber':
      stack.push(found);
      return;
    case 'value':
      stack.push({ kind: 'game', on: found.id, off: found.id });
      machine.proof = found.weight;
      if (found.note !== undefined) machine.notes.add(found.note);
      return;
    case 'outcome':
      stack.push({ kind: 'answer', answer: { kind: 'outcome', of: held[0] } });
      return;
    default:
      stack.push({ kind: 'answer', answer: found });
  }
}

function relationBetween(machine: Machine, a: StackItem, b: StackItem, step: ReckonStep): Relation {
  if (a.kind === 'nimber' && b.kind === 'nimber') return a.n === b.n ? '=' : '||';
  const [g, h] = [asGame(machine, a, step), asGame(machine, b, step)];
  const isAtLeast = (x: StackGame, y: StackGame): boolean =>
    atLeast(machine.store, x.on, y.on) && atLeast(machine.store, x.off, y.off);
  return relationOf(isAtLeast(g, h), isAtLeast(h, g));
}

function resultOf(machine: Machine): Reckoning {
  const { store, stack, operands, notes, proof } = machine;
  const [held] = stack;
  const said = { operands, notes: [...notes] };
  const named = (id: number): Value => valueOfSides(store, id, id);
  const nowhere: ReckonStep = { do: 'negate', column: 1 };
  if (held.kind !== 'answer') {
    const value = valueHeld(machine, held, nowhere);
    return { ...said, kind: 'value', value, ...(proof && { proof: proofIn(store, proof) }) };
  }
  const { answer } = held;
  switch (answer.kind) {
    case 'games':
      return { ...said, kind: 'games', values: answer.ids.map(named) };
    case 'outcome': {
      const outcome = outcomeOf(valueHeld(machine, asGame(machine, answer.of, nowhere), nowhere));
      return { ...said, kind: 'outcome', outcome: outcome as Outcome };
    }
    case 'order':
      return { ...said, ...answer, holds: isAllowedBy(answer.sign, answer.relation) };
    default:
      return { ...said, ...answer };
  }
}
