/**
 * One drawing in two tabs: one writes it, the other shows it, takes it over or makes a copy; nothing is lost.
 */
import type { Page } from '@playwright/test';
import { checked } from '../driver/access.ts';
import { anotherTab, bar, drawHere, failing, kept, openDrawings, pressInBar } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

test('Edit here takes the drawing over at once, and the first tab becomes read-only; a copy continues by itself', async ({
  editor,
}) => {
  await drawHere(editor, 'Handed over', 1);
  const other = await anotherTab(editor);
  await expect(bar(other)).toBeVisible();
  // An edit that no timer has saved yet.
  const made = await editor.doubleClick(500, 380);
  await pressInBar(other, 'Edit here');
  await expect(bar(other)).toBeHidden();
  await expect(other.surface).toBeFocused();
  await expect(bar(editor)).toBeVisible();
  await expect.poll(() => other.ids()).toContain(made);
  const here = await other.doubleClick(620, 200);
  await expect(other.status).toContainText(kept);
  await expect.poll(() => editor.ids()).toContain(here);
  // The history came with it.
  await other.focusCanvas();
  await other.press('Control+z', 'Control+z');
  await expect.poll(() => other.ids()).not.toContain(made);

  await pressInBar(editor, 'Edit here');
  await expect(bar(editor)).toBeHidden();
  await expect(bar(other)).toBeVisible();
  await editor.doubleClick(640, 420);
  await expect(editor.status).toContainText('2 nodes');
  await expect.poll(async () => (await other.ids()).length).toBe(2);

  await pressInBar(other, 'Make a copy');
  await expect(bar(other)).toBeHidden();
  await other.doubleClick(520, 300);
  await expect(other.status).toContainText('3 nodes');
  await expect(other.status).toContainText(kept);
  await expect(editor.status).toContainText('2 nodes');
  const list = await openDrawings(editor);
  await expect.poll(() => list.titles()).toEqual(['Handed over, copy', 'Handed over']);
  await expect(list.card('Handed over, copy')).toContainText('Open in another tab');
  await checked(editor.page, 'a list with a drawing of another tab');
  await list.act('Delete', 'Handed over, copy').click({ force: true });
  await list.opener('Handed over, copy').focus();
  await editor.press('Delete', 'F2');
  // Read again from storage, in which deleted nodes would be missing.
  await editor.press('Escape');
  await expect(list.dialog).toBeHidden();
  const again = await openDrawings(editor);
  await expect.poll(() => again.titles()).toHaveLength(2);
});

test('a reload keeps the drawing in its own tab; the click that also activates another tab takes it over once; when that is closed, the first tab gets it', async ({
  editor,
}) => {
  await drawHere(editor, 'Asked twice', 1);
  const other = await anotherTab(editor);
  await expect(bar(other)).toBeVisible();
  // The browser under test gives every page the focus; here the other tab is behind the first, as it would be
  // for a person.
  const hasFocus = (has: boolean): Promise<void> =>
    other.page.evaluate((answer) => void Object.assign(document, { hasFocus: () => answer }), has);
  await hasFocus(false);
  await editor.page.reload();
  await expect(editor.status).toContainText('1 node,');
  await expect(bar(editor)).toBeHidden();
  await expect(bar(other)).toBeVisible();
  await hasFocus(true);

  const edit = other.page.getByRole('main').getByRole('button', { name: 'Edit here' });
  await other.page.clock.install();
  await edit.evaluate((button: HTMLElement) => {
    const honest = LockManager.prototype.request;
    const watched = function (this: LockManager, name: string, how: LockOptions, then: () => unknown) {
      if (how.steal) document.body.dataset.stolen = name;
      return Reflect.apply(honest, this, [name, how, then]);
    };
    Object.assign(LockManager.prototype, { request: watched });
    window.dispatchEvent(new Event('focus'));
    button.click();
  });
  await expect(bar(other)).toBeHidden();
  await expect(bar(editor)).toBeVisible();
  // Longer than the wait for a tab that does not answer.
  await other.page.clock.runFor(2_600);
  expect(await other.page.evaluate(() => document.body.dataset.stolen)).toBeUndefined();
  await expect(bar(other)).toBeHidden();
  // By key: under a clock of the test two clicks are as far apart as the machine is busy.
  await other.focusCanvas();
  await other.making(() => other.press('n'));
  await expect(other.status).toContainText(kept);
  await expect(other.messages).not.toContainText('continues as a copy');

  await other.page.close();
  // The browser releases the lock of a closed page in its own time, and no event reports this to the tab on
  // the screen.
  await expect(bar(editor)).toBeHidden();
  await editor.doubleClick(520, 300);
  await expect(editor.status).toContainText('3 nodes');
  await expect(editor.status).toContainText(kept);
});

/** The page no longer receives messages of other tabs, like one that the browser has put to sleep. */
const sleep = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const honest = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get(this: MessageEvent) {
        return this.target instanceof BroadcastChannel ? { kind: 'unheard' } : honest?.get?.call(this);
      },
    });
  });

test('a sleeping tab is not waited for, and what it could not save continues there as a copy', async ({
  editor,
}) => {
  await drawHere(editor, 'Unkept', 1);
  const other = await anotherTab(editor);
  await expect(bar(other)).toBeVisible();
  await failing(editor.page, 'QuotaExceededError');
  const mine = await editor.doubleClick(520, 300);
  await expect(editor.status.getByRole('alert')).toContainText('full');
  await sleep(editor.page);
  await pressInBar(other, 'Edit here');
  await expect(bar(other)).toBeHidden();
  await expect(editor.messages).toContainText('continues as a copy');
  await expect(bar(editor)).toBeHidden();
  await expect.poll(() => editor.ids()).toContain(mine);
  await other.doubleClick(300, 420);
  await expect(other.status).toContainText(kept);
  await failing(editor.page, '');
  await editor.focusCanvas();
  await editor.press('n');
  await expect(editor.status).toContainText(kept);
  await editor.page.reload();
  await expect(editor.status).toContainText('3 nodes');
  const list = await openDrawings(editor);
  await expect.poll(async () => (await list.titles()).toSorted()).toEqual(['Unkept', 'Unkept, copy']);
});
