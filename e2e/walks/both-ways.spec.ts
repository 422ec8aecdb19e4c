/**
 * A drawing of blue and red arcs in both ways of play, what is in the way of a value, and the pairs that are
 * completed.
 */
import { checked } from '../driver/access.ts';
import { expect, test } from '../driver/walk.ts';

test('both ways of play side by side, a hole that is named, and completed pairs', async ({ editor }) => {
  const { page, inspector } = editor;
  await editor.openTextTab();
  await editor.edgeList.fill(
    't ->L e\nt ->R f\ne ->R g\nf ->L g\nv ->L(l) a\nv ->R(r) b\na ->R c, d\nb ->L c, d',
  );
  await expect(editor.status).toContainText('Loopy partizan games');
  await editor.openInspectTab();
  await editor.focusCanvas();
  await inspector.getByRole('button', { name: 'Both ways of play' }).click();
  const row = (name: string) => inspector.getByRole('row', { name: new RegExp(`^${name} `) });
  await expect(row('v')).toContainText('?');
  await expect(row('t')).toContainText('0');
  await expect(page.getByText('At each node: by turns : at once')).toBeVisible();
  await checked(page, 'both ways of play');
  await inspector.getByRole('radio', { name: /^at once/ }).check();
  await expect(editor.status).toContainText('both players move at once, normal convention');
  await expect
    .poll(async () => (await editor.twin()).join('\n'))
    .toContain('v, white, no value, since a pair of moves has no result');
  await inspector.getByRole('button', { name: 'Show one way only' }).click();
  await inspector.getByRole('button', { name: 'Show the completed pairs' }).click();
  await inspector.getByRole('button', { name: /^Select the nodes with a pair/ }).click();
  await expect(editor.status).toContainText('Left’s move l and Right’s r at v have no result together.');
  await expect(inspector).toContainText('No value, since a pair of moves has no result.');
  await checked(page, 'a hole and completed pairs');
});
