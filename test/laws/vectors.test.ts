/** Answers checked by brute force, kept as data: values, outcomes and nim-responses of random digraphs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ImpartialOutcome, impartialOutcomes } from '../../engine/outcome/outcome.ts';
import { outcomes } from '../../engine/outcome/who-wins.ts';
import { drain } from '../../engine/rounds.ts';
import { carryOn } from '../../engine/theories/carry-on/index.ts';
import { chooseTheory } from '../../engine/theories/choose.ts';
import { tabulateNimResponse } from '../../engine/theories/open/nim-response.ts';
import type { Value } from '../../engine/values/value.ts';
import { sameValue, textOf } from '../../engine/values/words.ts';
import { digraph, nimHeap } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { play } from '../oracle/sum-play.ts';

type Checked = {
  readonly document: {
    readonly title: string;
    readonly nodes: readonly { readonly id: string; readonly gray: boolean }[];
    readonly edges: readonly { readonly from: string; readonly to: string }[];
  };
  readonly expect: Readonly<
    Record<
      string,
      { readonly value: Value; readonly outcome: ImpartialOutcome; readonly nimResponse: string }
    >
  >;
};

const file = join(import.meta.dirname, '../vectors/impartial-carry-on.json');
const checked = JSON.parse(readFileSync(file, 'utf8')) as readonly Checked[];

test('there are forty of them', () => expect(checked).toHaveLength(40));

describe.each(checked.map((one) => [one.document.title, one] as const))('%s', (_, one) => {
  const { nodes, edges } = one.document;
  const index = new Map(nodes.map(({ id }, v) => [id, v] as const));
  const vertex = (id: string) => index.get(id) ?? Number.NaN;
  const graph = digraph(
    nodes.length,
    edges.map(({ from, to }) => [vertex(from), vertex(to)] as const),
    new Set(nodes.flatMap(({ gray }, v) => (gray ? [v] : []))),
  );
  const claims = Object.entries(one.expect).map(([id, claim]) => ({ id, v: vertex(id), ...claim }));

  test('the values are those of the data', () => {
    for (const theory of [carryOn, chooseTheory(ruledGame(graph)).theory]) {
      if (!theory) throw new Error('no theory was chosen');
      const { table, codes } = drain(theory.solve(graph));
      for (const { id, v, value } of claims) {
        const found = table[codes[v]];
        expect(sameValue(found, value), `${id}: ${textOf(found)}, not ${textOf(value)}`).toBe(true);
        expect(found).toEqual(value);
      }
    }
  });

  test('the outcomes are those of the data', () => {
    const found = outcomes(graph);
    expect(claims.map(({ v }) => impartialOutcomes[found[v]])).toEqual(claims.map(({ outcome }) => outcome));
  });

  test('the outcomes next to *0, *1, … are those of the data', () => {
    for (const { id, v, nimResponse: claimed } of claims) {
      const { outcomes: found } = drain(tabulateNimResponse(graph, v, claimed.length));
      // Beyond the last entry the table is constant.
      const entries = [...claimed].map((_, m) => found[Math.min(m, found.length - 1)]);
      expect(entries.join(''), id).toBe(claimed);
    }
  });

  test('the outcomes next to *0, *1, … are those of brute force', () => {
    const length = Math.max(...claims.map(({ nimResponse: claimed }) => claimed.length));
    const heap = nimHeap(length - 1);
    const starts = claims.flatMap(({ v }) =>
      Array.from({ length }, (_, m) => [
        { graph, at: v },
        { graph: heap, at: m },
      ]),
    );
    const played = play(starts);
    for (const { id, v, nimResponse: claimed } of claims) {
      const entries = [...claimed].map((_, m) => played.outcomeAt(v, m));
      expect(entries.join(''), id).toBe(claimed);
    }
  });
});
