/** The browser tests: the built site, served as a host would, in the Chromium that .ci/browser.js finds. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** Where the site is served; another port lets two checkouts run their walks side by side. */
const port = process.env.GRUNDY_PORT ?? '4173';

// The test runner's own processes read this file again: they inherit what the first one found.
process.env.CHROMIUM_PATH ??= execFileSync(process.execPath, [join(root, '.ci/browser.js')], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
}).trim();

// A browser that came in a package brings its libraries along, for machines that lack them.
const libraries = join(dirname(process.env.CHROMIUM_PATH), 'al2023/lib');
if (existsSync(libraries)) process.env.LD_LIBRARY_PATH ??= libraries;

export default defineConfig({
  testDir: 'walks',
  outputDir: '../.cache/test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    // Kept files would hide the ones a test changes; the walk of working offline allows them.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Without a GPU, drawing through the software GL makes frames ten times slower than the plain 2D canvas.
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desk', testIgnore: /(touch|speed)\.spec/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: /touch\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Alone, after the others: what it measures is the main thread's own work.
    {
      name: 'speed',
      testMatch: /speed\.spec/,
      dependencies: ['desk', 'phone'],
      fullyParallel: false,
      workers: 1,
      // A trace takes pictures of the page all the time, on the page's own thread.
      use: { viewport: { width: 1280, height: 800 }, trace: 'off' },
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js build && node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: root,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
