/**
 * Comparisons in misère play: different nodes have different winners beside the game that is named, and equal
 * ones the same winner beside every small game, both by plain play.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask } from '../../engine/conduct/ask.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { distinguishing, madeFor } from '../../engine/theories/misere/distinguish.ts';
import { type MisereStore, openMisereStore } from '../../engine/theories/misere/store.ts';
import { graphOfMisere } from '../../engine/values/misere.ts';
import { arbitraryDigraph } from '../arbitrary/digraphs.ts';
import { inMisere } from '../arbitrary/spaces.ts';
import { ruledGame } from '../fixtures/games.ts';
import { optionsAt } from '../oracle/graph-moves.ts';
import { tryLaw } from './seeds.ts';

/** The options of each position by their numbers. */
type Rows = readonly (readonly number[])[];

/** Whether the previous player wins a position of one game beside one of another; who cannot move wins. */
function lostBeside(one: Rows, other: Rows): (i: number, j: number) => boolean {
  const known = new Map<string, boolean>();
  const isLost = (i: number, j: number): boolean => {
    const key = `${i} ${j}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const after = [...one[i].map((to) => [to, j] as const), ...other[j].map((to) => [i, to] as const)];
    const found = after.length > 0 && !after.some(([x, y]) => isLost(x, y));
    known.set(key, found);
    return found;
  };
  return isLost;
}

const rowsOf = ({ order, left }: GameGraph): Rows =>
  Array.from({ length: order }, (_, v) => optionsAt(left, v));
const rowsIn = (store: MisereStore): Rows =>
  Array.from({ length: store.count() }, (_, form) => store.options(form));

/** The 22 games born by day 4, and what is met on the way. */
function bornByDay4(): { readonly store: MisereStore; readonly forms: readonly number[] } {
  const store = openMisereStore();
  let forms: readonly number[] = [0];
  for (let day = 1; day <= 4; day++) {
    const before = forms;
    const chosen = Array.from({ length: 2 ** before.length }, (_, set) =>
      store.formOf(before.filter((_form, i) => (set >> i) & 1)),
    );
    forms = [...new Set(chosen)];
  }
  return { store, forms };
}

test('any two of the 22 games born by day 4 are distinguished, by a small game and by the proof', () => {
  const { store, forms } = bornByDay4();
  expect(forms).toHaveLength(22);
  for (const a of forms)
    for (const b of forms) {
      if (a === b) continue;
      for (const found of [distinguishing(store, a, b), madeFor(store, a, b)]) {
        if (found === undefined) throw new Error(`${a} and ${b} are not distinguished`);
        const rows = rowsIn(store);
        const isLost = lostBeside(rows, rows);
        expect(isLost(a, found), `${a} and ${b} beside ${found}`).not.toBe(isLost(b, found));
      }
    }
});

test('the proof has the previous player win the first of two games', () => {
  const { store, forms } = bornByDay4();
  for (const a of forms.slice(0, 12))
    for (const b of forms.slice(0, 12)) {
      const found = a === b ? undefined : madeFor(store, a, b);
      if (found === undefined) continue;
      const rows = rowsIn(store);
      expect([a, b].map((form) => lostBeside(rows, rows)(form, found))).toEqual([true, false]);
    }
});

test('nodes are equal if no small game distinguishes them, and else the game that is named does', () => {
  const { store, forms } = bornByDay4();
  const small = rowsIn(store);
  const met = { equal: 0, different: 0, beside: new Set<string>() };
  tryLaw(fc.tuple(arbitraryDigraph('white acyclic', 8), fc.nat(), fc.nat()), 400, ([graph, i, j]) => {
    const game = ruledGame(inMisere(graph), { play: 'misere' });
    const [a, b] = [i % graph.order, j % graph.order];
    const found = drain(ask('compare', { a, b, withoutProofs: true }, game));
    if (found.kind !== 'misere-compare') throw new Error(JSON.stringify(found));
    const rows = rowsOf(graph);
    if (found.relation === '=') {
      if (a !== b) met.equal++;
      const isLost = lostBeside(rows, small);
      for (const form of forms) expect(isLost(a, form)).toBe(isLost(b, form));
      return;
    }
    if (!found.beside) throw new Error('small games are distinguished');
    const { game: beside, lost } = found.beside;
    const written = graphOfMisere(beside.canonical as Exclude<typeof beside.canonical, undefined>);
    met.different++;
    met.beside.add(JSON.stringify(written));
    const besideRows: Rows = Array.from({ length: written.count }, (_, v) =>
      written.either.filter((_to, k) => k % 2 === 1 && written.either[k - 1] === v),
    );
    const isLost = lostBeside(rows, besideRows);
    expect([isLost(a, 0), isLost(b, 0)]).toEqual([lost === 'first', lost === 'second']);
  });
  expect(Math.min(met.equal, met.different)).toBeGreaterThan(10);
  expect(met.beside.size).toBeGreaterThan(1);
});
