/** Reductions of small games, in the words a person reads. */
import { describe, expect, test } from 'vitest';
import { compile, emptyDocument, mergeEdgeList } from '../../../engine/document/index.ts';
import { drain } from '../../../engine/rounds.ts';
import { reductionsOf } from '../../../engine/theories/partizan/questions/simplify.ts';
import { sentenceOf } from '../../../engine/theories/reduction-sentences.ts';
import { partizan } from '../../fixtures/partizan.ts';

function sentences(text: string, start: string, side: 'onside' | 'offside' = 'onside') {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(read.problems[0].says);
  const { graph, ids, index } = compile(read.value);
  const found = drain(reductionsOf(graph, [index.get(start) ?? -1], { side }));
  if (found.kind !== 'simplified') throw new Error('Such small graphs are simplified.');
  const { kept, stopper, reductions } = found;
  return { kept, stopper, says: reductions.map((each) => sentenceOf(each, kept, (v) => ids[v])) };
}

describe('sentences', () => {
  test('dominated, reversible, fused and unreachable options have their sentences', () => {
    const text = 's ->L t\ns ->L z\ns ->R m\nt ->L l\nl ->R one\none ->L z\nm -> x\nx -> z';
    expect(sentences(text, 's')).toEqual({
      kept: 'value',
      stopper: true,
      says: [
        'Left’s s → z is dominated: t ≥ z',
        'Left’s t → l reverses out through one ≤ t: replaced by one’s Left option z',
        'Left’s m → x reverses out through z ≤ m: z has no Left options, so nothing replaces it',
        'Right’s m → x reverses out through z ≥ m: z has no Right options, so nothing replaces it',
        'm equals z: the two are fused',
        'Nothing leads to l, x and one any longer: they are removed',
      ],
    });
  });

  test('two forms of over are fused (Siegel, New results in loopy games, Figure 2)', () => {
    const { stopper, says } = sentences('a ->L z\na ->R b\nb ->L z\nb ->R a', 'a');
    expect(stopper).toBe(true);
    expect(says).toEqual(['b equals a: the two are fused']);
  });

  test('the onside of dud is on, and its offside is off', () => {
    const dud = 'd ->L d\nd ->R d\nd -> z';
    expect(sentences(dud, 'd')).toMatchObject({ kept: 'onside', stopper: true });
    expect(sentences(dud, 'd').says[0]).toContain('⁺');
    expect(sentences(dud, 'd', 'offside')).toMatchObject({ kept: 'offside', stopper: true });
    expect(sentences(dud, 'd', 'offside').says[0]).toContain('⁻');
  });

  test('reductions that are too many to follow are not listed', () => {
    let state = 7;
    const below = (bound: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * bound);
    };
    // Arcs lead down, except for one in fifty.
    const arc = (from: number): [number, number] => [from, below(50) === 0 ? below(200) : below(from + 1)];
    const pairs = () => Array.from({ length: 6000 }, () => arc(below(200)));
    const dense = partizan(200, pairs(), pairs());
    expect(drain(reductionsOf(dense))).toEqual({ kind: 'too-long', most: 2000 });
  });
});
