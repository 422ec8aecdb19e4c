/** The walks: what a person does, at a desk and on a phone, and the first minute in Firefox. None looks at a clock. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { desk, onTheSite } from './site.ts';

// Searched once: the test runner's own processes inherit the result, also if it is nothing.
process.env.FIREFOX_FOUND ??= execFileSync(
  process.execPath,
  [join(import.meta.dirname, '../.ci/firefox.js')],
  {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  },
).trim();
const inFirefox = process.env.FIREFOX_FOUND === '' ? [] : [{ name: 'firefox', testDir: 'firefox' }];

export default defineConfig({
  ...onTheSite,
  testDir: 'walks',
  outputDir: '../.cache/test-results',
  fullyParallel: true,
  // One more than the cores of the smallest machines: walks also wait for what the editor does a moment later.
  workers: 3,
  // Traces take a third of the time, kept or not: --trace=retain-on-failure turns them on.
  use: {
    ...onTheSite.use,
    screenshot: 'only-on-failure',
    // What moves by itself is where it goes at once; the walks that look at a movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desk', testIgnore: /touch\.spec/, use: { viewport: desk } },
    {
      name: 'phone',
      testMatch: /touch\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    ...inFirefox,
  ],
});
