/**
 * One finger, put down, moved and lifted, and two taps, through the browser's own input as from a touch
 * screen.
 */
import type { Page } from '@playwright/test';
import type { Spot } from './geometry.ts';

export async function touchDrag(page: Page, from: Spot, to: Spot): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  const steps = 8;
  const moved = (step: number): Promise<unknown> => {
    const part = step / steps;
    return touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  };
  // Sent together: a finger that rests for half a second opens a menu, and a busy machine may take as long.
  await Promise.all([touch('touchStart', from), moved(1)]);
  for (let step = 2; step <= steps; step++) {
    await moved(step);
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
  }
  await touch('touchEnd');
  await session.detach();
}

/** Each event bears its own time: sent one by one, they can come too far apart on a busy machine. */
export async function doubleTap(page: Page, { x, y }: Spot): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const since = Date.now() / 1000;
  for (const [step, type] of (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).entries()) {
    const touchPoints = type === 'touchStart' ? [{ x, y }] : [];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: since + step * 0.04 });
  }
  await session.detach();
}

/** One finger rests at a place until what it waits for has come, and is lifted there. */
export async function longPress(page: Page, { x, y }: Spot, until: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await until();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
