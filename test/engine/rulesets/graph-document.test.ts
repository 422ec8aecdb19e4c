/**
 * A board's graph as a drawing: the names of its nodes, the players of its arcs, and that a file can hold it.
 */
import { expect, test } from 'vitest';
import type { GeneratedBoard } from '../../../engine/conduct/board-game.ts';
import { readDocument, writeDocument } from '../../../engine/document/index.ts';
import { readGraph } from '../../../engine/document/read.ts';
import { known } from '../../../engine/result.ts';
import { drawingOfGraph } from '../../../engine/rulesets/index.ts';
import { drain, generateBoard, textOfGraph } from '../../../engine/run.ts';

function board(ruleset: string, position: string): GeneratedBoard {
  const found = drain(generateBoard({ ruleset, position }));
  known(!('kind' in found), 'it is small');
  return found;
}

test('short positions become the names, and arcs are Left’s and Right’s', () => {
  const drawing = drawingOfGraph(board('toads-and-frogs', 'T.F'));
  expect(drawing.title).toBe('Toads and Frogs: T.F');
  expect(drawing.nodes.map(({ id, name }) => [id, name])).toEqual(
    ['T.F', '.TF', 'TF.', 'FT.', '.FT', 'F.T'].map((position) => [position, position]),
  );
  expect(drawing.edges).toContainEqual({ from: 'T.F', to: '.TF', player: 'left' });
  expect(drawing.edges).toContainEqual({ from: 'T.F', to: 'TF.', player: 'right' });
  expect(drawing.edges).toHaveLength(6);
});

test('long positions become ids, the start has a name, and a file holds the drawing', () => {
  const generated = board('fox-and-geese', '.G.G/..../..../F...');
  const { graph } = generated;
  const drawing = drawingOfGraph(generated);
  expect(drawing.nodes[0]).toMatchObject({ id: '.G.G/..../..../F...', name: 'start' });
  expect(drawing.nodes.slice(1).every(({ name }) => name === '')).toBe(true);
  expect(drawing.edges).toHaveLength(graph.left.targets.length + graph.right.targets.length);
  expect(readDocument(writeDocument(drawing))).toMatchObject({ ok: true, value: { document: drawing } });
  const hounds = drawingOfGraph(board('hare-and-hounds', '-H..-/H...R/-H..-'));
  expect(hounds.view.rules.infinitePlay).toBe('right');
});

test('an entailing position is gray in the drawing, and in both forms of the file', () => {
  const generated = board('toads-and-frogs', 'T.F');
  const gray = Uint8Array.from({ length: generated.graph.order }, (_, v) => v % 2);
  const named = { ...generated, graph: { ...generated.graph, gray } };
  const drawing = drawingOfGraph(named);
  expect(drawing.nodes.map((node) => node.gray)).toEqual([false, true, false, true, false, true]);
  const read = readGraph([...textOfGraph(named)].join(''));
  expect(read).toMatchObject({ ok: true, value: { graph: { gray } } });
  const many = board('nim', '99+99');
  const odd = Uint8Array.from({ length: many.graph.order }, (_, v) => v % 2);
  const compact = [...textOfGraph({ ...many, graph: { ...many.graph, gray: odd } })].join('');
  expect(compact).toContain('"compact"');
  expect(readGraph(compact)).toMatchObject({ ok: true, value: { graph: { gray: odd } } });
});
