/**
 * Which arcs of a drawing may be left out because what is at one end will never matter at the other. This is
 * asked where rules change no more than the node that they choose, and ask for nothing but signs beside it.
 *
 * A node may come to have the signs that rules put on it one after the other. What happens at it matters
 * beside it if some rule that it may meet puts or takes a sign for which a rule asks that a neighbour may
 * meet. A rule that refuses a sign is met no more at a node beside which this sign is for ever. So in Col and
 * Snort a coloured node separates its neighbours, and leaves them the signs that they have beside them.
 */
import type { Cells } from '../recipes/cells-rules.ts';
import type { CompiledDrawing, CompiledDrawingRule, CompiledGraph } from './drawing-moves.ts';

/** What is left of a graph in a position. */
export type CutGraph = {
  /** Whether nothing can happen at a node any more: its sign is for ever. */
  isClosed(node: number): boolean;
  /**
   * The signs beside a node that is not closed, as bits, of which a rule may ask there and which are for
   * ever.
   */
  besides(node: number): number;
  /** Whether what is at one of these adjacent nodes may matter at the other. */
  joins(one: number, other: number): boolean;
};

/** What may become of a node, as bits of signs. */
type Fate = {
  /** The signs that a move may put on the node or take from it; none if no move is left. */
  readonly touched: number;
  /** The signs for which rules ask that may be played at the node. */
  readonly asked: number;
  /** The same with those rules that some sign prevents for ever. */
  readonly heeded: number;
};

const nothing: Fate = { touched: 0, asked: 0, heeded: 0 };

/** Whether rules change only the node that they choose, and ask only for signs. */
export const isPlainDrawing = ({ rules }: CompiledDrawing): boolean =>
  rules.every(
    ({ kind, degree, puts, removes }) =>
      kind === 'node' &&
      degree === undefined &&
      puts.every(({ on }) => on.every((target) => target === 'it')) &&
      [...removes].every((target) => target === 'it'),
  );

/** The sign that a rule puts in place of another. */
const signAfter = ({ puts }: CompiledDrawingRule, sign: number): number =>
  puts.reduce((now, { after }) => after[now], sign);

/**
 * For a graph, a function that finds which arcs matter, O(nodes + arcs) for a position; what it finds is
 * known until the next position. `around` has the signs that are beside the nodes for ever in addition to
 * those of their neighbours. Undefined for rules by which every arc may matter.
 */
export function openCuts(
  compiled: CompiledDrawing,
): ((graph: CompiledGraph) => (cells: Cells, around: Int32Array) => CutGraph) | undefined {
  if (!isPlainDrawing(compiled)) return undefined;
  const { rules, signs } = compiled;
  const gone = signs.length - 1;
  const askedBy = rules.map(({ wanted, refused }) => wanted.reduce((set, some) => set | some, refused));
  const allRefused = rules.reduce((set, { refused }) => set | refused, 0);
  const canMove = rules.reduce((set, { own }) => set | own, 0);
  const fates = new Map<number, Fate>();
  /** Those of signs beside which nothing is for ever. */
  const usual: Fate[] = [];

  /**
   * What may become of a node with this sign, beside which these signs are for ever. O(rules · signs) once
   * for each.
   */
  const fateOf = (sign: number, forEver: number): Fate => {
    const prevents = forEver & allRefused;
    if (prevents === 0 && usual[sign]) return usual[sign];
    const key = (prevents >>> 0) * signs.length + sign;
    const before = fates.get(key);
    if (before) return before;
    let [touched, asked, heeded, reached] = [0, 0, 0, 1 << sign];
    const stack = [sign];
    for (let now = stack.pop(); now !== undefined; now = stack.pop())
      for (const [i, rule] of rules.entries()) {
        if ((rule.own & (1 << now)) === 0) continue;
        heeded |= askedBy[i];
        if ((rule.refused & prevents) !== 0) continue;
        asked |= askedBy[i];
        touched |= 1 << now;
        if (rule.removes.size > 0) continue;
        const then = signAfter(rule, now);
        touched |= 1 << then;
        if ((reached & (1 << then)) !== 0) continue;
        reached |= 1 << then;
        stack.push(then);
      }
    const fate = { touched, asked, heeded };
    fates.set(key, fate);
    if (prevents === 0) usual[sign] = fate;
    return fate;
  };

  return ({ order, starts, others }) => {
    const fate: Fate[] = new Array<Fate>(order).fill(nothing);
    /** The signs that were beside each node for ever when it was looked at last. */
    const besides = new Int32Array(order);
    return (cells, around) => {
      for (let node = 0; node < order; node++) {
        let forEver = around[node];
        for (let i = starts[node]; i < starts[node + 1]; i++) {
          const sign = cells[others[i]];
          if (sign !== gone && (canMove & (1 << sign)) === 0 && others[i] !== node) forEver |= 1 << sign;
        }
        fate[node] = cells[node] === gone ? nothing : fateOf(cells[node], forEver);
      }
      for (let node = 0; node < order; node++) {
        const { heeded, touched } = fate[node];
        if (touched === 0) continue;
        let found = around[node];
        for (let i = starts[node]; i < starts[node + 1]; i++) {
          const [other, sign] = [others[i], cells[others[i]]];
          if (sign !== gone && other !== node && fate[other].touched === 0) found |= 1 << sign;
        }
        besides[node] = found & heeded;
      }
      return {
        isClosed: (node) => fate[node].touched === 0,
        besides: (node) => besides[node],
        joins(one, other) {
          const [a, b] = [fate[one], fate[other]];
          return one !== other && ((a.touched & b.asked) !== 0 || (b.touched & a.asked) !== 0);
        },
      };
    };
  };
}
