/**
 * What the page "Questions of the field" says: smallest drawings, by plain enumeration and slow play, and the
 * figures of the paper on unicycles. Longer searches are in test/bench/questions.ts.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameMoves } from '../../../engine/checking/play/order.ts';
import { compile } from '../../../engine/document/compile.ts';
import { digraphsOfOrder, type SmallDigraph } from '../../../engine/find/digraphs.ts';
import { type DrawingKind, plainKind } from '../../../engine/find/drawing-kind.ts';
import { readExitChoices } from '../../../engine/find/exit-pool.ts';
import { documentOfUnicycle, textsOfExits } from '../../../engine/find/unicycle-document.ts';
import { readUnicyclePattern } from '../../../engine/find/unicycle-pattern.ts';
import { findUnicycles, type Unicycle } from '../../../engine/find/unicycles.ts';
import { drain } from '../../../engine/rounds.ts';
import { sidesOf } from '../../../engine/theories/partizan/solve.ts';
import { partizan } from '../../fixtures/partizan.ts';
import { rowsOfDigraph, wrongAsPrinted } from '../../fixtures/printed-algorithm-8.ts';
import { formsWithCycle } from '../../oracle/canonical-cycles.ts';
import { optionsAt } from '../../oracle/graph-moves.ts';
import { orderOf, plusOrder } from '../../oracle/partizan-order.ts';
import { afterFusion, printedFusions, sameOnsides } from '../../oracle/printed-fusion.ts';
import { hasEndlessSteps, stepsFrom } from '../../oracle/printed-steps.ts';
import { permittedPatterns } from '../../oracle/unicycle-patterns.ts';

function* drawings(order: number, kind: Partial<DrawingKind>): Generator<SmallDigraph, void, void> {
  for (const digraph of digraphsOfOrder(order, { ...plainKind, ...kind })) if (digraph) yield digraph;
}

const movesOf = (digraph: SmallDigraph): GameMoves => ({
  left: rowsOfDigraph(digraph, 1),
  right: rowsOfDigraph(digraph, 2),
});

describe('the smallest stopper with a wild cycle', () => {
  test('no canonical form of five nodes has one, with or without loops', () => {
    expect(formsWithCycle(5, 'LLRLR', true)).toEqual({ forms: [], tried: 1512 });
  });

  test.each([
    ['LLRLR', false],
    ['LLLRLR', true],
    ['LLRLLR', true],
    // A form with such a cycle is the negative of a form with an LLRLRR-cycle.
    ['LLRRLR', true],
  ])('none of six nodes has an %s-cycle; loops: %s', (pattern, withLoops) => {
    const { forms, tried } = formsWithCycle(6, pattern, withLoops);
    expect(forms).toEqual([]);
    expect(tried).toBeGreaterThan(20_000);
  });

  test('the search finds the forms of five nodes with a cycle of four arcs: one, and its negative', () => {
    expect(formsWithCycle(4, 'LLRR', true).forms).toEqual([]);
    const { forms } = formsWithCycle(5, 'LLRR', true);
    const bits = (...nodes: readonly number[]) => nodes.reduce((sum, v) => sum | (1 << v), 0);
    expect(forms).toContainEqual({
      left: [bits(1), bits(2), bits(4), bits(4), 0],
      right: [bits(4), bits(4), bits(3, 4), bits(0), 0],
    });
    expect(forms.length).toBe(2);
    expect(formsWithCycle(5, 'LLLRR', true).forms).toEqual([]);
  });
});

describe('the smallest drawing that is not stopper-sided', () => {
  // a = {0 | 0, d}, b = {a | 0}, d = {f | f}, f = {* | b}; vertices a, b, d, f, *, 0.
  const [a, b, d, f, star, zero] = [0, 1, 2, 3, 4, 5];
  const six = partizan(
    6,
    [
      [a, zero],
      [b, a],
      [d, f],
      [f, star],
      [star, zero],
    ],
    [
      [a, zero],
      [a, d],
      [b, zero],
      [d, f],
      [f, b],
      [star, zero],
    ],
  );

  test('the engine finds no onside of its four nodes on the cycle', () => {
    const { onsides, offsides } = drain(sidesOf(six));
    expect([...offsides].every((id) => id >= 0)).toBe(true);
    expect([a, b, d, f].every((v) => onsides[v] < 0)).toBe(true);
    expect([star, zero].every((v) => onsides[v] >= 0)).toBe(true);
  });

  test('what the proof uses is true by slow play', () => {
    const atLeast = plusOrder(six);
    expect(atLeast[b][d] && atLeast[d][b]).toBe(true);
    expect(atLeast[a][f] || atLeast[f][a]).toBe(false);
    expect(atLeast[b][zero]).toBe(false);
    // In a only Right's move to d is undominated, and it is not reversible; the same is true of b in f.
    expect(atLeast[zero][d] && !atLeast[d][zero]).toBe(true);
    expect(atLeast[f][a]).toBe(false);
    expect(atLeast[a][f]).toBe(false);
  });

  test('drawings of one and two nodes with loops, and of three without, are stopper-sided', () => {
    let count = 0;
    for (const [order, loops] of [
      [1, true],
      [2, true],
      [3, false],
    ] as const)
      for (const digraph of drawings(order, { partizan: true, loops })) {
        count++;
        const { left, right } = movesOf(digraph);
        const pairs = (rows: GameMoves['left']) => rows.flatMap((row, v) => row.map((w) => [v, w] as const));
        const { onsides, offsides } = drain(sidesOf(partizan(order, pairs(left), pairs(right))));
        expect([...onsides, ...offsides].every((id) => id >= 0)).toBe(true);
      }
    expect(count).toBe(4 + 136 + 720);
  });
});

test('drawings of five nodes that are drawn by chance are stopper-sided', () => {
  const places = Array.from({ length: 5 }, (_, u) =>
    [0, 1, 2, 3, 4].flatMap((v) => (u === v ? [] : [[u, v] as const])),
  );
  const whose = fc.array(fc.constantFrom(0, 0, 1, 2, 3), { minLength: 20, maxLength: 20 });
  void fc.assert(
    fc.property(whose, (letters) => {
      const of = (bit: number) => places.flat().filter((_, i) => letters[i] & bit);
      const { onsides, offsides } = drain(sidesOf(partizan(5, of(1), of(2))));
      expect([...onsides, ...offsides].every((id) => id >= 0)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

describe('Lemma 16 as printed', () => {
  const wrongIn = (order: number, loops: boolean) => {
    let [looked, allowed] = [0, 0];
    const wrong: { readonly digraph: SmallDigraph; readonly arcs: number }[] = [];
    for (const digraph of drawings(order, { partizan: true, loops })) {
      looked++;
      const found = printedFusions(movesOf(digraph));
      allowed += found.allowed;
      expect(found.wrongAsCorrected).toEqual([]);
      for (const _ of found.wrong) wrong.push({ digraph, arcs: digraph.arcCount });
    }
    return { looked, allowed, wrong };
  };

  test('no drawing of one or two nodes shows that it is wrong, with or without loops', () => {
    for (const [order, looked] of [
      [1, 4],
      [2, 136],
    ]) {
      const found = wrongIn(order, true);
      expect(found.looked).toBe(looked);
      expect(found.wrong).toEqual([]);
    }
  });

  test('three nodes and three arcs are enough', () => {
    const { looked, allowed, wrong } = wrongIn(3, false);
    expect(looked).toBe(720);
    expect(allowed).toBeGreaterThan(800);
    expect(wrong.length).toBe(6);
    expect(Math.min(...wrong.map(({ arcs }) => arcs))).toBe(3);
    expect(wrong.filter(({ arcs }) => arcs === 3).length).toBe(2);
    // u = {v | v}, v = {| w}, w = {| v}.
    const least: GameMoves = { left: [[1], [], []], right: [[1], [2], [1]] };
    expect(printedFusions(least).wrong).toEqual([{ kept: 0, fused: 1 }]);
  });
});

test('fused into b, a loop of Right’s at a becomes a loop of both players', () => {
  const before: GameMoves = { left: [[], [0]], right: [[0], [0]] };
  const after = afterFusion(before, { kept: 1, fused: 0 });
  expect(after).toEqual({ left: [[], [1]], right: [[], [1]] });
  expect(sameOnsides(before, after)(1)).toBe(false);
});

describe('the steps of Section 5', () => {
  const looked = [...drawings(2, { partizan: true, loops: true }), ...drawings(3, { partizan: true })];

  test('as printed, each of them keeps the onsides', () => {
    const counts = { a: 0, b: 0, c: 0, d: 0 };
    for (const digraph of looked) {
      const moves = movesOf(digraph);
      for (const { rule, after } of stepsFrom(moves, orderOf(moves, 'onside'), 'printed')) {
        counts[rule]++;
        const isSame = sameOnsides(moves, after);
        expect(moves.left.every((_, v) => isSame(v))).toBe(true);
      }
    }
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(300);
  });

  test('as printed, (a), (b) and (d) need not come to an end, and with the stronger condition they do', () => {
    const endless = looked.filter((digraph) => hasEndlessSteps(movesOf(digraph), 'abd', 'printed'));
    expect(endless.filter(({ order }) => order === 2).length).toBe(7);
    expect(endless.filter(({ order }) => order === 3).length).toBeGreaterThan(80);
    const arcs = endless.filter(({ order }) => order === 3).map(({ arcCount }) => arcCount);
    expect(Math.min(...arcs)).toBe(4);
    expect(looked.filter((digraph) => hasEndlessSteps(movesOf(digraph), 'abd', 'stronger'))).toEqual([]);
    expect(hasEndlessSteps({ left: [[1], [0, 2], [0]], right: [[1], [], []] }, 'ad', 'printed')).toBe(true);
  });
});

describe('Algorithm 8 as printed', () => {
  test('is right on all digraphs of one to four nodes, with loops', () => {
    expect([1, 2, 3, 4].map((order) => wrongAsPrinted(order, true))).toEqual(
      [4, 28, 328, 8841].map((apt) => ({ apt, wrong: [] })),
    );
  });

  test('is wrong on two digraphs of five nodes without loops and at most six arcs, which have six', () => {
    expect(wrongAsPrinted(5, false, 6)).toEqual({ apt: 7166, wrong: [6, 6] });
  });
});

describe('unicycles', () => {
  function found(pattern: string, choices: string, choice: 'first' | 'all'): readonly Unicycle[] {
    const [letters, pool] = [readUnicyclePattern(pattern), readExitChoices(choices)];
    if (!letters.ok || !pool.ok) throw new Error(JSON.stringify([letters, pool]));
    return [...findUnicycles({ pattern: letters.value, pool: pool.value }, choice)].flatMap((advance) =>
      advance.kind === 'unicycle' ? [advance.unicycle] : [],
    );
  }

  /** Whether no two positions are equal and no option is reversible, by slow play. */
  function isItsForm(unicycle: Unicycle): boolean {
    const { graph } = compile(documentOfUnicycle(unicycle));
    const atLeast = plusOrder(graph);
    const [lefts, rights] = [graph.left, graph.right].map((arcs) =>
      Array.from({ length: graph.order }, (_, v) => optionsAt(arcs, v)),
    );
    return lefts.every(
      (_, v) =>
        lefts.every((__, w) => v === w || !(atLeast[v][w] && atLeast[w][v])) &&
        lefts[v].every((w) => rights[w].every((x) => !atLeast[v][x])) &&
        rights[v].every((w) => lefts[w].every((x) => !atLeast[x][v])),
    );
  }

  test('Figure 6: with 0 as the only exit, moves of Left and then as many or other moves of Right', () => {
    for (let lefts = 3; lefts <= 6; lefts++)
      for (let rights = 3; rights <= 6; rights++) {
        const its = found('L'.repeat(lefts) + 'R'.repeat(rights), '0', 'all');
        expect(its.length).toBe(1);
        expect(its.every(isItsForm)).toBe(true);
      }
    for (const length of [4, 5, 6, 7, 8]) {
      const having = permittedPatterns(length).filter((pattern) => found(pattern, '0', 'first').length > 0);
      expect(having.every((pattern) => /^L{3,}R{3,}$/.test(pattern))).toBe(true);
      expect(having.length).toBe(Math.max(0, length - 5));
    }
  });

  test.each([1, 2, 3, 4])('Figure 7, of 4 · %i + 1 positions: no other exits among 0 and * will do', (n) => {
    const its = found(`LL${'RL'.repeat(2 * n - 1)}R`, '0,*', 'all');
    const exits = [
      '*',
      '*',
      '0',
      '0',
      '0',
      ...Array.from({ length: n - 1 }, () => ['*', '0', '0', '0']),
    ].flat();
    expect(its.map((unicycle) => textsOfExits(unicycle))).toEqual([exits]);
    expect(its.every(isItsForm)).toBe(true);
  });

  test.each([
    [13, 628, 30],
    [14, 1177, 60],
    [15, 2188, 200],
    [16, 4111, 600],
  ])('of %i letters there are %i patterns, and one in every %i has a unicycle', (length, count, every) => {
    const patterns = permittedPatterns(length);
    expect(patterns.length).toBe(count);
    for (const pattern of patterns.filter((_, i) => i % every === 0)) {
      const nimbers = found(pattern, '0,*,*2,*3', 'first');
      const its = nimbers.length > 0 ? nimbers : found(pattern, '0,*,1,-1', 'first');
      expect(its.length).toBe(1);
      expect(its.every(isItsForm)).toBe(true);
    }
  });
});
