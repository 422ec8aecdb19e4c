/**
 * What the walks and the bench of the browser share: the built site, served as a host would, in the Chromium that
 * .ci/browser.js finds. Nothing here is a limit that a busy machine comes near: a walk that fails has seen something wrong.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** Where the site is served; another port lets two checkouts run their walks side by side. */
const port = process.env.GRUNDY_PORT ?? '4173';

const minutes = 60_000;

// The test runner's own processes read this file again: they inherit what the first one found.
process.env.CHROMIUM_PATH ??= execFileSync(process.execPath, [join(root, '.ci/browser.js')], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
}).trim();

// A browser that came in a package brings its libraries along, for machines that lack them.
const libraries = join(dirname(process.env.CHROMIUM_PATH), 'al2023/lib');
if (existsSync(libraries)) process.env.LD_LIBRARY_PATH ??= libraries;

/**
 * Besides what Playwright switches off (a second list replaces the first, so both stand here): newer Chromiums load the
 * page behind their address bar into every window, one that nobody sees, which takes as long as the editor itself.
 */
const without = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export const desk = { width: 1280, height: 800 };

export const onTheSite = {
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 10 * minutes,
  expect: { timeout: 2 * minutes },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Kept files would hide the ones a test changes; the walk of working offline allows them.
    serviceWorkers: 'block',
    launchOptions: {
      timeout: 10 * minutes,
      executablePath: process.env.CHROMIUM_PATH,
      // Without a GPU, drawing through the software GL makes frames ten times slower than the plain 2D canvas.
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${without}`,
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js build && node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: root,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 15 * minutes,
  },
} satisfies PlaywrightTestConfig;
