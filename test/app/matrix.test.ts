/** Holes of a matrix are filled in the drawing, and a figure of matrices tells no hidden value. */
import { beforeEach, expect, test } from 'vitest';
import { fillHole } from '../../app/edits/arcs.ts';
import { openDocument, undo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { drawnEntries, subjectsAmong } from '../../app/store/figure-subjects.ts';
import { setHidden, showAll } from '../../app/store/hidden.ts';
import { beginFilling } from '../../app/store/showing.ts';
import { parseEdgeList } from '../../engine/document/edge-list/parse.ts';
import { emptyDocument, type GameDocument, printMoves } from '../../engine/document/index.ts';

beforeEach(startAfresh);

function opened(text: string): void {
  const list = parseEdgeList(text);
  if (!list.ok) throw new Error(list.problems[0].says);
  const nodes = list.value.nodes.map(({ word }, i) => ({ id: word, x: 50 * i, y: 0, gray: false, name: '' }));
  const document: GameDocument = { ...emptyDocument, nodes, edges: list.value.arcs };
  openDocument(document, 'drawing');
}

const joint = (): readonly string[] =>
  editor().document.edges.flatMap((edge) =>
    edge.player === 'both' ? [`${edge.from} ${printMoves(edge)} ${edge.to}`] : [],
  );

test('a hole is filled in one step: by an arc of its own, or by one that is there', () => {
  opened('v ->J(x/y) w\nv ->L(l) a\nv ->R(r) b');
  const hole = { from: 'v', left: 'l', right: 'r' };
  expect(fillHole(hole, 'w', '1/2')).toBeUndefined();
  expect(joint()).toEqual(['v x/y, l/r:1/2 w']);
  // It has its result now, and keeps it.
  fillHole(hole, 'a');
  expect(joint()).toEqual(['v x/y, l/r:1/2 w']);
  fillHole({ ...hole, right: 'y' }, 'a');
  expect(joint()).toEqual(['v x/y, l/r:1/2 w', 'v l/y a']);
  undo();
  undo();
  expect(joint()).toEqual(['v x/y w']);
});

test('what a round gains must be a number', () => {
  opened('v ->J(x/y) w\nv ->L(l) a\nv ->R(r) b');
  const before = editor().document;
  expect(fillHole({ from: 'v', left: 'l', right: 'r' }, 'w', 'much')).toBe(
    'Not changed: “much” is not a number. Write what the joint round gains as a number, or as a fraction such as 1/3.',
  );
  expect(editor().document).toBe(before);
});

test('another drawing has no hole that waits for a click', () => {
  opened('v ->L(l) a\nv ->R(r) b\nv ->J(x/y) w');
  beginFilling({ from: 'v', left: 'l', right: 'r', gain: '' });
  opened('a -> b');
  expect(editor().filling).toBeUndefined();
});

test('matrices are drawn of positions from which no hidden value can be reached, with what their card has chosen', () => {
  opened('u ->J(x/y) v\nv ->J(x/y) w\nz ->J(x/y) o');
  const question = drawnEntries.find(({ id }) => id === 'matrix')!;
  const found = (...ids: readonly string[]) => {
    const { subjects, secret } = subjectsAmong(editor(), question, ids, { without: { rows: [0] } });
    return { names: subjects.map(({ name }) => name), secret, about: subjects[0]?.about };
  };
  const index = editor().document.nodes.findIndex(({ id }) => id === 'u');
  expect(found('u', 'z')).toEqual({
    names: ['u', 'z'],
    secret: 0,
    about: { vertex: index, without: { rows: [0] } },
  });
  setHidden({ all: false, except: new Set(['w']) });
  expect(found('u', 'z')).toMatchObject({ names: ['z'], secret: 1 });
  showAll();
  opened('a ->L b');
  expect(found('a')).toMatchObject({ names: [], secret: 0 });
});
