/**
 * The ids of a compact file are made only when they are asked for, since counting the values of a million
 * nodes needs none.
 */
import { expect, test, vi } from 'vitest';
import { graphInText } from '../../engine/answers/index.ts';
import { known } from '../../engine/result.ts';

const means = { playPlace: '--play', unpack: () => 'damaged' as const };

const many = 1000;

test('reading a compact graph makes no id, however it is asked to be played, and its ids are there when they are read', () => {
  const text = JSON.stringify({
    format: 'grundy',
    version: 1,
    compact: { count: many, either: [0, 1, 1, 2] },
  });
  const made = vi.spyOn(globalThis, 'String');
  const read = graphInText(text, means, { convention: 'normal' });
  const before = made.mock.calls.length;
  known(read.ok, 'the text is a compact file');
  const { ids, index } = read.value;
  const after = made.mock.calls.length;
  vi.restoreAllMocks();
  expect(before).toBeLessThan(10);
  expect(after).toBe(before + many);
  expect(ids[many - 1]).toBe(String(many - 1));
  expect(index.get('7')).toBe(7);
});
