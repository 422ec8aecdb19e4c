/**
 * Laws of simultaneous games beside the values of single positions, facts of Huggan's thesis, holes and
 * cycles, and the answer about a matrix.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask } from '../../../engine/conduct/ask.ts';
import { disjointUnion } from '../../../engine/graph/disjoint-union.ts';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import { beginJoiningMoves } from '../../../engine/graph/joining-moves.ts';
import type { JointMoves } from '../../../engine/graph/joint-moves.ts';
import {
  compareRationals,
  negateRational,
  parseRational,
  printRational,
} from '../../../engine/numbers/rationals.ts';
import { ruledBy } from '../../../engine/outcome/rules.ts';
import { drain } from '../../../engine/rounds.ts';
import { completedRounds } from '../../../engine/simultaneous/completed.ts';
import type { RoundValue } from '../../../engine/simultaneous/evaluate.ts';
import { HOLE } from '../../../engine/simultaneous/rounds.ts';
import { valueOfRoundsSum } from '../../../engine/simultaneous/sum-value.ts';
import { simultaneous } from '../../../engine/theories/simultaneous/index.ts';
import { jointGraph } from '../../../engine/theories/simultaneous/solve.ts';
import { arbitraryRounds, writtenRounds } from '../../arbitrary/rounds.ts';
import { drawnAtOnce, expectedValuesOf } from '../../fixtures/joint-games.ts';
import { graphOfHandBoard } from '../../fixtures/simultaneous-graphs.ts';
import { tryLaw } from '../../laws/seeds.ts';

/** The players change places, and what Left gains Right does. */
function swapped(graph: GameGraph): GameGraph {
  const { order, joint } = graph;
  const { left, right, pairs, names, numbers } = jointGraph({ ...graph, ...(joint && { joint }) }).joint;
  const joining = beginJoiningMoves(order);
  const lost = (place: number) => (place < 0 ? undefined : negateRational(numbers[place]));
  for (let v = 0; v < order; v++) {
    for (const [moves, player] of [[right, 'left'] as const, [left, 'right'] as const])
      for (let e = moves.starts[v]; e < moves.starts[v + 1]; e++)
        joining.move(player, v, names[moves.names[e]], moves.targets[e], lost(moves.gains[e]));
    for (let e = pairs.starts[v]; e < pairs.starts[v + 1]; e++)
      joining.pair(
        v,
        names[right.names[pairs.right[e]]],
        names[left.names[pairs.left[e]]],
        pairs.targets[e],
        lost(pairs.gains[e]),
      );
  }
  return { ...graph, left: graph.right, right: graph.left, joint: joining.finish() };
}

const written = (graph: GameGraph): string => writtenRounds(jointGraph(graph));
const conventions = ['normal', 'scoring', 'majority'] as const;

test('a value lies between what is sure where Right sees the move and where Left does, and the other player has its negative', () => {
  tryLaw(fc.tuple(arbitraryRounds(8), fc.constantFrom(...conventions)), 60, ([graph, convention]) => {
    const [own, other] = [expectedValuesOf(graph, convention), expectedValuesOf(swapped(graph), convention)];
    for (const [v, value] of own.entries()) {
      const [low, high] = [value?.rightSees, value?.leftSees].map((text) => parseRational(text ?? '')!);
      const ev = parseRational(value?.low ?? '')!;
      expect(compareRationals(low, ev) <= 0 && compareRationals(ev, high) <= 0, written(graph)).toBe(true);
      const negatives = [ev, high, low].map((x) => printRational(negateRational(x)));
      expect([other[v]?.low, other[v]?.rightSees, other[v]?.leftSees], written(graph)).toEqual(negatives);
    }
  });
});

test('in a continued sum in normal play it is sure what is sure in all components', () => {
  tryLaw(fc.tuple(arbitraryRounds(5), arbitraryRounds(5)), 60, ([one, other]) => {
    const graph = jointGraph(disjointUnion([one, other]));
    const found = drain(valueOfRoundsSum(graph, [one.order - 1, graph.order - 1], 'continued', 'normal'));
    const parts = [expectedValuesOf(one).at(-1), expectedValuesOf(other).at(-1)];
    const all = (texts_: readonly (string | undefined)[]): string =>
      texts_.every((text) => text === '1') ? '1' : texts_.every((text) => text === '-1') ? '-1' : '0';
    const { rightSees, leftSees } = found as RoundValue;
    expect([printRational(rightSees), printRational(leftSees)], written(graph)).toEqual([
      all(parts.map((part) => part?.rightSees)),
      all(parts.map((part) => part?.leftSees)),
    ]);
  });
});

/** The same drawing without its joint arcs. */
function withoutPairs(graph: GameGraph): GameGraph & { readonly joint: JointMoves } {
  const { joint } = jointGraph(graph);
  const none = new Uint32Array(0);
  const pairs = {
    ...{ starts: new Uint32Array(graph.order + 1), left: none, right: none, targets: none },
    gains: new Int32Array(0),
  };
  return { ...graph, joint: { ...joint, pairs } };
}

describe('the rule of commuting moves', () => {
  const edge = fc
    .tuple(fc.nat(4), fc.nat(4), fc.constantFrom('b', 'r', 'g'))
    .filter(([a, b]) => a !== b)
    .map(([a, b, colour]) => `${Math.min(a, b)}-${Math.max(a, b)}:${colour}`);
  // Two equal edges cannot be distinguished after a cut, so different positions would be one.
  const edges = fc.uniqueArray(edge, { minLength: 2, maxLength: 5, selector: (word) => word.split(':')[0] });

  test('finds the results of Hackenbush, or leaves a hole', () => {
    let [right, holes] = [0, 0];
    tryLaw(edges, 30, (cut) => {
      const whole = jointGraph(graphOfHandBoard('simultaneous-hackenbush', cut.join(' ')));
      const drawnOut = drain(completedRounds(whole));
      const found = drain(completedRounds(withoutPairs(whole)));
      for (const [cell, to] of found.results.entries()) {
        if (to === HOLE) holes++;
        else expect(to, cut.join(' ')).toBe(drawnOut.results[cell]);
        right += Number(to !== HOLE);
      }
    });
    expect(right).toBeGreaterThan(5 * holes);
  });

  test.each([
    ['simultaneous-domineering', '.../...'],
    ['simultaneous-clobber', 'XOXO'],
    ['simultaneous-nogo', '.../B_.'],
  ])('is never wrong in %s', (ruleset, position) => {
    const whole = jointGraph(graphOfHandBoard(ruleset, position));
    const drawnOut = drain(completedRounds(whole));
    for (const [cell, to] of drain(completedRounds(withoutPairs(whole))).results.entries())
      if (to !== HOLE) expect(to).toBe(drawnOut.results[cell]);
  });

  test('a move that gains something, or is named in pairs alone, leaves a hole', () => {
    const { graph } = drawnAtOnce('v ->L(l:1) a\nv ->R b\na ->R c\nb ->L c');
    expect(drain(completedRounds(jointGraph(graph))).results).toContain(HOLE);
    // Also where the other move gains something once the first was made.
    const after = drawnAtOnce('v ->E a\nv ->R d\na ->L(l:1) d');
    expect(drain(completedRounds(jointGraph(after.graph))).results).toContain(HOLE);
    const other = drawnAtOnce('v ->L(l) a\nv ->R(r) b\nv ->J(x/y) c\na ->R d\nb ->L d');
    expect(drain(completedRounds(jointGraph(other.graph))).results.toSorted()).toEqual(
      Int32Array.of(HOLE, HOLE, other.at('c'), other.at('d')).toSorted(),
    );
  });
});

describe('what has no value says why', () => {
  const why = (text: string, node: string) => {
    const { graph, at } = drawnAtOnce(text);
    const game = { graph, rules: ruledBy({ play: 'simultaneous' }) };
    const answer = drain(ask('matrix', { vertex: at(node) }, game));
    if (answer.kind === 'over-budget') throw new Error(answer.says);
    return { at, answer };
  };

  test('a hole, with the nodes that the two moves could come to', () => {
    const { answer, at } = why('u ->J(x/y) v\nv ->L a\nv ->R b\na ->R c, d\nb ->L c, d', 'u');
    expect(answer.value).toBeUndefined();
    expect(answer.whyNone).toEqual({
      ...{ why: 'hole', at: at('v'), row: 0, column: 0, left: 'a', right: 'b' },
      candidates: [at('c'), at('d')],
    });
  });

  test('a cycle through joint results, named', () => {
    const { answer, at } = why('a ->J(x/y) b\nb ->J(x/y) c\nc ->J(x/y) b', 'a');
    expect(answer.whyNone).toEqual({ why: 'cycle', cycle: [at('b'), at('c')] });
  });

  test('a solo arc round a cycle takes no value away from a joint round', () => {
    const { graph, at } = drawnAtOnce('v ->L(l) w\nw ->L(m) v\nv ->J(l/r) 0\nw ->J(m/r) 0');
    expect(expectedValuesOf(graph)[at('v')]?.low).toBe('0');
    // A lone player's run round a cycle has no integer.
    const lone = drawnAtOnce('v ->L w\nw ->L v\nv ->L 0');
    expect(expectedValuesOf(lone.graph, 'scoring')[lone.at('v')]).toBeUndefined();
    expect(expectedValuesOf(lone.graph)[lone.at('v')]?.low).toBe('1');
  });
});

test('a line left out changes what the game is worth, and not what the position is', () => {
  const { graph, at } = drawnAtOnce('p ->J(a/a, b/b) w\np ->J(a/b, b/a) l\nw ->L 0\nl ->R 0');
  const game = { graph, rules: ruledBy({ play: 'simultaneous' }) };
  const answer = drain(ask('matrix', { vertex: at('p'), without: { columns: [1] } }, game));
  if (answer.kind === 'over-budget') throw new Error(answer.says);
  expect(answer.value?.low).toBe('0');
  expect(answer.solution?.value).toBe('1');
  expect(answer.wins).toEqual({ left: '1/2', right: '1/2' });
});

test('a long line of joint rounds does not overflow', () => {
  const length = 12_000;
  const joining = beginJoiningMoves(length);
  for (let v = 1; v < length; v++) joining.pair(v, 'a', 'b', v - 1);
  const rows = { starts: new Uint32Array(length + 1), targets: new Uint32Array(0) };
  const graph = {
    order: length,
    gray: new Uint8Array(length),
    left: rows,
    right: rows,
    joint: joining.finish(),
  };
  const { codes, steps } = drain(simultaneous.solve(graph));
  expect(codes.every((code) => code === 0)).toBe(true);
  expect(steps[length - 1]).toBe(length - 1);
});
