/**
 * Finds a Firefox and prints its path, or nothing if there is none: FIREFOX_PATH, one on PATH, one in the
 * usual places. None is downloaded, and none is required. What was found is written to standard error.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from './on-this-machine.js';

const say = (text) => console.error(`firefox: ${text}`);

const usual = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  '/snap/bin/firefox',
];

const candidates = process.env.FIREFOX_PATH
  ? [process.env.FIREFOX_PATH]
  : [...onPath('firefox', 'firefox-esr'), ...usual];
const runs = (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
const path = candidates.find(runs);
say(path ?? 'none is at hand, so the walk in it is left out. FIREFOX_PATH names one.');
if (path) console.log(path);
