/**
 * Everything that shows labels, by name, beside what the laws of the page render (panels, tables, the scene
 * for the audience, the palette): two drawings that differ only in hidden values give the same there. Each
 * outlet first shows that it tells values that are not hidden.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { standings } from '../../app/canvas/layers/node-sign.ts';
import { createDrawing, follow } from '../../app/canvas/model/drawing.ts';
import { twinLines } from '../../app/canvas/model/twin-lines.ts';
import { momentsOf } from '../../app/dialogs/ContactSheet.tsx';
import { foundBy } from '../../app/dialogs/finding.ts';
import { firstOptions, withStyle } from '../../app/export/options.ts';
import { noCaption } from '../../app/export/remembered.ts';
import { exportRequest, figureJobFor } from '../../app/export/request.ts';
import { columns, nodeRows, sorted } from '../../app/inspector/table-rows.ts';
import { figureOfView } from '../../app/lesson/handout.ts';
import { sceneOf } from '../../app/present/scene-of.ts';
import { announced } from '../../app/status/Announcer.tsx';
import { setAnswers } from '../../app/store/answers.ts';
import { openDocument } from '../../app/store/document.ts';
import { type EditorState, editor, startAfresh } from '../../app/store/editor.ts';
import { isHidden, setHidden, writtenHidden } from '../../app/store/hidden.ts';
import { labelOf, shownLabels } from '../../app/store/selectors.ts';
import type { Labels } from '../../app/store/state/answers.ts';
import type { HiddenValues, Showing } from '../../app/store/state/showing.ts';
import { ticksOf } from '../../app/walkthrough/frames.ts';
import { beginRounds, framesOf } from '../../app/walkthrough/walking.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { plainView } from '../../engine/lesson/index.ts';
import { textOf, type Value } from '../../engine/values/index.ts';
import { drawn } from '../fixtures/labelled.ts';

// Without a canvas widths are guessed.
vi.stubGlobal('OffscreenCanvas', function OffscreenCanvas() {
  return { getContext: () => null };
});
vi.stubGlobal('location', { href: 'https://example.org/grundy/' });
beforeEach(startAfresh);
afterEach(startAfresh);

const game = drawn('a -> b, c\nb -> c, d\nc -> d\nd -> e\nf -> e\ne -> f');
const ids = game.document.nodes.map(({ id }) => id);
const table: readonly Value[] = [
  { kind: 'nimber', n: 0 },
  { kind: 'nimber', n: 7 },
  { kind: 'cyclic', exits: [3] },
  { kind: 'nimber', n: 2 },
];

const labelsFrom = (known: readonly { readonly code: number; readonly step: number }[]): Labels => ({
  ...game.labels,
  table,
  codes: Int32Array.from(known, ({ code }) => code),
  // Values that no round finds have infinite rank.
  steps: Int32Array.from(known, ({ code, step }) => (code === 2 ? -1 : step)),
  outcomes: Uint8Array.from(known, ({ code }) => code % 3),
  remoteness: Int32Array.from(known, ({ step }) => step),
});

const asked = (state: EditorState) =>
  exportRequest(state, withStyle(firstOptions, 'projector'), noCaption, {
    selectedOnly: false,
    valuesAnyway: true,
  });

const signs = (state: EditorState) => {
  const look = standings(state, Number.POSITIVE_INFINITY);
  return ids.map((id) => {
    const { sign, step, outcome, alpha } = look(id);
    // A name that says the value is left out; bold rims are of infinite rank; outcomes are the marks at a
    // small zoom.
    return [sign?.key, sign?.value, sign?.infinite, step, outcome, alpha];
  });
};

/** What is read off labels, by its name. */
const outlets: Readonly<Record<string, (state: EditorState) => unknown>> = {
  'signs, bold rims, rounds and marks on the canvas': signs,
  'the twin for screen readers'(state) {
    const drawing = createDrawing(emptyDocument);
    follow(drawing, state.document);
    return twinLines(state, drawing, { x: 0, y: 0 });
  },
  'the order of the table by each column': (state) =>
    columns.map((by) => sorted(nodeRows(state, shownLabels(state), undefined), by, true).map(({ id }) => id)),
  'what Find finds': (state) =>
    ['0', '*7', 'inf', 'star', 'infinity', '*2'].map((typed) =>
      foundBy(state.document.nodes, shownLabels(state), typed).map(({ node }) => node.id),
    ),
  'labels of single nodes': (state) => ids.map((id) => labelOf(shownLabels(state), id)),
  'sentences, lights and ticks of the rounds'(state) {
    const frames = framesOf({ of: 'rounds' }, state);
    const all = Array.from({ length: frames.last + 1 }, (_, at) => [frames.sentence(at), frames.lit(at)]);
    return [all, ticksOf(frames)];
  },
  'the contact sheet': (state) => momentsOf(state).moments.map(({ says, labels }) => [says, [...labels]]),
  'the figure that all pens draw': (state) => ({
    ...figureJobFor(asked(state), { kind: 'preview' }),
    figure: '',
  }),
  'the figure of a handout': ({ document, labels, hidden }) => {
    const written = writtenHidden(hidden);
    const view = { ...plainView('d'), step: 2, ...(written && { hidden: written }) };
    return [...figureOfView(view, document, labels).labels];
  },
  'the audience’s window': (state) => sceneOf(state, { view: undefined, pointer: undefined }),
  'what is announced': (state) => announced({ ...state, focus: { kind: 'node', id: 'c' } }),
};

const known = fc.array(fc.record({ code: fc.nat({ max: 3 }), step: fc.nat({ max: 4 }) }), {
  minLength: ids.length,
  maxLength: ids.length,
});
const hiding: fc.Arbitrary<HiddenValues> = fc.record({
  all: fc.boolean(),
  except: fc.subarray(ids).map((some) => new Set(some)),
});
const showing = fc.constantFrom<Showing>('values', 'outcomes');

/** The state with these labels, at the last round or at one before. */
function stateWith(
  labels: Labels,
  hidden: HiddenValues,
  shows: Showing,
  at: number | undefined,
): EditorState {
  startAfresh();
  openDocument(game.document, 'd');
  setAnswers({ labels, staleLabels: labels, solving: { kind: 'idle' } });
  setHidden(hidden);
  if (at !== undefined) beginRounds(at);
  return { ...editor(), showing: shows };
}

describe.each(Object.entries(outlets))('%s', (_, outlet) => {
  test('the same for all hidden values', () => {
    const at = fc.option(fc.nat({ max: 3 }), { nil: undefined });
    fc.assert(
      fc.property(known, known, hiding, showing, at, (one, other, hidden, shows, frame) => {
        const second = one.map((each, v) => (isHidden(hidden, ids[v]) ? other[v] : each));
        const [first, then] = [one, second].map((all) =>
          outlet(stateWith(labelsFrom(all), hidden, shows, frame)),
        );
        expect(then).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });

  test('tells values that are not hidden', () => {
    const nothing: HiddenValues = { all: false, except: new Set() };
    const of = (code: number) =>
      outlet(
        stateWith(
          labelsFrom(ids.map((__, v) => ({ code: (v + code) % 4, step: v % 3 }))),
          nothing,
          'values',
          undefined,
        ),
      );
    expect(of(1)).not.toEqual(of(0));
  });
});

test('a value’s own text is in what is compared', () => {
  expect(table.map(textOf)).toEqual(['0', '*7', '∞_3', '*2']);
});
