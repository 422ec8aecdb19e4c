/** Panels move the view only while they are there. */
import { beforeEach, expect, test } from 'vitest';
import { type Camera, onScreen, type Size } from '../../app/canvas/model/camera.ts';
import { fillsWall, pieceStaysInView, showedPlaces, stayInView } from '../../app/canvas/model/staying.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { beginPresenting } from '../../app/store/present.ts';
import { select } from '../../app/store/showing.ts';
import { beginGame } from '../../app/walkthrough/playing.ts';
import { beginTest, dominated, draw } from '../fixtures/joint-played.ts';
import { drawn } from '../fixtures/labelled.ts';

beforeEach(startAfresh);

const phone: Size = { width: 390, height: 700 };
const underSheet: Size = { width: 390, height: 200 };
const underBar: Size = { width: 390, height: 120 };

test('a sheet gives the view back that it moved, also around a bar, unless the person looked elsewhere meanwhile', () => {
  const { document } = drawn('a -> b');
  const [a, b] = document.nodes;
  if (!a || !b) throw new Error('Two nodes are drawn.');
  const nodes = [
    { ...a, x: 100, y: 100 },
    { ...b, x: 300, y: 500 },
  ];
  openDocument({ ...document, nodes }, 'drawing');
  select(['b']);
  const first: Camera = { zoom: 1, x: 0, y: 0 };
  let view = first;
  let size = phone;
  const surface = {
    heading: () => view,
    look(next: Camera) {
      view = next;
    },
    size: () => size,
  };
  const become = (next: Size): void => {
    const before = size;
    size = next;
    stayInView(surface, before);
  };
  const isShown = (): boolean => {
    const { y } = onScreen(view, editor().document.nodes[1] ?? { x: 0, y: -1 });
    return y >= 18 && y <= size.height - 18;
  };
  become(underSheet);
  expect(isShown()).toBe(true);
  expect(view).not.toEqual(first);
  become(underBar);
  expect(isShown()).toBe(true);
  become(underSheet);
  become(phone);
  expect(view).toEqual(first);

  // A row of the panel shows a place: if the first view has it, it is not a view of the person's own,
  // otherwise it is.
  for (const [place, back] of [
    [{ x: 100, y: 100 }, first],
    [
      { x: 100, y: 2000 },
      { zoom: 1, x: 0, y: -40 },
    ],
  ] as const) {
    become(underSheet);
    const next = { zoom: 1, x: 0, y: -40 };
    showedPlaces(view, next, [place]);
    view = next;
    become(phone);
    expect(view).toEqual(back);
    view = first;
  }

  become(underSheet);
  view = { zoom: 1, x: 7, y: -300 };
  become(phone);
  expect(view).toEqual({ zoom: 1, x: 7, y: -300 });
});

test('on the wall a view that fills it is left to be fitted; one that a person has chosen keeps what was seen', () => {
  const { document } = drawn('a -> b');
  const nodes = document.nodes.map((node, i) => ({ ...node, x: 100 + 900 * i, y: 300 }));
  openDocument({ ...document, nodes }, 'drawing');
  beginPresenting();
  let view: Camera = { zoom: 1, x: 0, y: 0 };
  const surface = {
    heading: () => view,
    look(next: Camera) {
      view = next;
    },
    size: (): Size => ({ width: 900, height: 800 }),
  };
  const before = { width: 1280, height: 800 };
  fillsWall(view);
  stayInView(surface, before);
  expect(view).toEqual({ zoom: 1, x: 0, y: 0 });
  // As after a click that moved it a little.
  view = { zoom: 1, x: 30, y: 0 };
  stayInView(surface, before);
  for (const node of editor().document.nodes) {
    const { x } = onScreen(view, node);
    expect(x).toBeGreaterThan(18);
    expect(x).toBeLessThan(900 - 18);
  }
});

test('the piece of a joint round stays in view where the bar takes the room, and a view that has it is left alone', () => {
  beginTest();
  draw(dominated, 's');
  const nodes = editor().document.nodes.map((node, i) => ({ ...node, x: 100, y: 100 + 150 * i }));
  openDocument({ ...editor().document, nodes }, 'drawing');
  let view: Camera = { zoom: 1, x: 0, y: 0 };
  const surface = {
    heading: () => view,
    look(next: Camera) {
      view = next;
    },
    size: () => underSheet,
  };
  const last = nodes[nodes.length - 1];
  const isShown = (): boolean => {
    const { y } = onScreen(view, last);
    return y >= 18 && y <= underSheet.height - 18;
  };
  pieceStaysInView(surface, [last.id]);
  expect(isShown()).toBe(false);
  beginGame();
  pieceStaysInView(surface, [last.id]);
  expect(isShown()).toBe(true);
  const there = view;
  pieceStaysInView(surface, [last.id]);
  expect(view).toBe(there);
});
