/**
 * Presenting as state: what comes back afterwards, what the document keeps of it, and how large words are.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standings } from '../../app/canvas/layers/node-sign.ts';
import { wordSizes } from '../../app/canvas/model/sizes.ts';
import { commandById } from '../../app/commands/index.ts';
import { closeAudience, openAudience } from '../../app/present/presenter.ts';
import { present, stopPresenting } from '../../app/present/presenting.ts';
import { setAnswers } from '../../app/store/answers.ts';
import { openTable, toggleInspector } from '../../app/store/chrome.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { isHidden } from '../../app/store/hidden.ts';
import { toggleHidden } from '../../app/store/hiding.ts';
import {
  beginAudience,
  beginPresenting,
  endAudience,
  endPresenting,
  foldNotes,
  toggleBlank,
  toggleSpot,
} from '../../app/store/present.ts';
import { whyNothingTold } from '../../app/store/telling.ts';
import { whyNotSimplified } from '../../app/walkthrough/simplifying.ts';
import { beginRounds } from '../../app/walkthrough/walking.ts';
import { words } from '../../app/words.ts';
import { drawn } from '../fixtures/labelled.ts';

beforeEach(startAfresh);
afterEach(() => vi.unstubAllGlobals());

test.each([true, false])(
  'the table is closed, may be pulled up, and is afterwards as it was: open %s',
  (open) => {
    openTable(open);
    beginPresenting();
    expect(editor().tableOpen).toBe(false);
    openTable(true);
    endPresenting();
    expect(editor().tableOpen).toBe(open);
  },
);

test.each([true, false])('the inspector is closed, and afterwards as it was: open %s', (open) => {
  if (editor().inspectorOpen !== open) toggleInspector();
  beginPresenting();
  expect(editor().inspectorOpen).toBe(false);
  toggleInspector();
  endPresenting();
  expect(editor().inspectorOpen).toBe(open);
});

test('the document takes nothing of it, and there is nothing to undo', () => {
  const { document, past } = editor();
  beginPresenting();
  toggleSpot();
  toggleBlank();
  toggleHidden(['a']);
  expect(editor()).toMatchObject({ blank: true, spot: true });
  toggleBlank();
  endPresenting();
  expect(editor().presenting).toBeUndefined();
  expect(editor().document).toBe(document);
  expect(editor().past).toBe(past);
  expect(isHidden(editor().hidden, 'a')).toBe(true);
});

test('a class that reads this screen sees no keys, and notes are folded until they are asked for', () => {
  const { document } = drawn('x -> y');
  openDocument(document, 'drawing');
  const said = (): readonly (string | undefined)[] => {
    void commandById('value.hide-all').run();
    return [editor().toasts.at(-1)?.says, whyNothingTold(editor()), whyNotSimplified()];
  };
  expect(said().every((says) => says?.includes('press H'))).toBe(true);
  beginPresenting();
  expect(said()).toEqual(['All values are hidden.', words.quiz.answerHidden, words.quiz.answerHidden]);
  expect(said().join(' ')).not.toMatch(/press/i);
  endPresenting();
  expect(editor().notesFolded).toBe(true);
  foldNotes(false);
  expect(editor().notesFolded).toBe(false);
});

test('a window that the browser blocks is known as blocked, until one is opened', () => {
  vi.stubGlobal('screen', { availWidth: 1280, availHeight: 800 });
  vi.stubGlobal('location', { pathname: '/', search: '' });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const open = vi.fn<() => object | null>(() => null);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { open }));
  vi.stubGlobal('ResizeObserver', function nothingResized() {
    return { disconnect: () => undefined };
  });
  openAudience();
  expect(editor().audience?.link).toBe('blocked');
  open.mockReturnValue({ focus: () => undefined });
  openAudience();
  expect(editor().audience?.link).toBe('opening');
  closeAudience();
  expect(editor().audience).toBeUndefined();
});

test('a screen that the browser fills only after presenting has ended is left again', async () => {
  let fill = (): void => undefined;
  const filled = new Promise<void>((done) => {
    fill = done;
  });
  const exitFullscreen = vi.fn(async () => undefined);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('document', {
    fullscreenEnabled: true,
    fullscreenElement: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    exitFullscreen,
    documentElement: { requestFullscreen: () => filled },
  });
  present();
  stopPresenting();
  expect(exitFullscreen).not.toHaveBeenCalled();
  fill();
  await vi.waitFor(() => expect(exitFullscreen).toHaveBeenCalledOnce());
});

test('on a wall the round is beside a value only while one goes through the rounds', () => {
  const { document, labels } = drawn('x -> y');
  openDocument(document, 'drawing');
  setAnswers({ labels, solving: { kind: 'idle' } });
  vi.stubGlobal('OffscreenCanvas', function unmeasured() {
    return { getContext: () => null };
  });
  const round = (): number | undefined => standings(editor(), 0)('x').step;
  expect(round()).toBe(1);
  beginPresenting();
  expect(round()).toBeUndefined();
  beginRounds(2);
  expect(round()).toBe(1);
});

test('the spot and the blank screen are of presenting alone', () => {
  toggleSpot();
  toggleBlank();
  expect(editor()).toMatchObject({ blank: false, spot: false });
});

test('they end with the last who are shown them: the wall of this window, and the audience’s window', () => {
  beginPresenting();
  beginAudience('name', 0);
  toggleSpot();
  toggleBlank();
  endPresenting();
  expect(editor()).toMatchObject({ blank: true, spot: true });
  endAudience();
  expect(editor()).toMatchObject({ blank: false, spot: false });
});

test('presenting twice remembers the inspector of before', () => {
  beginPresenting();
  beginPresenting();
  endPresenting();
  expect(editor().inspectorOpen).toBe(true);
});

test('on a wall of 1080 lines no words are smaller than 28 pixels, at any zoom from 100 % on', () => {
  vi.stubGlobal('window', { innerHeight: 1080 });
  const usual = wordSizes(1);
  beginPresenting();
  fc.assert(
    fc.property(fc.double({ min: 1, max: 8, noNaN: true }), (zoom) => {
      for (const size of Object.values(wordSizes(zoom))) expect(size * zoom).toBeGreaterThanOrEqual(28);
    }),
  );
  endPresenting();
  expect(wordSizes(1)).toEqual(usual);
});
