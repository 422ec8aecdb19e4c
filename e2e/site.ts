/**
 * Settings shared by the walks and the browser's bench: the built site, served as a host would, in the
 * Chromium that .ci/browser.js finds. No limit here is near what a busy machine needs, so a walk that fails
 * has found an error.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** Another checkout's site may be measured by this one's bench: `npm run bench -- turns FOLDER`. */
const measured = process.env.GRUNDY_MEASURED ?? root;

/** Where the site is served; another port lets two checkouts run their walks side by side. */
const port = process.env.GRUNDY_PORT ?? '4173';

const minutes = 60_000;

// The test runner's own processes read this file again and inherit the result.
process.env.CHROMIUM_PATH ??= execFileSync(process.execPath, [join(root, '.ci/browser.js')], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
}).trim();

// A browser from a package brings its libraries, for machines that lack them.
const libraries = join(dirname(process.env.CHROMIUM_PATH), 'al2023/lib');
if (existsSync(libraries)) process.env.LD_LIBRARY_PATH ??= libraries;

/**
 * Besides what Playwright switches off (a second list replaces the first, so both are here): newer Chromiums
 * load the page behind their address bar into every window, an invisible one, which takes as long as the
 * editor itself.
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
    // Cached files would hide the ones a test changes; the walk about working offline allows the cache.
    serviceWorkers: 'block',
    launchOptions: {
      timeout: 10 * minutes,
      executablePath: process.env.CHROMIUM_PATH,
      // Without a GPU, drawing through the software GL makes frames ten times slower than the plain 2D
      // canvas.
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
    command: `node ${join(root, '.ci/start.js')} --port ${port} --strictPort`,
    cwd: measured,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 15 * minutes,
  },
} satisfies PlaywrightTestConfig;
