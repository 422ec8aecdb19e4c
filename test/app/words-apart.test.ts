/**
 * On the canvas, too, words of different nodes keep off each other, off arcs and off nodes where there is
 * room; what has a place keeps it as long as nothing near it changes; and while a hand drags a node its words
 * only follow it.
 */
import * as fc from 'fast-check';
import { afterEach, test } from 'vitest';
import type { Drawing } from '../../app/canvas/model/drawing.ts';
import { type Surface, setSurface } from '../../app/canvas/model/surface.ts';
import { emptyDocument, type GameDocument } from '../../engine/document/index.ts';
import { wordedDrawings } from '../arbitrary/worded-drawings.ts';
import { expect } from '../fixtures/quick-expect.ts';
import {
  boxesBeside,
  emptyCanvas,
  needlessOverlaps,
  showWords,
  wordsOnThings,
} from '../fixtures/words-stand.ts';

afterEach(() => setSurface(undefined));

/** Words that cover something, at nodes for which the canvas does not know it. */
const unknownOverlaps = (drawing: Drawing): readonly string[] =>
  wordsOnThings(drawing).filter((fault) => {
    const [, one, , other] = /^\w+ of (n\d+) on (?:(\w+ of )(n\d+))?/.exec(fault) ?? [];
    return ![one, other].some((id) => drawing.nodes.get(id)?.words?.overlaps);
  });

const moved = (document: GameDocument, id: string, by: number): GameDocument => ({
  ...document,
  nodes: document.nodes.map((node) => (node.id === id ? { ...node, x: node.x + by } : node)),
});

test('words cover nothing where there is room, also after nodes have moved', () => {
  void fc.assert(
    fc.property(wordedDrawings, fc.nat(17), ([document, said], which) => {
      const drawing = emptyCanvas();
      const { id } = document.nodes[which % document.nodes.length];
      for (const shown of [document, moved(document, id, 30), document]) {
        showWords(drawing, shown, said);
        expect(unknownOverlaps(drawing)).toEqual([]);
        expect(needlessOverlaps(drawing)).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

/** The places of the boxes beside each node. */
const standing = (drawing: Drawing): Record<string, unknown> =>
  Object.fromEntries([...drawing.nodes.values()].map((drawn) => [drawn.id, boxesBeside(drawn)]));

/** Nodes so far from the first one that its words cannot reach them. */
const farFrom = ({ nodes: [{ x, y }], nodes }: GameDocument): readonly string[] =>
  nodes.filter((node) => Math.hypot(node.x - x, node.y - y) > 400).map(({ id }) => id);

test('an edit moves no words that are far from it, and one that is undone leaves no trace where nothing overlaps', () => {
  const row = (count: number): GameDocument => ({
    ...emptyDocument,
    nodes: Array.from({ length: count }, (_, i) => ({
      id: `n${i}`,
      x: 56 * i,
      y: 0,
      gray: false,
      name: `position ${i}`,
    })),
  });
  const document = row(24);
  const drawing = emptyCanvas();
  showWords(drawing, document, new Map());
  const before = standing(drawing);
  showWords(drawing, moved(document, 'n0', -25), new Map());
  const after = standing(drawing);
  for (const id of farFrom(document)) expect(after[id]).toEqual(before[id]);
  showWords(drawing, document, new Map());
  expect(standing(drawing)).toEqual(before);
});

test('while a hand drags a node the words of all nodes stay where they are beside them, and settle when it rests', () => {
  const two = (x: number): GameDocument => ({
    ...emptyDocument,
    nodes: [
      { id: 'a', x: 0, y: 0, gray: false, name: 'a long name' },
      { id: 'b', x, y: 0, gray: false, name: 'another name' },
    ],
  });
  const offsets = (drawing: Drawing) =>
    [...drawing.nodes.values()].map(({ words }) => [words?.places.name?.x, words?.places.name?.y]);
  const drawing = emptyCanvas();
  showWords(drawing, two(300), new Map());
  const before = offsets(drawing);
  setSurface({ gesture: {}, root: {} } as Surface);
  showWords(drawing, two(60), new Map());
  expect(offsets(drawing)).toEqual(before);
  expect(wordsOnThings(drawing)).not.toEqual([]);
  setSurface({ gesture: undefined, root: {} } as Surface);
  showWords(drawing, two(60), new Map());
  expect(wordsOnThings(drawing)).toEqual([]);
});
