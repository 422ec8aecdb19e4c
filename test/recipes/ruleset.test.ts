/**
 * The recipe of a ruleset on cells: CONTRIBUTING.md shows Cram as a diff of one new file and two entries.
 * This applies it to a copy of the sources, where every law of rulesets and boards holds for Cram.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesBelow, copyWith } from './applied-diff.ts';

/** The report of the copy's tests. */
type Report = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

const changes = changesBelow('Add a ruleset');

test('a small ruleset on cells is one file and two entries', () => {
  expect(changes.filter(({ isNew }) => isNew).map(({ path }) => path)).toEqual([
    'engine/rulesets/cram/index.ts',
  ]);
  const entries = changes.filter(({ isNew }) => !isNew);
  expect(entries.map(({ path }) => path)).toEqual([
    'engine/rulesets/register.ts',
    'engine/checking/moves/stones.ts',
  ]);
});

test('without any other change, every law of rulesets holds for it', () => {
  const rooms = ['laws', 'fixtures', 'arbitrary', 'oracle', 'vectors', 'engine/checking'];
  const folder = copyWith(
    changes,
    rooms.map((room) => `test/${room}`),
  );
  try {
    const settings = {
      include: ['rulesets', 'boards'].map((laws) => `test/laws/${laws}.test.ts`),
      isolate: false,
      testTimeout: 900_000,
    };
    settings.include.push('test/engine/checking/named-families.test.ts');
    const define = { __VERSION__: '""', __RELEASED__: '""', __SITE__: '""' };
    writeFileSync(
      join(folder, 'vitest.config.ts'),
      `export default ${JSON.stringify({ define, test: settings })};\n`,
    );
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [vitest, 'run', '--root', folder, '--maxWorkers=1', '--reporter=json', '-t', '\\bcram\\b'],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, LAW_NEW: '0', LAW_RUNS: '10' } },
    );
    const begin = stdout.indexOf('{');
    if (begin < 0) throw new Error(stderr);
    const report: Report = JSON.parse(stdout.slice(begin));
    const failed = report.testResults.flatMap(({ message, assertionResults }) => [
      ...(message ? [message] : []),
      ...assertionResults.flatMap(({ fullName, failureMessages }) =>
        failureMessages.map((says) => `${fullName}: ${says}`),
      ),
    ]);
    expect(failed).toEqual([]);
    expect(report.numPassedTests).toBeGreaterThanOrEqual(18);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
