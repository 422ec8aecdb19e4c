/**
 * Solves a partizan sum from the values of a theory: its value by the theory's table of sums, and for each
 * move the value of the sum after it. Cost: a sum of values for each piece, and for each value that a piece
 * can be moved to.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import { endingWhen, type Outcome } from '../outcome/outcome.ts';
import type { Rules } from '../outcome/rules.ts';
import type { Capabilities } from '../theories/capabilities.ts';
import { type Labelling, valueAt } from '../theories/labelling.ts';
import type { Value } from '../values/value.ts';
import { judgedBy, type PartizanJudged } from './partizan-judged.ts';
import { opponentOf } from './position.ts';

/**
 * Undefined if a value is not known, or if the table lacks an entry that is needed. Yields after each piece.
 */
export function* judgePartizanByValues(
  graph: GameGraph,
  { sums, outcome: outcomeOf }: Capabilities,
  labelling: Labelling,
  pieces: Uint32Array,
  rules: Rules,
): Generator<number, PartizanJudged | undefined, void> {
  if (!sums || !outcomeOf) return undefined;
  const { table, codes } = labelling;
  const add = (a: Value | undefined, b: Value | undefined): Value | undefined =>
    a && b && sums.add(a, b, rules);
  const before: (Value | undefined)[] = [sums.zero];
  for (const [i, v] of pieces.entries()) before.push(add(before[i], valueAt(labelling, v)));
  const value = before[pieces.length];
  const outcome = value && outcomeOf(value);
  if (!outcome) return undefined;
  // By the place of the piece and the code of its new value: what the sum is worth then, and who wins it.
  const sumsAfter: Map<number, SumAfter | undefined>[] = [];
  let after: Value | undefined = sums.zero;
  for (let piece = pieces.length - 1; piece >= 0; piece--) {
    const others = add(before[piece], after);
    sumsAfter[piece] = sumsBeside(graph, pieces[piece], codes, (code) => {
      const sum = code < 0 ? undefined : add(others, table[code]);
      const then = sum && outcomeOf(sum);
      return sum && then && { value: sum, outcome: then };
    });
    after = add(valueAt(labelling, pieces[piece]), after);
    yield pieces.length - piece;
  }
  return judgedBy(graph, pieces, value, outcome, (mover, { piece, to }) => {
    const then = sumsAfter[piece].get(codes[to]);
    return then && { ending: endingWhen(then.outcome, opponentOf[mover]), value: then.value };
  });
}

type SumAfter = { readonly value: Value; readonly outcome: Outcome };

function sumsBeside(
  { left, right }: GameGraph,
  from: number,
  codes: Int32Array,
  sumWith: (code: number) => SumAfter | undefined,
): Map<number, SumAfter | undefined> {
  const found = new Map<number, SumAfter | undefined>();
  for (const { starts, targets } of [left, right]) {
    for (let e = starts[from]; e < starts[from + 1]; e++) {
      const code = codes[targets[e]];
      if (!found.has(code)) found.set(code, sumWith(code));
    }
  }
  return found;
}
