/** Operands of an expression: typed values and nodes, solved in its store. */
import type { GameGraph } from '../graph/game-graph.ts';
import { valueOfSides } from '../theories/partizan/labels.ts';
import { sidesOf } from '../theories/partizan/solve.ts';
import { graphOfForm } from '../theories/partizan/store/form.ts';
import { readGame } from '../values/typed-values.ts';
import type { ReckonStep } from './expression.ts';
import { type Machine, placeOf, refuse, type StackGame } from './machine.ts';

/** Pushes a typed value. */
export function* valueTyped(
  machine: Machine,
  step: Extract<ReckonStep, { do: 'value' }>,
): Generator<unknown, void, void> {
  const { store, stack, operands } = machine;
  const read = readGame(step.text);
  if (!read.ok) {
    const [{ place, says }] = read.problems;
    const within = Number(/^character (\d+)$/.exec(place)?.[1] ?? 1);
    return refuse(`character ${step.column + within - 1}`, says);
  }
  if (read.value.kind === 'sides')
    return refuse(placeOf(step), 'one game must stand here, and not two sides');
  const { count, left, right, start } = read.value.game;
  const graph = graphOfForm({ count, left, right });
  const held = yield* solved(machine, graph, start, step);
  stack.push(step.isForm ? held : { kind: 'game', on: held.on, off: held.off });
  operands.push({ typed: step.text, isNode: false, value: valueOfSides(store, held.on, held.off) });
}

/** Pushes the value of a node. */
export function* nodeMeant(
  machine: Machine,
  step: Extract<ReckonStep, { do: 'node' }>,
): Generator<unknown, void, void> {
  const { store, stack, options, operands } = machine;
  const meant = yield* options.node(step.name);
  if (!meant.ok) return refuse(placeOf(step), meant.problems.map(({ says }) => says).join('; '));
  const held = yield* solved(machine, meant.value.graph, meant.value.vertex, step);
  stack.push(held);
  operands.push({ typed: step.name, isNode: true, value: valueOfSides(store, held.on, held.off) });
}

/** The sides of a vertex, with its options as they are drawn where play from it ends. */
function* solved(
  { store }: Machine,
  graph: GameGraph,
  vertex: number,
  step: ReckonStep,
): Generator<unknown, StackGame> {
  const { onsides, offsides } = yield* sidesOf(graph, { store });
  const [on, off] = [onsides[vertex], offsides[vertex]];
  if (on < 0 || off < 0)
    return refuse(placeOf(step), 'this game is not stopper-sided, or too large, so that it has no value');
  const idsFrom = ({ starts, targets }: GameGraph['left']): readonly number[] => [
    ...new Set([...targets.subarray(starts[vertex], starts[vertex + 1])].map((to) => onsides[to])),
  ];
  const isLoopy = on !== off || store.loopy[on] === 1;
  if (isLoopy) return { kind: 'game', on, off };
  // A loopfree value may be drawn with cycles; a form with an option that is loopy is none that can be
  // calculated with.
  const form = { left: idsFrom(graph.left), right: idsFrom(graph.right) };
  const isWhole = [...form.left, ...form.right].every((id) => id >= 0 && store.loopy[id] === 0);
  return { kind: 'game', on, off, ...(isWhole && { form }) };
}
