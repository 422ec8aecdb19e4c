/**
 * The most important steps of the documentation's lessons, done as they are written, with what they promise
 * on the screen.
 */
import { spoken } from '../driver/editor.ts';
import { dropExample } from '../driver/keeping.ts';
import { lessonCalled } from '../driver/learn.ts';
import { expect, test } from '../driver/walk.ts';

test('from Nim to ∞: three heaps in a sum, an arc away, and the rounds; from ∞ to moons: a gray node, the reasons for a moon, and two pieces on it', async ({
  editor,
}) => {
  const { page, inspector } = editor;
  const lesson = lessonCalled('from-nim-to-infinity');
  await editor.openTextTab();
  await editor.edgeList.fill(lesson.drawing(0));
  await editor.openInspectTab();
  lesson.says('Hold `Shift`, and click the nodes three, two and one.');
  // In another order: the second of two quick clicks on one node would name it.
  for (const heap of ['one', 'two', 'three']) await editor.click(heap, ['Shift']);
  lesson.says('Press `P`.');
  await editor.press('p');
  lesson.says('_The sum of 3 pieces_');
  await expect(inspector.getByRole('button', { name: 'The sum of 3 pieces' })).toBeVisible();
  await expect(inspector).toContainText('the previous player wins');
  lesson.says('Click the node one without `Shift`, and press `Shift+P`');
  await editor.click('one');
  await editor.press('Shift+P');
  lesson.says('under _Moves that win_ the inspector has one move, from three to two');
  await expect(inspector).toContainText(/Moves that winthree\s*→\s*to\s*two/);

  await editor.openTextTab();
  await editor.edgeList.fill(lesson.drawing(1));
  await editor.openInspectTab();
  lesson.says('click the arc from b to c, and press `Delete`');
  const [b, c] = [await editor.node('b'), await editor.node('c')];
  await page.mouse.click((b.x + c.x) / 2, (b.y + c.y) / 2);
  await editor.press('Delete');
  await expect(editor.status).toContainText('3 nimbers');
  lesson.says('In round 0 the node c gets its value, in round 1 b, in round 2 a.');
  await editor.press('s', '.', '.', '.');
  await expect(page.getByRole('main')).toContainText('Round 2: a gets 1');
  lesson.says('`Esc` ends it.');
  await editor.press('Escape');
  await expect(page.getByRole('main')).not.toContainText('Round 2');

  const moons = lessonCalled('from-infinity-to-moons');
  await editor.openTextTab();
  await editor.edgeList.fill(moons.drawing(1));
  await editor.openInspectTab();
  await editor.click('g');
  moons.says('`G` makes it white again.');
  await editor.press('g');
  await expect(inspector).toContainText('white node');
  await editor.press('g');
  await expect(inspector).toContainText(spoken(moons.worth('g')));
  moons.says('click a, and press `W`: under _Why_ the inspector says the same for each move');
  await editor.click('a');
  await editor.press('w');
  await expect(inspector).toContainText('this wins beside every nim-heap but that of 1');
  moons.says('click a, and press `P` twice: two pieces stand on one moon');
  await editor.press('p', 'p');
  await expect(inspector.getByRole('button', { name: 'The sum of 2 pieces' })).toBeVisible();
});

test('from up to over: the two players’ arcs, a pass, a comparison, and a value that is drawn', async ({
  editor,
}) => {
  const { page, inspector } = editor;
  const lesson = lessonCalled('from-up-to-over');
  const over = await editor.doubleClick(300, 200);
  lesson.says('press `L`, and the arcs that you draw next are Left’s'.replace('’', "'"));
  await editor.press('l');
  const end = await editor.grow(over, 300, 320);
  await editor.click(over);
  lesson.says('press `R`, and drag from its rim out into empty space and back to the node');
  await editor.press('r');
  await editor.loop(over);
  await editor.click(end);
  await editor.click(over);
  lesson.says('Type `5.^` into its field.');
  const other = inspector.getByRole('textbox', { name: 'Compare with…' });
  await other.fill('5.^');
  const related = inspector.getByText('is greater than');
  await expect(related).toHaveCount(1);
  // It comes below the field, which was at the edge of the panel.
  await expect(related.locator('..')).toBeInViewport();
  lesson.says('Then type `1/1024`.');
  await other.fill('1/1024');
  await expect(inspector).toContainText('is less than');
  lesson.says('Press `Ctrl+K`, choose _Draw a value…_, and type `on + off`');
  await editor.perform('Draw a value', /^Draw a value…/);
  const dialog = page.getByRole('dialog', { name: 'Draw a value' });
  await dialog.getByRole('textbox').fill('on + off');
  await expect(dialog).toContainText(`on + off = ${lesson.worth('on + off')}`);
  await editor.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(inspector).toContainText('best play is a draw');
});

test('scores: typed at the ends of a drawing, and for each player who is stuck', async ({ editor }) => {
  const { inspector } = editor;
  const lesson = lessonCalled('scores');
  const game = await editor.doubleClick(400, 200);
  lesson.says('Press `L`, and drag from its rim into empty space');
  await editor.press('l');
  const left = await editor.grow(game, 280, 340);
  lesson.says('Press `R`, and do the same to another place');
  await editor.press('r');
  const right = await editor.grow(game, 520, 340);
  lesson.says('type `3`, and press `Enter`');
  await editor.click(left);
  await editor.press('3', 'Enter');
  lesson.says(
    'The editor says that the drawing is a scoring game now: scores decide, and not who moves last.',
  );
  await expect(editor.messages).toContainText(
    'This drawing is a scoring game now: scores decide, not who moves last.',
  );
  lesson.says('Click the other new node, type `-1`, and press `Enter`.');
  await editor.click(right);
  await editor.press('-', '1', 'Enter');
  await editor.click(game);
  expect(lesson.worth('g')).toBe('<3|-1>');
  await expect(inspector).toContainText('bracket 3 bar minus 1 close');
  lesson.says('press `P` twice: two copies of g');
  await editor.press('p', 'p');
  await expect(inspector.getByRole('button', { name: 'The sum of 2 pieces' })).toBeVisible();
  lesson.says('Click a node without moves and type `:`, then `-1 | 2`, and press `Enter`');
  await editor.click(right);
  await editor.page.keyboard.type(':-1 | 2');
  await editor.press('Enter');
  expect(lesson.worth('m')).toBe('<^-1|^2>');
  await expect(inspector).toContainText('bracket stuck at minus 1 bar stuck at 2 close');
});

test('temperature: a sum in which the hottest piece is not the one to move', async ({ editor }) => {
  const { page, inspector } = editor;
  const lesson = lessonCalled('temperature');
  await editor.openExample('A sum of hot games');
  await editor.labelled(9);
  await inspector.getByRole('button', { name: 'The sum of 3 pieces' }).click();
  lesson.says("Here the hottest piece is a, but Left's only move that wins is the move of b.");
  await expect(inspector.getByRole('row', { name: /^a .*hottest/ })).toBeVisible();
  await expect(inspector).toContainText(/Left’s moves that winb\s*→\s*to\s*l1/);
  lesson.says('press _Play_. You are Left, and you move first. Press _Evaluate_');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const bar = page.getByRole('region', { name: 'Game' });
  await expect(bar).toContainText('Your turn (Left).');
  await bar.getByRole('button', { name: 'Evaluate' }).click();
  lesson.says('Click the piece on b, then the node with the thick ring, and play on.');
  await editor.click('b');
  await expect(bar).toContainText('Click a node with a thick ring');
  await editor.click('l1');
  await expect(bar).toContainText('The computer (Right): ');
});

test('the first figure: the dialog has every choice by the name that the page gives it', async ({
  editor,
}) => {
  const { page } = editor;
  const lesson = lessonCalled('first-figure');
  await dropExample(editor, 'fraenkel');
  await editor.labelled(8);
  await editor.focusCanvas();
  lesson.says('Press `Ctrl+E`');
  await editor.press('Control+e');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  lesson.says('_Format_: choose _TikZ_.');
  await dialog.getByRole('radio', { name: 'TikZ' }).check();
  const named = lesson.named('Export').filter((name) => !['Export', 'Download'].includes(name));
  expect(named.length).toBeGreaterThan(15);
  await expect(dialog).toContainText(named[0]);
  const text = (await dialog.textContent()) ?? '';
  expect(named.filter((name) => !text.includes(name))).toEqual([]);
});
