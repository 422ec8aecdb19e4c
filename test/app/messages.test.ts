/**
 * Where messages are, and for how long: over nothing that can be pressed, and no longer than the drawing they
 * are about.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insert } from '../../app/commands/inserting.ts';
import { giveScore } from '../../app/edits/scores.ts';
import { clearPlace, coversControl, giveFullTime, messageTime, runDown } from '../../app/status/Toasts.tsx';
import { toast } from '../../app/store/chrome.ts';
import { applyEdit, openDocument, undo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import type { Box, Spot } from '../../engine/figure/index.ts';
import { drawn } from '../fixtures/labelled.ts';

beforeEach(startAfresh);
afterEach(() => void vi.useRealTimers());

const message = { width: 366, height: 46 };
const phone = { width: 390, height: 310 };
const box = ({ x, y }: Spot, width: number, height: number): Box => ({
  x1: x,
  y1: y,
  x2: x + width,
  y2: y + height,
});

test('a message is at the lower edge, on a wall at the upper one, and goes elsewhere for a field or a node', () => {
  const nothing = { controls: [], nodes: [] };
  expect(clearPlace(message, phone, nothing)).toEqual({ x: 12, y: 248 });
  expect(clearPlace(message, phone, nothing, true)).toEqual({ x: 12, y: 16 });
  const low = box({ x: 100, y: 240 }, 180, 60);
  expect(clearPlace(message, phone, { controls: [low], nodes: [] })).toEqual({ x: 12, y: 16 });
  expect(clearPlace(message, phone, { controls: [], nodes: [low] })).toEqual({ x: 12, y: 16 });
  // With both edges taken it is between them; a node is covered before a field is.
  const high = box({ x: 100, y: 10 }, 180, 60);
  const { y } = clearPlace(message, phone, { controls: [low, high], nodes: [] });
  expect(y).toBeGreaterThan(70);
  expect(y + message.height).toBeLessThan(240);
  const node = box({ x: 170, y: 100 }, 40, 100);
  expect(clearPlace(message, phone, { controls: [low, high], nodes: [node] }).y).toBe(y);
});

test('a message covers no field while there is room above, below or between', () => {
  const control = fc
    .record({ x: fc.integer({ min: 0, max: 260 }), y: fc.integer({ min: 0, max: 270 }) })
    .map((at) => box(at, 120, 36));
  fc.assert(
    fc.property(fc.array(control, { maxLength: 2 }), fc.boolean(), (controls, atTop) => {
      const at = clearPlace(message, phone, { controls, nodes: [] }, atTop);
      expect(coversControl(at, message, controls)).toBe(false);
      expect(Math.min(at.x, at.y)).toBeGreaterThanOrEqual(0);
      expect(at.y + message.height).toBeLessThanOrEqual(phone.height);
    }),
  );
});

test('what a message offers to do in a drawing goes with the drawing', () => {
  const { document } = drawn('a -> b');
  openDocument(document, 'first');
  const action = { label: 'Undo', run: () => undefined };
  toast('pasted', { action });
  toast('deleted', { about: 'editor', action });
  toast('saved');
  openDocument(document, 'first');
  expect(editor().toasts.map(({ says }) => says)).toEqual(['pasted', 'deleted', 'saved']);
  openDocument(document, 'second');
  expect(editor().toasts.map(({ says }) => says)).toEqual(['deleted', 'saved']);
});

test('the message about a paste that means something else here goes with the drawing', () => {
  openDocument(drawn('a ->L b').document, 'first');
  insert(drawn('a ->L b\nb: 1').document);
  expect(editor().toasts.map(({ kind }) => kind)).toContain('rules');
  openDocument(drawn('a').document, 'second');
  expect(editor().toasts).toEqual([]);
});

test('the time of a message runs on when a dialog opens or closes, and begins anew once a person has looked at it', () => {
  vi.useFakeTimers();
  toast('saved');
  toast('pasted');
  const [saved, pasted] = editor().toasts;
  const stops = [saved, pasted].map(runDown);
  vi.advanceTimersByTime(messageTime - 10);
  for (const stop of stops) stop();
  giveFullTime(pasted);
  // In a dialog, now.
  for (const each of [saved, pasted]) runDown(each);
  vi.advanceTimersByTime(9);
  expect(editor().toasts).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(editor().toasts).toEqual([pasted]);
  vi.advanceTimersByTime(messageTime);
  expect(editor().toasts).toEqual([]);
});

test('a message of an edit goes when the edit is undone, and no sooner', () => {
  openDocument(drawn('a -> b').document, 'first');
  giveScore(['b'], '3');
  expect(editor().toasts.map(({ kind }) => kind)).toEqual(['scores-begun']);
  applyEdit((document) => ({ ...document, title: 'scored' }));
  undo();
  expect(editor().toasts).toHaveLength(1);
  undo();
  expect(editor().toasts).toEqual([]);
});
