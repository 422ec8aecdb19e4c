/**
 * What is done to everything at once looks at each node and arc a few times, and not once for each other one.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyByCommand } from '../../app/commands/clipboard.ts';
import { rememberedCopy } from '../../app/commands/clipboard-reading.ts';
import { commandById } from '../../app/commands/index.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor } from '../../app/store/editor.ts';
import { reselect } from '../../app/store/showing.ts';
import {
  edgeKey,
  emptyDocument,
  type GameDocument,
  type GameEdge,
  type GameNode,
} from '../../engine/document/index.ts';

let looks = 0;
beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
});
afterEach(() => vi.unstubAllGlobals());

/** A record that counts how often this member of it is read. */
const counted = <T extends object>(record: T, member: keyof T): T => {
  const value = record[member];
  return Object.defineProperty({ ...record }, member, {
    enumerable: true,
    get() {
      looks++;
      return value;
    },
  });
};

/** A ring of nodes, all of it chosen; each look at a node's id or an arc's source counts. */
function ringChosen(count: number, gray = true): GameDocument {
  const nodes = Array.from({ length: count }, (_, i) =>
    counted<GameNode>({ id: `n${i}`, x: i, y: 0, gray, name: '' }, 'id'),
  );
  const edges = Array.from({ length: count }, (_, i) =>
    counted<GameEdge>({ from: `n${i}`, to: `n${(i + 1) % count}`, player: 'either' }, 'from'),
  );
  openDocument({ ...emptyDocument, nodes, edges }, 'ring');
  reselect({ nodes: new Set(nodes.map(({ id }) => id)), edges: new Set(edges.map(edgeKey)) }, undefined);
  return editor().document;
}

const [count, mostLooks] = [3000, 20];

test('copying everything takes time in proportion to it', async () => {
  const { nodes, edges } = ringChosen(count);
  looks = 0;
  await copyByCommand();
  expect(rememberedCopy()?.nodes).toHaveLength(count);
  expect(rememberedCopy()?.edges).toHaveLength(count);
  expect(looks).toBeLessThan(mostLooks * (nodes.length + edges.length));
});

test('colouring everything takes time in proportion to it', async () => {
  const { nodes, edges } = ringChosen(count);
  looks = 0;
  await commandById('node.gray').run();
  expect(editor().document.nodes.some(({ gray }) => gray)).toBe(false);
  expect(looks).toBeLessThan(mostLooks * (nodes.length + edges.length));
});

test.each([
  'arc.curve',
  'arc.curve-auto',
  'arc.left',
  'arc.both',
  'arc.reverse',
  'piece.add',
  'node.pin',
  'edit.duplicate',
  'edit.delete',
])('the command %s on everything takes time in proportion to it', async (id) => {
  const document = ringChosen(count, false);
  looks = 0;
  await commandById(id).run();
  expect(looks).toBeLessThan(mostLooks * 2 * count);
  if (id !== 'arc.curve-auto') expect(editor().document).not.toBe(document);
});
