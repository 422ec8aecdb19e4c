/**
 * The reductions of drawings with scores: the smallest example of each step, and what cannot be simplified.
 */
import { describe, expect, test } from 'vitest';
import { ask } from '../../../engine/conduct/ask.ts';
import { questionFor } from '../../../engine/questions/register.ts';
import { drain } from '../../../engine/rounds.ts';
import { namedDigraph } from '../../fixtures/digraphs.ts';
import { ruledGame } from '../../fixtures/games.ts';

const ends = 'zero: 0\none: 1\ntwo: 2';

/** The sentences about the simplification of what the first node leads to. */
function said(text: string): readonly string[] {
  const { graph, names } = namedDigraph(text);
  const about = { vertices: [0] };
  const answer = structuredClone(drain(ask('simplify', about, ruledGame(graph))));
  if (answer.kind === 'over-budget') return [answer.says];
  const question = questionFor('simplify', { ...ruledGame(graph), theory: undefined }, about);
  if (!question.ok) throw new Error(question.problems[0].says);
  return question.value.sentences(answer, (v) => names[v]);
}

describe('the smallest example of each reduction is described, and why there is none', () => {
  test.each([
    ['1', `a ->L zero, one\na ->R zero\n${ends}`, ['Left’s a → zero is dominated: one ≥ zero.']],
    [
      '2',
      `b ->L c\nb: 0 | 4\nc ->L two\nc ->R d\nd ->L one\nd ->R zero\n${ends}`,
      [
        'Left’s b → c reverses out through d ≤ b: replaced by d’s Left option one.',
        'Nothing leads to two, zero, d and c any longer: they are removed.',
      ],
    ],
    [
      '3a',
      `e ->L zero, f\ne: 0 | 1\nf ->L zero\nf ->R zero\n${ends}`,
      [
        'Left’s e → f reverses out through zero ≤ e, which is left-atomic, and zero has the stop 0 already: f is removed.',
        'Nothing leads to f any longer: it is removed.',
      ],
    ],
    [
      '3b',
      `g ->L zero, h\ng: 0 | 1\nh ->L one\nh ->R one\n${ends}`,
      [
        'Left’s g → h reverses out through one ≤ g, which is left-atomic: replaced by <^1|1>, in which only Right can wait.',
        'Nothing leads to h any longer: it is removed.',
      ],
    ],
    [
      '3b of a single option',
      `k ->L f\nk ->R l\nf ->L zero\nf ->R zero\nl ->L zero\nl ->R m\nm: -1 | 2\n${ends}`,
      [
        'Left’s k → f reverses out through zero ≤ k, which is left-atomic: replaced by <^0|0>, in which only Right can wait.',
        'Nothing leads to f any longer: it is removed.',
      ],
    ],
    [
      '4',
      `i ->L j\ni: 0 | 2\nj ->R one\nj: 1 | 0\n${ends}`,
      [
        'Left’s i → j reverses out through one ≤ i, which is left-atomic; it is the only option: Left is stuck at i with 1.',
        'Nothing leads to one and j any longer: they are removed.',
      ],
    ],
    ['1 for Right', `a ->R zero, one\na ->L one\n${ends}`, ['Right’s a → one is dominated: zero ≤ one.']],
    [
      '4 for Right',
      `i ->R j\ni: -2 | 0\nj ->L minus\nj: 0 | -1\nminus: -1`,
      [
        'Right’s i → j reverses out through minus ≥ i, which is right-atomic; it is the only option: Right is stuck at i with −1.',
        'Nothing leads to minus and j any longer: they are removed.',
      ],
    ],
    ['none', `s ->L one\ns ->R zero\n${ends}`, ['It is in canonical form.']],
    [
      'unguaranteed',
      's ->R bad\ns: 1 | 0\nbad: 0 | -1',
      [
        'It is not guaranteed: at bad Left is stuck at 0, and Right at -1.',
        'Left’s score there would have to be at most -1.',
      ],
    ],
    [
      'cyclic',
      `s ->L t\nt ->R s\nt ->L one\n${ends}`,
      [
        'Play can go round: s → t → s.',
        'The theory of scoring games is for play that ends, so nodes that lead there have no value.',
      ],
    ],
  ])('%s', (_, text, sentences) => {
    expect(said(text)).toEqual(sentences);
  });
});
