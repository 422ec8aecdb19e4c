/**
 * The editor as a person uses it: the one place that knows the names of things on the page. Walks name nodes,
 * arcs, values and dialogs; this file finds them by their roles and visible names.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { parseValue, spokenOf } from '../../engine/values/index.ts';
import { downloaded } from './downloads.ts';
import { drawn, offCentre, type PlacedNode, rimTowards, type Spot } from './geometry.ts';
import { clickedTwice, panned } from './mouse.ts';

export type Row = {
  readonly colour: string;
  /** As a screen reader reads it: "infinity with exit 0". */
  readonly value: string;
  readonly outcome: string;
  readonly step: string;
};

/** How the page reads aloud a value that a test writes as text. */
export function spoken(text: string): string {
  const value = parseValue(text);
  if (!value) throw new Error(`"${text}" is no value.`);
  return spokenOf(value);
}

const surface = (page: Page): Locator => page.getByRole('application');

/** Where a node is, once it is drawn and does not move: a drawing opens a moment after its dialog closes. */
async function nodeAt(page: Page, id: string): Promise<PlacedNode> {
  const node = (await drawn(page, id)).nodes.find((each) => each.id === id);
  if (!node) throw new Error(`No node "${id}" is drawn.`);
  return node;
}

/** In milliseconds: more than `soon` in app/canvas/gestures/clicking.ts. */
const noDoubleClickAfter = 500;

/** What comes a moment after an act is looked for often: the usual pauses grow to a second. */
const often = { intervals: [20, 50, 100, 200] };

const idsOf = async (page: Page): Promise<readonly string[]> =>
  (await drawn(page)).nodes.map((node) => node.id);

/** Does something that makes one node, and finds out which. */
async function making(page: Page, act: () => Promise<void>): Promise<string> {
  const before = new Set(await idsOf(page));
  await act();
  await expect.poll(async () => (await idsOf(page)).length, often).toBe(before.size + 1);
  const made = (await idsOf(page)).find((id) => !before.has(id));
  if (made === undefined) throw new Error('No node was made.');
  return made;
}

async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
}

/** The node table in the Text tab, by node name. */
async function table(page: Page): Promise<Readonly<Record<string, Row>>> {
  await page.getByRole('tab', { name: 'Text' }).click();
  const rows = page.getByRole('tabpanel', { name: 'Text' }).getByRole('table').locator('tbody tr');
  // A column that would say nothing of any node is not there.
  const read = await rows.evaluateAll((all) =>
    all
      .filter((row) => row.ariaHidden !== 'true')
      .map((row) => {
        // Typeset values contain words for screen readers beside the symbols; a test compares those.
        const words = (cell: Element | undefined): string =>
          (cell?.querySelector('.unseen') ?? cell)?.textContent?.trim() ?? '';
        const heads = [...(row.closest('table')?.tHead?.rows[0].cells ?? [])].map((head) => words(head));
        const of = (head: string): string => words(row.children[heads.indexOf(head)]);
        return [
          of('Node'),
          {
            colour: heads.includes('Colour') ? of('Colour') : 'white',
            value: of('Value'),
            outcome: of('Outcome'),
            step: of('Round'),
          },
        ] as const;
      }),
  );
  return Object.fromEntries(read);
}

const valuesOf = async (page: Page): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(Object.entries(await table(page)).map(([name, row]) => [name, row.value]));

/** Lines of the list that replaces the canvas for screen readers: "c, white, value …; 2 options: …". */
const twin = async (page: Page): Promise<readonly string[]> =>
  (await surface(page).getByRole('option').allTextContents()).map((line) => line.replace(/\s+/g, ' ').trim());

const labelsRevision = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-labels-revision]').getAttribute('data-labels-revision'));

export function drive(page: Page) {
  const status = page.getByRole('contentinfo', { name: 'Status' });
  /** The node that was clicked last, and when. */
  let clicked: { readonly id: string; readonly at: number } | undefined;
  return {
    page,
    surface: surface(page),
    status,
    inspector: page.getByRole('complementary', { name: 'Inspector' }),
    messages: page.getByRole('region', { name: 'Messages' }),
    edgeList: page.getByRole('textbox', { name: 'The drawing as an edge list' }),

    async open(path = './'): Promise<void> {
      await page.goto(path);
      await expect(surface(page)).toBeVisible();
      // The panels come after the canvas; what is done before them has a walk of its own.
      await expect(page.getByRole('banner')).toBeVisible();
    },
    /** Reloads an empty drawing, and waits until one can draw. */
    async reopen(): Promise<void> {
      await page.reload();
      await expect(surface(page)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('0 nodes');
    },
    drawn: () => drawn(page),
    ids: () => idsOf(page),
    node: (id: string) => nodeAt(page, id),
    table: () => table(page),
    twin: () => twin(page),

    /** A place on the canvas, from its upper left corner. */
    async place(x: number, y: number): Promise<Spot> {
      const { surface: box } = await drawn(page);
      return { x: box.x + x, y: box.y + y };
    },
    async doubleClick(x: number, y: number): Promise<string> {
      const { surface: box } = await drawn(page);
      return await making(page, () => clickedTwice(page, { x: box.x + x, y: box.y + y }));
    },
    drag: (from: Spot, to: Spot) => drag(page, from, to),
    async connect(from: string, to: string): Promise<void> {
      const [start, end] = [await nodeAt(page, from), await nodeAt(page, to)];
      await drag(page, rimTowards(start, end), end);
    },
    /** Drags from the rim to empty ground: makes an arc and its new node. */
    async grow(from: string, x: number, y: number): Promise<string> {
      const { surface: box } = await drawn(page);
      const end = { x: box.x + x, y: box.y + y };
      const start = await nodeAt(page, from);
      return await making(page, () => drag(page, rimTowards(start, end), end));
    },
    /** Drags from the rim out and back to the node itself. */
    async loop(at: string): Promise<void> {
      const node = await nodeAt(page, at);
      const out = { x: node.x, y: node.y - 70 };
      const rim = rimTowards(node, out);
      await page.mouse.move(rim.x, rim.y);
      await page.mouse.down();
      await page.mouse.move(out.x, out.y, { steps: 3 });
      await page.mouse.move(node.x, node.y, { steps: 3 });
      await page.mouse.up();
    },
    async click(id: string, modifiers: readonly ('Shift' | 'Control')[] = []): Promise<void> {
      // A fast machine would make two clicks of one node a double click, which no hand does by chance.
      const adds = modifiers.includes('Shift');
      if (!adds && clicked?.id === id)
        await page.waitForTimeout(Math.max(0, clicked.at + noDoubleClickAfter - Date.now()));
      const node = await nodeAt(page, id);
      for (const key of modifiers) await page.keyboard.down(key);
      await page.mouse.click(node.x, node.y);
      for (const key of modifiers) await page.keyboard.up(key);
      clicked = adds ? undefined : { id, at: Date.now() };
    },
    async press(...keys: readonly string[]): Promise<void> {
      for (const key of keys) await page.keyboard.press(key);
    },
    async tap(id: string): Promise<void> {
      const { x, y } = await nodeAt(page, id);
      await page.touchscreen.tap(x, y);
    },
    /** The centre of the handle that is shown beside a node after a touch. */
    async connectHandle(): Promise<Spot & { readonly width: number; readonly height: number }> {
      const handle = page.getByRole('button', { name: /connect/i });
      await expect(handle).toBeVisible();
      const box = await handle.boundingBox();
      if (!box) throw new Error('The connect handle has no place on the screen.');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
    },
    /** Types the letters of a node while codes are shown. */
    async typeCode(id: string): Promise<void> {
      const code = page.locator(`[data-code-of="${id}"]`);
      await page.keyboard.type((await code.textContent()) ?? '');
      await page.keyboard.press('Enter');
    },
    /** Space and a drag, one step a frame. */
    async pan(): Promise<void> {
      const { surface: box } = await drawn(page);
      await page.keyboard.down('Space');
      await panned(page, { x: box.x + 300, y: box.y + 300 });
      await page.keyboard.up('Space');
    },
    /** Turns the wheel until the drawing is far from the middle. */
    async lookAway(): Promise<void> {
      const { surface: box } = await drawn(page);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.wheel(2_000, 1_500);
      await expect.poll(async () => offCentre(await drawn(page))).toBeGreaterThan(1_000);
    },
    /** Waits until the whole drawing is in view and centred. */
    async expectFramed(): Promise<void> {
      await expect.poll(async () => offCentre(await drawn(page))).toBeLessThan(3);
    },
    /** The revision of the drawing whose labels are all drawn in the label layer. */
    labelsRevision: () => labelsRevision(page),
    async labelsAfter(revision: number): Promise<void> {
      // Reported from inside the page, since asking from outside, or at every frame, would cost the page's
      // time. A timer runs after the frame in which the labels were drawn, so that its painting counts too.
      await page.evaluate(
        (before) =>
          new Promise<void>((done) => {
            const layer = document.querySelector<HTMLElement>('[data-labels-revision]');
            if (!layer) throw new Error('No labels have been drawn on this page.');
            const shown = (): number => Number(layer.dataset.labelsRevision);
            const observer = new MutationObserver(() => {
              if (shown() <= before) return;
              observer.disconnect();
              setTimeout(done);
            });
            observer.observe(layer, { attributeFilter: ['data-labels-revision'] });
            if (shown() > before) {
              observer.disconnect();
              setTimeout(done);
            }
          }),
        revision,
      );
    },
    async labelled(count: number): Promise<void> {
      await expect(status).toContainText(`${count.toLocaleString('en')} nodes`);
      await expect(status).toContainText(/\d (nimbers|∞|stoppers)/);
    },

    /** Puts the focus on the canvas as Tab does. */
    focusCanvas: () => surface(page).focus(),
    making: (act: () => Promise<void>) => making(page, act),

    /** Waits until the page reads the values of these nodes like this: texts such as "∞_{2,3}". */
    async expectValues(wanted: Readonly<Record<string, string>>): Promise<void> {
      const said = Object.fromEntries(Object.entries(wanted).map(([name, text]) => [name, spoken(text)]));
      await expect.poll(() => valuesOf(page), often).toEqual(said);
    },
    async openTextTab(): Promise<void> {
      await page.getByRole('tab', { name: 'Text' }).click();
    },
    async openInspectTab(): Promise<void> {
      await page.getByRole('tab', { name: 'Inspect' }).click();
    },
    async menu(item: string | RegExp): Promise<void> {
      await page.getByRole('button', { name: 'Grundy: menu' }).click();
      await page.getByRole('menuitem', { name: item }).click();
    },
    /** Uses the palette: types a text, and takes an option. */
    async perform(typed: string, option: RegExp): Promise<void> {
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Command palette' });
      await palette.getByRole('combobox').fill(typed);
      await palette.getByRole('option', { name: option }).click();
      await expect(palette).toBeHidden();
    },
    async openExample(title: string | RegExp): Promise<void> {
      await this.menu(/Examples/);
      await page.getByRole('dialog').getByRole('button', { name: title }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
    async openFile(name: string, text: string): Promise<void> {
      const choosing = page.waitForEvent('filechooser');
      await this.menu(/Open a file/);
      const chooser = await choosing;
      await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    },
    async savedFile(): Promise<{ readonly name: string; readonly text: string }> {
      const { name, bytes } = await downloaded(page, () => page.keyboard.press('Control+s'));
      return { name, text: bytes.toString('utf8') };
    },
  };
}

export type Editor = ReturnType<typeof drive>;
