/** Hidden values on the way to the audience's window: nothing of them is in what is sent. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeBetween } from '../../app/present/scene-change.ts';
import { sceneOf } from '../../app/present/scene-of.ts';
import { setAnswers } from '../../app/store/answers.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll, isHidden, reveal, setHidden, showAll, withValues } from '../../app/store/hidden.ts';
import { showEnlarged } from '../../app/store/present.ts';
import { seenLabels } from '../../app/store/seen-labels.ts';
import type { Labels } from '../../app/store/state/answers.ts';
import type { Scene } from '../../app/store/state/scene.ts';
import type { ToldMatrix } from '../../app/store/state/wall.ts';
import { beginRounds, stepBy } from '../../app/walkthrough/walking.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import type { Value } from '../../engine/values/index.ts';
import { drawn } from '../fixtures/labelled.ts';

beforeEach(startAfresh);
afterEach(startAfresh);

const sceneNow = (): Scene => sceneOf(editor(), { view: undefined, pointer: undefined });

const game = drawn('y -> z\nx -> z\nw -> y\nw -> z');
function opened(): void {
  openDocument(game.document, 'drawing');
  setAnswers({ labels: game.labels, solving: { kind: 'idle' } });
}

describe('hidden values', () => {
  const values: Value[] = [0, 1, 2, 3].map((n) => ({ kind: 'nimber', n }) as Value);

  test('labels that differ in hidden nodes alone are seen and sent as the same', () => {
    const order = 6;
    const ids = [...'abcdef'];
    const perNode = <T>(each: fc.Arbitrary<T>) => fc.array(each, { minLength: order, maxLength: order });
    const known = fc.record({
      code: fc.integer({ min: -1, max: 3 }),
      step: fc.integer({ min: -1, max: 4 }),
      outcome: fc.constantFrom(0, 1, 2, 255),
    });
    const labelsFrom = (all: readonly { code: number; step: number; outcome: number }[]): Labels => ({
      ...game.labels,
      ids,
      table: values,
      codes: Int32Array.from(all, ({ code }) => code),
      steps: Int32Array.from(all, ({ step }) => step),
      outcomes: Uint8Array.from(all, ({ outcome }) => outcome),
      classes: ['N', 'P', 'D'],
    });
    const hiding = fc.record({ all: fc.boolean(), except: fc.subarray(ids).map((some) => new Set(some)) });
    fc.assert(
      fc.property(perNode(known), perNode(known), hiding, (one, other, hidden) => {
        const second = one.map((each, v) => (isHidden(hidden, ids[v]) ? other[v] : each));
        const anyHidden = ids.some((id) => isHidden(hidden, id));
        const [a, b] = [seenLabels(labelsFrom(one), hidden), seenLabels(labelsFrom(second), hidden)];
        if (anyHidden) expect(a).toEqual(b);
        for (const [v, { code, outcome }] of one.entries()) {
          const told = !isHidden(hidden, ids[v]);
          expect(a.table[a.codes[v]]).toEqual(told ? values[code] : undefined);
          expect(a.classes[a.outcomes?.[v] ?? 255]).toEqual(told ? ['N', 'P', 'D'][outcome] : undefined);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('where all are hidden no value is in a scene, at any round, and none in what changes', () => {
    opened();
    hideAll();
    beginRounds();
    const said: string[] = [];
    let last = sceneNow();
    said.push(JSON.stringify(last));
    for (let at = 0; at < 4; at++) {
      stepBy(1);
      const next = sceneNow();
      said.push(JSON.stringify(changeBetween(last, next)));
      last = next;
    }
    expect(last.frame?.at).toBe(last.frame?.last);
    for (const text of said) {
      expect(text).toContain('sentence');
      expect(text).not.toMatch(/"(kind|value)":|nimber|infinit(?!e rank|ePlay)|\*\d/);
    }
    reveal(['w']);
    expect(JSON.stringify(changeBetween(last, sceneNow()))).toContain('"nimber"');
  });

  test('an enlarged thermograph is sent as long as it reveals no hidden value, and immediately no more when it would', () => {
    opened();
    const told = {
      ...{
        title: 'Thermograph of y',
        pieces: [],
        read: undefined,
        says: 'secret',
        tax: 0,
        cooled: undefined,
      },
      thermograph: { left: [1, 0], right: [1, 0], mean: 1, temperature: 0 },
    };
    showEnlarged({ told, about: ['y'] });
    expect(sceneNow().walls).toBe(told);
    // What follows y is z; x is beside it.
    setHidden(withValues(editor().hidden, ['x'], true));
    expect(sceneNow().walls).toBe(told);
    setHidden(withValues(editor().hidden, ['z'], true));
    expect(sceneNow().walls).toBeUndefined();
    expect(JSON.stringify(sceneNow())).not.toContain('secret');
    showAll();
    expect(sceneNow().walls).toBe(told);
    hideAll();
    expect(JSON.stringify(sceneNow())).not.toContain('secret');
  });

  test('a matrix of a board is on the wall until any value is hidden', () => {
    openDocument({ ...emptyDocument, board: { ruleset: 'simultaneous-clobber', position: 'OXO' } }, 'board');
    const told: ToldMatrix = {
      title: 'secret',
      matrix: { rows: [], columns: [], cells: [], inGame: { rows: [], columns: [] } },
      without: undefined,
      lit: undefined,
      says: 'secret',
    } as unknown as ToldMatrix;
    showEnlarged({ told, about: [] });
    expect(sceneNow().walls).toBe(told);
    hideAll();
    expect(sceneNow().walls).toBeUndefined();
    expect(JSON.stringify(sceneNow())).not.toContain('secret');
    showAll();
    expect(sceneNow().walls).toBe(told);
  });
});
