/**
 * What the presenter's window sends and what the audience's window makes of it: even if messages are lost,
 * late or repeated, both show the same in the end.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clockOf } from '../../app/audience/PresenterBar.tsx';
import { filling, seen } from '../../app/canvas/model/camera.ts';
import { presenterIn } from '../../app/present/channel.ts';
import {
  type Attendance,
  asked,
  attended,
  type FromAudience,
  type FromPresenter,
  type Heard,
  hear,
  nothingHeard,
} from '../../app/present/protocol.ts';
import { afterChange, changeBetween } from '../../app/present/scene-change.ts';
import { sceneOf } from '../../app/present/scene-of.ts';
import { setAnswers } from '../../app/store/answers.ts';
import { applyEdit, openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { setHidden } from '../../app/store/hidden.ts';
import { beginFollowing, showScene } from '../../app/store/scene.ts';
import { show } from '../../app/store/showing.ts';
import type { Scene } from '../../app/store/state/scene.ts';
import { beginRounds, goToFrame } from '../../app/walkthrough/walking.ts';
import { moveNodes, setTitle } from '../../engine/document/edits/index.ts';
import { valueKey } from '../../engine/values/index.ts';
import { drawn } from '../fixtures/labelled.ts';

beforeEach(startAfresh);
afterEach(startAfresh);

const still = { view: { x1: 0, y1: 0, x2: 100, y2: 50 }, pointer: undefined };
const sceneNow = (sight = still): Scene => sceneOf(editor(), sight);
/** As a channel carries it: nothing of it is the sender's own. */
const sent = <T>(message: T): T => structuredClone(message);

const game = drawn('y -> z\nx -> z\nw -> y\nw -> z\na -> b\nb -> a\na -> x\nb -> x');
function opened(): void {
  openDocument(game.document, 'drawing');
  setAnswers({ labels: game.labels, solving: { kind: 'idle' } });
}

test('a moved node is sent alone, and the others stay the same records on the other side', () => {
  opened();
  const before = sceneNow();
  const [first, second] = before.document.nodes;
  applyEdit((document) => moveNodes(document, new Map([[second.id, { x: 7, y: 8 }]])));
  // As the solver does where only places have changed.
  setAnswers({ labels: { ...game.labels, revision: editor().revision } });
  const change = changeBetween(before, sceneNow());
  expect(change?.document?.nodes).toMatchObject({ at: 1, drop: 1, put: [{ id: second.id, x: 7, y: 8 }] });
  expect(change?.document?.edges).toBeUndefined();
  expect(Object.keys(change ?? {})).toEqual(['document']);
  const received = afterChange(before, sent(change ?? {}));
  expect(received.document).toEqual(editor().document);
  expect(received.document.nodes[0]).toBe(first);
  expect(changeBetween(sceneNow(), sceneNow({ ...still, view: { ...still.view } }))).toBeUndefined();
});

/** Acts of a presenter, each of which changes what is shown. */
const acts: readonly (() => void)[] = [
  () => applyEdit((document) => setTitle(document, `${document.title}x`)),
  () => applyEdit((document) => ({ ...document, nodes: document.nodes.slice(0, -1), edges: [] })),
  () => applyEdit((document) => ({ ...document, nodes: [...document.nodes].reverse() })),
  () => show(editor().showing === 'values' ? 'outcomes' : 'values'),
  () => setHidden({ all: !editor().hidden.all, except: new Set(['z']) }),
  () => beginRounds(),
  () => goToFrame(2),
  () => opened(),
];

test('if messages are lost, late or repeated, or a page is loaded again, both show the same in the end', () => {
  const fates = fc.constantFrom('heard', 'heard', 'lost', 'twice', 'late');
  const doing = fc.record({
    act: fc.nat({ max: acts.length - 1 }),
    fate: fates,
    reload: fc.constantFrom('none', 'none', 'none', 'presenter', 'audience'),
  });
  fc.assert(
    fc.property(fc.array(doing, { maxLength: 14 }), (all) => {
      startAfresh();
      opened();
      let [run, count, scene] = [1, 0, sceneNow()];
      let heard: Heard = nothingHeard;
      const late: FromPresenter[] = [];
      const whole = (): void => {
        scene = sceneNow();
        count++;
        listen({ from: 'presenter', kind: 'scene', run, count, scene });
      };
      const listen = (message: FromPresenter): void => {
        const { heard: next, answer } = hear(heard, sent(message));
        heard = next;
        if (answer === 'hello') whole();
      };
      for (const { act, fate, reload } of all) {
        if (reload === 'audience') heard = nothingHeard;
        if (reload === 'presenter') {
          [run, count] = [run + 1, 0];
          listen({ from: 'presenter', kind: 'begins', run });
        }
        acts[act]();
        const next = sceneNow();
        const change = changeBetween(scene, next);
        if (!change) continue;
        scene = next;
        count++;
        const message: FromPresenter = {
          from: 'presenter',
          kind: 'change',
          run,
          count,
          change: sent(change),
        };
        if (fate === 'late') late.push(message);
        else if (fate !== 'lost') listen(message);
        if (fate === 'twice') listen(message);
      }
      // The presenter asks from time to time who is there; a window that missed something notices then.
      listen({ from: 'presenter', kind: 'asks', run, count });
      expect(heard.scene).toEqual(sceneNow());
      for (const message of late) {
        listen(message);
        expect(heard.scene).toEqual(sceneNow());
      }
      const { answer } = hear(heard, { from: 'presenter', kind: 'asks', run, count });
      expect(answer).toBe('here');
    }),
    { numRuns: 80 },
  );
});

describe('an audience’s window', () => {
  test('a page of an older run, and one that learns that another presents, are ignored', () => {
    const scene = sceneNow();
    const now: Heard = { run: 3, count: 4, scene, ended: false };
    expect(hear(now, { from: 'presenter', kind: 'ends', run: 2 })).toEqual({ heard: now, answer: undefined });
    expect(hear(now, { from: 'presenter', kind: 'taken', run: 4 }).heard).toBe(now);
  });

  test('after the end it follows again when the presenter begins again', () => {
    const ended = hear(
      { run: 1, count: 4, scene: sceneNow(), ended: false },
      { from: 'presenter', kind: 'ends', run: 1 },
    );
    expect(ended.heard.ended).toBe(true);
    const again = hear(ended.heard, { from: 'presenter', kind: 'begins', run: 2 });
    expect(again).toMatchObject({ heard: { ended: false, count: -1 }, answer: 'hello' });
  });

  test('shows a scene as the canvas reads it, read-only, and keeps what has not changed', () => {
    opened();
    setHidden({ all: false, except: new Set(['w']) });
    beginRounds();
    goToFrame(2);
    const scene = sent(sceneNow());
    startAfresh();
    beginFollowing();
    showScene(scene, undefined);
    const { labels, walkthrough, document, presenting, readOnly } = editor();
    expect({ readOnly, presents: presenting !== undefined }).toEqual({
      readOnly: 'audience',
      presents: true,
    });
    expect(document).toEqual(game.document);
    const keyOf = (id: string): string | undefined => {
      const code = labels?.codes[labels.index.get(id) ?? -1] ?? -1;
      const value = labels?.table[code];
      return value && valueKey(value);
    };
    const { index, codes, table } = game.labels;
    expect(keyOf('x')).toBe(valueKey(table[codes[index.get('x') ?? 0]]));
    expect([keyOf('w'), keyOf('a')]).toEqual([undefined, undefined]);
    expect(walkthrough).toMatchObject({ kind: 'shown', at: 2, subject: { of: 'told' } });
    applyEdit((each) => setTitle(each, 'mine'));
    expect(editor().document).toBe(document);
    showScene({ ...scene, blank: true }, scene);
    expect(editor()).toMatchObject({ blank: true });
    expect([editor().labels, editor().walkthrough, editor().document]).toEqual([
      labels,
      walkthrough,
      document,
    ]);
    expect(editor().labels).toBe(labels);
  });

  test('shows all that the presenter sees, in a window of any form', () => {
    const length = fc.integer({ min: 50, max: 3000 });
    const place = fc.integer({ min: -2000, max: 2000 });
    fc.assert(
      fc.property(place, place, length, length, length, length, (x1, y1, w, h, width, height) => {
        const box = { x1, y1, x2: x1 + w, y2: y1 + h };
        const view = seen(filling(box, { width, height }), { width, height });
        expect(Math.max(view.x1 - x1, view.y1 - y1, box.x2 - view.x2, box.y2 - view.y2)).toBeLessThan(1e-6);
        const slack = Math.min(view.x2 - view.x1 - w, view.y2 - view.y1 - h);
        // At the ends of the zoom it may show more; else it is as large as it fits.
        if (w * 8 > width || h * 8 > height) expect(slack).toBeLessThan(1e-6);
      }),
    );
  });
});

test('a window that leaves two questions open is not there; an answer counts for both', () => {
  const says = (kind: 'hello' | 'here' | 'leaves', window: string): FromAudience => ({
    from: 'audience',
    window,
    kind,
  });
  const there = (attendance: Attendance): string => [...attendance.keys()].join(' ');
  let now: Attendance = attended(attended(new Map(), says('hello', 'a')), says('hello', 'b'));
  now = asked(asked(now));
  expect(there(now)).toBe('a b');
  now = asked(attended(now, says('here', 'a')));
  expect(there(now)).toBe('a');
  expect(there(attended(now, says('leaves', 'a')))).toBe('');
});

test.each([
  ['#audience=abcd1234', 'abcd1234'],
  ['#audience=', undefined],
  ['#audience=a/../b', undefined],
  ['#g1=abcd', undefined],
  ['', undefined],
])('the address %s names the presenter %s', (hash, presenter) => {
  expect(presenterIn(hash)).toBe(presenter);
});

test.each([
  [7_900, '0:07'],
  [750_000, '12:30'],
  [3_909_000, '1:05:09'],
])('%i milliseconds are %s', (time, shown) => expect(clockOf(time)).toBe(shown));
