/**
 * A page that is loaded again shows what it showed, and so does a window opened after the last one was
 * closed.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Camera, useCamera } from '../../app/canvas/model/camera.ts';
import { type Surface, setSurface } from '../../app/canvas/model/surface.ts';
import {
  keepLook,
  resumeDialog,
  resumeGuessing,
  resumeLook,
  resumeProof,
  resumeWalk,
} from '../../app/files/look-keeping.ts';
import { closeDialog, keepTyped, openDialog } from '../../app/store/chrome.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll } from '../../app/store/hidden.ts';
import { gameByTurns } from '../../app/store/play.ts';
import { closeQuiz, openQuiz, writeGuess } from '../../app/store/quiz.ts';
import { select } from '../../app/store/showing.ts';
import { keepPlace, placeLeft } from '../../app/store/tab-place.ts';
import { beginGame, openGame } from '../../app/walkthrough/playing.ts';
import {
  beginProof,
  beginRounds,
  endWalkthrough,
  framesOf,
  goToFrame,
  showLine,
  takeTurn,
} from '../../app/walkthrough/walking.ts';
import { compile, type GameDocument } from '../../engine/document/index.ts';
import { drain } from '../../engine/run.ts';
import type { Claim } from '../../engine/theories/index.ts';
import { proofsOf } from '../../engine/theories/partizan/comparing/proofs.ts';
import { drawn } from '../fixtures/labelled.ts';
import { shelf } from '../fixtures/pages.ts';

const { document: drawing } = drawn('x -> y\ny -> z\nx -> z');
const played: GameDocument = { ...drawing, pieces: ['x'] };

let events: EventTarget;
/** A page in this tab; a canvas of this size is mounted. */
function load(session: Storage, shown = { id: 'd', document: drawing, elsewhere: false }, width = 800) {
  startAfresh();
  events = new EventTarget();
  vi.stubGlobal('window', events);
  vi.stubGlobal('sessionStorage', session);
  openDocument(shown.document, shown.id, { readOnly: shown.elsewhere ? 'elsewhere' : false });
  useCamera.setState({ zoom: 1, x: 0, y: 0 });
  setSurface({
    root: {},
    size: () => ({ width, height: 600 }),
    heading: useCamera.getState,
    look: (to: Camera) => useCamera.setState(to),
  } as unknown as Surface);
  resumeWalk();
  keepLook();
  resumeLook();
}
const leave = (): void => void events.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  vi.stubGlobal('localStorage', shelf());
  vi.stubGlobal('ResizeObserver', function nothingResized() {
    return { observe: () => undefined, disconnect: () => undefined };
  });
});
afterEach(() => {
  startAfresh();
  setSurface(undefined);
  vi.unstubAllGlobals();
});

/** What a frame of a walkthrough says and lights. */
function framesAt(at: number, walk = editor().walkthrough) {
  if (walk?.kind !== 'shown') throw new Error('Nothing is shown.');
  const frames = framesOf(walk.subject, editor());
  return [frames.last, frames.sentence(at), frames.lit(at)];
}

const view = { zoom: 2.5, x: -310, y: 44.5 };

test('a reload brings back the camera and the round, exactly', () => {
  const session = shelf();
  load(session);
  beginRounds(2);
  useCamera.setState(view);
  leave();
  load(session);
  expect(useCamera.getState()).toEqual(view);
  expect(editor().walkthrough).toMatchObject({ kind: 'shown', subject: { of: 'rounds' }, at: 2 });
  goToFrame(Number.POSITIVE_INFINITY);
  beginRounds(Number.POSITIVE_INFINITY);
  leave();
  load(session);
  expect(editor().walkthrough).toMatchObject({ at: Number.POSITIVE_INFINITY });
});

test('a canvas of another size shows the same part of the drawing', () => {
  const session = shelf();
  load(session);
  useCamera.setState(view);
  leave();
  load(session, undefined, 400);
  const { zoom, x, y } = useCamera.getState();
  expect(zoom).toBe(view.zoom / 2);
  expect([(200 - x) / zoom, (300 - y) / zoom]).toEqual([
    (400 - view.x) / view.zoom,
    (300 - view.y) / view.zoom,
  ]);
});

test('a game comes back at the move that was shown', () => {
  const session = shelf();
  load(session, { id: 'd', document: played, elsewhere: false });
  beginGame();
  const game = gameByTurns(editor());
  const ply = { moves: [{ piece: 0, from: 'x', to: 'y' }], by: 'left' as const, forced: false };
  if (game) openGame({ ...game, computer: undefined, plies: [ply] });
  leave();
  load(session, { id: 'd', document: played, elsewhere: false });
  expect(editor().game).toMatchObject({ pieces: ['x'], plies: [ply], computer: undefined });
  expect(editor().walkthrough).toMatchObject({ subject: { of: 'game' }, at: 1 });
});

test('a line of play comes back after the move that was shown, if the drawing still has its arcs', () => {
  const session = shelf();
  load(session);
  const [x, y, z] = [0, 1, 2];
  const moves = [
    { from: x, to: y, by: 'first' as const, forced: false },
    { from: y, to: z, by: 'second' as const, forced: false },
  ];
  showLine({ from: x, line: { moves, end: { kind: 'stuck' } }, ids: ['x', 'y', 'z'] }, 1);
  const before = editor().walkthrough;
  leave();
  load(session);
  expect(editor().walkthrough).toMatchObject({ at: 1, subject: { of: 'line', line: { moves } } });
  expect(framesAt(1)).toEqual(framesAt(1, before));
  const other = { ...drawing, edges: drawing.edges.slice(1) };
  load(session, { id: 'd', document: other, elsewhere: false });
  expect(editor().walkthrough).toBeUndefined();
});

test('a proof continues after its turns once the two nodes are compared again, unless something else was selected', () => {
  const { document: stars } = drawn('a ->L b\na ->R c\nd ->L e\nd ->R f');
  const { graph, ids, index } = compile(stars);
  const claimed = (): readonly Claim[] => {
    const all = drain(proofsOf(graph, 0, index.get('d') ?? 0, { whole: '=', plus: '=', minus: '=' }));
    if ('kind' in all) throw new Error(all.says);
    return all;
  };
  const session = shelf();
  const shown = { id: 'd', document: stars, elsewhere: false };
  load(session, shown);
  const [, claim] = claimed();
  const pair = ['a', 'd'] as const;
  if (!claim?.strategy) throw new Error('There is no strategy.');
  beginProof({ claim, strategy: claim.strategy, pair, ids });
  takeTurn(claim.strategy.positions[0].replies[0]);
  const before = editor().walkthrough;
  leave();
  // The page is loaded twice in a row: the second time before anything was compared.
  for (let i = 0; i < 2; i++) {
    load(session, shown);
    expect([...editor().selection.nodes]).toEqual(pair);
    expect(editor().walkthrough).toBeUndefined();
    leave();
  }
  resumeProof(claimed(), pair, ids);
  expect(editor().walkthrough).toMatchObject({ at: 1, subject: { of: 'proof', claim, pair } });
  expect(framesAt(1)).toEqual(framesAt(1, before));
  endWalkthrough();
  resumeProof(claimed(), pair, ids);
  expect(editor().walkthrough).toBeUndefined();

  beginProof({ claim, strategy: claim.strategy, pair, ids });
  leave();
  load(session, shown);
  select(['b']);
  resumeProof(claimed(), pair, ids);
  expect(editor().walkthrough).toBeUndefined();
});

describe('a window that is opened after the last one was closed', () => {
  beforeEach(() => {
    load(shelf());
    keepPlace({
      lesson: { id: 'l', at: 'v' },
      presenter: { id: 'wall', run: 3, since: 5 },
    });
    beginRounds(1);
    useCamera.setState(view);
    leave();
  });

  test('continues where that one was', () => {
    load(shelf());
    expect(useCamera.getState()).toEqual(view);
    expect(editor().walkthrough).toMatchObject({ at: 1 });
    expect(placeLeft()).toMatchObject({ lesson: { id: 'l', at: 'v' }, presenter: { id: 'wall', run: 3 } });
  });

  test.each([
    ['beside a tab that has the drawing', { id: 'd', document: drawing, elsewhere: true }],
    ['and shows another drawing', { id: 'other', document: drawing, elsewhere: false }],
  ])('%s begins anew', (_, shown) => {
    load(shelf(), shown);
    expect(useCamera.getState()).toEqual({ zoom: 1, x: 0, y: 0 });
    expect(editor().walkthrough).toBeUndefined();
    expect(placeLeft()).toEqual({});
  });

  test('a tab that looks on does not take the place of the one that has the drawing', () => {
    load(shelf(), { id: 'd', document: drawing, elsewhere: true });
    leave();
    load(shelf());
    expect(placeLeft().presenter?.id).toBe('wall');
  });
});

test('a quiz comes back with the guess that was being written', async () => {
  const session = shelf();
  load(session);
  hideAll();
  openQuiz('y');
  writeGuess('*1');
  leave();
  load(session);
  expect(editor().quiz).toBeUndefined();
  await resumeGuessing();
  expect([editor().quiz?.node, editor().guessWriting]).toEqual(['y', '*1']);
  closeQuiz();
  leave();
  load(session);
  await resumeGuessing();
  expect(editor().quiz).toBeUndefined();
});

test('a value that was being typed comes back as it was left', () => {
  const session = shelf();
  load(session);
  openDialog({ kind: 'draw-value' });
  keepTyped('{0|');
  leave();
  load(session);
  resumeDialog();
  expect(editor().dialog).toEqual({ kind: 'draw-value', typed: '{0|' });
  closeDialog();
  leave();
  load(session);
  resumeDialog();
  expect(editor().dialog).toBeUndefined();
});
