/**
 * `npm test`, and its fast part `npm run check`: the stages in order, each timed, up to the first that fails;
 * then the counts of the tests that ran. Reports lie in .cache/reports. Exit status 0 only when every stage
 * passed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache/reports');
const report = (name) => join(reports, `${name}.json`);
const tool = (path) => join(root, 'node_modules', path);

/**
 * The folder of transformed modules, which all projects of Vitest and later runs share. Vitest notices changes
 * of a module and of the settings. It does not notice other packages, or another version or date of the
 * release, which modules contain as constants: a hash of the files with these is the folder's name.
 */
const transformed = join(root, '.cache/modules');
const namedBy = createHash('sha1');
for (const file of ['package.json', 'package-lock.json', 'CITATION.cff'])
  namedBy.update(readFileSync(join(root, file)));
const transformedNow = join(transformed, namedBy.digest('hex'));

const vitest = (name, ...args) => [
  tool('vitest/vitest.mjs'),
  'run',
  ...args,
  '--experimental.fsModuleCache',
  `--experimental.fsModuleCachePath=${transformedNow}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report(name)}`,
];

const inside = ['--project=laws', '--project=workers', '--project=app', '--project=page'];

/**
 * [what it checks, the script and its arguments, the report it leaves, more environment, the variable that
 * gets what it prints]
 */
const fast = [
  ['types', [tool('typescript/bin/tsc'), '-b']],
  ['lint and format', [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['house rules', vitest('house', '--project=house'), 'house'],
];

const whole = [
  ...fast,
  // The test of the package asks for it as well.
  ['a browser', [join(root, '.ci/browser.js')], undefined, undefined, 'CHROMIUM_PATH'],
  ['facts, laws and units', vitest('unit', ...inside, '--project=built'), 'unit'],
  ['a WebKit', [join(root, '.ci/webkit.js'), '--install'], undefined, undefined, 'WEBKIT_FOUND'],
  ['two faces', [join(root, '.ci/faces.js'), '--install'], undefined, undefined, 'FACES_FOUND'],
  [
    'browser tests',
    [
      tool('@playwright/test/cli.js'),
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--retries=1',
      '--reporter=list,json',
    ],
    'browser',
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser') },
  ],
];

/**
 * A tenth of the runs of every law (test/fewer-runs.ts), without the stages that need a build or a browser.
 */
const check = [...fast, ['facts, laws and units', vitest('unit', ...inside), 'unit', { LAW_SHARE: '0.1' }]];

const stages = process.argv[2] === 'fast' ? check : whole;

/**
 * Tests passed and failed according to a report of vitest's or Playwright's; a skipped test counts as failed.
 * A walk that passes at its second attempt is named, for its race is an error that waits to be found, but
 * what was to be checked holds.
 */
function counted(name) {
  if (!existsSync(report(name))) return { passed: 0, failed: 0 };
  const said = JSON.parse(readFileSync(report(name), 'utf8'));
  if (said.stats) {
    const { expected, unexpected, flaky, skipped } = said.stats;
    for (const title of said.suites.flatMap(hesitant))
      console.log(`Passed at its second attempt only: ${title}`);
    return { passed: expected + flaky, failed: unexpected + skipped };
  }
  return { passed: said.numPassedTests, failed: said.numTotalTests - said.numPassedTests };
}

/** The titles of the walks in a suite of Playwright's report that failed at first. */
const hesitant = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(hesitant),
];

function runStage([what, args, name, env, variable]) {
  console.log(`\n── ${what} ──`);
  const since = performance.now();
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', variable ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (variable && status === 0) process.env[variable] = String(stdout).trim();
  const count = name ? counted(name) : { passed: 0, failed: 0 };
  const passed = status === 0 && count.failed === 0;
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`── ${what}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s ──`);
  return { passed, count };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
mkdirSync(transformedNow, { recursive: true });
// There is one file for each version of each module; after months of edits the folder begins anew.
const mostFiles = 30_000;
for (const name of readdirSync(transformed)) {
  const folder = join(transformed, name);
  if (folder !== transformedNow || readdirSync(folder).length > mostFiles)
    rmSync(folder, { recursive: true, force: true });
}
const sum = { passed: 0, failed: 0 };
let failedStage;
for (const stage of stages) {
  const { passed, count } = runStage(stage);
  sum.passed += count.passed;
  sum.failed += count.failed;
  if (passed) continue;
  failedStage = stage[0];
  if (count.failed === 0) sum.failed += 1; // A stage that failed without naming a test still counts as a failure.
  break;
}
if (process.env.WEBKIT_FOUND === '')
  console.log('\nWebKit was not looked at: none is here, and none could be installed.');
writeFileSync(report('count'), JSON.stringify(sum));
console.log(failedStage ? `\nStopped at "${failedStage}"; what it said is above.` : '\nEvery stage passed.');
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(failedStage ? 1 : 0);
