/** Words round a node are given places among arcs and neighbours, which takes time: only where they are drawn. */
import { expect, test, vi } from 'vitest';
import {
  type Brush,
  drawWords,
  type NodeText,
  signsArranged,
} from '../../app/canvas/layers/draw-node-text.ts';
import { createReach } from '../../app/canvas/layers/reach.ts';
import { createDrawing, type DrawnNode, follow } from '../../app/canvas/model/drawing.ts';
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
  drawWords(brush, drawing, written, rounds[0], true);
  return drawn.words;
}

test('a round that is too small to be read is given no place', () => {
  expect(placesAt(1)?.places.step).toBeDefined();
  expect(placesAt(0.5)).toBeUndefined();
});
