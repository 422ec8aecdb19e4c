/** One finger, put down, moved and lifted, and two taps, through the browser's own input as from a touch screen. */
import type { Page } from '@playwright/test';
import type { Spot } from './geometry.ts';

export async function touchDrag(page: Page, from: Spot, to: Spot): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  await touch('touchStart', from);
  const steps = 8;
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
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
