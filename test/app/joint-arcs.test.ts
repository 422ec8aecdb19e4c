/** What a person does to joint arcs in the editor: each is one undo step, and an invalid one is not made. */
import { beforeEach, expect, test } from 'vitest';
import { drawArcs, giveArcs, giveMoves } from '../../app/edits/arcs.ts';
import { colourNodes, placeNode } from '../../app/edits/nodes.ts';
import { drawArcsOf } from '../../app/store/chrome.ts';
import { openDocument, undo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { offersJoint } from '../../app/store/selectors.ts';
import { type ArcName, edgeKey, emptyDocument, printMoves, type Whose } from '../../engine/document/index.ts';

beforeEach(startAfresh);

const shown = (): readonly string[] =>
  editor().document.edges.map((edge) => `${edge.player} ${printMoves(edge) ?? ''}`);
const said = (): string | undefined => editor().toasts.at(-1)?.says;

/** Four nodes, with Left's arc, Right's, and a joint one from the first. */
function threeArcs(): readonly ArcName[] {
  const [v, ...ends] = [0, 100, 200, 300].map((x) => placeNode({ x, y: 0 })!);
  const whose: readonly Whose[] = ['left', 'right', 'both'];
  const arcs = ends.map((to, i): ArcName => ({ from: v, to, player: whose[i] }));
  for (const arc of arcs) drawArcs([arc]);
  return arcs;
}
const edgeAt = (i: number) => editor().document.edges[i];

test('pairs and names are edited as an edge list has them, each edit one step', () => {
  threeArcs();
  expect(shown()).toEqual(['left ', 'right ', 'both b/c']);
  expect(giveMoves(edgeAt(0), 'l')).toBeUndefined();
  expect(giveMoves(edgeAt(2), 'l/c, x/c:1/2')).toBeUndefined();
  expect(shown()).toEqual(['left l', 'right ', 'both l/c, x/c:1/2']);
  undo();
  undo();
  expect(shown()).toEqual(['left ', 'right ', 'both b/c']);
});

test.each([
  [2, '', 'Not changed: the name of a move is missing here.'],
  [2, 'l', 'Not changed: a / and Right’s move are missing here; a pair is l/r.'],
  [2, 'l/r) x', 'Not changed: a bracket is not allowed here.'],
  [0, 'l:x', 'Not changed: what the move gains must be a number, or a fraction such as 1/3.'],
])('arc %i is not given "%s"', (arc, typed, why) => {
  threeArcs();
  const before = editor().document;
  expect(giveMoves(edgeAt(arc), typed)).toBe(why);
  expect(editor().document).toBe(before);
});

test('a joint arc means a pair that the rule of commuting moves leaves without a result, before those that it completes', () => {
  const [v, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map((x) => placeNode({ x: 100 * x, y: 0 })!);
  const arc = (from: string, player: Whose, to: string): ArcName => ({ from, to, player });
  drawArcs([arc(v, 'left', b), arc(v, 'left', c), arc(v, 'right', d), arc(v, 'right', e)]);
  drawArcs([arc(b, 'right', f), arc(d, 'left', f)]);
  // Left's b and Right's d lead to f by themselves.
  drawArcs([arc(v, 'both', e)]);
  expect(shown().at(-1)).toBe(`both ${b}/${e}`);
  drawArcs([arc(v, 'both', c)]);
  drawArcs([arc(v, 'both', c)]);
  drawArcs([arc(v, 'both', f)]);
  expect(shown().slice(-2)).toEqual([`both ${c}/${d}, ${c}/${e}`, `both ${b}/${d}`]);
});

test('what the rules forbid is not done, and the message names no place in a file', () => {
  const [, , joint] = threeArcs();
  const before = editor().document;
  giveMoves(edgeAt(2), 'l/r, l/r');
  expect(said()).toBe(
    'Not changed. The drawing is of a simultaneous game: the pair "l", "r" has its result already; remove one of the two.',
  );
  colourNodes([joint.from], true);
  expect(said()).toContain('is gray');
  expect(editor().document).toBe(before);
});

test('another drawing begins with arcs that are not joint, unless it has joint arcs; other choices stay', () => {
  threeArcs();
  const simultaneous = editor().document;
  drawArcsOf('both');
  openDocument(emptyDocument, 'new');
  expect(editor().arcPlayer).toBe('either');
  expect(offersJoint(editor())).toBe(false);
  drawArcsOf('both');
  openDocument(simultaneous, 'another');
  expect(editor().arcPlayer).toBe('both');
  drawArcsOf('left');
  openDocument(emptyDocument, 'third');
  expect(editor().arcPlayer).toBe('left');
});

test('an arc is made joint and Left’s again', () => {
  const [left] = threeArcs();
  giveArcs([edgeKey(left)], 'both');
  expect(shown()[0]).toMatch(/^both /);
  giveArcs([edgeKey({ ...left, player: 'both' })], 'left');
  expect(shown()).toEqual(['left ', 'right ', 'both b/c']);
});
