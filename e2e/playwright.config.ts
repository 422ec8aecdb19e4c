/**
 * The walks: what a person does, at a desk and on a phone, and the first minute in Firefox and WebKit. None
 * looks at a clock.
 */
import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { Pages } from './driver/walk.ts';
import { desk, onTheSite } from './site.ts';

/**
 * How many times longer than on an idle machine the page may take: as many as there are processes for a core
 * when the run begins. The test runner's own processes inherit it.
 */
process.env.GRUNDY_PATIENCE ??= String(Math.min(10, Math.max(1, loadavg()[0] / availableParallelism())));

/** A walk waits so long for one thing: what has not come in a minute on an idle machine does not come. */
const patience = Number(process.env.GRUNDY_PATIENCE) * 60_000;

/**
 * What a script of .ci finds, or nothing. Searched once: the test runner's own processes inherit the result,
 * also if it is nothing.
 */
const foundBy = (script: string): string =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../.ci', script)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();

process.env.FIREFOX_FOUND ??= foundBy('firefox.js');
process.env.WEBKIT_FOUND ??= foundBy('webkit.js');
process.env.FACES_FOUND ??= foundBy('faces.js');
const { FIREFOX_FOUND, WEBKIT_FOUND, FACES_FOUND } = process.env;
const others = [
  ['firefox', FIREFOX_FOUND],
  ['webkit', WEBKIT_FOUND],
].flatMap(([name, path]) =>
  path ? [{ name, testDir: 'other-browsers', timeout: 2 * patience, workers: 1 }] : [],
);

/**
 * Walks run without V8's optimizing compilers: in a page that is open for a few seconds these cost more time
 * than they save, a tenth of the processor time of all walks. The bench keeps them.
 */
const launchOptions = {
  ...onTheSite.use.launchOptions,
  args: [...onTheSite.use.launchOptions.args, '--js-flags=--no-opt --no-maglev'],
};

/** Every text that the browser would write in the system's face is written in this one, if it is there. */
const inFace = (face: 'wide' | 'narrow') => ({
  launchOptions: {
    ...launchOptions,
    ...(FACES_FOUND?.includes(face) && {
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, `faces/${face}.conf`) },
    }),
  },
});

/**
 * Walks that depend on the widths of texts have this tag, and run in a second face as well: beside the
 * others, in one browser, since each browser that starts takes as long as a walk.
 */
const inNarrowFace = FACES_FOUND?.includes('narrow')
  ? [{ name: 'narrow face', grep: /@both-faces/, use: inFace('narrow'), workers: 1 }]
  : [];

export default defineConfig<{ pages: Pages }>({
  ...onTheSite,
  timeout: 10 * patience,
  expect: { timeout: patience },
  testDir: 'walks',
  outputDir: '../.cache/test-results',
  // What a walk builds for itself needs no compiling (driver/whole-engine.ts).
  build: { external: ['**/.cache/**'] },
  fullyParallel: true,
  // One more than there are cores: walks also wait for what the editor does a moment later.
  workers: availableParallelism() + 1,
  // Traces take a third of the time, kept or not: --trace=retain-on-failure turns them on.
  use: {
    ...onTheSite.use,
    launchOptions,
    viewport: desk,
    pages: 'shared',
    actionTimeout: patience,
    navigationTimeout: patience,
    screenshot: 'only-on-failure',
    // What moves by itself is where it goes at once; the walks that look at a movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [...others, ...inNarrowFace, { name: 'wide face', use: inFace('wide') }],
});
