/**
 * The graph of a board: a person sees it beside the board, follows a line on it, opens it as a drawing, and
 * comes back.
 */
import { checked } from '../driver/access.ts';
import { dropBoard, graphBeside } from '../driver/board.ts';
import type { Editor } from '../driver/editor.ts';
import { exportDialog } from '../driver/export.ts';
import { expect, test } from '../driver/walk.ts';

/** How many pixels of the layer of nodes, on which there are no arcs, are more blue than anything else. */
const blueOnNodes = ({ page }: Editor): Promise<number> =>
  page.evaluate(() => {
    // The second of the last four layers: arcs, nodes, marks, labels.
    const nodes = [...document.querySelectorAll<HTMLCanvasElement>('main canvas')].at(-3);
    if (!nodes) return 0;
    // A copy is read: Chromium complains of a layer that is read again and again.
    const pen = new OffscreenCanvas(nodes.width, nodes.height).getContext('2d');
    pen?.drawImage(nodes, 0, 0);
    const { data } = pen?.getImageData(0, 0, nodes.width, nodes.height) ?? { data: [] };
    let blue = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i + 2] > data[i] + 60) blue++;
    return blue;
  });

test('a line is followed on the graph beside the board, which opens as a drawing, and the former drawing is kept', async ({
  editor,
}) => {
  const board = await dropBoard(editor, 'backsliding-toads-and-frogs', 'TT.FF');
  await expect(board.answer).toContainText(/star/);
  await editor.perform('graph beside', /Graph beside/);
  const graph = graphBeside(editor);
  await expect(graph.stands).toHaveAttribute('data-stands', 'TT.FF');
  await checked(editor.page, 'a board with its graph');
  // It is exported as it is shown.
  await editor.page.getByRole('button', { name: 'Export this graph…' }).click();
  const exporting = exportDialog(editor.page);
  await exporting.choose('Format', 'TikZ');
  await expect(exporting.text).toHaveValue(/\\node\[cgt node\][\s\S]*TT\.FF/);
  await editor.press('Escape');
  await expect(exporting.dialog).toBeHidden();
  await graph.divider.press('ArrowLeft');
  await expect(graph.divider).toHaveAttribute('aria-valuenow', '54');
  // On a window as narrow as a phone one of board and graph is there at a time.
  const wide = editor.page.viewportSize() ?? { width: 1280, height: 800 };
  await editor.page.setViewportSize({ width: 390, height: 844 });
  await expect(graph.divider).toBeHidden();
  await expect(graph.view).toBeHidden();
  await editor.page.setViewportSize(wide);
  await expect(graph.view).toBeVisible();
  // What is played on the board moves on the graph; a node there is a move, or a moment of the line, and
  // pointing at it shows its board.
  await board.panel.getByRole('button', { name: /^square 2 → square 3/ }).click();
  await expect(graph.stands).toHaveAttribute('data-stands', 'T.TFF');
  await graph.view.focus();
  await expect(graph.heard).toHaveText(
    /^T\.TFF, .*on the board\. Left can go to .*Right can go to TFT\.F, star/,
  );
  await graph.view.press('ArrowDown');
  await expect(graph.heard).toHaveText(/^TFT\.F, star\./);
  await expect(graph.preview('TFT.F')).toBeVisible();
  await graph.view.press('Enter');
  await expect(graph.stands).toHaveAttribute('data-stands', 'TFT.F');
  await expect(board.place('square 2')).toHaveAccessibleName(/frog/);
  await graph.view.press('ArrowUp');
  await graph.view.press('Enter');
  await expect(graph.stands).toHaveAttribute('data-stands', 'T.TFF');
  const ring = await graph.stands.boundingBox();
  if (!ring) throw new Error('the ring is not on the screen');
  await editor.page.mouse.move(ring.x + ring.width / 2, ring.y + ring.height / 2);
  await expect(graph.preview('T.TFF')).toBeVisible();
  await board.press('Set up');
  await expect(graph.stands).toHaveAttribute('data-stands', 'TT.FF');
  await board.press('Open as a drawing');
  await expect(board.stage).toBeHidden();
  await expect(editor.surface).toBeFocused();
  await expect(editor.status).toContainText(/30 nodes/);
  await editor.expectFramed();
  await expect(editor.status).toContainText('Loopy partizan games');
  await editor.openInspectTab();
  await expect(editor.inspector.getByRole('heading', { level: 2 }).last()).toContainText('TT.FF');
  await expect
    .poll(async () => Object.entries(await editor.table()).find(([name]) => name === 'TT.FF')?.[1].value)
    .toBe('star');
  const places = (await editor.drawn()).nodes.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  expect(new Set(places).size).toBe(30);
  // The nodes show their boards, Left's pieces blue.
  await expect.poll(() => blueOnNodes(editor)).toBeGreaterThan(30);
  await editor.page
    .getByRole('banner')
    .getByRole('button', { name: /^Back to/ })
    .click();
  await expect(board.position).toHaveValue('TT.FF');
  await expect(board.answer).toContainText(/star/);
});
