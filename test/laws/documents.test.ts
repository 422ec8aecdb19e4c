/**
 * Files and edge lists: what is written reads back, damaged files are refused whole, and text and drawing
 * agree.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { compile } from '../../engine/document/compile.ts';
import { emptyDocument, type GameDocument, isSimultaneous } from '../../engine/document/document.ts';
import { mergeEdgeList } from '../../engine/document/edge-list/merge.ts';
import { wordsFor } from '../../engine/document/edge-list/node-words.ts';
import { printEdgeList } from '../../engine/document/edge-list/print.ts';
import { readTerse } from '../../engine/document/links/read.ts';
import { sealed } from '../../engine/document/links/seal.ts';
import { readDocument, readGraph } from '../../engine/document/read.ts';
import { writeDocument } from '../../engine/document/write.ts';
import { readLesson } from '../../engine/lesson/read.ts';
import { arbitraryDigraph } from '../arbitrary/digraphs.ts';
import { arbitraryBoard, arbitraryDocument } from '../arbitrary/documents.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { hasShape } from '../fixtures/schemas.ts';
import { tryLaw } from './seeds.ts';

/**
 * Arcs by the words of their ends, sorted: the content of an edge list, without the ids that the reader gave.
 */
function structure(document: GameDocument): unknown {
  const lines = printEdgeList(document).split('\n').sort();
  return { lines, nodes: document.nodes.length, arcs: document.edges.length };
}

const wordsOf = ({ nodes, edges }: GameDocument): readonly string[] => wordsFor(nodes, edges);

describe('files', () => {
  test('a written drawing or board reads back, and writes the same text again', () => {
    tryLaw(fc.oneof(arbitraryDocument, arbitraryBoard), 400, (document) => {
      const text = writeDocument(document);
      const read = readDocument(text);
      expect(read).toEqual({ ok: true, value: { document, placed: true } });
      if (read.ok) expect(writeDocument(read.value.document)).toBe(text);
    });
  });

  test('the graph that is read is the graph of the drawing', () => {
    tryLaw(arbitraryDocument, 200, (document) => {
      const read = readGraph(writeDocument(document));
      const { graph, ids } = compile(document);
      expect(read).toMatchObject({ ok: true, value: { graph, ids, pieces: document.pieces } });
    });
  });

  test('the compact form gives the same graph', () => {
    tryLaw(arbitraryDigraph('any', 9), 200, (graph) => {
      const { starts, targets } = graph.left;
      const pairs = new Set<string>();
      for (let v = 0; v < graph.order; v++) {
        for (let e = starts[v]; e < starts[v + 1]; e++) pairs.add(`${v} ${targets[e]}`);
      }
      const either = [...pairs].flatMap((pair) => pair.split(' ').map(Number));
      const gray = [...graph.gray.keys()].filter((v) => graph.gray[v] === 1);
      const compact = { count: graph.order, gray, either };
      const text = JSON.stringify({ format: 'grundy', version: 1, title: '', compact });
      const [asGraph, asDocument] = [readGraph(text), readDocument(text)];
      if (!asGraph.ok || !asDocument.ok) throw new Error('a sound file was refused');
      expect(asGraph.value.graph.left).toBe(asGraph.value.graph.right);
      expect(asGraph.value.graph).toEqual(compile(asDocument.value.document).graph);
      expect([...asGraph.value.graph.gray]).toEqual([...graph.gray]);
    });
  });

  test('a hidden that cannot be read hides all values, in every form in which a document is read', () => {
    const parts = fc.record(
      { all: fc.oneof(fc.boolean(), fc.jsonValue()), except: fc.oneof(fc.constant(['a']), fc.jsonValue()) },
      { requiredKeys: [] },
    );
    const later = fc.record({ all: fc.boolean(), except: fc.constant(['a']), from: fc.jsonValue() });
    const unreadable = fc
      .oneof(fc.jsonValue({ maxDepth: 2 }), parts, later)
      .filter((hidden) => !hasShape(3, 'hidden', hidden));
    const node = { nodes: [{ id: 'a' }] };
    const board = { board: { ruleset: 'nim', position: '3' } };
    const views = [{ drawing: 'd' }];
    tryLaw(unreadable, 500, (hidden) => {
      const view = { hidden };
      const file = (members: object) => ({ format: 'grundy', version: 3, ...members, view });
      const read = [node, { compact: { count: 1 } }, board]
        .map((members) => readDocument(JSON.stringify(file(members))))
        .map((each) => each.ok && each.value.document);
      const terse = [{ x: [0], y: [0] }, { o: ['nim', '3'] }].map((columns) =>
        readTerse(sealed(JSON.stringify({ ...columns, v: view }))),
      );
      const drawings = { d: file(node) };
      const lesson = readLesson(JSON.stringify({ format: 'grundy-lesson', version: 3, drawings, views }));
      const all = [
        ...read,
        ...terse.map((each) => each.ok && each.value),
        lesson.ok && lesson.value.lesson.drawings.get('d'),
      ];
      const hides = { ...emptyDocument.view, hidden: { all: true, except: [] } };
      for (const document of all) expect((document || undefined)?.view).toEqual(hides);
    });
  });

  test('a damaged file is refused with its problems, never half read and never with a crash', () => {
    const damaged = fc
      .tuple(arbitraryDocument, fc.nat(), fc.nat(40), fc.string({ maxLength: 3 }))
      .map(([document, at, length, put]) => {
        const text = writeDocument(document);
        const from = at % (text.length + 1);
        return text.slice(0, from) + put + text.slice(from + length);
      });
    let refusals = 0;
    tryLaw(damaged, 500, (text) => {
      const read = readDocument(text);
      if (read.ok) {
        expect(readDocument(writeDocument(read.value.document)).ok).toBe(true);
        return;
      }
      refusals++;
      expect(read.problems.length).toBeGreaterThan(0);
      for (const { place, says } of read.problems) expect(`${place}${says}`.length).toBeGreaterThan(8);
    });
    expect(refusals).toBeGreaterThan(0);
  });
});

describe('edge lists', () => {
  test('merging what a drawing prints gives the same drawing', () => {
    tryLaw(arbitraryDocument, 400, (document) => {
      const merged = mergeEdgeList(document, printEdgeList(document));
      if (!merged.ok) throw new Error(`${merged.problems[0].place}: ${merged.problems[0].says}`);
      expect(merged.value).toBe(document);
    });
  });

  test('merged into nothing, it is a drawing of the same words, no node on another', () => {
    tryLaw(arbitraryDocument, 300, (document) => {
      const merged = mergeEdgeList(emptyDocument, printEdgeList(document));
      if (!merged.ok) throw new Error(`${merged.problems[0].place}: ${merged.problems[0].says}`);
      expect(structure(merged.value)).toEqual(structure(document));
      const places = new Set(merged.value.nodes.map(({ x, y }) => `${x} ${y}`));
      expect(places.size).toBe(document.nodes.length);
    });
  });

  test('the list of one drawing merged into another keeps the place of everything with the same name', () => {
    tryLaw(fc.tuple(arbitraryDocument, arbitraryDocument), 300, ([before, other]) => {
      const merged = mergeEdgeList(before, printEdgeList(other));
      if (!merged.ok) {
        // What one drawing keeps of itself may break the rules of a simultaneous game beside what the other
        // says.
        expect(isSimultaneous(before) || isSimultaneous(other)).toBe(true);
        expect(merged.problems.map(({ place }) => place).join()).toMatch(/^(line \d+, column 1,?)+$/);
        return;
      }
      expect(readDocument(writeDocument(merged.value)).ok).toBe(true);
      const [words, written] = [wordsOf(before), new Set(wordsOf(other))];
      const staying = before.nodes.filter((_, i) => written.has(words[i]));
      // Where one word went and one came, its node got another name.
      const renamed =
        before.nodes.length - staying.length === 1 && other.nodes.length === before.nodes.length;
      const kept = renamed ? before.nodes : staying;
      const places = (nodes: GameDocument['nodes']) => nodes.map(({ x, y }) => [x, y]);
      expect(places(merged.value.nodes.slice(0, kept.length))).toEqual(places(kept));
      expect(merged.value.nodes.length).toBe(other.nodes.length);
      expect(merged.value.edges.length).toBe(other.edges.length);
    });
  });

  test('any text is read, or refused by line and column', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '-', '>', ',', '(', ')', '"', '#', 'L', '\n', '\\'),
    });
    tryLaw(text, 600, (list) => {
      const merged = mergeEdgeList(emptyDocument, list);
      if (merged.ok) return;
      const lines = list.split('\n').length;
      for (const { place } of merged.problems) {
        const [, line] = /^line (\d+), column \d+$/.exec(place) ?? [];
        expect(Number(line)).toBeGreaterThanOrEqual(1);
        expect(Number(line)).toBeLessThanOrEqual(lines);
      }
    });
  });
});
