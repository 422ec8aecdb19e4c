/** A live page is one file: it shows the drawing with its values, hides them, and reveals one by a tap. */
import { openExport } from '../driver/export.ts';
import { expect, test } from '../driver/walk.ts';

type Node = { data(name: string): string; renderedPosition(): { readonly x: number; readonly y: number } };
type Live = Window & { cy?: { nodes(selector: string): { map<T>(each: (node: Node) => T): T[] } } };

test('a live page shows what is drawn, and reveals hidden values one by one', async ({ editor }) => {
  await editor.openTextTab();
  // The rim of the node with a loop is bold, since its rank is infinite.
  await editor.edgeList.fill('a -> b, c\nb -> c\nu -> u');
  await editor.labelled(4);
  await editor.focusCanvas();
  const opened = await openExport(editor.page);
  await opened.choose('Format', 'Live page');
  const { name: file, text } = await opened.saved(() => opened.button(/^Download/).click());
  expect(file).toMatch(/\.grundy\.html$/);
  const live = await editor.page.context().newPage();
  await live.setContent(text);
  await live.waitForFunction(() => (window as Live).cy !== undefined);
  const nodes = () =>
    live.evaluate(() =>
      (window as Live).cy!.nodes('node[^of]').map((node) => ({
        name: node.data('name'),
        shown: node.data('shown'),
        at: { ...node.renderedPosition() },
      })),
    );
  const shown = async () => (await nodes()).map((node) => `${node.name} ${node.shown}`).toSorted();
  const all = await shown();
  expect(all).toHaveLength(4);
  const bold = () =>
    live.evaluate(() => (window as Live).cy!.nodes('.bold').map((node) => node.data('name')));
  expect(await bold()).toEqual(['u']);
  expect(all).toContain('c 0');
  await live.getByRole('button', { name: 'Hide all values' }).click();
  expect(await shown()).toEqual(['a ▢', 'b ▢', 'c ▢', 'u ▢']);
  expect(await bold()).toEqual([]);
  const { at } = (await nodes()).find(({ name }) => name === 'c')!;
  const box = (await live.locator('#graph').boundingBox())!;
  await live.mouse.click(box.x + at.x, box.y + at.y);
  await expect.poll(shown).toEqual(['a ▢', 'b ▢', 'c 0', 'u ▢']);
  await live.close();
});
