/** A score that cannot be read yet, and letter codes, are there again when the page is loaded again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveScore } from '../../app/edits/scores.ts';
import { leaveFieldsWithPage } from '../../app/files/leaving-fields.ts';
import { keepLook, resumeWriting } from '../../app/files/look-keeping.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { beginScoring, endScoring, select, showCodes, writeOnInField } from '../../app/store/showing.ts';
import { drawn } from '../fixtures/labelled.ts';
import { shelf } from '../fixtures/pages.ts';

const { document: drawing } = drawn('x -> y\ny -> z');

/** What has the focus, as the page sees it: the field of a score ends the writing when it loses it. */
const focused = (value?: string) => ({ blur: endScoring, name: '', ...(value !== undefined && { value }) });

/**
 * A field of the panel that bears its label as a name, and gives what was typed to the drawing, if it takes
 * it.
 */
const checkedField = (name: string, value: string, takes: (typed: string) => unknown) => ({
  ...{ name, value, defaultValue: '' },
  blur: () => void takes(value),
});
const inputs = { [Symbol.hasInstance]: (element: object) => 'value' in element };
const elements = { [Symbol.hasInstance]: () => true };

let page: EventTarget;
function load(shown = drawing): void {
  startAfresh();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  openDocument(shown, 'd', { readOnly: false });
  leaveFieldsWithPage();
  resumeWriting();
  keepLook();
}
/** The page ends while a field with this text, or none, has the focus, which it loses. */
function leave(written?: string, activeElement: object = focused(written)): void {
  vi.stubGlobal('document', { activeElement });
  page.dispatchEvent(new Event('pagehide'));
}

beforeEach(() => {
  for (const storage of ['sessionStorage', 'localStorage']) vi.stubGlobal(storage, shelf());
  vi.stubGlobal('HTMLElement', elements);
  vi.stubGlobal('HTMLInputElement', inputs);
});
afterEach(() => {
  startAfresh();
  vi.unstubAllGlobals();
});

test('a score that cannot be read is written on where it was', () => {
  load();
  beginScoring(['z'], '3');
  leave('3 | what');
  load();
  expect(editor().scoring).toEqual({ nodes: ['z'], typed: '3 | what' });
  endScoring();
  leave();
  load();
  expect(editor().scoring).toBeUndefined();
});

test('a score that could be read is not asked for again, nor one of a node that is gone', () => {
  load();
  beginScoring(['z'], '');
  leave('-1 | 2');
  load();
  expect(editor().scoring).toBeUndefined();
  beginScoring(['x', 'z'], '');
  leave('what');
  load({ ...drawing, nodes: drawing.nodes.slice(1), edges: [] });
  expect(editor().scoring).toBeUndefined();
});

test('a field of the panel keeps what the drawing did not take, about what was selected', () => {
  load();
  select(['z']);
  const score = (typed: string) => giveScore(['z'], typed);
  leave(undefined, checkedField('Left score', '3/', score));
  load();
  expect(editor().fieldText).toEqual({ field: 'Left score', typed: '3/' });
  expect([...editor().selection.nodes]).toEqual(['z']);
  expect(editor().inspectorTab).toBe('inspector');
  // It is asked for once, and not at all where the drawing took it, or where the node is gone.
  writeOnInField(undefined);
  leave();
  load();
  expect(editor().fieldText).toBeUndefined();
  select(['z']);
  leave(undefined, checkedField('Left score', '3', score));
  load();
  expect(editor().fieldText).toBeUndefined();
  select(['x']);
  leave(undefined, checkedField('Left score', '3/', score));
  load({ ...drawing, nodes: drawing.nodes.slice(1), edges: [] });
  expect(editor().fieldText).toBeUndefined();
});

test('letter codes are on the same nodes, with what was typed', () => {
  load();
  const codes = new Map([
    ['a', 'x'],
    ['b', 'z'],
  ]);
  showCodes({ purpose: 'connect', typed: 'b', nodes: codes, sources: ['y'], focus: undefined });
  leave();
  load();
  expect(editor().codes).toEqual({
    ...{ purpose: 'connect', typed: 'b', nodes: codes, sources: ['y'], focus: undefined },
  });
  leave();
  load({ ...drawing, nodes: drawing.nodes.slice(0, 2), edges: [] });
  expect(editor().codes).toBeUndefined();
});
