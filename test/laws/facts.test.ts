/**
 * The facts of every registered theory: examples with values from the papers, kept in the theory's folder.
 */
import { describe, expect, test } from 'vitest';
import { ruledBy } from '../../engine/outcome/rules.ts';
import { drain } from '../../engine/rounds.ts';
import { carryOn } from '../../engine/theories/carry-on/index.ts';
import { theories } from '../../engine/theories/register.ts';
import type { Fact, Theory } from '../../engine/theories/theory.ts';
import { textOf } from '../../engine/values/words.ts';
import { inMisere } from '../arbitrary/spaces.ts';
import { namedDigraph } from '../fixtures/digraphs.ts';
import { play } from '../oracle/sum-play.ts';

function labels(theory: Theory, { graph: text }: Pick<Fact, 'graph'>, asPublished = false) {
  const { graph: drawn, names } = namedDigraph(text);
  const graph = theory.space === 'misere' ? inMisere(drawn) : drawn;
  const { table, codes, steps } = drain(theory.solve(graph, { rules: ruledBy({ asPublished }) }));
  const at = (name: string): number => {
    const v = names.indexOf(name);
    if (v < 0) throw new Error(`no node "${name}"`);
    return v;
  };
  return {
    graph,
    at,
    valueAt: (name: string) => textOf(table[codes[at(name)]]),
    stepAt: (name: string) => steps[at(name)],
  };
}

describe.each(theories.map((theory) => [theory.name, theory] as const))('%s', (_, theory) => {
  test('the theory has facts', () => expect(theory.facts.length).toBeGreaterThan(0));

  test.each(theory.facts.map((fact) => [fact.name, fact] as const))('%s', (_, fact) => {
    const { graph, valueAt, stepAt } = labels(theory, fact);
    expect(theory.applies(graph).applies).toBe(true);
    const names = Object.keys(fact.values);
    expect(names.length).toBeGreaterThan(0);
    expect(
      Object.fromEntries(names.map((name) => [name, valueAt(name)])),
      'a fact gives each value as exactly the text that this theory prints for it, *2 and not *02 or star 2',
    ).toEqual(fact.values);
    const steps = fact.steps ?? {};
    expect(Object.fromEntries(Object.keys(steps).map((name) => [name, stepAt(name)]))).toEqual(steps);
  });
});

describe('the erratum', () => {
  const erratum = carryOn.facts.find(({ name }) => name.startsWith('Erratum'));
  if (!erratum) throw new Error('the theory has lost its erratum');

  test('as published, d comes out as a draw', () => {
    const { valueAt, stepAt } = labels(carryOn, erratum, true);
    expect([valueAt('d'), stepAt('d'), valueAt('c')]).toEqual(['∞_{*0}', -1, '∞_0']);
  });

  test('corrected, d is a moon, and by play the next player wins', () => {
    const { graph, at, valueAt } = labels(carryOn, erratum);
    expect(valueAt('d')).toBe('☾_0');
    expect(play([[{ graph, at: at('d') }]]).outcomeAt(at('d'))).toBe('N');
  });
});
