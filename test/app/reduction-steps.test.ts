/** A drawing after any number of reductions: what exists, what was added, and the drawing that is kept. */
import { describe, expect, test } from 'vitest';
import { arcAt, documentAt, newArcsAt, nodeAt, spokenAt, stepsOf } from '../../app/walkthrough/reductions.ts';
import { compile, emptyDocument, mergeEdgeList, printEdgeList } from '../../engine/document/index.ts';
import { ask, drain } from '../../engine/run.ts';
import { ruledGame } from '../fixtures/games.ts';

function simplified(text: string, starts: readonly string[], side: 'onside' | 'offside' = 'onside') {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(read.problems[0].says);
  const document = read.value;
  const { graph, ids, index } = compile(document);
  const vertices = starts.map((id) => index.get(id) ?? -1);
  const answer = drain(ask('simplify', { vertices, side }, ruledGame(graph)));
  if (answer.kind !== 'simplify') throw new Error(answer.says);
  const { found, lives } = answer;
  if (found.kind !== 'simplified') throw new Error('Such small graphs are simplified.');
  return { document, steps: stepsOf(document, ids, found, lives) };
}

const text = 's ->L t\ns ->L z\ns ->R m\nt ->L l\nl ->R one\none ->L z\nm -> x\nx -> z\nother ->L s';

describe('steps', () => {
  const { document, steps } = simplified(text, ['s']);

  test('an arc is going for one step, then gone', () => {
    const arc = { from: 's', to: 'z', player: 'left' } as const;
    expect([0, 1, 2].map((k) => arcAt(steps, arc, k).standing)).toEqual(['there', 'going', 'gone']);
  });

  test('an added arc is fresh for one step', () => {
    expect([1, 2, 3].map((k) => newArcsAt(document, steps, k))).toEqual([
      [],
      [{ from: 't', to: 'z', player: 'left', fresh: true }],
      [{ from: 't', to: 'z', player: 'left', fresh: false }],
    ]);
    expect(spokenAt(steps, 2).nodes).toEqual(['t', 'l', 'one', 'z']);
  });

  test('of an arc of both players one half may remain', () => {
    const arc = { from: 'm', to: 'x', player: 'either' } as const;
    expect([2, 3, 4].map((k) => arcAt(steps, arc, k))).toEqual([
      { standing: 'there', player: 'either' },
      { standing: 'there', player: 'right' },
      { standing: 'going', player: 'either' },
    ]);
  });

  test('nodes are removed, and those that the start does not reach are outside', () => {
    expect([4, 5, 6].map((k) => nodeAt(steps, 'm', k))).toEqual(['there', 'going', 'gone']);
    expect(nodeAt(steps, 'other', 0)).toBe('outside');
  });

  test('a step can be kept as a drawing', () => {
    const kept = documentAt(document, steps, 6);
    expect(kept.title).toBe('Simplified');
    expect(printEdgeList(kept).trim().split('\n').toSorted()).toEqual(['s ->L t', 's ->R z', 't ->L z']);
    expect(documentAt(document, steps, 0).nodes).toHaveLength(7);
    expect(documentAt(document, steps, 0).edges).toHaveLength(8);
  });

  test('a step of an offside is kept as a game in which Right wins infinite play', () => {
    const loopy = simplified('d ->L d\nd ->R d\nd -> z', ['d'], 'offside');
    expect(documentAt(loopy.document, loopy.steps, 1).view.rules.infinitePlay).toBe('right');
  });
});
