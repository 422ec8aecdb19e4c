/**
 * Laws of what a board's values say: all of them by count are the labelling's histogram, every one is found
 * by its text, the order of values is that of slow play, and a move gave away what slow play on the graph
 * says it did.
 */
import { describe, test } from 'vitest';
import { movesInOrder } from '../../app/boards/best-moves.ts';
import { solveBoard } from '../../engine/conduct/board.ts';
import { openMemory, type SolvedBoard } from '../../engine/conduct/memory.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { endings, type InfinitePlay } from '../../engine/outcome/outcome.ts';
import { ruledBy } from '../../engine/outcome/rules.ts';
import { askBoard, drain, type Ruleset, rulesets, theories } from '../../engine/run.ts';
import type { GivenAway } from '../../engine/sums/move-order.ts';
import { valueAt } from '../../engine/theories/labelling.ts';
import type { Value } from '../../engine/values/index.ts';
import { textOf, valueKey } from '../../engine/values/words.ts';
import { arbitraryWhite, writtenPartizan } from '../arbitrary/partizan.ts';
import { handOf } from '../arbitrary/positions.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { minusOrder, plusOrder } from '../oracle/partizan-order.ts';
import { tryLaw } from './seeds.ts';

const signs = { 'true,true': '=', 'true,false': '>', 'false,true': '<', 'false,false': '||' } as const;

type Order = (a: number, b: number) => boolean;

/**
 * a ≥ b by slow play, under rules that say who wins a play that never ends. Played out once for the graph.
 */
function slowOrders(graph: GameGraph): (infinitePlay: InfinitePlay) => Order {
  const [plus, minus] = [plusOrder(graph), minusOrder(graph)];
  return (infinitePlay) => (a, b) =>
    (infinitePlay === 'right' || plus[a][b]) && (infinitePlay === 'left' || minus[a][b]);
}

const partizan = theories.find(({ id }) => id === 'partizan')!;

test('values that are given as data compare as slow play of their vertices says', () => {
  const met: Partial<Record<string, number>> = {};
  tryLaw(arbitraryWhite(5, 8), 40, (graph) => {
    const slow = slowOrders(graph);
    for (const infinitePlay of endings) {
      const rules = ruledBy({ infinitePlay });
      const labelling = drain(partizan.solve(graph, { rules }));
      const order = partizan.order!(rules);
      const isAtLeast = slow(infinitePlay);
      for (let a = 0; a < graph.order; a++) {
        for (let b = 0; b < graph.order; b++) {
          const [x, y] = [a, b].map((v) => valueAt(labelling, v)!);
          const found = drain(order.compare(x, y));
          if (found === undefined) continue;
          const wanted = signs[`${isAtLeast(a, b)},${isAtLeast(b, a)}`];
          expect(found, `${writtenPartizan(graph)}\n${a}, ${b}, ${infinitePlay}`).toBe(wanted);
          met[found] = (met[found] ?? 0) + 1;
          const apart = order.difference?.(x, y);
          if (apart) {
            expect(textOf(partizan.sums!.add(apart, y, rules)!), `${textOf(x)} − ${textOf(y)}`).toBe(
              textOf(x),
            );
            met.apart = (met.apart ?? 0) + 1;
          }
        }
      }
    }
  });
  for (const each of ['=', '<', '>', '||', 'apart']) expect(met[each], each).toBeGreaterThan(oftenEnough(20));
});

function solved(ruleset: Ruleset, position: string): SolvedBoard | undefined {
  const board = drain(solveBoard({ ruleset: ruleset.id, position, positions: 400 }, openMemory()));
  return 'kind' in board ? undefined : board;
}

function asked<Id extends 'values' | 'find' | 'positions' | 'line' | 'options' | 'order'>(
  board: SolvedBoard,
  id: Id,
  about: Parameters<typeof askBoard<Id>>[1],
) {
  const answer = drain(askBoard(id, about, board));
  if (answer.kind === 'over-budget') throw new Error(JSON.stringify(answer));
  return answer as Exclude<typeof answer, { kind: 'over-budget' }>;
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : 1);

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (id, ruleset) => {
  test('all values by count are the histogram of the labelling, and each leads to its positions', () => {
    let found = 0;
    tryLaw(handOf(id).positions, 8, (position) => {
      const board = solved(ruleset, ruleset.print(readSound(ruleset, position)));
      if (!board) return;
      const { labelling } = board.solved;
      const histogram = new Map<string, string[]>();
      for (let v = 0; v < board.graph.order; v++) {
        const value = valueAt(labelling, v);
        if (!value) continue;
        const key = valueKey(value);
        histogram.set(key, [...(histogram.get(key) ?? []), board.nameOf(v)]);
      }
      const rows = [];
      const { different } = asked(board, 'values', { from: 0, most: 0 });
      for (let from = 0; from < different; from += 3)
        rows.push(...asked(board, 'values', { from, most: 3 }).rows);
      expect(rows.map(({ value, count }) => `${valueKey(value)} ${count}`).toSorted(inOrder)).toEqual(
        [...histogram].map(([key, all]) => `${key} ${all.length}`).toSorted(inOrder),
      );
      for (const [row, { value, count }] of rows.entries()) {
        if (row > 0) expect(count).toBeLessThanOrEqual(rows[row - 1].count);
        const all: string[] = [];
        for (let from = 0; from < count; from += 7)
          all.push(...asked(board, 'positions', { value, most: 7, from }).positions);
        expect(all).toEqual(histogram.get(valueKey(value)));
        // A value that two rows print alike, cut or without its phase, is found as the first of them.
        const text = textOf(value);
        const first = rows.findIndex((each) => textOf(each.value) === text);
        const { value: met } = asked(board, 'find', { text });
        expect(met?.row, text).toBe(first);
        found++;
      }
    });
    expect(found).toBeGreaterThan(oftenEnough(8));
  });
});

function readSound(ruleset: Ruleset, text: string): unknown {
  const read = ruleset.parse(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.problems)}`);
  return read.value;
}

/** What a move gave away by slow play of the whole graph. */
function slowly(
  { solved: { labelling } }: SolvedBoard,
  isAtLeast: Order,
  options: readonly number[],
  reached: number,
  by: 'left' | 'right',
) {
  const better = (a: number, b: number): boolean =>
    by === 'left' ? isAtLeast(a, b) && !isAtLeast(b, a) : isAtLeast(b, a) && !isAtLeast(a, b);
  const atLeast = (a: number, b: number): boolean => (by === 'left' ? isAtLeast(a, b) : isAtLeast(b, a));
  const above = options.filter((each) => better(each, reached));
  const tops = above.filter((each) => !options.some((other) => better(other, each)));
  const stands: GivenAway['stands'] =
    options.length === 1
      ? 'only'
      : above.length > 0
        ? 'less'
        : options.every((each) => atLeast(reached, each))
          ? 'best'
          : 'unbeaten';
  return { stands, better: new Set(tops.map((v) => textOf(valueAt(labelling, v)!))) };
}

test('what a move of a partizan board gave away is what slow play of the differences says', () => {
  const met: Partial<Record<string, number>> = {};
  const few = rulesets.filter(({ id }) =>
    ['toads-and-frogs', 'backsliding-toads-and-frogs', 'fox-and-geese', 'domineering', 'hackenbush'].includes(
      id,
    ),
  );
  for (const ruleset of few) {
    tryLaw(handOf(ruleset.id).positions, 16, (position) => {
      const board = solved(ruleset, ruleset.print(readSound(ruleset, position)));
      if (!board || board.graph.order > 22 || !board.solved.choice.theory?.order) return;
      const isAtLeast = slowOrders(board.graph)(board.rules.infinitePlay);
      for (let v = 0; v < board.graph.order; v++) {
        const from = board.nameOf(v);
        const moves = board.movesAt(from);
        const { better } = asked(board, 'order', { position: from });
        const told = asked(board, 'options', { position: from }).moves;
        for (const by of ['left', 'right'] as const) {
          const own = told.filter(({ player }) => player === by || player === 'either');
          const above = (move: (typeof told)[number]) => better[by]?.[told.indexOf(move)] ?? [];
          const inOrder = movesInOrder(own, by, (move) => above(move).length);
          expect(new Set(inOrder)).toEqual(new Set(own));
          for (const [i, move] of inOrder.entries())
            for (const later of inOrder.slice(i))
              expect(above(move).includes(told.indexOf(later))).toBe(false);
        }
        for (const [i, { player, to }] of moves.entries()) {
          const by = player === 'either' ? 'left' : player;
          const own = moves.filter((each) => each.player === by || each.player === 'either');
          const options = [...new Set(own.map((each) => each.to))];
          const ply = { from, to: board.nameOf(to), by };
          const [gave] = asked(board, 'line', { start: from, plies: [ply] }).gave;
          if (!gave?.stands) continue;
          const wanted = slowly(board, isAtLeast, options, to, by);
          expect(gave.stands, `${ruleset.id} ${from} → ${ply.to}`).toBe(wanted.stands);
          expect(new Set(gave.better.map(textOf)), `${ruleset.id} ${from} → ${ply.to}`).toEqual(
            wanted.better,
          );
          expect((better[by]?.[i].length ?? 0) > 0).toBe(wanted.stands === 'less');
          if (gave.difference) expect(isPositive(board, gave.difference)).toBe(true);
          met[wanted.stands] = (met[wanted.stands] ?? 0) + 1;
        }
      }
    });
  }
  for (const each of ['only', 'best', 'less']) expect(met[each], each).toBeGreaterThan(oftenEnough(12));
});

/** Whether what was given away is more than nothing. */
function isPositive(board: SolvedBoard, value: Value): boolean {
  const { zero } = partizan.sums!;
  const order = board.solved.choice.theory!.order!(board.rules);
  return drain(order.compare(value, zero)) === '>';
}
