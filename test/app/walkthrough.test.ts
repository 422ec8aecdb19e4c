/**
 * Walkthroughs: what is known after each frame of the rounds, what a frame says and lights, and what steps,
 * keys and edits do.
 */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { sceneOf } from '../../app/present/scene-of.ts';
import { setAnswers } from '../../app/store/answers.ts';
import { applyEdit, openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { setHidden } from '../../app/store/hidden.ts';
import { labelsAt, roundsOf } from '../../app/store/rounds.ts';
import { awaitsRounds, currentLabels } from '../../app/store/selectors.ts';
import { showNames, speakOf } from '../../app/store/showing.ts';
import type { Sentence } from '../../app/store/state/frame.ts';
import { nodesShown } from '../../app/walkthrough/fading.ts';
import { ticksOf } from '../../app/walkthrough/frames.ts';
import { beginRounds, framesOf, goToFrame, pressWalkKey, stepBy } from '../../app/walkthrough/walking.ts';
import { setTitle } from '../../engine/document/edits/index.ts';
import { calledNode, emptyDocument } from '../../engine/document/index.ts';
import { textOf } from '../../engine/values/index.ts';
import { arbitraryDigraph, everyKind, printed } from '../arbitrary/digraphs.ts';
import { drawn, labelsOf } from '../fixtures/labelled.ts';

test('a node without a name shows its letter while a panel or the sentence of a round names it, and no longer', () => {
  const { document, labels } = drawn('y -> z\nx -> z\nw -> y\nw -> z');
  const nodes = document.nodes.map((node) => ({ ...node, name: '' }));
  openDocument({ ...document, nodes }, 'nameless');
  setAnswers({ labels, solving: { kind: 'idle' } });
  const lettered = (): string => {
    const shownOf = nodesShown(editor());
    return nodes.flatMap(({ id }) => (shownOf(id).called === 'name or id' ? id : [])).join('');
  };
  expect(lettered()).toBe('');
  speakOf('options', ['w', 'y', 'z']);
  speakOf('why', ['x']);
  expect(lettered()).toBe('yzxw');
  // The audience's window hears of it.
  const { spoken } = sceneOf(editor(), { view: undefined, pointer: undefined });
  expect([...spoken.values()].flat()).toEqual(['w', 'y', 'z', 'x']);
  const before = editor();
  speakOf('why', ['x']);
  expect(editor()).toBe(before);
  speakOf('options', []);
  expect(lettered()).toBe('x');
  showNames(false);
  expect(lettered()).toBe('');
  showNames(true);
  speakOf('why', []);
  expect(lettered()).toBe('');
  beginRounds(2);
  expect(lettered()).toBe('yx');
});

const said = (sentence: Sentence): string =>
  sentence
    .map((part) =>
      typeof part === 'string' ? part : 'node' in part ? calledNode(part.node) : textOf(part.value),
    )
    .join('');

test('after frame k the labels are those whose round is among the first k, and no others', () => {
  const kinds = fc.constantFrom(...everyKind.filter((kind) => kind !== 'any'));
  const graphs = kinds.chain((kind) => arbitraryDigraph(kind, 9));
  fc.assert(
    fc.property(graphs, (graph) => {
      const ids = Array.from({ length: graph.order }, (_, v) => `${v}`);
      const labels = labelsOf(graph, ids);
      const { numbers } = roundsOf(labels);
      const given = [...new Set([...labels.steps].filter((step) => step >= 0))].sort((a, b) => a - b);
      const beyond = labels.steps.some((step) => step < 0);
      // If nothing is found in a round there is nothing to step through.
      expect(numbers, printed(graph)).toEqual(
        given.length === 0 ? [] : [...given, ...(beyond ? [undefined] : [])],
      );
      for (let k = 0; k <= numbers.length; k++) {
        const { codes, outcomes } = labelsAt(labels, k);
        for (const [v, step] of labels.steps.entries()) {
          const known = k === numbers.length || (step >= 0 && step < k);
          expect(codes[v], `${printed(graph)}\n${v} after ${k}`).toBe(known ? labels.codes[v] : -1);
          expect(outcomes?.[v]).toBe(known ? labels.outcomes?.[v] : 255);
        }
        expect(labelsAt(labels, k)).toBe(labelsAt(labels, k));
      }
    }),
    { numRuns: 150 },
  );
});

describe('the rounds of a drawing', () => {
  // z gets 0; y and x get 1 in the next round; w gets 2 after that; a and b go round for ever and have no
  // exit to a winning place.
  const { document, labels } = drawn('y -> z\nx -> z\nw -> y\nw -> z\na -> b\nb -> a\na -> x\nb -> x');
  const opened = (): void => {
    openDocument(document, 'drawing');
    setAnswers({ labels });
  };
  const frames = () => framesOf({ of: 'rounds' }, editor());
  const sentence = (at: number): string => said(frames().sentence(at));
  const at = (): number | undefined => {
    const { walkthrough } = editor();
    return walkthrough?.kind === 'shown' ? walkthrough.at : undefined;
  };

  beforeEach(() => {
    startAfresh();
    opened();
  });

  test('each frame says which nodes get which values, and lights them', () => {
    expect(Array.from({ length: frames().last + 1 }, (_, k) => sentence(k))).toEqual([
      '3 rounds determine 4 values; 2 more are of infinite rank.',
      'Round 0: z gets 0.',
      'Round 1: y and x get *1.',
      'Round 2: w gets *2.',
      'In no round: a and b get ∞_1.',
    ]);
    expect(frames().lit(2).nodes).toEqual(['y', 'x']);
    expect(frames().lit(0).nodes).toEqual([]);
  });

  test('a frame lights the arcs to options known before, and through an option that reverts the reply', () => {
    const lit = (k: number): string[] =>
      frames()
        .lit(k)
        .arcs.map(({ from, to }) => `${from} ${to}`)
        .sort();
    expect([0, 1, 2, 3].map(lit)).toEqual([[], [], ['x z', 'y z'], ['w y', 'w z']]);
    expect(lit(4)).toEqual(['a x', 'b x']);
    setHidden({ all: false, except: new Set(['y']) });
    expect(lit(3)).toEqual(['w z']);
    const reverting = drawn('u -> t\nu -> c\nc -> d\nd -> c\nc -> v\nv -> t');
    openDocument(reverting.document, 'another');
    setAnswers({ labels: reverting.labels });
    // u is worth *1 in spite of its option c, which is worth ∞ and has the reply v, worth *1.
    expect(sentence(3)).toBe('Round 2: u gets *1.');
    expect(lit(3)).toEqual(['c v', 'u c', 'u t']);
  });

  const hide = (...ids: readonly string[]): void => setHidden({ all: false, except: new Set(ids) });
  const sentences = (): readonly string[] => Array.from({ length: frames().last + 1 }, (_, k) => sentence(k));

  test('hidden values are in no sentence, and a round that brings nothing else is not a frame', () => {
    hide('y');
    expect(sentence(2)).toBe('Round 1: x gets *1.');
    expect(frames().lit(2).nodes).toEqual(['x']);
    hide('y', 'x', 'a', 'b');
    expect(sentences()).toEqual([
      '2 rounds determine the values that are shown.',
      'Round 0: z gets 0.',
      'Round 2: w gets *2.',
    ]);
    hide('y', 'x', 'w', 'z', 'a', 'b');
    expect(sentences()).toEqual(['All values that were found in rounds are hidden.']);
  });

  test('ticks are as high as what their frames bring', () => {
    expect(ticksOf(frames()).map(({ height }) => height)).toEqual([0.5, 1, 0.5, 1]);
    const many = ticksOf({ last: 1000, amount: (k) => (k === 500 ? 9 : 1) });
    expect(many).toHaveLength(160);
    expect(many.at(-1)).toMatchObject({ place: 1, until: 1000 });
    expect(many.filter(({ height }) => height === 1)).toHaveLength(1);
  });

  test('steps and keys go to frames, and not beyond the first or the last', () => {
    beginRounds();
    expect([at(), awaitsRounds(editor())]).toEqual([0, true]);
    for (const [key, place] of [
      [',', 0],
      ['.', 1],
      ['PageDown', 2],
      ['PageUp', 1],
      ['End', 4],
      ['.', 4],
      ['Home', 0],
    ] as const) {
      expect(pressWalkKey(key)).toBe(true);
      expect([key, at()]).toEqual([key, place]);
    }
    stepBy(2);
    expect(currentLabels(editor())?.codes.filter((code) => code >= 0)).toHaveLength(3);
    expect(pressWalkKey('x')).toBe(false);
    expect(pressWalkKey('Escape')).toBe(true);
    expect([at(), awaitsRounds(editor())]).toEqual([undefined, false]);
  });

  test('an edit of the game goes to the end, a new title changes nothing, and another drawing closes the walkthrough', () => {
    beginRounds();
    goToFrame(2);
    applyEdit((before) => setTitle(before, 'Named'));
    expect(at()).toBe(2);
    applyEdit((before) => ({ ...before, edges: before.edges.slice(1) }));
    expect([at(), awaitsRounds(editor())]).toEqual([Number.POSITIVE_INFINITY, false]);
    goToFrame(1);
    expect(at()).toBe(1);
    openDocument(emptyDocument, 'other');
    expect(editor().walkthrough).toBeUndefined();
  });
});
