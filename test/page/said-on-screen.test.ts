/**
 * What the page says: a minus sign before values in the sentences of answers, reasons only while they are
 * true, that an audience's window is lost, and who wins a sum.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { PresenterBar } from '../../app/audience/PresenterBar.tsx';
import { sentenceOnScreen } from '../../app/inspector/answers/Asked.tsx';
import { Toasts } from '../../app/status/Toasts.tsx';
import { toast } from '../../app/store/chrome.ts';
import { applyEdit } from '../../app/store/document.ts';
import { editor } from '../../app/store/editor.ts';
import { beginAudience, setAudienceLink } from '../../app/store/present.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { drawn } from '../fixtures/labelled.ts';
import { inState } from './made-of.ts';
import { answeringNear } from './near-memory.ts';
import { close, open } from './page.ts';
import { rendered } from './panels.ts';

afterEach(close);

test('sentences of answers have minus signs before values, and hyphens within names', () => {
  expect(sentenceOnScreen('one-less = -2. Layer 1: {2|-1}; -↑.')).toBe('one-less = −2. Layer 1: {2|−1}; −↑.');
});

test('the reason why something cannot be done now goes when it is a reason no longer', async () => {
  await open(emptyDocument);
  toast('Find: There is nothing drawn yet.', { holds: () => editor().document.nodes.length === 0 });
  const shown = (): string => inState(editor(), () => renderToStaticMarkup(createElement(Toasts)));
  expect(shown()).toContain('nothing drawn');
  applyEdit(() => drawn('a').document);
  expect(shown()).not.toContain('nothing drawn');
});

test('an audience’s window that is closed or does not answer is reported, and can be opened again', async () => {
  await open(emptyDocument);
  beginAudience('here', 0);
  const shown = (): string => inState(editor(), () => renderToStaticMarkup(createElement(PresenterBar)));
  setAudienceLink('there');
  expect(shown()).toContain('The audience window follows this one.');
  expect(shown()).not.toContain('Open again');
  setAudienceLink('lost');
  expect(shown()).toContain('The audience window is closed or does not answer.');
  expect(shown()).toContain('Open again');
});

test('pieces of a partizan drawing say who wins when either player starts, and by which moves', async () => {
  await open({ ...drawn('one ->L zero\nstar -> zero').document, pieces: ['one', 'star'] });
  const said = rendered(editor(), answeringNear)
    .get('Inspector')
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(said).toMatch(/Left first Left wins/);
  expect(said).toMatch(/Right first Left wins/);
  expect(said).toContain('Left’s moves that win');
});
