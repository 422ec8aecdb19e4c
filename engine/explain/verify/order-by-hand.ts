/**
 * The order of partizan games by play of the difference, in the slow obvious way (Siegel, New results in loopy games, section 2): Left,
 * moving second in x − y, makes the last move, or makes infinitely many moves occur in the component that is good for her: x for the
 * onsides, y for the offsides. The verifier stands on it. O(positions² · moves) at worst.
 */
import type { GameGraph } from '../../graph/game-graph.ts';
import { type GraphForm, graphOf } from '../../values/form.ts';
import type { Value } from '../../values/value.ts';
import type { GameToVerify } from './heaps-by-hand.ts';

/** Both players' options by vertex. */
export type PlayersOptions = {
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
};

export function optionsByPlayer({ order, left, right }: GameGraph): PlayersOptions {
  const rows = ({ starts, targets }: GameGraph['left']) =>
    Array.from({ length: order }, (_, v) => Array.from(targets.subarray(starts[v], starts[v + 1])));
  return { left: rows(left), right: rows(right) };
}

/** The options of a graph and, behind its vertices, those of a form: its start is the first of them. */
export function besideForm({ left, right }: PlayersOptions, form: GraphForm): PlayersOptions {
  const behind = (rows: readonly (readonly number[])[], pairs: readonly number[]) => {
    const more: number[][] = Array.from({ length: form.count }, () => []);
    for (let i = 0; i < pairs.length; i += 2) more[pairs[i]].push(rows.length + pairs[i + 1]);
    return [...rows, ...more];
  };
  return { left: behind(left, form.left), right: behind(right, form.right) };
}

/** With more positions of a difference nothing is said. */
const mostPositions = 60_000;

type Position = { readonly mine: boolean; readonly x: readonly number[]; readonly y: readonly number[] };

/** Whether the onside (or the offside) of a is at least that of b; undefined if that is too large to be played out. */
export function exceedsByPlay(
  options: PlayersOptions,
  a: number,
  b: number,
  side: 'onside' | 'offside',
): boolean | undefined {
  const numbers = new Map<string, number>();
  const waiting: (readonly [x: number, y: number, mine: boolean])[] = [];
  const numberOf = (x: number, y: number, mine: boolean): number => {
    const name = `${x} ${y} ${mine}`;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, waiting.length);
    return waiting.push([x, y, mine]) - 1;
  };
  numberOf(a, b, false);
  const positions: Position[] = [];
  for (const [x, y, mine] of waiting) {
    if (waiting.length > mostPositions) return undefined;
    const [inX, inY] = mine ? [options.left[x], options.right[y]] : [options.right[x], options.left[y]];
    positions.push({
      mine,
      x: inX.map((to) => numberOf(to, y, !mine)),
      y: inY.map((to) => numberOf(x, to, !mine)),
    });
  }
  // The largest set from which a good move within the set can be forced, again and again.
  let held: readonly boolean[] = positions.map(() => true);
  for (;;) {
    const reached: boolean[] = positions.map(() => false);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [at, position] of positions.entries()) {
        if (reached[at]) continue;
        const [good, other] = side === 'onside' ? [position.x, position.y] : [position.y, position.x];
        reached[at] = position.mine
          ? good.some((to) => held[to]) || other.some((to) => reached[to])
          : good.every((to) => held[to]) && other.every((to) => reached[to]);
        changed ||= reached[at];
      }
    }
    if (reached.every((is, at) => is === held[at])) return held[0];
    held = reached;
  }
}

/** Which side of a partizan game has another value than is said, by play of the differences; undefined for values without sides. */
export function differs(
  { rules: { infinitePlay } }: Pick<GameToVerify, 'rules'>,
  options: PlayersOptions,
  vertex: number,
  value: Value,
): string | undefined {
  if (value.kind !== 'stopper' && value.kind !== 'sided') return undefined;
  const forms = value.kind === 'stopper' ? [value.canonical, value.canonical] : [value.onside, value.offside];
  const start = options.left.length;
  for (const [i, side] of (['onside', 'offside'] as const).entries()) {
    if (infinitePlay === (i === 0 ? 'right' : 'left')) continue;
    const both = besideForm(options, graphOf(forms[i]));
    const isEqual =
      exceedsByPlay(both, vertex, start, side) !== false &&
      exceedsByPlay(both, start, vertex, side) !== false;
    if (!isEqual) return `it has another ${side}`;
  }
  return undefined;
}
