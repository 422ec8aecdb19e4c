/** The drawn difference of two games has the value of G − H, for scores and for the last move. */
import { expect, test } from 'vitest';
import { mergeEdgeList } from '../../../engine/document/edge-list/merge.ts';
import { drawnDifference } from '../../../engine/document/edits/index.ts';
import { compile, emptyDocument } from '../../../engine/document/index.ts';
import { drain, solveGraph } from '../../../engine/run.ts';
import { textOf } from '../../../engine/values/index.ts';
import { ruledGame } from '../../fixtures/games.ts';

/** The names of the start of the difference, and its value. */
function difference(text: string, g: string, h: string): readonly string[] {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(read.problems[0].says);
  const document = read.value;
  const id = (name: string): string => document.nodes.find((node) => (node.name || node.id) === name)!.id;
  const drawn = drawnDifference(document, [id(g), id(h)], 100);
  if (drawn.kind !== 'drawn') return [drawn.kind];
  const { table, codes } = drain(solveGraph(ruledGame(compile(drawn.document).graph))).labelling;
  return [drawn.document.nodes[0].name, textOf(table[codes[0]])];
}

const scored = 'g ->L one\ng ->R z\none: 1\nz: -1/2\nw ->L one\nw: | 3';
const partizan = 'two ->L one ->L zero\nhalf ->L zero\nhalf ->R one';

test.each([
  [scored, 'g', 'g', ['g − g', '0']],
  [scored, 'one', 'z', ['one − z', '1.5']],
  [scored, 'z', 'w', ['z − w', '<^-3.5|-1.5>']],
  [partizan, 'two', 'half', ['two − half', '3/2']],
  [partizan, 'half', 'half', ['half − half', '0']],
])('in %j, %s − %s', (text, g, h, said) => {
  expect(difference(text, g, h)).toEqual(said);
});
