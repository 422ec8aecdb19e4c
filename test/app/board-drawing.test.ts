/** A board's graph as a drawing: the names of its nodes, the players of its arcs, and that a file can hold it. */
import { expect, test } from 'vitest';
import { drawingOf } from '../../app/boards/board-drawing.ts';
import { known, type RulesetEntry, readDocument, rulesets, writeDocument } from '../../engine/index.ts';
import { drain, generate, rulesets as inFull } from '../../engine/run.ts';
import type { BoardGraph } from '../../workers/protocol.ts';

function board(id: string, position: string): readonly [RulesetEntry, BoardGraph] {
  const ruleset = inFull.find((each) => each.id === id);
  const told = rulesets.find((each) => each.id === id);
  known(ruleset !== undefined && told !== undefined, `there is no ruleset ${id}`);
  const parsed = ruleset.parse(position);
  known(parsed.ok, `${position} is not read`);
  const coder = ruleset.coder(parsed.value);
  const found = drain(generate(coder));
  known(found.kind === 'generated', 'it is small');
  return [told, { graph: found.graph, positions: Array.from(found.codes, coder.print) }];
}

test('short positions become the names, and arcs are Left’s and Right’s', () => {
  const drawing = drawingOf(...board('toads-and-frogs', 'T.F'));
  expect(drawing.title).toBe('Toads and Frogs: T.F');
  expect(drawing.nodes.map(({ id, name }) => [id, name])).toEqual(
    ['T.F', '.TF', 'TF.', 'FT.', '.FT', 'F.T'].map((position) => [position, position]),
  );
  expect(drawing.edges).toContainEqual({ from: 'T.F', to: '.TF', player: 'left' });
  expect(drawing.edges).toContainEqual({ from: 'T.F', to: 'TF.', player: 'right' });
  expect(drawing.edges).toHaveLength(6);
});

test('long positions become ids, the start has a name, and a file holds the drawing', () => {
  const [ruleset, graph] = board('fox-and-geese', '.G.G/..../..../F...');
  const drawing = drawingOf(ruleset, graph);
  expect(drawing.nodes[0]).toMatchObject({ id: '.G.G/..../..../F...', name: 'start' });
  expect(drawing.nodes.slice(1).every(({ name }) => name === '')).toBe(true);
  expect(drawing.edges).toHaveLength(graph.graph.left.targets.length + graph.graph.right.targets.length);
  expect(readDocument(writeDocument(drawing))).toMatchObject({ ok: true, value: { document: drawing } });
  const won = drawingOf({ ...ruleset, infinitePlay: 'right' }, graph);
  expect(won.view.rules.infinitePlay).toBe('right');
});
