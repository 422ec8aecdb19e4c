/**
 * What the inspector shows beside what is selected: the sum as soon as there are two pieces, and what
 * commands say of their sections.
 */
import { beforeEach, expect, test } from 'vitest';
import { commandById } from '../../app/commands/index.ts';
import { drawArcs } from '../../app/edits/arcs.ts';
import { changeRules } from '../../app/edits/drawing.ts';
import { addPieces, placeNode } from '../../app/edits/nodes.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll, showAll } from '../../app/store/hidden.ts';
import { select } from '../../app/store/showing.ts';
import { edgeKey } from '../../engine/document/index.ts';
import { rendered } from './panels.ts';

beforeEach(startAfresh);

const inspector = (): string => rendered(editor(), () => undefined).get('Inspector') ?? '';

/** Three nodes in a row, with Left's arcs between them. */
function path(): readonly string[] {
  const nodes = [0, 100, 200].map((x) => placeNode({ x, y: 0 })!);
  for (const i of [0, 1]) drawArcs([{ from: nodes[i], to: nodes[i + 1], player: 'left' }]);
  return nodes;
}

test('the sum shows as soon as there are two pieces, with any selection', () => {
  const [a, b, c] = path();
  const chosen: readonly (readonly string[])[] = [[], [a], [c], [a, b], [a, b, c]];
  const shown = () =>
    [...chosen.map((nodes) => [nodes, []]), [[], [edgeKey(editor().document.edges[0])]]].map(
      ([nodes, edges]) => {
        select(nodes, edges);
        return inspector().includes('The sum of 2 pieces');
      },
    );
  addPieces([a]);
  expect(shown()).toEqual(Array(6).fill(false));
  addPieces([b]);
  expect(shown()).toEqual(Array(6).fill(true));
});

test('the order of several nodes has a section, and the misère quotient of one or several, unless a value is hidden', () => {
  const [a, b, c] = path();
  const sections = (...nodes: readonly string[]): readonly boolean[] => {
    select(nodes);
    return ['>Order<', '>Misère quotient<'].map((title) => inspector().includes(title));
  };
  expect([sections(a), sections(a, b), sections(a, b, c)]).toEqual([
    [false, false],
    [true, false],
    [true, false],
  ]);
  hideAll();
  expect([sections(a, b), sections(a, b, c)]).toEqual([
    [false, false],
    [false, false],
  ]);
  showAll();
  for (const [from, to] of [
    [a, b],
    [b, c],
  ])
    drawArcs([{ from, to, player: 'right' }]);
  changeRules({ play: 'misere' });
  expect([sections(a), sections(a, b), sections(a, b, c)]).toEqual(Array(3).fill([false, true]));
});

const compareNeedsNodes = 'Select two nodes, or one to be compared with a game that you type.';

const sumNeedsNodes = 'Select two nodes, or put pieces on nodes (P): their sum is shown.';

const answerWouldReveal =
  'The answer would reveal a hidden value. Select the hidden nodes and press H to show them.';

test('comparing and the sum are commands, which say what they need', () => {
  const [a, b, c] = path();
  const why = (id: string): string | undefined => commandById(id).unavailable?.();
  const whys = (...nodes: readonly string[]) => {
    select(nodes);
    return [why('game.compare'), why('game.sum-answer')];
  };
  expect(whys()).toEqual([compareNeedsNodes, sumNeedsNodes]);
  expect(whys(a)).toEqual([undefined, sumNeedsNodes]);
  expect(whys(a, b)).toEqual([undefined, undefined]);
  addPieces([a, c]);
  expect(whys()).toEqual([compareNeedsNodes, undefined]);
  hideAll();
  expect(whys(a)[0]).toBe(answerWouldReveal);
});
