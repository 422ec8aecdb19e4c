/**
 * Counts what the page does: marks that it draws on its canvases, and messages that it sends to its workers.
 */
import type { Page } from '@playwright/test';

export type Counts = { readonly marks: number; readonly messages: number };

/** Counts from now on until the page is loaded again; reading the counts resets them. */
export async function counting(page: Page): Promise<() => Promise<Counts>> {
  await page.evaluate(() => {
    const counts = { marks: 0, messages: 0 };
    const counted = (prototype: object, names: readonly string[], what: keyof typeof counts): void => {
      for (const name of names) {
        const honest: unknown = Reflect.get(prototype, name);
        if (typeof honest !== 'function') throw new Error(`Nothing is called ${name} there.`);
        Reflect.set(prototype, name, function (this: unknown, ...given: unknown[]): unknown {
          counts[what]++;
          return Reflect.apply(honest, this, given);
        });
      }
    };
    counted(CanvasRenderingContext2D.prototype, ['fill', 'stroke', 'fillText', 'drawImage'], 'marks');
    counted(Worker.prototype, ['postMessage'], 'messages');
    Reflect.set(window, 'counted', () => {
      const sofar = { ...counts };
      counts.marks = 0;
      counts.messages = 0;
      return sofar;
    });
  });
  return () => page.evaluate(() => (window as unknown as { counted(): Counts }).counted());
}
