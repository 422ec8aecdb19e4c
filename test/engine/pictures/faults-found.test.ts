/**
 * The checks find the faults that no figure of the gallery may have: a check that never finds anything would
 * pass every figure.
 */
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../fixtures/figure-faults.ts';
import { figureOf, openExample } from '../../fixtures/figures.ts';

describe('the checks find faults', () => {
  const figure = figureOf(openExample('erratum'));
  const moved = (kind: string, by: (at: { x: number; y: number }) => { x: number; y: number }): string[] =>
    faultsOf({
      ...figure,
      words: figure.words.map((each) => (each.kind === kind ? { ...each, at: by(each.at) } : each)),
    });
  const [a] = figure.nodes.filter(({ id }) => id === 'a');

  test('words on words and nodes, on arcs, and over the rim', () => {
    expect(moved('name', () => a.at)).toEqual(
      expect.arrayContaining(['name of b on value of a', 'name of b on name of c', 'name of b on node a']),
    );
    const [{ line }] = figure.arcs;
    expect(moved('step', () => ({ x: line[0], y: line[1] }))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^step of \w on arc b c$/)]),
    );
    const wide = figure.words.map((each) => (each.inside ? { ...each, width: 40 } : each));
    expect(faultsOf({ ...figure, words: wide })).toContain('value of a over its rim');
  });
});
