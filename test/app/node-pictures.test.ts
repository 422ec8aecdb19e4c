/**
 * Boards on the canvas's nodes: nodes grow and words do not, a bitmap is made once, and no name that is
 * hidden has a picture.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { createBoardStamps } from '../../app/canvas/layers/board-stamps.ts';
import type { Pen } from '../../app/canvas/model/discs.ts';
import { createDrawing, follow } from '../../app/canvas/model/drawing.ts';
import type { Inks } from '../../app/canvas/model/inks.ts';
import {
  areBoardsDrawn,
  boardsOnCanvas,
  enlargement,
  followBoards,
  hasPicture,
} from '../../app/canvas/model/node-pictures.ts';
import { rimWidth, wordSizes } from '../../app/canvas/model/sizes.ts';
import { showNodeBoards } from '../../app/edits/drawing.ts';
import { undo } from '../../app/store/document.ts';
import { editor, setEditor } from '../../app/store/editor.ts';
import { bringRulesets } from '../../app/store/rulesets.ts';
import { documentSeen } from '../../app/store/seen-document.ts';
import { emptyDocument, type GameDocument } from '../../engine/document/index.ts';

const drawing = (ruleset: string, position: string, names: readonly string[]): GameDocument => ({
  ...emptyDocument,
  nodes: names.map((name, i) => ({ id: `n${i}`, name, x: 80 * i, y: 0, gray: false })),
  origin: { ruleset, position },
});
const shown = (document: GameDocument): GameDocument => ({
  ...document,
  view: { ...document.view, boards: true },
});
const frogs = drawing('toads-and-frogs', 'TT.FF', ['TT.FF', 'T.TFF', 'quoth', 'start']);

beforeEach(async () => {
  await bringRulesets();
});

test('nodes are drawn larger for their boards, words and lines are not', () => {
  followBoards(frogs);
  const before = [wordSizes(1).value, rimWidth()];
  expect([enlargement(), areBoardsDrawn(8)]).toEqual([1, false]);
  expect(followBoards(shown(frogs))).toBe(true);
  expect(enlargement()).toBeGreaterThan(2);
  const now = [wordSizes(enlargement()).value, rimWidth()].map((size) => size * enlargement());
  for (const [i, size] of now.entries()) expect(size).toBeCloseTo(before[i]);
  expect([areBoardsDrawn(0.5), areBoardsDrawn(1)]).toEqual([false, true]);
  expect(followBoards(shown(frogs))).toBe(false);
  expect(frogs.nodes.map(hasPicture)).toEqual([true, true, false, true]);
});

test('a name that is hidden, since it could be a value, has no picture while a letter replaces it', () => {
  const heaps = shown(drawing('nim', '2+1', ['2+1', '2', '1']));
  followBoards(heaps);
  expect(heaps.nodes.map(hasPicture)).toEqual([true, true, true]);
  const seen = documentSeen(heaps, { all: true, except: new Set() });
  expect(seen.nodes.map(({ name }) => name)).not.toContain('2');
  expect(seen.nodes.filter(({ name }, i) => name !== heaps.nodes[i].name).some(hasPicture)).toBe(false);
});

test('a node that is renamed is drawn again, with another board or none', () => {
  const canvas = createDrawing(emptyDocument);
  follow(canvas, shown(frogs));
  const [first, ...others] = frogs.nodes;
  const { nodes } = follow(canvas, shown({ ...frogs, nodes: [{ ...first, name: 'quoth' }, ...others] }));
  expect(nodes.altered.map(({ id }) => id)).toEqual([first.id]);
});

test('showing boards is an edit that is undone, and a drawing that was made from none has none', () => {
  setEditor({ document: frogs });
  showNodeBoards(true);
  expect(editor().document.view.boards).toBe(true);
  undo();
  expect(editor().document.view).toEqual(frogs.view);
  expect(followBoards(shown({ ...frogs, origin: { ruleset: 'quoth', position: 'TT.FF' } }))).toBe(true);
  expect([boardsOnCanvas(), enlargement()]).toEqual([undefined, 1]);
});

test('the board of a position is drawn into a bitmap once for a size, and a thousand nodes copy it', () => {
  const canvases: number[] = [];
  const anything: unknown = new Proxy(() => undefined, { get: (_, name) => name !== 'then' && anything });
  vi.stubGlobal(
    'Path2D',
    class {
      arc = () => undefined;
    },
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly width: number;
      constructor(width: number) {
        this.width = width;
        canvases.push(width);
      }
      getContext = () => anything;
      transferToImageBitmap = () => ({ width: this.width, height: this.width, close: () => undefined });
    },
  );
  followBoards(shown(frogs));
  const boards = boardsOnCanvas();
  if (!boards) throw new Error('there are boards');
  const stamps = createBoardStamps();
  let copies = 0;
  const pen = { drawImage: () => copies++ } as unknown as Pen;
  stamps.begin(boards, {} as Inks);
  const [node] = frogs.nodes;
  const draw = (radius: number): void => {
    // A frame has little time for new bitmaps, and a slow machine takes several.
    while (!stamps.draw(pen, node, { x: 0, y: 0 }, radius)) stamps.begin(boards, {} as Inks);
  };
  for (let i = 0; i < 1000; i++) draw(30);
  expect([copies, canvases.length]).toEqual([1000, 1]);
  // At about the same size the same one is shown a little smaller.
  draw(30.5);
  expect(canvases).toHaveLength(1);
  draw(80);
  expect(canvases).toHaveLength(2);
});
