/**
 * Words round a node are given places among arcs and neighbours, which takes time: only where they are drawn.
 */
import { expect, test, vi } from 'vitest';
import {
  type Brush,
  drawWords,
  enlarged,
  type NodeText,
  signsArranged,
} from '../../app/canvas/layers/draw-node-text.ts';
import { nameSign, signOf } from '../../app/canvas/layers/node-sign.ts';
import { createReach } from '../../app/canvas/layers/reach.ts';
import { createDrawing, type DrawnNode, follow } from '../../app/canvas/model/drawing.ts';
import { wordSizes } from '../../app/canvas/model/sizes.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { gridDocument } from '../fixtures/figures.ts';

vi.stubGlobal(
  'OffscreenCanvas',
  class {
    getContext = () => null;
  },
);

/** The places of the words at a node of round 3, drawn at this zoom. */
function placesAt(zoom: number): DrawnNode['words'] {
  const drawing = createDrawing(emptyDocument);
  const grid = gridDocument(3);
  const document = { ...grid, nodes: grid.nodes.map((node) => ({ ...node, name: '' })) };
  follow(drawing, document);
  const drawn = drawing.nodes.get(document.nodes[0].id) as DrawnNode;
  const pen = { globalAlpha: 1, drawImage: () => undefined };
  const sprites = { get: () => undefined };
  const brush = { pen, sprites, inks: {}, ratio: 1, zoom, reach: createReach() } as unknown as Brush;
  const standing = { sign: undefined, step: 3, alpha: 1, waits: false };
  const written: NodeText = [drawn, { x: 0, y: 0 }, standing, { fade: 1, called: 'by name' }];
  const { rounds } = signsArranged(brush, drawing, [written]);
  drawWords(brush, drawing, written, rounds[0], 'its own size');
  return drawn.words;
}

test('a round that is too small to be read is given no place', () => {
  expect(placesAt(1)?.places.step).toBeDefined();
  expect(placesAt(0.5)).toBeUndefined();
});

/** The places of the enlarged value and of the name "5" of a node, as boxes in CSS pixels about the node. */
function boxesAt(zoom: number, em: number) {
  const drawing = createDrawing(emptyDocument);
  const grid = gridDocument(3);
  const document = { ...grid, nodes: grid.nodes.map((node) => ({ ...node, name: '5' })) };
  follow(drawing, document);
  const drawn = drawing.nodes.get(document.nodes[0].id) as DrawnNode;
  const put = new Map<string, { readonly x: number; readonly y: number }>();
  const image = (key: string) => ({ image: key, middleX: 0, middleY: 0, width: 0, height: 0 });
  const pen = { globalAlpha: 1, drawImage: (key: string, x: number, y: number) => put.set(key, { x, y }) };
  const brush = {
    pen,
    sprites: { get: image },
    inks: {},
    ratio: 1,
    zoom,
    reach: createReach(),
  } as unknown as Brush;
  const sign = signOf({ kind: 'expected', low: '1/4', high: '1/4', rightSees: '0', leftSees: '1' });
  const standing = { sign, step: undefined, alpha: 1, waits: false };
  const written: NodeText = [drawn, { x: 0, y: 0 }, standing, { fade: 1, called: 'by name' }];
  const { rounds } = signsArranged(brush, drawing, [written]);
  const large = enlarged(drawing, written, zoom, em);
  drawWords(brush, drawing, written, rounds[0], large);
  const name = nameSign('5');
  const size = wordSizes(zoom).name * zoom;
  return {
    large,
    at: put.get(name.key),
    wide: (name.set.width * size) / 2,
    high: ((name.set.height + name.set.depth) * size) / 2,
  };
}

test('a name keeps off a value that is drawn larger: 1/4 at node 5 is not read as 1/45', () => {
  const { large, at, wide, high } = boxesAt(0.7, 24);
  if (!large || !at) throw new Error('nothing is drawn');
  const isClear = Math.abs(at.x) >= large.wide + wide || Math.abs(at.y) >= large.high + high;
  expect(isClear).toBe(true);
});
