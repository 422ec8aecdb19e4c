/**
 * What the verifier of explanations knows of a game: its graph, the values and outcomes that are taken as
 * known, and who wins next to a nim-heap *n by the values alone, found over all vertices until nothing
 * changes. None of the code that finds explanations is used.
 */
import type { LineMover } from '../../../engine/explain/explanation.ts';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import type { Rules } from '../../../engine/outcome/rules.ts';
import type { Value } from '../../../engine/values/value.ts';
import { optionsAt, type Player } from '../graph-moves.ts';

export type GameToVerify = {
  readonly graph: GameGraph;
  valueAt(vertex: number): Value | undefined;
  outcomeAt(vertex: number): string | undefined;
  readonly rules: Rules;
};

export const rowOf = ({ left }: GameGraph, v: number): readonly number[] => optionsAt(left, v);

/** Where either player may make every move, all are Left's too. */
export const playerOf = (by: LineMover): Player => (by === 'right' ? 'right' : 'left');

export const movesOfPlayer = (graph: GameGraph, v: number, by: LineMover): readonly number[] =>
  optionsAt(graph[playerOf(by)], v);

export const turned: Readonly<Record<LineMover, LineMover>> = {
  first: 'second',
  second: 'first',
  left: 'right',
  right: 'left',
};

/** Classes in which Left wins, and in which she loses, when Left starts; the same of Right. */
const classes = {
  left: { wins: ['L', 'N', 'N^'], loses: ['R', 'P', 'Pv'] },
  right: { wins: ['R', 'N', 'Nv'], loses: ['L', 'P', 'P^'] },
  first: { wins: ['N'], loses: ['P'] },
  second: { wins: ['N'], loses: ['P'] },
} as const;

/** What the player achieves who is to move. */
export function comesOf({ outcomeAt }: GameToVerify, v: number, by: LineMover): 'wins' | 'draws' | 'loses' {
  const outcome = outcomeAt(v) ?? '';
  const { wins, loses } = classes[by];
  if ((wins as readonly string[]).includes(outcome)) return 'wins';
  return (loses as readonly string[]).includes(outcome) ? 'loses' : 'draws';
}

const numberAt = ({ valueAt }: GameToVerify, v: number): number | undefined => {
  const value = valueAt(v);
  return value?.kind === 'nimber' ? value.n : undefined;
};

/** Whether the player who moves from a white vertex wins next to *n, by its value alone. */
function winsByValue(game: GameToVerify, v: number, n: number): boolean {
  const kind = game.valueAt(v)?.kind;
  if (kind === 'moon' || kind === 'loony' || kind === 'full-moon') return true;
  const number = numberAt(game, v);
  return number !== undefined && number !== n;
}

/**
 * 1 at the vertices from which the player to move wins next to *n by going to *n or by forcing the other
 * player.
 */
export function winnersNextTo(game: GameToVerify, n: number): Uint8Array {
  const { graph } = game;
  const wins = new Uint8Array(graph.order);
  const loses = new Uint8Array(graph.order);
  for (let changed = true; changed; ) {
    changed = false;
    for (let v = 0; v < graph.order; v++) {
      const row = rowOf(graph, v);
      const mayWin = row.some((z) => (graph.gray[z] === 1 ? loses[z] === 1 : numberAt(game, z) === n));
      if (mayWin && wins[v] === 0) {
        wins[v] = 1;
        changed = true;
      }
      if (graph.gray[v] === 0 || loses[v] === 1) continue;
      const mustLose = row.every((w) => wins[w] === 1 || (graph.gray[w] === 0 && winsByValue(game, w, n)));
      if (mustLose) {
        loses[v] = 1;
        changed = true;
      }
    }
  }
  return wins;
}

/**
 * The numbers that each vertex can force the other player to, or, with `direct`, move to itself along forced
 * lines.
 */
export function numbersByForce(game: GameToVerify, direct: boolean): readonly ReadonlySet<number>[] {
  const { graph } = game;
  const sets = Array.from({ length: graph.order }, () => new Set<number>());
  for (let changed = true; changed; ) {
    changed = false;
    for (let v = 0; v < graph.order; v++) {
      const before = sets[v].size;
      for (const z of rowOf(graph, v)) {
        const own = graph.gray[z] === 0 ? numberAt(game, z) : undefined;
        if (direct && own !== undefined) sets[v].add(own);
        if (graph.gray[z] === 0) continue;
        for (const w of rowOf(graph, z)) {
          const forced = graph.gray[w] === 0 ? numberAt(game, w) : undefined;
          if (!direct && forced !== undefined) sets[v].add(forced);
          for (const each of sets[w]) sets[v].add(each);
        }
      }
      changed ||= sets[v].size > before;
    }
  }
  return sets;
}
