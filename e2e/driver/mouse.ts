/**
 * What a hand does with the mouse in time of its own: two clicks soon after each other, and a pull, one step
 * a frame.
 */
import type { Page } from '@playwright/test';
import type { Spot } from './geometry.ts';

/** In seconds, from one to the next of the button's ups and downs. */
const quick = 0.04;

/**
 * Each event has its own time, as from a hand, so that it does not matter how soon a busy machine passes them
 * on.
 */
export async function clickedTwice(page: Page, { x, y }: Spot): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const since = Date.now() / 1000;
  const mouse = (
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    step: number,
    clickCount: number,
  ): Promise<unknown> =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      clickCount,
      button: clickCount ? 'left' : 'none',
      timestamp: since + step * quick,
    });
  await mouse('mouseMoved', 0, 0);
  for (const count of [1, 2]) {
    await mouse('mousePressed', 2 * count, count);
    await mouse('mouseReleased', 2 * count + 1, count);
  }
  await session.detach();
}

/** There and back again. */
export async function panned(page: Page, from: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const steps = 30;
  for (let step = 1; step <= 2 * steps; step++) {
    const away = 4 * (step <= steps ? step : 2 * steps - step);
    await page.mouse.move(from.x + away, from.y + away / 2);
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
  }
  await page.mouse.up();
}
