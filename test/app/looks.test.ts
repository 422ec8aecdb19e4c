/**
 * The canvas looks at a node again only if something on which looks depend has changed: as long as all of
 * that is the same, every node that was drawn looks as it did.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { looksDependOn, standings, wordsDiffer } from '../../app/canvas/layers/node-sign.ts';
import { type EditorState, editor } from '../../app/store/editor.ts';
import type { Labels, SolvingState } from '../../app/store/state/answers.ts';
import { nodesShown } from '../../app/walkthrough/fading.ts';
import { drawn } from '../fixtures/labelled.ts';

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', function unmeasured() {
    return { getContext: () => null };
  });
  return () => vi.unstubAllGlobals();
});

const now = 1000;

/** Every combination of labels, earlier labels, what is shown and hidden, and how long the run has lasted. */
function states(one: Labels, other: Labels): readonly EditorState[] {
  const partial: Labels = {
    ...one,
    codes: one.codes.map((code, v) => (v === 0 ? code : -1)),
    complete: false,
  };
  const moved: Labels = { ...one, revision: one.revision + 1 };
  const labelled = [undefined, one, other, partial, moved];
  const since = [0, 50, 120, 200].map((ago) => now - ago);
  const solving: readonly SolvingState[] = [
    { kind: 'idle' },
    ...since.map((begin) => ({ kind: 'running', since: begin, done: 0, total: 3 }) as const),
  ];
  const shown: readonly Partial<EditorState>[] = [
    {},
    { showing: 'outcomes' },
    { showing: 'off' },
    { stops: true },
    { hidden: { all: false, except: new Set(one.ids.slice(0, 1)) } },
  ];
  return labelled.flatMap((labels) =>
    labelled.flatMap((staleLabels) =>
      solving.flatMap((each) =>
        shown.map((more) => ({ ...editor(), labels, staleLabels, solving: each, ...more })),
      ),
    ),
  );
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((member, i) => member === other[i]);

test('as long as all that looks depend on is the same, every node looks the same', () => {
  const { labels: one } = drawn('a -> b\nb -> c\nc -> a');
  const { labels: other } = drawn('a -> b, c\nb -> c');
  const known: { readonly basis: readonly unknown[]; readonly looks: readonly unknown[] }[] = [];
  let alike = 0;
  for (const state of states(one, { ...other, ids: one.ids, index: one.index })) {
    const basis = looksDependOn(state, now);
    const looks = one.ids.map(standings(state, now));
    const before = known.find((each) => isSame(each.basis, basis));
    if (before) {
      alike++;
      expect(looks).toEqual(before.looks);
    } else {
      known.push({ basis, looks });
    }
  }
  expect(alike).toBeGreaterThan(50);
});

test('every change of the words at a node has the canvas draw its words again', () => {
  const { labels } = drawn('a -> b\nb -> c\nc -> a');
  const wordsIn = (state: EditorState): string =>
    JSON.stringify(labels.ids.map((id) => [nodesShown(state)(id), standings(state, now)(id)]));
  const changes = ({ names, letters, stops }: EditorState): readonly Partial<EditorState>[] => [
    { names: !names },
    { letters: !letters },
    { stops: !stops },
    { showing: 'outcomes' },
    { hidden: { all: true, except: new Set() } },
    { labels: undefined },
    { staleLabels: labels },
    { spoken: new Map([['reasons', ['a']]]) },
  ];
  const changing = new Set<string>();
  for (const state of states(labels, { ...labels, revision: labels.revision + 1 })) {
    for (const change of changes(state)) {
      const next = { ...state, ...change };
      if (wordsIn(next) === wordsIn(state)) continue;
      const [member] = Object.keys(change);
      changing.add(member);
      expect(wordsDiffer(next, state), member).toBe(true);
    }
  }
  expect([...changing]).toEqual(expect.arrayContaining(['names', 'letters', 'showing', 'hidden', 'labels']));
});

test('labels that an edit has made those of before say the same for a tenth of a second', () => {
  const { labels } = drawn('a -> b\nb -> c\nc -> a');
  const solved: EditorState = { ...editor(), labels };
  const edited = (since: number): EditorState => ({
    ...solved,
    labels: undefined,
    staleLabels: labels,
    solving: { kind: 'running', since, done: 0, total: 3 },
  });
  const before = looksDependOn(solved, now);
  expect(isSame(before, looksDependOn(edited(now - 50), now))).toBe(true);
  expect(isSame(before, looksDependOn(edited(now - 120), now))).toBe(false);
});
