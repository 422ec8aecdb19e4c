/** A drawing in columns is the drawing: between threads and in storage nothing of it is lost. */
import { expect, test } from 'vitest';
import { packDocument, readDocument, unpackDocument, withoutRoom } from '../../engine/document/index.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { tryLaw } from './seeds.ts';

function whole<T>(slices: Generator<unknown, T, void>): T {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
}

test('what is packed, sent and unpacked is the same drawing', () => {
  tryLaw(arbitraryDocument, 200, (document) => {
    expect(whole(unpackDocument(structuredClone(whole(packDocument(document)))))).toEqual(document);
  });
});

test('there is room for exactly as many nodes and arcs as are allowed', () => {
  tryLaw(arbitraryDocument, 100, (document) => {
    const [nodes, arcs] = [document.nodes.length, document.edges.length];
    expect(withoutRoom(document, { nodes, arcs })).toEqual([]);
    const short = withoutRoom(document, { nodes: nodes - 1, arcs: arcs - 1 });
    expect(short.map(({ says }) => /(\d+) (?:nodes|arcs);/.exec(says)?.[1])).toEqual([`${nodes}`, `${arcs}`]);
    const long = { format: 'grundy', version: 2, ...document, view: {}, origin: undefined };
    const read = readDocument(JSON.stringify(long), { nodes: nodes - 1, arcs });
    expect(!read.ok && read.problems[0].says).toMatch(/nodes; a drawing has at most/);
  });
});
