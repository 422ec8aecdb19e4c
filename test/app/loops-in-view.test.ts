/** A drawing that is opened is shown whole, with the loops and bent arcs that reach beyond its nodes. */
import { expect, test } from 'vitest';
import { onScreen } from '../../app/canvas/model/camera.ts';
import { recourse } from '../../app/canvas/model/courses.ts';
import { createDrawing, follow } from '../../app/canvas/model/drawing.ts';
import { framingAll } from '../../app/canvas/viewport-of.ts';
import { emptyDocument, type GameDocument } from '../../engine/document/index.ts';

const node = (id: string, y: number) => ({ id, x: 0, y, gray: false, name: '' });
const size = { width: 622, height: 248 };

/** A loop is above c, and an arc bends far to the side. */
const document: GameDocument = {
  ...emptyDocument,
  nodes: [node('c', 0), node('b', 80), node('a', 160)],
  edges: [
    { from: 'c', to: 'c', player: 'either' },
    { from: 'c', to: 'b', player: 'either' },
    { from: 'b', to: 'a', player: 'either' },
  ],
  view: { ...emptyDocument.view, bends: [{ from: 'b', to: 'a', player: 'either', bend: 400 }] },
};

test('loops and bent arcs are in view, and so are nodes whose arcs have not come yet', () => {
  const drawing = createDrawing(document);
  const before = framingAll(drawing, document, size);
  for (const each of document.nodes) {
    const { x, y } = onScreen(before, each);
    expect(x > 0 && x < size.width && y > 0 && y < size.height, each.id).toBe(true);
  }
  recourse(drawing, follow(drawing, document));
  const view = framingAll(drawing, document, size);
  expect(drawing.arcs.size).toBe(3);
  for (const { course } of drawing.arcs.values())
    for (let i = 0; i < course.points.length; i += 2) {
      const { x, y } = onScreen(view, { x: course.points[i], y: course.points[i + 1] });
      expect([x >= 0, x <= size.width, y >= 0, y <= size.height]).toEqual([true, true, true, true]);
    }
  expect(view.zoom).toBeLessThan(before.zoom);
});
