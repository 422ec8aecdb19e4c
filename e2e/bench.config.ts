/**
 * The browser's part of `npm run bench`: one measurement after another, each beside its budget. `npm test`
 * does not run it.
 */
import { defineConfig } from '@playwright/test';
import { desk, onTheSite } from './site.ts';

export default defineConfig({
  ...onTheSite,
  testDir: 'bench',
  testMatch: /\.bench\.ts$/,
  outputDir: '../.cache/bench-results',
  workers: 1,
  // A trace would take screenshots all the time, on the page's own thread.
  use: { ...onTheSite.use, viewport: desk, trace: 'off' },
});
