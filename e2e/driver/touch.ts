/** One finger, put down, moved and lifted, and two taps: through the browser's own input, as a touch screen would. */
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

/** Both taps are sent at once: awaited one by one they can come too far apart on a busy machine. */
export async function doubleTap({ touchscreen }: Page, { x, y }: Spot): Promise<void> {
  await Promise.all([touchscreen.tap(x, y), touchscreen.tap(x, y)]);
}
