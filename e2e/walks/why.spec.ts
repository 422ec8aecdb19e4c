/** Why a node has its value: reasons highlight what they mention, and their names lead from node to node. */
import { checked } from '../driver/access.ts';
import { drawn } from '../driver/geometry.ts';
import { dropExample } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

test('why d is a moon: every chip lights what it names, Enter follows it, Alt+← comes back, a line is watched', async ({
  editor,
}) => {
  const { page, inspector } = editor;
  await dropExample(editor, 'erratum');
  await expect(editor.status).toContainText('☾');
  await editor.click('d');
  await editor.press('w');
  await expect(inspector.getByRole('button', { name: 'Why', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Grundy: menu' })).toBeInViewport();
  const rows = inspector
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Keep this highlighted' }) });
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('the next player wins');

  /** Nodes with the tint of light just outside their rim, by name. */
  const lit = async (): Promise<readonly string[]> => {
    const { nodes } = await drawn(page);
    return await page.evaluate((all) => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const isTinted = (canvas: HTMLCanvasElement, x: number, y: number): boolean => {
        const { left, top, width } = canvas.getBoundingClientRect();
        const ratio = canvas.width / width;
        pen?.clearRect(0, 0, 1, 1);
        pen?.drawImage(canvas, (x - left) * ratio, (y - top) * ratio, 1, 1, 0, 0, 1, 1);
        const [red, green, blue] = pen?.getImageData(0, 0, 1, 1).data ?? [];
        return blue > green + 60 && red > green;
      };
      const canvases = [...document.querySelectorAll<HTMLCanvasElement>('[role="application"] canvas')];
      const away = Math.SQRT1_2;
      return all
        .filter(({ x, y, radius }) =>
          canvases.some((canvas) => isTinted(canvas, x - (radius + 5) * away, y + (radius + 5) * away)),
        )
        .map(({ id }) => id)
        .toSorted((a, b) => a.localeCompare(b));
    }, nodes);
  };
  const named = async (texts: Promise<readonly string[]>): Promise<readonly string[]> =>
    [...new Set((await texts).map((text) => text.trim()).filter((text) => /^[a-e]$/.test(text)))].toSorted(
      (a, b) => a.localeCompare(b),
    );

  for (const row of (await rows.all()).slice(1)) {
    const chips = row.getByRole('button');
    await row.hover({ position: { x: 60, y: 4 } });
    const spoken = [...new Set(['d', ...(await named(chips.allTextContents()))])].toSorted((a, b) =>
      a.localeCompare(b),
    );
    await expect.poll(lit).toEqual(spoken);
    for (const chip of await chips.all()) {
      const [name] = await named(chip.allTextContents());
      if (name === undefined) continue;
      await chip.hover();
      await expect.poll(lit).toEqual([name]);
    }
  }
  await checked(page, 'the reasons for a value');

  await rows.nth(2).getByRole('button', { name: 'c', exact: true }).focus();
  await editor.press('Enter');
  await expect(inspector.getByRole('heading', { name: 'c white node' })).toBeVisible();
  await expect(rows.first().getByRole('button').first()).toBeFocused();
  await editor.press('Alt+ArrowLeft');
  await expect(inspector.getByRole('heading', { name: 'd white node' })).toBeVisible();
  await expect(rows.first().getByRole('button').first()).toBeFocused();

  // A click leaves the keyboard in the panel, too.
  await rows.nth(2).getByRole('button', { name: 'c', exact: true }).click();
  await expect(inspector.getByRole('heading', { name: 'c white node' })).toBeVisible();
  await expect(rows.first().getByRole('button').first()).toBeFocused();
  await editor.press('Alt+ArrowLeft');
  await expect(inspector.getByRole('heading', { name: 'd white node' })).toBeVisible();

  await rows.nth(2).getByRole('button', { name: 'Watch this line' }).click();
  const bar = page.getByRole('region', { name: 'A line of play' });
  await expect(bar).toContainText('The player to move moves to b.');
  // Its piece stands on the drawing.
  await expect
    .poll(async () => (await editor.twin()).filter((node) => node.includes('1 piece.')).length)
    .toBe(1);
});
