/**
 * Finds a Chromium for the browser tests, or fetches one, and prints its path; which one, and why, goes to
 * standard error. The order, from the person's own choice to the most work:
 *   1 CHROMIUM_PATH · 2 Playwright's own · 3 one on PATH · 4 Playwright's download ·
 *   5 as root the distribution's package · 6 an npm package that carries a browser (Linux x64) · 7 failure.
 * Wherever there is a choice, the headless shell comes before the whole browser: it is Chromium without the
 * windows around the page, which nobody sees here, and all walks take a seventh less of the processor's time
 * in it. With --whole, as the bench asks, the whole browser comes first.
 * Every candidate must really start. The browser tests are never skipped.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { installed, onPath, run } from './on-this-machine.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shellFirst = !process.argv.includes('--whole');
const shell = 'chromium-headless-shell';
const wholes = ['chromium', 'chromium-browser', 'google-chrome', 'msedge'];
const names = shellFirst ? [shell, ...wholes] : [...wholes, shell];
const say = (text) => console.error(`browser: ${text}`);

/** Starts a candidate and closes it again: a browser with missing libraries does not start. */
async function starts(path) {
  try {
    const browser = await chromium.launch({ executablePath: path, timeout: 60_000 });
    await browser.close();
    return true;
  } catch (error) {
    say(`${path} does not start: ${String(error).split('\n', 1)[0]}`);
    return false;
  }
}

/** A file of one of these names, at any depth below a folder. */
function below(folder, names) {
  if (!existsSync(folder)) return undefined;
  const found = readdirSync(folder, { recursive: true }).find((path) => names.includes(basename(path)));
  return found && join(folder, found);
}

/** Playwright's whole browser, and the headless shell of the same revision beside it. */
function playwrights() {
  const whole = chromium.executablePath();
  const revision = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(whole);
  const wholeIfHere = existsSync(whole) ? whole : undefined;
  if (!revision || (wholeIfHere && !shellFirst)) return wholeIfHere;
  const shells = [
    'chrome-headless-shell',
    'chrome-headless-shell.exe',
    'headless_shell',
    'headless_shell.exe',
  ];
  return below(`${revision[1]}chromium_headless_shell-${revision[2]}`, shells) ?? wholeIfHere;
}

function downloaded() {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const asked = shellFirst ? 'chromium-headless-shell' : 'chromium';
  return run(process.execPath, [cli, 'install', asked]) ? playwrights() : undefined;
}

/** The distribution's package; not every one has the shell apart. */
function ofDistribution() {
  const [first, second] = shellFirst ? [shell, 'chromium'] : ['chromium', shell];
  return installed(first) || installed(second) ? onPath(...names)[0] : undefined;
}

/**
 * A headless shell inside an npm package, which needs neither root nor another server. It must have its own
 * temporary folder.
 */
async function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const name = '@sparticuz/chromium';
  const here = existsSync(join(root, 'node_modules', name));
  const install = [
    'install',
    '--prefix',
    root,
    '--no-save',
    '--no-package-lock',
    '--no-fund',
    '--no-audit',
    `${name}@147`,
  ];
  if (!here && !run('npm', install)) return undefined;
  process.env.TMPDIR = join(root, '.cache/chromium');
  mkdirSync(process.env.TMPDIR, { recursive: true });
  // With this set, the package adds the system libraries it ships, for machines that lack them.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  const { default: carried } = await import(name);
  return carried.executablePath();
}

const sources = [
  ['CHROMIUM_PATH', () => process.env.CHROMIUM_PATH],
  ["Playwright's own", playwrights],
  ['found on PATH', () => onPath(...names)[0]],
  ["Playwright's download", downloaded],
  ["the distribution's package", ofDistribution],
  ['the package @sparticuz/chromium', packaged],
];

async function find() {
  for (const [origin, look] of sources) {
    const path = await look();
    if (path && (await starts(path))) {
      say(`${path} (${origin})`);
      return path;
    }
    if (origin === 'CHROMIUM_PATH' && path) return undefined; // The person asked for this browser by name, so no other is tried.
  }
  return undefined;
}

const path = await find();
if (!path) {
  say(
    'no Chromium could be found or fetched. Any of these helps: set CHROMIUM_PATH to a Chromium or Chrome; ' +
      'npx playwright install chromium; apt-get install chromium (as root); open the network to npm.',
  );
  process.exit(1);
}
console.log(path);
