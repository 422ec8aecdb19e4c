/** A browser that is driven by WebDriver instead of Playwright, and a person's hand in it. */

export type Driven = {
  /** Loads an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** The body of a function run in the page; its arguments are `arguments`. */
  evaluate<T>(script: string, ...given: readonly unknown[]): Promise<T>;
  /** Input as a person gives it: WebDriver actions, one source after another. */
  act(...sources: readonly object[]): Promise<void>;
  close(): Promise<void>;
};

/** In milliseconds, and not tight: see site.ts. */
export const longestLoad = 600_000;

/** Calls again until there is an answer; only the walk's own end limits the time. */
export async function until<T>(ask: () => Promise<T | undefined | null | false>): Promise<T> {
  for (;;) {
    const answer = await ask();
    // WebDriver has no undefined.
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    await new Promise((on) => setTimeout(on, 50));
  }
}

export type Place = readonly [x: number, y: number];

const move = ([x, y]: Place) => ({
  type: 'pointerMove',
  origin: 'viewport',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
});
const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };

/** WebDriver's letters for keys that write nothing. */
export const keyNames = { control: '\uE009', escape: '\uE00C' } as const;

export function handIn(browser: Driven) {
  const mouse = (...actions: readonly object[]): Promise<void> =>
    browser.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  return {
    doubleClick: (at: Place): Promise<void> => mouse(move(at), down, up, down, up),
    async drag(from: Place, to: Place): Promise<void> {
      const half: Place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      await mouse(move(from), down, move(half), move(to), up);
    },
    /** Presses keys together. */
    press: (...keys: readonly string[]): Promise<void> =>
      browser.act({
        type: 'key',
        id: 'keyboard',
        actions: [
          ...keys.map((value) => ({ type: 'keyDown', value })),
          ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
        ],
      }),
    /** Waits until the status line says it. */
    statusSays: (text: string): Promise<boolean> =>
      until(() =>
        browser.evaluate<boolean>(
          `return document.querySelector('footer[aria-label=Status]')?.textContent.includes(arguments[0]) ?? false`,
          text,
        ),
      ),
  };
}
