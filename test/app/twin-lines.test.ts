/**
 * The canvas in words: where the focus goes is read at once, and nothing else of the list need be made again
 * for that.
 */
import { expect, test, vi } from 'vitest';
import { createDrawing, follow } from '../../app/canvas/model/drawing.ts';
import { twinLines, withFocusedLine } from '../../app/canvas/model/twin-lines.ts';
import { firstState } from '../../app/store/editor.ts';
import { setGray } from '../../engine/document/edits/index.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { gridDocument } from '../fixtures/figures.ts';

const document = gridDocument(12);
const drawing = createDrawing(emptyDocument);
follow(drawing, document);
const ids = document.nodes.map(({ id }) => id);
const focusedOn = (id: string) => ({ ...firstState, document, focus: { kind: 'node', id } as const });
const lines = twinLines(focusedOn(ids[0]), drawing, { x: 0, y: 0 });

test('of a node that the list has only the line is made again, and only where it says something else', () => {
  expect(withFocusedLine(lines, focusedOn(ids[1]), drawing)).toBe(lines);
  const grayed = createDrawing(emptyDocument);
  follow(grayed, setGray(document, [ids[1]], true));
  const next = withFocusedLine(lines, focusedOn(ids[1]), grayed);
  expect(next?.filter((line) => !lines.includes(line)).map(({ says }) => says.includes('gray'))).toEqual([
    true,
  ]);
});

test('a node that the list has not needs another list', () => {
  const last = ids[ids.length - 1];
  expect(withFocusedLine(lines, focusedOn(last), drawing)).toBeUndefined();
  expect(withFocusedLine(lines, { ...firstState, document }, drawing)).toBeUndefined();
});

test('the list has the fifty nodes nearest to the focus, and of a large drawing only what is near is looked at', () => {
  const many = { ...document, nodes: gridDocument(55).nodes, edges: [] };
  const byId = new Map(many.nodes.map((node) => [node.id, node]));
  const large = createDrawing(emptyDocument);
  follow(large, many);
  const near = vi.spyOn(large.nodePlaces, 'near');
  const all = vi.spyOn(large.nodes, 'values');
  for (const focus of [many.nodes[0], many.nodes[1234], many.nodes[3024]]) {
    const state = { ...firstState, document: many, focus: { kind: 'node', id: focus.id } as const };
    const listed = new Set(twinLines(state, large, { x: 0, y: 0 }).map(({ says }) => says.split(',')[0]));
    const far = (id: string): number => {
      const node = byId.get(id);
      return node ? Math.hypot(node.x - focus.x, node.y - focus.y) : Number.NaN;
    };
    const byDistance = many.nodes.map(({ id }) => far(id)).sort((a, b) => a - b);
    expect([...listed].map(far).sort((a, b) => a - b)).toEqual(byDistance.slice(0, 50));
  }
  const read = near.mock.results.reduce((sum, { value }) => sum + value.length, 0);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(many.nodes.length);
  expect(all).not.toHaveBeenCalled();
  // Far away from everything, too, and where many are in one place.
  const away = { ...firstState, document: many };
  expect(twinLines(away, large, { x: -1e9, y: 1e9 })).toHaveLength(50);
  const piled = createDrawing(emptyDocument);
  follow(piled, { ...many, nodes: many.nodes.map((node) => ({ ...node, x: 5, y: 5 })) });
  expect(twinLines(away, piled, { x: 5, y: 5 })).toHaveLength(50);
});
