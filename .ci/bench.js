/**
 * `npm run bench`: bundles the benchmark with Vite into .cache/bench and runs it in its own Node process, so
 * that only the engine is compiled and warmed up there; then it measures the editor in a browser. The budgets
 * are in test/bench/bench.ts and e2e/bench. `npm run bench -- engine` or `browser` runs one of the two, and
 * `boards` the largest boards, which take minutes and gigabytes, `sweeps` the sweeps alone, `finds`
 * searches for games alone, `matrices` matrices alone, and `questions` the long searches behind the page
 * "Questions of the field", which take 20 minutes. `npm run bench -- turns FOLDER` measures another checkout that has its packages installed,
 * and this one, three times in turns (`turns FOLDER 1`: once), and names the rows that were better there.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

await import('./install.js');

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = (cwd, ...args) => spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status ?? 1;

/**
 * Measures the engine of the project in a folder, or does with it what is asked; vite is this project's own.
 */
async function engine(project = root, ...asked) {
  const { build } = await import('vite');
  const folder = join(project, '.cache', 'bench');
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: join(project, 'test', 'bench', 'bench.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'bench.js', format: 'es' } },
    },
  });
  const program = join(folder, 'bench.js');
  const yardstick = [join(project, 'test', 'bench', 'retrograde.c'), folder];
  return node(project, '--expose-gc', program, ...(asked.length > 0 ? asked : yardstick));
}

const browserArgs = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/bench.config.ts'];
const browser = () => node(root, ...browserArgs);

/** What is measured is the browser that people have, with its windows. */
function inWholeBrowser() {
  process.env.CHROMIUM_PATH ??= execFileSync(process.execPath, [join(root, '.ci/browser.js'), '--whole'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}

/** The rows in what a bench printed, by name: a row that is indented belongs to the one before it. */
function rowsIn(text) {
  const rows = new Map();
  let before = '';
  for (const line of text.split('\n')) {
    const [, indent, what, figure, unit] =
      /^\s*(?:within|OVER {2}) ( *)(.+?)\s+([\d.]+) (ms|s|GB|kB|times|bytes\/arc|of one) /.exec(`${line} `) ??
      [];
    if (what === undefined) continue;
    if (indent.length === 0) before = what;
    rows.set(indent.length === 0 ? what : `${before}, ${what}`, { figure: Number(figure), unit });
  }
  return rows;
}

/** Runs a program with what it prints shown and kept. */
function kept(args, env = {}) {
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  console.log(stdout);
  return rowsIn(stdout);
}

const median = (all) => all.toSorted((a, b) => a - b)[all.length >>> 1];

/** Beyond this share a row is named as worse, or as better: two runs of one version differ by less. */
const notable = 1.1;

/**
 * Another version of the project and this one in turns, so that both meet the machine as it is: the engine by
 * each version's own bench, the site of each by this version's. Then every row with the medians of both, and
 * the rows that were better in the other version by name.
 */
async function turns(other, count) {
  const versions = { other: resolve(other), this: root };
  const found = new Map();
  const add = (name, rows) => {
    for (const [what, { figure, unit }] of rows) {
      const row = found.get(what) ?? { unit, other: [], this: [] };
      row[name].push(figure);
      found.set(what, row);
    }
  };
  for (let turn = 1; turn <= count; turn++)
    for (const [name, project] of Object.entries(versions)) {
      console.log(`\n${name} version, turn ${turn} of ${count}`);
      add(name, kept([join(project, '.ci/bench.js'), 'engine']));
      add(name, kept(browserArgs, { GRUNDY_MEASURED: project }));
    }
  const worse = [];
  for (const [what, row] of found) {
    if (row.other.length === 0 || row.this.length === 0) continue;
    const [before, now] = [median(row.other), median(row.this)];
    const share = now / before;
    const says = share > notable ? 'WORSE ' : share < 1 / notable ? 'better' : '      ';
    const line = `${says} ${what.padEnd(66)} ${before.toFixed(2).padStart(9)} → ${now.toFixed(2).padStart(9)} ${row.unit.padEnd(9)} ${share.toFixed(2)}`;
    console.log(line);
    if (share > notable) worse.push(line);
  }
  console.log(
    worse.length === 0 ? '\nNo row is worse.' : `\nBetter in the other version:\n${worse.join('\n')}`,
  );
}

const parts = { engine: () => engine(), browser };
const boards = () => engine(root, 'large-boards');
const [asked, other, count] = process.argv.slice(2);
if (['turns', 'browser', undefined].includes(asked)) inWholeBrowser();
if (asked === 'turns') await turns(other ?? '.', Number(count ?? 3));
if (asked === 'boards') process.exitCode = await boards();
if (['sweeps', 'finds', 'matrices', 'questions'].includes(asked))
  process.exitCode = await engine(root, asked);
for (const [name, part] of Object.entries(parts))
  if (asked === undefined || asked === name) process.exitCode = (await part()) || process.exitCode;
