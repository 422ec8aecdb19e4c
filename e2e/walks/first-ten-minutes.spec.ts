/**
 * The page of the documentation about the first ten minutes, done step by step: what it says is what a reader
 * sees.
 */
import { lessonCalled } from '../driver/learn.ts';
import { expect, test } from '../driver/walk.ts';

test('the first ten minutes: a move, the mex, a loop, a circle, reasons, and blue and red arcs', {
  tag: '@both-faces',
}, async ({ editor }) => {
  const { page, inspector } = editor;
  const lesson = lessonCalled('first-ten-minutes');
  lesson.says('Double-click on the empty canvas');
  const upper = await editor.doubleClick(300, 160);
  const lower = await editor.doubleClick(300, 340);
  await editor.expectValues({ [upper]: '0', [lower]: '0' });
  lesson.says('Drag from the _rim_ of the upper node to the lower one.');
  await editor.connect(upper, lower);
  await editor.expectValues({ [upper]: '*1', [lower]: '0' });
  lesson.says('Drag from the rim of the upper node into empty space.');
  const third = await editor.grow(upper, 480, 250);
  await editor.expectValues({ [upper]: '*1', [lower]: '0', [third]: '0' });
  lesson.says('The upper node still says 1.');
  lesson.says('the upper node says 2');
  await editor.connect(lower, third);
  await editor.expectValues({ [upper]: '*2', [lower]: '*1', [third]: '0' });
  lesson.says('out into empty space and back to the node itself');
  await editor.loop(upper);
  await editor.expectValues({ [upper]: '∞_{0,1}', [lower]: '*1', [third]: '0' });

  lesson.says('choose _New drawing_ in the menu');
  await editor.menu('New drawing');
  await expect(editor.status).toContainText('0 nodes');
  const a = await editor.doubleClick(300, 200);
  const b = await editor.doubleClick(480, 200);
  await editor.connect(a, b);
  await editor.connect(b, a);
  await editor.expectValues({ [a]: '∞', [b]: '∞' });
  lesson.says('both nodes say ∞');
  const c = await editor.grow(a, 300, 360);
  await editor.expectValues({ [a]: '*1', [b]: '0', [c]: '0' });

  await editor.openInspectTab();
  await editor.click(a);
  await expect(inspector).toContainText('the next player wins');
  await expect(inspector).toContainText('2 options');
  lesson.says('Press `W`: the card _Why_ gives the reasons.');
  await editor.press('w');
  await inspector.getByText(`The player to move wins by moving to ${c}`).click();
  lesson.says('Click on the empty canvas, so that nothing is selected.');
  const empty = await editor.place(120, 500);
  await page.mouse.click(empty.x, empty.y);
  await expect(inspector).toContainText('Smith–Fraenkel–Perl');
  lesson.says('the card _Symbols_ explains');
  await expect(inspector.getByRole('button', { name: 'Symbols' })).toBeVisible();

  await editor.menu('New drawing');
  await expect(editor.status).toContainText('0 nodes');
  const top = await editor.doubleClick(400, 120);
  const left = await editor.doubleClick(280, 260);
  const right = await editor.doubleClick(520, 260);
  const bottom = await editor.doubleClick(400, 400);
  lesson.says('Press `L`');
  await editor.press('l');
  await editor.connect(top, right);
  await editor.connect(right, bottom);
  lesson.says('Press `R` for the red arcs');
  await editor.press('r');
  await editor.connect(top, left);
  await editor.connect(left, bottom);
  await expect
    .poll(async () => {
      const rows = await editor.table();
      return [top, right, left, bottom].map((id) => rows[id]?.value);
    })
    .toEqual(['plus or minus one', 'one', 'minus one', 'zero']);
  await editor.openInspectTab();
  await editor.click(top);
  for (const says of ['Left first:', 'Right first:', 'Stops', 'Mean', 'Temperature'])
    await expect(inspector).toContainText(says);
  await expect(inspector.getByRole('button', { name: 'Thermograph' })).toBeVisible();
  lesson.says('Press `E` for arcs that both players can use.');
  await editor.press('e');
  await expect(page.getByRole('radio', { name: 'Either' })).toBeChecked();
});
