/**
 * The first minute in Firefox and in WebKit: draw, watch the values, undo a step, open a dialog and close it.
 */
import { expect, test } from '@playwright/test';
import { type Driven, handIn, keyNames, type Place, until } from '../driver/driven.ts';
import { startFirefox } from '../driver/firefox.ts';
import { startWebKit } from '../driver/webkit.ts';
import { desk } from '../site.ts';

let browser: Driven;

test.beforeAll(async () => {
  const { FIREFOX_FOUND = '', WEBKIT_FOUND = '' } = process.env;
  const isFirefox = test.info().project.name === 'firefox';
  browser = isFirefox
    ? await startFirefox(FIREFOX_FOUND, desk.width, desk.height)
    : await startWebKit(WEBKIT_FOUND, desk.width, desk.height);
});
test.afterAll(async () => await browser.close());

test('a person draws two positions and a move, undoes, and looks up the keys', async ({ baseURL }) => {
  const { doubleClick, drag, press, statusSays } = handIn(browser);
  await browser.open(baseURL ?? '');
  const place = await until(() =>
    browser.evaluate<{ x: number; y: number } | undefined>(
      `const there = document.querySelector('[role=application]')?.getBoundingClientRect(); return there ? { x: there.x, y: there.y } : undefined`,
    ),
  );
  const at = (x: number, y: number): Place => [place.x + x, place.y + y];

  // On a busy machine the canvas may not listen yet, or two clicks come too far apart to be one double: then
  // once more, but not before the status line was asked often, since a double click on a node would name it.
  const anyNode = `return document.querySelector('footer[aria-label=Status]')?.textContent.includes('1 node,') ?? false`;
  let asked = 0;
  await until(async () => {
    if (asked++ % 100 === 0) await doubleClick(at(200, 200));
    return await browser.evaluate<boolean>(anyNode);
  });
  await statusSays('1 node');
  await statusSays('1 nimber');
  // From its rim to empty ground: one more arc and node.
  await drag(at(221, 200), at(420, 200));
  await statusSays('2 nodes, 1 arc');
  await statusSays('2 nimbers');
  await press(keyNames.control, 'z');
  await statusSays('1 node, 0 arcs');
  await statusSays('1 nimber');

  // The dialog is as high as its list, which is longer than fits, and closes although its field keeps the
  // keyboard.
  await press('?');
  const dialog = await until(() =>
    browser.evaluate<{ height: number; most: number; focused: string } | undefined>(
      `const list = document.querySelector('dialog[open] section')
       return document.activeElement?.type === 'search' && list
         ? { height: list.clientHeight, most: innerHeight, focused: document.activeElement.type } : undefined`,
    ),
  );
  expect(dialog.height).toBeGreaterThan(dialog.most / 2);
  await press(keyNames.escape);
  await until(() => browser.evaluate<boolean>(`return !document.querySelector('dialog[open]')`));

  // The first version is not announced as a new one, even when it controls the page.
  await until(() =>
    browser.evaluate<boolean>(`return navigator.serviceWorker?.controller?.state === 'activated'`),
  );
  const wrong = await browser.evaluate<readonly string[]>(
    `return [...document.querySelectorAll('[role=alert], #toasts p')].map((each) => each.textContent)`,
  );
  expect(wrong).toEqual([]);
});
