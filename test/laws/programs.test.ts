/**
 * A ruleset whose moves are made by hand, wrapped as a program, gives the graph and the values of the ruleset
 * itself, and its document reads back as the same graph. Where a program answers with parts, positions are
 * worth part by part what they are worth by the graph.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { openProgramSolver, programGame } from '../../engine/conduct/program-game.ts';
import { readGraph } from '../../engine/document/read.ts';
import { type Arcs, type GameGraph, isImpartial } from '../../engine/graph/game-graph.ts';
import { printRational } from '../../engine/numbers/rationals.ts';
import { openProgramPositions } from '../../engine/programs/positions.ts';
import { generate } from '../../engine/rulesets/generate.ts';
import { textOfGraph } from '../../engine/rulesets/graph-document.ts';
import { type Ruleset, rulesOfRuleset } from '../../engine/rulesets/ruleset.ts';
import { drain, rulesets } from '../../engine/run.ts';
import { openWorths } from '../../engine/sweeps/sweep.ts';
import { textOf } from '../../engine/values/words.ts';
import { handOf } from '../arbitrary/positions.ts';
import { isUnbounded, positionOf } from '../fixtures/boards.ts';
import { answeredBy } from '../fixtures/programs.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLaw } from './seeds.ts';

/** What a program would answer for positions of the ruleset. */
function programOf({ id }: Ruleset): (position: string) => object {
  const { moves, isEntailing, endScore, merged = String } = handOf(id);
  return (position) => {
    const { left, right } = moves(position);
    const score = endScore && {
      ...(left.length === 0 && { left: endScore(position, 'left') }),
      ...(right.length === 0 && { right: String(endScore(position, 'right')) }),
    };
    return {
      left: left.map(merged),
      right: right.map(merged),
      ...(isEntailing?.(position) && { gray: true }),
      ...(score && { score }),
    };
  };
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Every vertex by its name, with its moves by names, its colour and its scores. */
function inWords(graph: GameGraph, nameOf: (vertex: number) => string) {
  const names = ({ starts, targets }: Arcs, v: number): readonly string[] =>
    [...new Set(Array.from(targets.subarray(starts[v], starts[v + 1]), nameOf))].toSorted(byText);
  const score = (place: number): string =>
    place < 0 || !graph.scores ? 'moves' : printRational(graph.scores.table[place]);
  return Object.fromEntries(
    Array.from({ length: graph.order }, (_, v) => [
      nameOf(v),
      {
        left: names(graph.left, v),
        right: names(graph.right, v),
        gray: graph.gray[v],
        ...(graph.scores && { scores: [score(graph.scores.left[v]), score(graph.scores.right[v])] }),
      },
    ]),
  );
}

/** The position's game by the program, with its positions. */
function askedFor(answer: (position: string) => unknown, start: string, atOnce: number) {
  const positions = openProgramPositions();
  answeredBy(answer, positions, positions.search(start, 1e6, 'moves'), atOnce);
  const game = drain(programGame(positions, start, rulesOfRuleset(rulesets[0]), 1e6));
  if ('kind' in game) throw new Error(game.says);
  return game;
}

const byTurns = rulesets.filter(({ rounds }) => !rounds);

describe.each(byTurns.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (id, ruleset) => {
  const hand = handOf(id);
  const merged = hand.merged ?? String;
  const starts = hand.positions.filter((text) => !isUnbounded(ruleset, text));

  test('as a program it has the same graph, whose document reads back, however many are asked at once', () => {
    let compared = 0;
    tryLaw(fc.tuple(starts, fc.constantFrom(1, 3, 1000)), 6, ([text, atOnce]) => {
      const start = merged(ruleset.print(positionOf(ruleset, text)));
      const coder = ruleset.coder(positionOf(ruleset, start));
      const found = drain(generate(coder));
      if (found.kind === 'over-budget') return;
      const own = inWords(found.graph, (v) => merged(coder.print(found.codes[v])));
      const { graph, nameOf, vertexOf } = askedFor(programOf(ruleset), start, atOnce);
      expect(nameOf(0)).toBe(start);
      expect(vertexOf(start)).toBe(0);
      expect(inWords(graph, nameOf)).toEqual(own);
      const read = readGraph([...textOfGraph({ graph, nameOf, ruleset: undefined })].join(''));
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const { ids } = read.value;
      expect(inWords(read.value.graph, (v) => ids[v])).toEqual(own);
      compared++;
    });
    expect(compared).toBeGreaterThan(0);
  });

  test('as a program its positions have the same values, one after the other', () => {
    const rules = rulesOfRuleset(ruleset);
    const positions = openProgramPositions();
    const solver = openProgramSolver(positions, rules, 20_000);
    const worths = openWorths({ ruleset: id, positions: 20_000 });
    let compared = 0;
    tryLaw(starts, 4, (text) => {
      const start = merged(ruleset.print(positionOf(ruleset, text)));
      for (const search of solver.searches(start)) answeredBy(programOf(ruleset), positions, search);
      const [own, asked] = [drain(worths.worthOf(start)), drain(solver.worthOf(start))];
      // The bounds are those of parts on one side, and of positions on the other.
      if (!own.value || !asked.value) return;
      expect([textOf(asked.value), asked.outcome]).toEqual([textOf(own.value), own.outcome]);
      compared++;
    });
    expect(compared).toBeGreaterThan(0);
  });
});

/**
 * Heaps that split, by an octal rule and one that differs for the players: a heap is an atom, and what has a
 * plus sign a sum.
 */
const splitting = (left: readonly number[], right: readonly number[]) => {
  const options = (heap: number, digits: readonly number[]): readonly string[] => {
    const found = new Set<string>();
    for (const [i, digit] of digits.entries()) {
      const rest = heap - i - 1;
      if (rest < 0) continue;
      if (rest === 0 && (digit & 1) > 0) found.add('0');
      if (rest > 0 && (digit & 2) > 0) found.add(String(rest));
      if ((digit & 4) > 0) for (let a = 1; a < rest; a++) found.add(`${a}+${rest - a}`);
    }
    return [...found];
  };
  const isHeap = (position: string): boolean => !position.includes('+');
  const ofSum = (position: string, digits: readonly number[]): readonly string[] => {
    const heaps = position.split('+');
    return heaps.flatMap((heap, i) =>
      options(Number(heap), digits).map((option) => heaps.with(i, option).join('+')),
    );
  };
  return {
    byParts: (position: string) =>
      isHeap(position)
        ? { left: options(Number(position), left), right: options(Number(position), right) }
        : { parts: position.split('+') },
    whole: (position: string) => ({ left: ofSum(position, left), right: ofSum(position, right) }),
    both: (position: string) => ({
      left: ofSum(position, left),
      right: ofSum(position, right),
      ...(!isHeap(position) && { parts: position.split('+') }),
    }),
  };
};

test('positions that fall apart have the same values by parts, by the graph of the parts, and by that of the whole', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 3 });
  const heaps = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 });
  let partsSolved = 0;
  let [solvedAsPartizan, refusedAsPartizan] = [0, 0];
  const players = fc.oneof(
    digits.map((each) => [each, each] as const),
    fc.tuple(digits, digits),
  );
  tryLaw(fc.tuple(players, heaps), 60, ([[left, right], numbers]) => {
    const start = numbers.join('+');
    const { byParts, whole, both } = splitting(left, right);
    const worthBy = (answer: (position: string) => unknown, theory: string) => {
      const rules = { ...rulesOfRuleset(rulesets[0]), theory };
      const positions = openProgramPositions();
      const solver = openProgramSolver(positions, rules, 1e5);
      for (const search of solver.searches(start)) answeredBy(answer, positions, search);
      if (drain(solver.byParts(start))) partsSolved++;
      const { value, outcome, says } = drain(solver.worthOf(start));
      return { value: value && textOf(value), outcome, ...(!value && { says }) };
    };
    const expected = worthBy(whole, 'auto');
    expect(expected.value).toBeDefined();
    expect(worthBy(byParts, 'auto')).toEqual(expected);
    expect(worthBy(both, 'auto')).toEqual(expected);
    // A theory that is asked for is found by the graph, in which sums are vertices.
    const asPartizan = worthBy(byParts, 'partizan');
    // Parts without moves are left out of that graph, so that it can have only arcs of either player where
    // the graph of the whole has others. The theory of partizan games refuses such a graph.
    const refused = isImpartial(askedFor(byParts, start, 1000).graph);
    const expectedAsPartizan = refused
      ? { value: undefined, outcome: expected.outcome, says: 'every arc is either player’s' }
      : worthBy(whole, 'partizan');
    // What is impartial as a whole is so by its parts.
    if (isImpartial(askedFor(whole, start, 1000).graph)) expect(refused).toBe(true);
    expect(asPartizan).toEqual(expectedAsPartizan);
    if (refused) refusedAsPartizan++;
    else solvedAsPartizan++;
  });
  expect(partsSolved).toBeGreaterThan(0);
  expect(solvedAsPartizan).toBeGreaterThan(oftenEnough(10));
  expect(refusedAsPartizan).toBeGreaterThan(0);
});
