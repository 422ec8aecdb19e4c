/**
 * `grundy check`: verifies tables of sweeps by means that share no code with what made them, and says what
 * was checked and what was not.
 */

import { grouped } from '../../engine/answers/index.ts';
import {
  type CheckedColumn,
  type CheckReport,
  checkHeaps,
  checkTable,
  type HeapsReport,
  isSummaryOfHeaps,
} from '../../engine/checking/index.ts';
import type { Result } from '../../engine/result.ts';
import { askedBudget, budgetOption } from './budget-option.ts';
import type { CliCommand } from './command.ts';
import { called } from './files-in-messages.ts';
import { readText } from './input.ts';
import { type Output, tell, tellProblems } from './output.ts';

export const checkCommand: CliCommand = {
  name: 'check',
  takes: 'TABLE…',
  says: 'whether tables of grundy sweep are right, line by line, found by play that shares no code with grundy sweep',
  options: {
    json: { says: 'writes one JSON document for each table, each on a line of its own' },
    budget: {
      ...budgetOption,
      says: 'checks a row that up to this many new positions follow (50,000 if left out), and counts other rows as not checked',
    },
  },
  notes: [
    'Values are checked by play: impartial ones by the values of options or beside nim-heaps, partizan ones by the difference from the',
    'claimed value, with infinite play counted for either player, and scoring games by their order. The positions of the family are',
    'written again and compared. Periods are looked for in the rows, and their proofs are computed again.',
    'A summary that grundy sweep --summary --json wrote is checked, too: all that it says is found again by a program of its own.',
    'The report names the first wrong line first, and counts everything that could not be checked.',
  ],
  async run(asked, output) {
    const budget = askedBudget(asked);
    if (!budget.ok) {
      tellProblems('grundy check', budget.problems);
      return false;
    }
    let good = true;
    for (const file of asked.files)
      good = (await checkFile(file, budget.value, asked.has('json'), output)) && good;
    return good;
  },
};

/** Milliseconds between two lines of progress. */
const pause = 2000;

async function checkFile(
  file: string,
  positions: number | undefined,
  json: boolean,
  output: Output,
): Promise<boolean> {
  const text = await readText(file);
  const checked: Result<CheckReport | HeapsReport> = !text.ok
    ? text
    : isSummaryOfHeaps(text.value)
      ? drained(
          checkHeaps(text.value),
          file,
          ({ heaps, of }) => `${grouped(heaps)} of ${grouped(of)} heaps found`,
        )
      : drained(
          checkTable(text.value, positions === undefined ? {} : { positions }),
          file,
          ({ rows, of }) => `${grouped(rows)} of ${grouped(of)} rows checked`,
        );
  if (!checked.ok) {
    const { problems } = checked;
    if (json) await output.write(`${JSON.stringify({ file: called(file), right: false, problems })}\n`);
    tellProblems(called(file), problems);
    return false;
  }
  await output.write(
    json
      ? `${JSON.stringify({ file: called(file), right: true, ...checked.value })}\n`
      : `${called(file)}: ${'game' in checked.value ? heapsInWords(checked.value) : inWords(checked.value)}\n`,
  );
  return true;
}

function drained<Step, Found>(
  checking: Generator<Step, Found, void>,
  file: string,
  progress: (step: Step) => string,
): Found {
  let told = performance.now();
  for (;;) {
    const step = checking.next();
    if (step.done) return step.value;
    if (performance.now() - told < pause) continue;
    told = performance.now();
    tell(`${called(file)}: ${progress(step.value)}`);
  }
}

/** By which means what a summary says was found again, and what was not. */
function heapsInWords({
  game,
  heaps,
  byDefinition,
  bySparseness,
  byPeriod,
  known,
  unchecked,
}: HeapsReport): string {
  const found = [
    [byDefinition, 'by the definition, from all of their options'],
    [bySparseness, 'from their options by rare heaps, and by others until every smaller value is one'],
    [byPeriod, `by ${known}`],
  ] as const;
  const whole = unchecked.length === 0 ? '; all that the summary says was found again' : '';
  return [
    `${game}, ${grouped(heaps)} heaps${whole}`,
    ...found.flatMap(([count, by]) => (count === 0 ? [] : [`  ${grouped(count)} heaps ${by}`])),
    ...unchecked.map(({ what, why }) => `  not checked: ${what}; ${why}`),
  ].join('\n');
}

function inWords({ rows, of, columns }: CheckReport): string {
  const lines = columns.map((column) => `  ${columnInWords(column)}`);
  const counted = `${grouped(rows)} of ${grouped(of)} rows`;
  return [`${counted}; their positions are those of the family`, ...lines].join('\n');
}

/** "value: 36 right: play of the difference 30, nim values of options 6". */
function columnInWords({ name, right, unchecked }: CheckedColumn): string {
  const total = right.reduce((sum, { count }) => sum + count, 0);
  const means = right.map(({ by, count }) => `${by} ${grouped(count)}`);
  const found = total === 0 ? [] : [`${grouped(total)} right, by ${means.join(', ')}`];
  const left = unchecked.map(
    ({ why, count, line }) => `${grouped(count)} not checked, the first in line ${line}: ${why}`,
  );
  return `${name}: ${[...found, ...left].join('; ')}`;
}
