/**
 * While a large drawing opens, is pasted or goes again the page stays responsive: the longest task of its
 * main thread, in its own processor time, from the file to the last arc in view and the saved drawing. The
 * file is given by its path, since the test runner would unpack a text on the page's own thread.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { numbers } from '../driver/drawings.ts';
import { expect, test } from '../driver/walk.ts';
import { ownWork, plainWorkOn, say } from './own-work.ts';

/**
 * Places in rows, and arcs from anywhere to anywhere: no arc is short, and hardly one can go round what is in
 * its way.
 */
function tangle(nodes: number, arcs: number): string {
  const random = numbers(nodes);
  const wide = Math.ceil(Math.sqrt(nodes * 1.6));
  const named = new Map<string, { readonly from: string; readonly to: string }>();
  for (let tries = 0; named.size < arcs && tries < 3 * arcs; tries++) {
    const [from, to] = [random(nodes), (tries + random(nodes)) % nodes];
    if (from !== to) named.set(`${from} ${to}`, { from: `n${from}`, to: `n${to}` });
  }
  return JSON.stringify({
    format: 'grundy',
    version: 1,
    nodes: Array.from({ length: nodes }, (_, i) => ({
      id: `n${i}`,
      x: (i % wide) * 60,
      y: Math.floor(i / wide) * 60,
    })),
    edges: [...named.values()],
  });
}

const painted = (page: Page, arcs: number): Promise<void> =>
  page.locator(`canvas[data-painted="${arcs}"]`).waitFor({ state: 'attached' });

async function opened(page: Page, path: string, arcs: number): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+o');
  await (await choosing).setFiles(path);
  await painted(page, arcs);
}

// The second is nearly as large as the editor takes; its longest task is mostly the browser's collecting of
// garbage.
for (const { nodes, arcs, budget } of [
  { nodes: 5000, arcs: 50_000, budget: 50 },
  { nodes: 20_000, arcs: 95_000, budget: 140 },
]) {
  test(`a drawing of ${nodes} nodes and ${arcs} arcs opens within its budget`, async ({ editor }) => {
    const { page } = editor;
    const folder = await mkdtemp(join(tmpdir(), 'opening-'));
    const path = join(folder, 'tangle.grundy.json');
    const text = tangle(nodes, arcs);
    const drawn = (JSON.parse(text) as { readonly edges: readonly unknown[] }).edges.length;
    await writeFile(path, text);
    await editor.focusCanvas();
    const began = performance.now();
    const { longest, total } = await ownWork(page, async () => {
      await opened(page, path, drawn);
      await expect(editor.status).toContainText('Saved in this browser');
    });
    console.log(
      `    ${nodes} nodes, ${drawn} arcs: ${(performance.now() - began).toFixed(0)} ms by the clock`,
    );
    console.log(`    main thread ${total.toFixed(0)} ms`);
    const plain = await plainWorkOn(page);
    say(`opening ${nodes} nodes and ${arcs} arcs, longest task`, longest, 'ms', budget, plain);
    await rm(folder, { recursive: true });
  });
}

test('a drawing of 5000 nodes and 50,000 arcs is pasted, and goes with undo, within its budgets', async ({
  editor,
}) => {
  const { page } = editor;
  const folder = await mkdtemp(join(tmpdir(), 'pasting-'));
  const path = join(folder, 'tangle.grundy.json');
  const text = tangle(5000, 50_000);
  const drawn = (JSON.parse(text) as { readonly edges: readonly unknown[] }).edges.length;
  await writeFile(path, text);
  await editor.focusCanvas();
  await opened(page, path, drawn);
  await expect(editor.status).toContainText('Saved in this browser');
  await editor.focusCanvas();
  await editor.press('Control+a', 'Control+x');
  await expect(editor.status).toContainText('0 nodes');
  await expect(editor.status).toContainText('Saved in this browser');
  for (const { key, does, budgets } of [
    { key: 'Control+v', does: 'pasting 5000 nodes and 50,000 arcs', budgets: { total: 3000, longest: 50 } },
    { key: 'Control+z', does: 'its undo', budgets: { total: 1000, longest: 50 } },
  ] as const) {
    const before = await editor.labelsRevision();
    const { longest, total } = await ownWork(page, async () => {
      await editor.press(key);
      await editor.labelsAfter(before);
      // The selection and the arcs are painted when all is there.
      await expect(editor.status).toContainText('Saved in this browser');
    });
    const plain = await plainWorkOn(page);
    say(`${does}, main thread`, total, 'ms', budgets.total, plain);
    say(`${does}, longest task`, longest, 'ms', budgets.longest, plain);
  }
  await rm(folder, { recursive: true });
});
