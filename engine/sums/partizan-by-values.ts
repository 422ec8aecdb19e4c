/**
 * A partizan sum from the values of a theory: its value by the theory's table of sums, and for each move the value of the sum after
 * it. Where infinite play is won by one player, every sum is worth the side that says so. Cost: a sum of values for
 * each piece, and for each value that a piece can be moved to.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import type { InfinitePlay, Outcome } from '../outcome/outcome.ts';
import type { Labelling, Theory } from '../theories/theory.ts';
import type { Value } from '../values/value.ts';
import { judgedBy, type PartizanJudged } from './partizan-judged.ts';

/** Undefined when a value is not known, or the table has no entry that is needed. Yields after each piece. */
export function* judgePartizanByValues(
  graph: GameGraph,
  theory: Theory,
  { table, codes }: Labelling,
  pieces: Uint32Array,
  infinitePlay: InfinitePlay,
): Generator<number, PartizanJudged | undefined, void> {
  const valueAt = (v: number): Value | undefined => (codes[v] < 0 ? undefined : table[codes[v]]);
  const add = (a: Value | undefined, b: Value | undefined): Value | undefined => {
    const sum = a && b && theory.sum(a, b);
    return sum && settled(sum, infinitePlay);
  };
  const before: (Value | undefined)[] = [zero];
  for (const [i, v] of pieces.entries()) before.push(add(before[i], valueAt(v)));
  const value = before[pieces.length];
  const outcome = value && theory.outcome(value);
  if (!outcome) return undefined;
  // What the other pieces are worth together, and by the code of a piece's new value the outcome then.
  const outcomes: Map<number, Outcome | undefined>[] = [];
  let after: Value | undefined = zero;
  for (let piece = pieces.length - 1; piece >= 0; piece--) {
    const others = add(before[piece], after);
    outcomes[piece] = outcomesBeside(graph, pieces[piece], codes, (code) => {
      const sum = code < 0 ? undefined : add(others, table[code]);
      return sum && theory.outcome(sum);
    });
    after = add(valueAt(pieces[piece]), after);
    yield pieces.length - piece;
  }
  return judgedBy(graph, pieces, value, outcome, ({ piece, to }) => outcomes[piece].get(codes[to]));
}

/** 0, as these theories write it. */
const zero: Value = { kind: 'stopper', canonical: { numerator: 0, exponent: 0 } };

function settled(value: Value, infinitePlay: InfinitePlay): Value {
  if (value.kind !== 'sided' || infinitePlay === 'draw') return value;
  return { kind: 'stopper', canonical: infinitePlay === 'left' ? value.onside : value.offside };
}

function outcomesBeside(
  { left, right }: GameGraph,
  from: number,
  codes: Int32Array,
  outcomeOf: (code: number) => Outcome | undefined,
): Map<number, Outcome | undefined> {
  const found = new Map<number, Outcome | undefined>();
  for (const { starts, targets } of [left, right]) {
    for (let e = starts[from]; e < starts[from + 1]; e++) {
      const code = codes[targets[e]];
      if (!found.has(code)) found.set(code, outcomeOf(code));
    }
  }
  return found;
}
