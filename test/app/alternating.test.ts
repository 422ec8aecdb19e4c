/** Alternating cycles of a drawing by the keys of their arcs, and the cycles that a node reaches. */
import { expect, test } from 'vitest';
import { cyclesFrom, cyclesOf, cyclesShown } from '../../app/store/alternating.ts';
import { moveNodes } from '../../engine/document/edits/index.ts';
import { edgeKey, emptyDocument, type GameDocument, mergeEdgeList } from '../../engine/document/index.ts';

function drawing(text: string): GameDocument {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(read.problems[0].says);
  return read.value;
}

const arcs = (document: GameDocument, keys: ReadonlySet<string>): readonly string[] =>
  document.edges.flatMap((edge) =>
    keys.has(edgeKey(edge)) ? [`${edge.from}${edge.to} ${edge.player}`] : [],
  );

test('cycles need arcs of both players, and a node reaches the cycles it leads to', () => {
  const document = drawing('s ->L a\na ->L b\nb ->R a\nb -> c\nc ->L c\nd -> d\ns -> d');
  expect([...cyclesOf(document).nodes]).toEqual(['a', 'b', 'd']);
  expect(arcs(document, cyclesOf(document).arcs)).toEqual(['ab left', 'ba right', 'dd either']);
  expect(arcs(document, cyclesFrom(document, 'a').arcs)).toEqual(['ab left', 'ba right']);
  expect(cyclesFrom(document, 's').nodes).toEqual(new Set(['a', 'b', 'd']));
  expect(cyclesFrom(document, 'c').arcs.size).toBe(0);
  expect(cyclesShown({ document, cycles: undefined }).arcs.size).toBe(0);
  expect(cyclesShown({ document, cycles: { from: 'a' } })).toBe(cyclesFrom(document, 'a'));
});

test('a drawing with Either’s arcs alone has no alternating cycles, since there they would say nothing', () => {
  expect(cyclesOf(drawing('a -> b -> a')).arcs.size).toBe(0);
});

test('moving a node needs no new search, and a node without arcs does no harm', () => {
  const document = drawing('a ->L b\nb ->R a');
  const moved = moveNodes(document, new Map([['a', { x: 5, y: 5 }]]));
  expect(cyclesOf(moved)).toBe(cyclesOf(document));
  const more = { ...moved, nodes: [...moved.nodes, { ...moved.nodes[0], id: 'z' }] };
  expect(cyclesFrom(more, 'z').arcs.size).toBe(0);
});
