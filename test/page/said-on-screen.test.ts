/**
 * What the page says: a minus sign before values in the sentences of answers, and reasons only while they are
 * true.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Toasts } from '../../app/status/Toasts.tsx';
import { toast } from '../../app/store/chrome.ts';
import { applyEdit } from '../../app/store/document.ts';
import { editor } from '../../app/store/editor.ts';
import { select } from '../../app/store/showing.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { drawn } from '../fixtures/labelled.ts';
import { inState } from './made-of.ts';
import { answeringNear } from './near-memory.ts';
import { close, open, rest } from './page.ts';
import { rendered } from './panels.ts';

afterEach(close);

test('the order of nodes has minus signs before values, and hyphens within names', async () => {
  await open(drawn('"one-less" ->R zero\nzero ->R end').document);
  await rest();
  select(editor().document.nodes.map(({ id }) => id));
  const panel = rendered(editor(), answeringNear).get('Inspector') ?? '';
  expect(panel).toContain('one-less = −2');
  expect(panel).not.toMatch(/= -\d/);
});

test('the reason why something cannot be done now goes when it is a reason no longer', async () => {
  await open(emptyDocument);
  toast('Find: There is nothing drawn yet.', { holds: () => editor().document.nodes.length === 0 });
  const shown = (): string => inState(editor(), () => renderToStaticMarkup(createElement(Toasts)));
  expect(shown()).toContain('nothing drawn');
  applyEdit(() => drawn('a').document);
  expect(shown()).not.toContain('nothing drawn');
});
