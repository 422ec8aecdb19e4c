/**
 * The negative of a whole drawing is won by Left where the drawing is won by Right, for each rule about a
 * play that never ends.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { negateGame } from '../../app/edits/scores.ts';
import { openDocument, undo } from '../../app/store/document.ts';
import { editor } from '../../app/store/editor.ts';
import { setRules } from '../../engine/document/edits/index.ts';
import {
  compile,
  edgeKey,
  emptyDocument,
  type GameDocument,
  type GameEdge,
  type Player,
} from '../../engine/document/index.ts';
import { endingWhen } from '../../engine/outcome/index.ts';
import { drain, solveGraph } from '../../engine/run.ts';
import { tryLaw } from '../laws/seeds.ts';

const drawings = fc
  .record({
    arcs: fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.constantFrom<Player>('left', 'right', 'either')), {
      minLength: 1,
      maxLength: 7,
    }),
    infinitePlay: fc.constantFrom('draw' as const, 'left' as const, 'right' as const),
  })
  .map(({ arcs, infinitePlay }): GameDocument => {
    const edges = new Map(
      arcs.map(([from, to, player]): [string, GameEdge] => {
        const edge = { from: `${from}`, to: `${to}`, player };
        return [edgeKey(edge), edge];
      }),
    );
    const nodes = [0, 1, 2, 3].map((v) => ({ id: `${v}`, x: 0, y: 0, gray: false, name: '' }));
    return setRules({ ...emptyDocument, nodes, edges: [...edges.values()] }, { infinitePlay });
  });

/** By node, who wins when Left begins, and when Right does. */
function winners(document: GameDocument): readonly (readonly string[])[] {
  const { outcomes, classes } = drain(
    solveGraph({ graph: compile(document).graph, rules: document.view.rules }),
  );
  return Array.from(outcomes, (code) => [
    endingWhen(classes[code], 'left'),
    endingWhen(classes[code], 'right'),
  ]);
}

const turned: Readonly<Record<string, string>> = { left: 'right', right: 'left', draw: 'draw' };

test('who wins changes sides with the arcs, and all of it is one step to be undone', () => {
  tryLaw(drawings, 100, (document) => {
    openDocument(document, 'drawn');
    negateGame(document.edges.map(edgeKey), []);
    const negative = editor().document;
    expect(winners(negative)).toEqual(
      winners(document).map(([leftFirst, rightFirst]) => [turned[rightFirst], turned[leftFirst]]),
    );
    if (negative === document) return;
    undo();
    expect(editor().document).toBe(document);
  });
});

test('the negative of a part leaves it alone who wins a play that never ends', () => {
  const edges: GameEdge[] = [
    { from: '0', to: '0', player: 'left' },
    { from: '1', to: '1', player: 'right' },
  ];
  const nodes = ['0', '1'].map((id) => ({ id, x: 0, y: 0, gray: false, name: '' }));
  openDocument(setRules({ ...emptyDocument, nodes, edges }, { infinitePlay: 'left' }), 'drawn');
  negateGame([edgeKey(edges[0])], []);
  expect(editor().document.view.rules.infinitePlay).toBe('left');
  expect(editor().document.edges[0].player).toBe('right');
});
