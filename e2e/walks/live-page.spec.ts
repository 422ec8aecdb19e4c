/**
 * A live page is one file: it shows the drawing with its values, hides them, and reveals a value by a tap.
 */
import { openExport } from '../driver/export.ts';
import { expect, test } from '../driver/walk.ts';

type Element = {
  data(name: string): string;
  hasClass(name: string): boolean;
  renderedPosition(): { readonly x: number; readonly y: number };
};
type Live = Window & { cy?: { nodes(selector: string): { map<T>(each: (node: Element) => T): T[] } } };

test('a live page shows the drawing, and reveals hidden values one by one', async ({ editor }) => {
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
    live.evaluate(() => {
      const { cy } = window as unknown as Required<Live>;
      return cy.nodes('.name').map((name) => {
        const [value] = cy
          .nodes(`.value[of = ${name.data('of')}]`)
          .map((each) => (each.hasClass('away') ? '' : each.data('text')));
        const [node] = cy
          .nodes(`#n${name.data('of')}`)
          .map((each) => ({ sign: each.data('sign'), at: { ...each.renderedPosition() } }));
        return { name: name.data('text'), shown: value || node.sign, at: node.at };
      });
    });
  const shown = async () => (await nodes()).map((node) => `${node.name} ${node.shown}`).toSorted();
  const all = await shown();
  expect(all).toHaveLength(4);
  const bold = () => live.evaluate(() => (window as Live).cy!.nodes('.bold').map((node) => node.data('id')));
  expect(await bold()).toHaveLength(1);
  expect(all).toContain('c 0');
  await live.getByRole('button', { name: 'Hide all values' }).click();
  expect(await shown()).toEqual(['a ▢', 'b ▢', 'c ▢', 'u ▢']);
  expect(await bold()).toEqual([]);
  const { at } = (await nodes()).find(({ name }) => name === 'c')!;
  const box = (await live.locator('#graph').boundingBox())!;
  await live.mouse.click(box.x + at.x, box.y + at.y);
  await expect.poll(shown).toEqual(['a ▢', 'b ▢', 'c 0', 'u ▢']);
  // On a phone, or in a smaller window, all of it is still in view.
  await live.setViewportSize({ width: 390, height: 300 });
  await expect
    .poll(async () => Math.max(...(await nodes()).map((node) => Math.max(node.at.x - 390, node.at.y - 300))))
    .toBeLessThan(0);
  await live.close();
});
