/**
 * Laws of sums of pieces, for every registered theory of impartial games and for none: outcome and every good
 * move are those of brute-force play, with a piece on gray and with all on white, by values and by play.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { evidenceOf } from '../../engine/questions/evidence.ts';
import { drain } from '../../engine/rounds.ts';
import { type ImpartialSum, sumOfPieces } from '../../engine/sums/sum-of-pieces.ts';
import { chooseTheory } from '../../engine/theories/choose.ts';
import type { Theory } from '../../engine/theories/theory.ts';
import { besideHeap, textOf } from '../../engine/values/words.ts';
import { arbitraryDigraph, everyKind, type Kind, printed } from '../arbitrary/digraphs.ts';
import { digraph, namedDigraph } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { impartialTheories } from '../fixtures/theories.ts';
import { goodMoves } from '../oracle/sum-play.ts';
import { tryLaw } from './seeds.ts';

type Table = { readonly graph: GameGraph; readonly pieces: Uint32Array };

const most = 5;

const arbitraryTable = (kind: Kind): fc.Arbitrary<Table> =>
  fc
    .record({
      graph: arbitraryDigraph(kind, most),
      drawn: fc.array(fc.nat(most - 1), { maxLength: 3 }),
    })
    .map(({ graph, drawn }) => ({ graph, pieces: Uint32Array.from(drawn, (v) => v % graph.order) }));

const obliged = ({ graph, pieces }: Table): number => pieces.filter((v) => graph.gray[v] === 1).length;

const inOrder = (moves: ImpartialSum['winning']): string[] =>
  moves.map(({ piece, to }) => `${piece}:${to}`).toSorted((a, b) => a.localeCompare(b));

const heaps = [0, 1, 2].map((at) => ({
  graph: digraph(3, [
    [1, 0],
    [2, 0],
    [2, 1],
  ]),
  at,
}));

function agreesWithPlay(table: Table, theory: Theory | undefined, by: 'values' | 'play'): void {
  const { graph, pieces } = table;
  const about = `${printed(graph)}\npieces on ${pieces.join()}`;
  const sum = drain(sumOfPieces(evidenceOf(ruledGame(graph), theory), pieces));
  if (sum.kind !== 'sum') throw new Error(`${JSON.stringify(sum)}\n${about}`);
  const { outcome, winning, drawing } = goodMoves(Array.from(pieces, (at) => ({ graph, at })));
  const sorted = (moves: readonly string[]) => moves.toSorted((a, b) => a.localeCompare(b));
  expect(
    { outcome: sum.outcome, winning: inOrder(sum.winning), drawing: inOrder(sum.drawing), by: sum.by },
    about,
  ).toEqual({ outcome, winning: sorted(winning), drawing: sorted(drawing), by });
  for (const { piece, from } of [...sum.winning, ...sum.drawing]) expect(from).toBe(pieces[piece]);
  for (const { piece, to, value } of [...sum.winning, ...sum.drawing]) {
    if (!value || graph.gray[to] === 0) continue;
    const after = Array.from(pieces, (at, i) => ({ graph, at: i === piece ? to : at }));
    for (const heap of heaps) {
      expect(besideHeap(value, heap.at), `${about}: ${piece} to ${to} leaves ${textOf(value)}`).toBe(
        goodMoves([...after, heap]).outcome,
      );
    }
  }
  if (theory && obliged(table) === 0) expect(sum.value && theory.outcome?.(sum.value), about).toBe(outcome);
}

/** Those whose values add; a theory without sums is not asked for any. */
const adding = impartialTheories.filter(({ sums, outcome }) => sums && outcome);

describe.each(adding.map((theory) => [theory.name, theory] as const))('%s', (_, theory) => {
  test('the table of sums finds what play finds', () => {
    let count = 0;
    for (const kind of everyKind) {
      tryLaw(arbitraryTable(kind), 600, (table) => {
        if (!theory.applies(table.graph).applies || obliged(table) > 1) return;
        count++;
        agreesWithPlay(table, theory, 'values');
      });
    }
    expect(count).toBeGreaterThan(oftenEnough(100));
  });
});

test('play on digraphs of every kind finds what brute force finds', () => {
  let count = 0;
  let withoutTheory = 0;
  for (const kind of everyKind) {
    tryLaw(arbitraryTable(kind), 600, (table) => {
      if (obliged(table) > 1) return;
      count++;
      if (!chooseTheory(ruledGame(table.graph)).theory) withoutTheory++;
      agreesWithPlay(table, undefined, 'play');
    });
  }
  expect(count).toBeGreaterThan(oftenEnough(100));
  expect(withoutTheory).toBeGreaterThan(oftenEnough(5));
});

describe('the answer says what cannot be answered', () => {
  const ring = digraph(
    40,
    Array.from({ length: 40 }, (_, v) => [
      [v, (v + 1) % 40],
      [v, (v + 7) % 40],
    ])
      .flat()
      .map(([from, to]) => [from, to] as const),
    new Set([3]),
  );

  test('a sum beyond the budget of positions is refused', () => {
    const found = drain(
      sumOfPieces(evidenceOf(ruledGame(ring), undefined), Uint32Array.of(0, 1, 2), { positions: 1000 }),
    );
    expect(found).toEqual({
      kind: 'over-budget',
      positions: 1000,
      says: expect.stringContaining('1,000 positions'),
    });
  });

  test('two pieces on gray, which no play leads to, are refused', () => {
    const found = drain(sumOfPieces(evidenceOf(ruledGame(ring), undefined), Uint32Array.of(3, 3)));
    expect(found).toEqual({ kind: 'over-budget', says: expect.stringContaining('Two pieces are on gray') });
  });
});

test('a good move onto gray says what it leaves: the covered set beside the number of the other pieces', () => {
  const { graph, names } = namedDigraph('(g) -> z\n(o)\na -> g, o\nb -> c');
  const pieces = Uint32Array.of(names.indexOf('a'), names.indexOf('b'));
  const sum = drain(sumOfPieces(evidenceOf(ruledGame(graph), chooseTheory(ruledGame(graph)).theory), pieces));
  const leaves =
    sum.kind === 'sum' ? sum.winning.map(({ to, value }) => [names[to], value && textOf(value)]) : [];
  expect(leaves).toEqual([
    ['g', 'ℕ∖{1}'],
    ['o', '●'],
  ]);
});

test('no pieces are the empty sum', () => {
  const found = drain(
    sumOfPieces(evidenceOf(ruledGame(digraph(1, [])), impartialTheories[0]), new Uint32Array(0)),
  );
  expect(found).toMatchObject({ kind: 'sum', outcome: 'P', winning: [], drawing: [] });
  expect(found.kind === 'sum' && found.value && textOf(found.value)).toBe('0');
});
