/**
 * Comparing partizan vertices: games from the papers, and the answers where a comparison cannot be made or
 * written out.
 */
import { describe, expect, test } from 'vitest';
import { compile } from '../../../engine/document/compile.ts';
import { emptyDocument } from '../../../engine/document/document.ts';
import { mergeEdgeList } from '../../../engine/document/edge-list/merge.ts';
import { ruledBy } from '../../../engine/outcome/rules.ts';
import { drain } from '../../../engine/rounds.ts';
import { compareVertices } from '../../../engine/theories/partizan/comparing/compare.ts';
import { type ProofOptions, proofsOf } from '../../../engine/theories/partizan/comparing/proofs.ts';

const drawn = (text: string) => {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { graph, index } = compile(read.value);
  return { graph, at: (id: string) => index.get(id) ?? -1 };
};

const games = drawn(
  [
    'on ->L on',
    'off ->R off',
    'over ->L zero',
    'over ->R over',
    'half ->L zero',
    'half ->R one ->L zero',
    'up ->L zero',
    'up ->R star -> zero',
    'tis ->L tisn ->R tis',
    'dud ->L dud ->R dud',
  ].join('\n'),
);

const compare = (a: string, b: string, options = {}) =>
  drain(compareVertices(games.graph, games.at(a), games.at(b), options));

describe('comparing', () => {
  test.each([
    ['over', 'half', '<', '<', '<'],
    ['over', 'up', '>', '>', '>'],
    ['up', 'star', '||', '||', '||'],
    ['on', 'off', '>', '>', '>'],
    ['dud', 'zero', '||', '>', '<'],
    ['dud', 'on', '<', '=', '<'],
    ['tis', 'one', '<', '=', '<'],
  ])('%s and %s', (a, b, whole, plus, minus) => {
    for (const options of [{}, { pairs: 0 }]) {
      expect(compare(a, b, options)).toMatchObject({ kind: 'compared', relations: { whole, plus, minus } });
    }
  });

  test('a comparison beyond the budget is refused', () => {
    expect(compare('tis', 'dud', { pairs: 0, positions: 1 })).toEqual({
      kind: 'over-budget',
      says: expect.stringContaining('more than 1 positions'),
    });
  });

  test('gray nodes in reach are refused, and others do not matter', () => {
    const { graph, at } = drawn('a ->L b\nc -> (g) -> b');
    expect(drain(compareVertices(graph, at('a'), at('c')))).toMatchObject({ kind: 'over-budget' });
    expect(drain(compareVertices(graph, at('a'), at('b')))).toMatchObject({ relations: { whole: '>' } });
  });
});

describe('proofs', () => {
  test('a proof beyond the budget is refused', () => {
    const relations = { whole: '||', plus: '||', minus: '||' } as const;
    const found = drain(proofsOf(games.graph, games.at('tis'), games.at('dud'), relations, { played: 1 }));
    expect(found).toEqual({ kind: 'over-budget', says: expect.stringContaining('more than 1 positions') });
  });

  const claims = (a: string, b: string, more: ProofOptions = {}) => {
    const compared = compare(a, b);
    if (compared.kind !== 'compared') throw new Error(compared.says);
    const found = drain(proofsOf(games.graph, games.at(a), games.at(b), compared.relations, more));
    if ('kind' in found) throw new Error(found.says);
    return found;
  };
  const told = (...those: Parameters<typeof claims>) =>
    claims(...those).map(({ about, holds, sign }) => `${about} ${holds} ${sign}`);

  test('stoppers need one proof each way', () => {
    expect(told('over', 'half')).toEqual(['at least false both', 'at most true both']);
  });

  test('a claim that holds is proved in both signed orders, one that fails in those in which it fails', () => {
    expect(told('tis', 'one')).toEqual(['at least false minus', 'at most true plus', 'at most true minus']);
    expect(told('tis', 'one', { rules: ruledBy({ infinitePlay: 'left' }) })).toEqual([
      'at least true plus',
      'at most true plus',
    ]);
  });

  test('a strategy that is too large is left out, and the claim stays', () => {
    const [, atMost] = claims('over', 'half', { written: 1 });
    expect(atMost).toMatchObject({ holds: true, strategy: undefined });
  });
});
