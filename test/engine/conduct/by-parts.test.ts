/**
 * A graph that no theory covers as a whole: each part has its theory's values, outcomes are known everywhere,
 * and rounds arrive one by one.
 */
import { describe, expect, test } from 'vitest';
import { ask } from '../../../engine/conduct/ask.ts';
import { NO_PART } from '../../../engine/conduct/by-parts.ts';
import { type Advance, type SolvedGraph, solveGraph } from '../../../engine/conduct/solve.ts';
import { drain } from '../../../engine/rounds.ts';
import { textOf } from '../../../engine/values/words.ts';
import { namedDigraph } from '../../fixtures/digraphs.ts';
import { ruledGame } from '../../fixtures/games.ts';

/** A cycle with an exit, and beside it a knot in which a gray node has a choice. */
const mixed = namedDigraph('a -> b -> a -> c\nk -> (l) -> m, k\nk -> a');
const both = namedDigraph('u ->L v\nx -> (y) -> z\nx -> w');

function solved(text: { readonly graph: typeof mixed.graph }): readonly [SolvedGraph, readonly Advance[]] {
  const advances: Advance[] = [];
  const solving = solveGraph(ruledGame(text.graph));
  for (;;) {
    const next = solving.next();
    if (next.done) return [next.value, advances];
    advances.push(next.value);
  }
}

const said = (
  { labelling: { table, codes } }: SolvedGraph,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(names.map((name, v) => [name, codes[v] < 0 ? '' : textOf(table[codes[v]])]));

describe('a knot beside a cycle', () => {
  const [found, advances] = solved(mixed);

  test('a knot takes no value from vertices that never reach it', () => {
    expect(said(found, mixed.names)).toEqual({ a: '*1', b: '0', c: '0', k: '', l: '', m: '0' });
  });

  test('each vertex knows its part', () => {
    const part = Object.fromEntries(mixed.names.map((name, v) => [name, found.partOf?.[v]]));
    expect(part).toEqual({ a: 0, b: 0, c: 0, m: 0, k: NO_PART, l: NO_PART });
    expect(found.choice.parts.map(({ theory, count }) => [theory.id, count])).toEqual([['sfp', 4]]);
    expect(found.choice.uncovered).toBe(2);
  });

  test('the outcome of every vertex is known', () => {
    const outcome = (name: string) => found.classes[found.outcomes[mixed.names.indexOf(name)]];
    expect(mixed.names.map(outcome).every((each) => ['N', 'P', 'D'].includes(each))).toBe(true);
    expect(outcome('c')).toBe('P');
  });

  test('the values come in rounds, in one live labelling', () => {
    const labellings = advances.flatMap((advance) => (advance.kind === 'values' ? [advance.labelling] : []));
    expect(labellings.length).toBeGreaterThan(1);
    expect(new Set(labellings).size).toBe(1);
    expect(labellings[0]).toBe(found.labelling);
  });
});

test('a partizan game keeps its values beside an impartial one with a gray node', () => {
  const [found] = solved(both);
  expect(said(found, both.names)).toEqual({ u: '1', v: '0', x: '☾_0', y: 'ℕ∖{0}', z: '0', w: '0' });
  expect(found.classes[found.outcomes[0]]).toBe('L');
  expect(found.choice).toMatchObject({ theory: undefined, uncovered: 0 });
});

describe('questions where no theory covers the whole', () => {
  const at = (name: string): number => both.names.indexOf(name);
  const game = ruledGame(both.graph);

  test('questions are answered by the theory of what follows the vertices', () => {
    const compared = drain(ask('compare', { a: at('u'), b: at('v') }, game));
    expect(compared).toMatchObject({ relations: { whole: '>' } });
    expect(drain(ask('sum', { pieces: Uint32Array.of(at('x'), at('z')) }, game))).toMatchObject({
      kind: 'sum',
      by: 'values',
      outcome: 'N',
    });
    expect(drain(ask('moves', { vertex: at('x') }, game))).toMatchObject({ kind: 'moves', vertex: at('x') });
  });

  test('pieces of games that no one theory covers are played out', () => {
    const summed = drain(ask('sum', { pieces: Uint32Array.of(at('u'), at('x')) }, game));
    expect(summed).toMatchObject({ kind: 'partizan-sum', by: 'play', outcome: 'L' });
  });

  test('the rest of the graph makes no difference', () => {
    const alone = namedDigraph('u ->L v');
    const beside = drain(ask('compare', { a: at('u'), b: at('v') }, game));
    expect(drain(ask('compare', { a: 0, b: 1 }, ruledGame(alone.graph)))).toMatchObject({
      relations: beside.kind === 'compare' ? beside.relations : undefined,
    });
  });
});
