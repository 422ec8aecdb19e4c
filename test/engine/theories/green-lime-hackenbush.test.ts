/** Green-Lime Hackenbush: the values of stalks, glasses and full glasses, and the bartender's problem. */
import { describe, expect, test } from 'vitest';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import { evidenceOf } from '../../../engine/questions/evidence.ts';
import { drain } from '../../../engine/rounds.ts';
import { sumOfPieces } from '../../../engine/sums/sum-of-pieces.ts';
import { carryOn } from '../../../engine/theories/carry-on/index.ts';
import { textOf } from '../../../engine/values/words.ts';
import { digraph } from '../../fixtures/digraphs.ts';
import { ruledGame } from '../../fixtures/games.ts';
import { type BoardDigraph, greenLimeDigraph } from '../../fixtures/green-lime-hackenbush.ts';

const stalk = (colours: string): string =>
  [...colours].map((colour, height) => `${height}-${height + 1}:${colour}`).join(' ');

const glass = (stem: string, left: string, right: string): string => `0-1:${stem} 1-2:${left} 1-3:${right}`;
const fullGlass = (stem: string, left: string, right: string, top: string): string =>
  `${glass(stem, left, right)} 2-3:${top}`;

function valueOfDrawing(text: string): string {
  const { graph, start } = greenLimeDigraph(text);
  const { table, codes } = drain(carryOn.solve(graph));
  return textOf(table[codes[start]]);
}

describe('stalks, stem first', () => {
  test.each([
    ['g', '*1'],
    ['l', '*1'],
    ['gl', '0'],
    ['lg', '*2'],
    ['ggl', '☾_{0,1}'],
    ['glg', '☾_0'],
    ['gll', '☾_0'],
    ['lgg', '*3'],
    ['lgl', '*1'],
    ['llg', '*3'],
    ['ggg', '*3'],
    ['lll', '*3'],
  ])('the stalk %s is worth %s', (colours, value) => expect(valueOfDrawing(stalk(colours))).toBe(value));
});

describe('glasses', () => {
  test.each([
    ['l', 'g', 'l', '∞_{0,2}'],
    ['g', 'l', 'l', '☾_0'],
    ['g', 'g', 'l', '☾_0'],
    ['l', 'g', 'g', '*1'],
    ['g', 'g', 'g', '*1'],
  ])('the glass with stem %s and arms %s and %s is worth %s', (stem, left, right, value) =>
    expect(valueOfDrawing(glass(stem, left, right))).toBe(value),
  );
});

describe('full glasses', () => {
  test.each([
    ['g', 'g', 'l', 'l', '∞_{*0}'],
    ['g', 'l', 'l', 'g', '∞_{*0}'],
    ['g', 'l', 'g', 'l', '∞_{*0}'],
    ['g', 'l', 'l', 'l', '0'],
  ])('the full glass with stem %s, arms %s and %s and top %s is worth %s', (stem, left, right, top, value) =>
    expect(valueOfDrawing(fullGlass(stem, left, right, top))).toBe(value),
  );

  test('the nymphet zone has three nodes', () => {
    const { graph, positions } = greenLimeDigraph(fullGlass('g', 'g', 'l', 'l'));
    const { table, codes } = drain(carryOn.solve(graph));
    const zone = positions.filter((_, v) => table[codes[v]].kind === 'nymphet');
    expect(zone).toHaveLength(3);
  });
});

/** Several digraphs as one, and the first vertex of each. */
function together(boards: readonly BoardDigraph[]): { graph: GameGraph; starts: Uint32Array } {
  const arcs: (readonly [number, number])[] = [];
  const gray = new Set<number>();
  const starts: number[] = [];
  let order = 0;
  for (const { graph, start } of boards) {
    const { starts: rows, targets } = graph.left;
    starts.push(order + start);
    for (let v = 0; v < graph.order; v++) {
      if (graph.gray[v] === 1) gray.add(order + v);
      for (let e = rows[v]; e < rows[v + 1]; e++) arcs.push([order + v, order + targets[e]]);
    }
    order += graph.order;
  }
  return { graph: digraph(order, arcs, gray), starts: Uint32Array.from(starts) };
}

test("the bartender's problem is ∞ with the exits 0 and 2, and the next player wins", () => {
  const boards = [fullGlass('g', 'g', 'l', 'l'), stalk('lg'), glass('l', 'g', 'l'), stalk('gll')].map(
    greenLimeDigraph,
  );
  const { graph, starts } = together(boards);
  const sum = drain(sumOfPieces(evidenceOf(ruledGame(graph), carryOn), starts));
  if (sum.kind !== 'sum' || !sum.value) throw new Error('the table knows this sum');
  expect([textOf(sum.value), sum.outcome, sum.by]).toEqual(['∞_{0,2}', 'N', 'values']);
  // The paper's solution: first green stems at both ends, each a carry-on move.
  const winning = sum.winning.map(({ piece, to }) => [piece, graph.gray[to]]);
  expect(winning).toContainEqual([0, 1]);
  expect(winning).toContainEqual([3, 1]);
  const played = drain(sumOfPieces(evidenceOf(ruledGame(graph), undefined), starts));
  if (played.kind !== 'sum') throw new Error(`no impartial sum: ${played.kind}`);
  // Play knows which moves are good, and not what they are worth.
  const ends = (found: typeof sum.winning) => found.map(({ piece, from, to }) => [piece, from, to]);
  expect([played.outcome, played.by]).toEqual(['N', 'play']);
  expect([ends(played.winning), ends(played.drawing)]).toEqual([ends(sum.winning), ends(sum.drawing)]);
});
