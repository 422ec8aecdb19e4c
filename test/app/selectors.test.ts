/** What views ask at every change of the state costs a look at the drawing once, and not at every change. */
import { expect, test } from 'vitest';
import { firstState } from '../../app/store/editor.ts';
import { allEither, hasScores, nodeOf, offersJoint } from '../../app/store/selectors.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { gridDocument } from '../fixtures/figures.ts';

/** The drawing with lists that count how many of their members are read. */
function counted(document: GameDocument): { readonly document: GameDocument; readonly reads: () => number } {
  let reads = 0;
  const counting = <T extends object>(list: readonly T[]): readonly T[] =>
    new Proxy(list, {
      get(target, member) {
        if (typeof member === 'string' && /^\d+$/.test(member)) reads++;
        return Reflect.get(target, member);
      },
    });
  const { nodes, edges } = document;
  return { document: { ...document, nodes: counting(nodes), edges: counting(edges) }, reads: () => reads };
}

test('the same question about the same drawing is answered without another look at it', () => {
  const { document, reads } = counted(gridDocument(10));
  const state = { ...firstState, document };
  const last = document.nodes[document.nodes.length - 1].id;
  const ask = () => [
    nodeOf(document, last)?.id,
    hasScores(document),
    offersJoint(state),
    allEither(document),
  ];
  expect(ask()).toEqual([last, false, false, true]);
  const first = reads();
  expect(ask()).toEqual([last, false, false, true]);
  expect(reads()).toBe(first);
  expect(nodeOf({ ...document, nodes: [] }, last)).toBeUndefined();
});
