/**
 * A drawing that comes onto the canvas in parts is in the end what it would be at once, also where it is
 * edited meanwhile.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { comesInParts, partsOfWhole } from '../../app/canvas/arrival.ts';
import { recourse } from '../../app/canvas/model/courses.ts';
import { createDrawing, type Drawing, follow } from '../../app/canvas/model/drawing.ts';
import { removeItems } from '../../engine/document/edits/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLaw } from '../laws/seeds.ts';

const show = (drawing: Drawing, part: GameDocument): void => {
  recourse(drawing, follow(drawing, part));
};

/** What is on the canvas. */
const shownIn = (drawing: Drawing) => ({
  document: drawing.document,
  nodes: new Set(drawing.nodes.keys()),
  courses: new Map([...drawing.arcs].map(([key, { course }]) => [key, course])),
  pieces: drawing.pieces,
  mixed: drawing.mixed,
  loops: new Set([...drawing.loops].map(({ key }) => key)),
});

const emptyOf = (document: GameDocument): Drawing => createDrawing({ ...document, nodes: [], edges: [] });

test('in the end all is there, as if it had come at once', () => {
  let parts = 0;
  const documents = fc.tuple(arbitraryDocument, arbitraryDocument, fc.nat(4), fc.boolean());
  tryLaw(documents, 60, ([before, after, at, another]) => {
    const drawing = emptyOf(before);
    show(drawing, before);
    let whole = after;
    let step = 0;
    for (const part of partsOfWhole(drawing.document, () => whole, another)) {
      show(drawing, part);
      parts++;
      // A person deletes the first node while the drawing comes.
      if (step++ === at && after.nodes.length > 0) whole = removeItems(after, [after.nodes[0].id], []);
    }
    // What was edited after the last part came is shown at the end.
    show(drawing, whole);
    const atOnce = emptyOf(whole);
    show(atOnce, whole);
    expect(shownIn(drawing)).toEqual(shownIn(atOnce));
  });
  expect(parts).toBeGreaterThan(oftenEnough(200));
});

test('no part of a large drawing has more than a frame can show, and what is added to one or goes from it does so in parts too', () => {
  const many = (count: number): GameDocument => ({
    ...createDrawing({ title: '', nodes: [], edges: [], pieces: [], view: {} as GameDocument['view'] })
      .document,
    nodes: Array.from({ length: count }, (_, i) => ({ id: `${i}`, x: 0, y: 0, gray: false, name: '' })),
    edges: Array.from({ length: 3 * count }, (_, i) => ({
      from: `${i % count}`,
      to: `${(i * 7 + 1) % count}`,
      player: 'either' as const,
    })),
  });
  const [small, large] = [many(100), many(5000)];
  expect(comesInParts(small, large, false)).toBe(true);
  expect(comesInParts(large, small, true)).toBe(true);
  expect(comesInParts(large, { ...large, edges: large.edges.slice(1) }, false)).toBe(false);
  const fewNodes = { ...large, nodes: large.nodes.slice(0, 3000), edges: large.edges.slice(0, 40) };
  expect(comesInParts(large, fewNodes, false)).toBe(true);
  for (const [whole, another] of [
    [many(5001), true],
    [fewNodes, false],
  ] as const) {
    let last = { nodes: large.nodes.length, edges: large.edges.length };
    for (const { nodes, edges } of partsOfWhole(large, () => whole, another)) {
      // What is shown of nodes alone stays as it is while arcs come.
      if (nodes.length === whole.nodes.length && last.edges < edges.length) expect(nodes).toBe(whole.nodes);
      const now = { nodes: nodes.length, edges: edges.length };
      expect(Math.abs(now.nodes - last.nodes) + Math.abs(now.edges - last.edges)).toBeLessThanOrEqual(100);
      last = now;
    }
    expect(last).toEqual({ nodes: whole.nodes.length, edges: whole.edges.length });
  }
});
