/**
 * The orthogonal colouring game: its results on small graphs, graphs with a strictly matched involution, and
 * what the player who moves second gets by one, against play by hand.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import {
  coloured,
  colouringMoves,
  graphByHand,
  printColoured,
  readColoured,
  symmetriesByHand,
} from '../../../engine/checking/moves/colouring.ts';
import { drain } from '../../../engine/rounds.ts';
import { generate } from '../../../engine/rulesets/generate.ts';
import {
  matchedInvolution,
  orthogonalColouring,
  orthogonalColouringNormal,
} from '../../../engine/rulesets/orthogonal-colouring/index.ts';
import {
  type ColouringPosition,
  readColouring,
} from '../../../engine/rulesets/orthogonal-colouring/position.ts';
import type { Ruleset } from '../../../engine/rulesets/ruleset.ts';
import { spragueGrundy } from '../../../engine/theories/grundy/index.ts';
import { scoringGames } from '../../../engine/theories/scoring/index.ts';
import type { Theory } from '../../../engine/theories/theory.ts';
import { textOf } from '../../../engine/values/words.ts';
import { expect } from '../../fixtures/quick-expect.ts';

type Colouring = Ruleset<ColouringPosition>;

const read = (text: string): ColouringPosition => {
  const { position, problems } = readColouring(text);
  expect(problems, text).toEqual([]);
  return position;
};

type Vector = {
  readonly id: string;
  readonly position: string;
  readonly toMove: 'Alice' | 'Bob';
  readonly margin: number;
  readonly normalPlay: 'N' | 'P';
  readonly admitsStrictlyMatchedInvolution: boolean;
};

const file = join(import.meta.dirname, '../../vectors/thesis-alternating.json');
const { colouring: vectors } = JSON.parse(readFileSync(file, 'utf8')) as { colouring: readonly Vector[] };

function solved(ruleset: Colouring, theory: Pick<Theory, 'solve'>, text: string) {
  const found = drain(generate(ruleset.coder(read(text))));
  if (found.kind !== 'generated') throw new Error(found.says);
  const { table, codes } = drain(theory.solve(found.graph));
  return { value: table[codes[0]], order: found.graph.order };
}

/** The score that play reaches when they take turns. */
function scoreOf(text: string, mover: 'Alice' | 'Bob'): number {
  const { value } = solved(orthogonalColouring, scoringGames, text);
  if (value.kind !== 'scoring' || !value.guaranteed) throw new Error(`${text} is not guaranteed`);
  return Number(mover === 'Alice' ? value.ls : value.rs);
}

const isWonByMover = (text: string): boolean =>
  textOf(solved(orthogonalColouringNormal, spragueGrundy, text).value) !== '0';

describe('positions whose results were found by another program', () => {
  test.each(vectors)('$id, $position', ({ position, toMove, margin, normalPlay, ...more }) => {
    expect(scoreOf(position, toMove)).toBe(margin);
    expect(isWonByMover(position)).toBe(normalPlay === 'N');
    const { graph } = readColouring(position).position;
    expect(matchedInvolution(graph) !== undefined).toBe(more.admitsStrictlyMatchedInvolution);
  });
});

type Edge = readonly [number, number];
const edgesUpTo = (n: number): readonly Edge[] =>
  Array.from({ length: n }, (_, v) => Array.from({ length: v }, (_, u): Edge => [u, v])).flat();

const written = (n: number, edges: readonly Edge[]): string =>
  `${n}:${edges
    .map(([u, v]) => (u < v ? `${u}-${v}` : `${v}-${u}`))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join()}`;

/** One text for all graphs that differ by the numbers of their nodes. */
function sameGraph(n: number, edges: readonly Edge[]): string {
  const renamed = symmetriesByHand(`${n}:`).map((to) =>
    written(
      n,
      edges.map(([u, v]) => [to[u], to[v]]),
    ),
  );
  return renamed.toSorted((a, b) => (a < b ? -1 : 1))[0];
}

const allGraphs = (n: number): readonly (readonly Edge[])[] => {
  const all = edgesUpTo(n);
  return Array.from({ length: 2 ** all.length }, (_, set) => all.filter((_, i) => (set >> i) & 1));
};

/** Every graph of `n` nodes once. */
const graphsOf = (n: number): readonly string[] => [
  ...new Set(allGraphs(n).map((edges) => sameGraph(n, edges))),
];

/** Greatest degree and greatest number of nodes that are pairwise not adjacent. */
function degreeAndIndependence(graph: string): readonly [number, number] {
  const { n, edges } = graphByHand(graph);
  const degrees = Array.from({ length: n }, (_, v) => edges.filter((edge) => edge.includes(v)).length);
  const sets = Array.from({ length: 2 ** n }, (_, set) =>
    edges.some(([u, v]) => (set >> u) & (set >> v) & 1)
      ? 0
      : [...set.toString(2)].filter((bit) => bit === '1').length,
  );
  return [Math.max(...degrees), Math.max(...sets)];
}

test('all results with up to four nodes and three colours; with Δ + α colours both draw', () => {
  const won = [1, 2, 3, 4].flatMap(graphsOf).flatMap((graph) =>
    [1, 2, 3].flatMap((m) => {
      const score = scoreOf(`${graph} m=${m}`, 'Alice');
      const [degree, independence] = degreeAndIndependence(graph);
      if (m >= degree + independence) expect(score).toBe(0);
      return score === 0 ? [] : [`${graph} m=${m}: ${score}`];
    }),
  );
  const named = (n: number, edges: readonly Edge[], results: readonly string[]) =>
    results.map((result) => `${sameGraph(n, edges)} ${result}`);
  const fromThesis = [
    // 2K1
    named(2, [], ['m=1: 1']),
    // P3
    named(
      3,
      [
        [0, 1],
        [1, 2],
      ],
      ['m=1: 1', 'm=2: 1'],
    ),
    // 4K1
    named(4, [], ['m=1: 1']),
    // K2 and 2K1
    named(4, [[0, 1]], ['m=1: 1']),
    // P3 and K1
    named(
      4,
      [
        [0, 1],
        [1, 2],
      ],
      ['m=1: 1'],
    ),
    // P4
    named(
      4,
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      ['m=2: 1'],
    ),
    // C4
    named(
      4,
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [0, 3],
      ],
      ['m=2: -2'],
    ),
    // K4 less an edge
    named(4, edgesUpTo(4).slice(1), ['m=1: 1', 'm=2: -1', 'm=3: 1']),
  ].flat();
  expect(won.toSorted()).toEqual(fromThesis.toSorted());
});

test.each([
  ['3x3 m=1', 37],
  ['3x3 m=2', 2_144],
])('%s has %i positions that differ by more than automorphisms and names of colours', (text, count) => {
  expect(solved(orthogonalColouring, scoringGames, text)).toMatchObject({
    order: count,
    value: { ls: '0', rs: '0' },
  });
});

/** All strictly matched involutions, found among all automorphisms. */
const involutionsByHand = (graph: string): readonly (readonly number[])[] => {
  const { edges } = graphByHand(graph);
  const isEdge = (u: number, v: number): boolean =>
    edges.some((edge) => edge.includes(u) && edge.includes(v));
  return symmetriesByHand(graph).filter((to) => {
    const kept = to.flatMap((w, v) => (w === v ? [v] : []));
    return (
      to.every((w, v) => to[w] === v && (w === v || isEdge(v, w))) &&
      kept.every((u) => kept.every((v) => u === v || isEdge(u, v)))
    );
  });
};

test('a strictly matched involution is found exactly where there is one, on all graphs of up to four nodes', () => {
  for (const n of [1, 2, 3, 4]) {
    for (const edges of allGraphs(n)) {
      const graph = written(n, edges);
      const found = matchedInvolution(readColouring(`${graph} m=1`).position.graph);
      const all = involutionsByHand(graph).map(String);
      if (found) expect(all, graph).toContain(String(found));
      else expect(all, graph).toEqual([]);
    }
  }
});

/**
 * Graphs made of exchanged pairs and of kept nodes: two pairs of nodes that the involution maps to each other
 * are both edges or neither is.
 */
function matchedGraphs(pairs: number, kept: number): readonly (readonly Edge[])[] {
  const n = 2 * pairs + kept;
  const to = (v: number): number => (v < 2 * pairs ? v ^ 1 : v);
  const must = edgesUpTo(n).filter(([u, v]) => to(u) === v || u >= 2 * pairs);
  const orbits = new Map<string, readonly Edge[]>();
  for (const [u, v] of edgesUpTo(n)) {
    if (must.some((edge) => edge[0] === u && edge[1] === v)) continue;
    const ends: readonly Edge[] = [
      [u, v],
      [Math.min(to(u), to(v)), Math.max(to(u), to(v))],
    ];
    const key = ends.map(String).toSorted().join(' ');
    orbits.set(key, ends[0].join() === ends[1].join() ? ends.slice(1) : ends);
  }
  const free = [...orbits.values()];
  return Array.from({ length: 2 ** free.length }, (_, set) => [
    ...must,
    ...free.filter((_, i) => (set >> i) & 1).flat(),
  ]);
}

test('1, 1, 2, 4, 9 and 21 graphs of one to six nodes have one', () => {
  const counts = [1, 2, 3, 4, 5, 6].map((n) => {
    const found = new Set<string>();
    for (let pairs = 0; 2 * pairs <= n; pairs++) {
      for (const edges of matchedGraphs(pairs, n - 2 * pairs)) found.add(sameGraph(n, edges));
    }
    for (const graph of found)
      expect(matchedInvolution(readColouring(`${graph} m=1`).position.graph), graph).toBeDefined();
    return found.size;
  });
  expect(counts).toEqual([1, 1, 2, 4, 9, 21]);
});

/**
 * Alice plays every move, Bob the answer by the symmetry; each of them is legal by hand, and whenever Alice
 * is stuck the score is 0.
 */
function answersAll(ruleset: Colouring, start: string): number {
  const met = new Set([start]);
  let ends = 0;
  for (const text of met) {
    expect(ruleset.answering?.(read(text))?.answer).toBeUndefined();
    const moves = colouringMoves(readColoured(text));
    if (moves.length === 0) {
      const { a, b } = readColoured(text);
      expect(coloured(a)).toBe(coloured(b));
      ends++;
    }
    for (const after of moves) {
      const answer = ruleset.answering?.(read(printColoured(after)))?.answer;
      if (!answer) throw new Error(`no answer in ${printColoured(after)}`);
      const printed = ruleset.print(answer.to);
      const legal = colouringMoves(after).map((each) => orthogonalColouring.print(read(printColoured(each))));
      expect(legal).toContain(printed);
      met.add(printed);
    }
  }
  return ends;
}

test('on graphs of up to four nodes with an involution Bob’s answers are always there, and the score ends at 0', () => {
  let answered = 0;
  for (const graph of [1, 2, 3, 4].flatMap(graphsOf)) {
    for (const m of [1, 2]) {
      const ruleset = m === 1 ? orthogonalColouringNormal : orthogonalColouring;
      const start = `${graph} m=${m}`;
      if (involutionsByHand(graph).length === 0)
        expect(ruleset.answering?.(read(start)), start).toBeUndefined();
      else answered += Math.min(1, answersAll(ruleset, start));
    }
  }
  expect(answered).toBe(2 * (1 + 1 + 2 + 4));
});

test.each([
  ['2x2 m=2', 'Bob, who moves second, at least draws', '0 ↔ 1, 2 ↔ 3.'],
  ['3x3 m=2', 'Bob, who moves second, at least draws', '0 ↔ 2, 3 ↔ 5, 6 ↔ 8; 1 and 4 and 7 stay.'],
])('of %s the board says: %s', (text, who, sigma) => {
  const said = orthogonalColouring.answering?.(readColouring(text).position)?.says ?? '';
  expect(said.startsWith(who), said).toBe(true);
  expect(said.endsWith(sigma), said).toBe(true);
});
