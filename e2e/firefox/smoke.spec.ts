/** The first minute in Firefox: draw, watch the values, and undo a step. */
import { expect, test } from '@playwright/test';
import { type Firefox, startFirefox, until } from '../driver/firefox.ts';

const path = process.env.FIREFOX_FOUND ?? '';
let firefox: Firefox;

test.beforeAll(async () => {
  firefox = await startFirefox(path, 1280, 800);
});
test.afterAll(async () => await firefox.close());

type Place = readonly [x: number, y: number];

const move = ([x, y]: Place) => ({
  type: 'pointerMove',
  origin: 'viewport',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
});
const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };
const mouse = (...actions: readonly object[]): Promise<void> =>
  firefox.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });

const doubleClick = (at: Place): Promise<void> => mouse(move(at), down, up, down, up);

async function drag(from: Place, to: Place): Promise<void> {
  const half: Place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  await mouse(move(from), down, move(half), move(to), up);
}

/** WebDriver's letter for Ctrl. */
const control = '\uE009';
const withControl = (key: string): Promise<void> =>
  firefox.act({
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value: control },
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
      { type: 'keyUp', value: control },
    ],
  });

const statusSays = (text: string): Promise<boolean> =>
  until(() =>
    firefox.evaluate<boolean>(
      `return document.querySelector('footer[aria-label=Status]')?.textContent.includes(arguments[0]) ?? false`,
      text,
    ),
  );

test('a person draws two positions and a move, and undoes', async ({ baseURL }) => {
  await firefox.open(baseURL ?? '');
  const place = await until(() =>
    firefox.evaluate<{ x: number; y: number } | undefined>(
      `const there = document.querySelector('[role=application]')?.getBoundingClientRect(); return there && { x: there.x, y: there.y }`,
    ),
  );
  const at = (x: number, y: number): Place => [place.x + x, place.y + y];

  // On a busy machine the canvas may not listen yet, or two clicks come too far apart to be one double: then once more, but not before
  // the status line was asked often, since a double click on a node would name it.
  const anyNode = `return document.querySelector('footer[aria-label=Status]')?.textContent.includes('1 node,') ?? false`;
  let asked = 0;
  await until(async () => {
    if (asked++ % 100 === 0) await doubleClick(at(200, 200));
    return await firefox.evaluate<boolean>(anyNode);
  });
  await statusSays('1 node');
  await statusSays('1 nimber');
  // From its rim to empty ground: one more arc and node.
  await drag(at(221, 200), at(420, 200));
  await statusSays('2 nodes, 1 arc');
  await statusSays('2 nimbers');
  await withControl('z');
  await statusSays('1 node, 0 arcs');
  await statusSays('1 nimber');
  const wrong = await firefox.evaluate<readonly string[]>(
    `return [...document.querySelectorAll('[role=alert]')].map((each) => each.textContent)`,
  );
  expect(wrong).toEqual([]);
});
