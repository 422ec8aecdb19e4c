/**
 * Finds the shortest line in which one player, who is to move, is never contradicted: the other player is
 * sent to gray vertices and has one option there, or none. Breadth first over the vertices at which the first
 * player is to move. It reads values only where a line may end. O(the vertices and arcs between gray ones),
 * with no recursion.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import type { Value } from '../values/value.ts';
import type { ExplainedGame, HeapNumbers, LineEnd, LineMove, PlayLine } from './explanation.ts';

/** The different options of a vertex of an impartial graph, in ascending places of their arcs. */
export const optionsAt = ({ left: { starts, targets } }: GameGraph, v: number): readonly number[] => [
  ...new Set(targets.subarray(starts[v], starts[v + 1])),
];

/** The numbers next to which a player who is served by this end wins. */
export function numbersServed(end: LineEnd): HeapNumbers {
  if (end.kind === 'level') return { finite: [end.n] };
  if (end.kind === 'stuck') return { cofinite: [] };
  if (end.kind === 'ahead') return { cofinite: end.value.kind === 'nimber' ? [end.value.n] : [] };
  if (end.kind === 'covered' && end.value.kind === 'covered')
    return 'finite' in end.value ? { finite: end.value.finite } : { cofinite: end.value.cofinite };
  return end.kind === 'covered' && end.value.kind === 'new-moon' ? { cofinite: [] } : { finite: [] };
}

export const includesNumber = (set: HeapNumbers, n: number): boolean =>
  'finite' in set ? set.finite.includes(n) : !set.cofinite.includes(n);

/** Whether the player who moves from a vertex of this value wins next to any number. */
export const winsAnywhere = ({ kind }: Value): boolean =>
  kind === 'moon' || kind === 'loony' || kind === 'full-moon';

type Reached = { readonly before: number; readonly moves: readonly LineMove[] };

/** More vertices than these are not searched. */
const mostVertices = 200_000;

/** A line from a vertex whose end is wanted; undefined if there is none within the limit of vertices. */
export function forcedLine(
  { graph, valueAt }: ExplainedGame,
  from: number,
  isWanted: (end: LineEnd) => boolean,
  [mine, yours]: readonly [LineMove['by'], LineMove['by']] = ['first', 'second'],
  most = mostVertices,
): PlayLine | undefined {
  const reached = new Map<number, Reached | undefined>([[from, undefined]]);
  for (const v of reached.keys()) {
    if (reached.size > most) return undefined;
    const options = optionsAt(graph, v);
    const isBound = graph.gray[v] === 1 && options.length === 1;
    for (const z of options) {
      const move: LineMove = { from: v, to: z, by: mine, forced: isBound };
      const close = (end: LineEnd, ...more: LineMove[]): PlayLine => ({
        moves: [...movesTo(reached, v), move, ...more],
        end,
      });
      const value = valueAt(z);
      if (graph.gray[z] === 0) {
        const end: LineEnd | undefined = value?.kind === 'nimber' ? { kind: 'level', n: value.n } : undefined;
        if (end && isWanted(end)) return close(end);
        continue;
      }
      const replies = optionsAt(graph, z);
      if (replies.length !== 1) {
        const end: LineEnd | undefined =
          replies.length === 0
            ? { kind: 'stuck' }
            : value?.kind === 'covered'
              ? { kind: 'covered', value }
              : undefined;
        if (end && isWanted(end)) return close(end);
        continue;
      }
      const [w] = replies;
      const reply: LineMove = { from: z, to: w, by: yours, forced: true };
      const worth = graph.gray[w] === 0 ? valueAt(w) : undefined;
      if (worth && (worth.kind === 'nimber' || winsAnywhere(worth))) {
        const end: LineEnd = { kind: 'ahead', value: worth };
        if (isWanted(end)) return close(end, reply);
      }
      if (!reached.has(w)) reached.set(w, { before: v, moves: [move, reply] });
    }
  }
  return undefined;
}

function movesTo(reached: ReadonlyMap<number, Reached | undefined>, vertex: number): readonly LineMove[] {
  const pairs: (readonly LineMove[])[] = [];
  for (let step = reached.get(vertex); step; step = reached.get(step.before)) pairs.push(step.moves);
  return pairs.reverse().flat();
}
