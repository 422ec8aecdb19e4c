/** The drawing pulled about by the mouse, one step a frame. */
import type { Page } from '@playwright/test';
import type { Spot } from './geometry.ts';

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
