/**
 * What the page says: a minus sign before values in the sentences of answers, and reasons only while they are
 * true.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { sentenceOnScreen } from '../../app/inspector/answers/Asked.tsx';
import { Toasts } from '../../app/status/Toasts.tsx';
import { toast } from '../../app/store/chrome.ts';
import { applyEdit } from '../../app/store/document.ts';
import { editor } from '../../app/store/editor.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { drawn } from '../fixtures/labelled.ts';
import { inState } from './made-of.ts';
import { close, open } from './page.ts';

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
