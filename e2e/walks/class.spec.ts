/**
 * A class hour with a wall, a teacher and three phones, through a whole lesson: every way to answer that it
 * has, once, and what happens in a class, as a phone without a network, a page that is loaded again, and a
 * computer that is switched off in the middle of a question.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { checked } from '../driver/access.ts';
import { type DrivenPhone, phoneOf, type RunningRoom, runRoom } from '../driver/class-room.ts';
import { expect, test } from '../driver/walk.ts';

// The room serves pages of its own, whose storage is not the editor's.
test.use({ pages: 'new' });

const lesson = join(import.meta.dirname, '../../public/lessons/first-cycles.lesson.grundy.json');
const names = ['Ann', 'Bo', '<b>Eve</b>'];

let room: RunningRoom;
test.beforeEach(async () => {
  room = await runRoom(lesson);
});
test.afterEach(() => room.close());

/** What the teacher does in the bar. */
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('region', { name: 'Phones' }).getByRole('button', { name, exact: true }).click();

/** The teacher goes forward by so many views; the phones follow the wall. */
async function goForward(page: Page, phones: readonly DrivenPhone[], views: number): Promise<void> {
  await page.locator('#drawing').click({ position: { x: 5, y: 300 } });
  for (let i = 0; i < views; i++) await page.keyboard.press('PageDown');
  await expect(page.getByText(`0 of ${phones.length} answered`)).toBeVisible();
}

/** Everybody answers, with texts or choices in the order of the phones. */
async function all(phones: readonly DrivenPhone[], how: 'write' | 'choose', ...answers: readonly string[]) {
  await Promise.all(
    phones.map(async (phone, i) => {
      await phone[how](answers[i % answers.length]);
      await phone.send();
    }),
  );
}

/** The teacher closes, tells and reveals; returns what the wall says of the answers. */
async function reveal(page: Page, onWall: Locator, wanted: readonly string[]): Promise<void> {
  await press(page, 'Show counts');
  await expect(onWall.getByRole('listitem')).toHaveCount(wanted.length);
  await expect(onWall).not.toContainText('right');
  await press(page, 'Tell');
  for (const [i, each] of wanted.entries())
    await expect(onWall.getByRole('listitem').nth(i)).toContainText(each);
  await press(page, 'Reveal');
}

/** Three nodes of which the first is worth ∞₁: it may stay, or go where one can still move once. */
async function drawInfinity({ page }: DrivenPhone): Promise<void> {
  await page.getByText('Draw with buttons').click();
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Add a node' }).click();
  for (const [from, to] of ['aa', 'ab', 'bc']) {
    await page.getByRole('combobox', { name: 'From' }).selectOption({ label: from });
    await page.getByRole('combobox', { name: 'To' }).selectOption({ label: to });
    await page.getByRole('button', { name: 'Add the arc' }).click();
  }
}

test('three phones answer a whole lesson, and the wall shows what the teacher tells', async ({
  browser,
  page,
}) => {
  await page.goto(room.teacher);
  await expect(page.getByText('Nobody is in the room yet')).toBeVisible();
  expect(page.url()).not.toContain('class=');
  await press(page, 'Code');
  await expect(page.getByRole('dialog', { name: 'Come in' })).toContainText('0 here');
  await page.keyboard.press('Escape');
  const [wall] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Shift+D')]);
  const phones = await Promise.all(names.map((name) => phoneOf(browser, room.phones, name)));
  const [ann, bo, eve] = phones;
  const onWall = wall.getByRole('region', { name: 'Class' });
  await expect(onWall).toContainText('3 here');
  const answered = (count: number, of = 3) =>
    expect(page.getByText(`${count} of ${of} answered`)).toBeVisible();

  // 1: a node. A tap reveals nothing, and verdicts come when the teacher shows them.
  await expect(ann.page.getByText('At which nodes')).toBeVisible();
  await checked(ann.page, 'a phone with a question');
  await all(phones, 'choose', 'a', 'b', 'a');
  await answered(3);
  await expect(ann.page.getByText('Right', { exact: true })).toBeHidden();
  await checked(page, 'the teacher’s bar');
  await reveal(page, onWall, ['right', 'not right']);
  await expect(ann.page.getByText('Right', { exact: true })).toBeVisible();
  await expect(bo.page.getByText('Not right')).toBeVisible();
  await checked(wall, 'a wall with marks');

  // 2: who wins. One phone has no network meanwhile: its answer is kept, and is sent when it is back.
  // Another one is loaded again, and is where it was.
  await goForward(page, phones, 1);
  await expect(bo.page.getByText('Who wins?').first()).toBeVisible();
  await bo.page.context().setOffline(true);
  await bo.choose('a draw');
  await bo.page.getByRole('button', { name: 'Send' }).click();
  await expect(bo.page.getByText('your answer is kept')).toBeVisible();
  await all([ann, eve], 'choose', 'the player who moves second');
  await answered(2, 2);
  await bo.page.context().setOffline(false);
  await answered(3);
  await eve.page.reload();
  await expect(eve.page.getByText('Sent. You can change it')).toBeVisible();
  await eve.choose('a draw');
  await eve.send();
  await reveal(page, onWall, ['right', 'not right']);

  // 5: a value, in two spellings. The computer is switched off in the middle, and started again.
  await goForward(page, phones, 3);
  await all([ann, bo], 'write', '∞_0', 'inf_0');
  await answered(2);
  await room.kill();
  await expect(page.getByText('The connection to the room is lost.')).toBeVisible();
  await eve.write('∞_1');
  await eve.page.getByRole('button', { name: 'Send' }).click();
  await room.start();
  await answered(3);
  await reveal(page, onWall, ['2', 'not right']);

  // 6: an arc.
  await goForward(page, phones, 1);
  await all(phones, 'choose', 'b → c');
  await reveal(page, onWall, ['right']);

  // 9: words. Markup stays text, one answer is shown large, and a rude one is removed.
  await goForward(page, phones, 3);
  await all(phones, 'write', 'nobody', '<i>rude</i>', '<i>rude</i>');
  await answered(3);
  await press(page, 'Answers');
  await page.getByRole('button', { name: 'Who gave <i>rude</i>: 2 students' }).click();
  for (const name of ['Bo', '<b>Eve</b>'])
    await page.getByRole('button', { name: `Remove the answer of ${name}` }).click();
  await answered(1);
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await answered(2);
  await page.getByRole('button', { name: 'Who gave <i>rude</i>: 1 student' }).click();
  await page.getByRole('button', { name: 'Remove the answer of <b>Eve</b>' }).click();
  await answered(1);
  await page.getByRole('button', { name: 'Show nobody on the wall' }).click();
  await expect(wall.getByRole('img', { name: 'One answer' })).toBeVisible();

  // 12: a drawing.
  await goForward(page, phones, 3);
  await drawInfinity(ann);
  await ann.send();
  await answered(1);
  await expect(page.getByText('worth').first()).toBeVisible();
  await reveal(page, onWall, ['right']);

  // Afterwards.
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const table = readFileSync(await saved.path(), 'utf8');
  expect(table.split('\n').filter((line) => line.startsWith('Ann,'))).toHaveLength(6);
  await page.getByRole('button', { name: 'Forget the room' }).click();
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(ann.page.getByText('The teacher has removed you')).toBeVisible();
});
