/** Tables written, read and joined from parts: the same bytes in the end, and every problem by its line. */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { drain } from '../../../engine/rounds.ts';
import { rulesets } from '../../../engine/rulesets/register.ts';
import { parseAskedFamily } from '../../../engine/sweeps/asked-family.ts';
import { closeTable } from '../../../engine/sweeps/close-table.ts';
import { type OpenFamily, openFamily } from '../../../engine/sweeps/family.ts';
import { joinTables, missingRows, textOfJoined } from '../../../engine/sweeps/join-tables.ts';
import { withConditionsRead } from '../../../engine/sweeps/kept-members.ts';
import { linesOfLookedAt, lookedAtSaid } from '../../../engine/sweeps/looked-at.ts';
import { printPeriod, readPeriod } from '../../../engine/sweeps/period-claim.ts';
import { linesOfText, readTable } from '../../../engine/sweeps/read-table.ts';
import { rowsOfShard, type Shard } from '../../../engine/sweeps/shards.ts';
import { openSweep } from '../../../engine/sweeps/sweep.ts';
import type { SweepRow, TableFormat } from '../../../engine/sweeps/table.ts';
import { headOfTable, lineOfRow } from '../../../engine/sweeps/write-table.ts';
import { expect } from '../../fixtures/quick-expect.ts';
import { sweptTable } from '../../fixtures/swept-table.ts';
import { tryLaw } from '../../laws/seeds.ts';

function opened(text: string): OpenFamily {
  const asked = parseAskedFamily(text);
  if (!asked.ok) throw new Error(text);
  const ruleset = rulesets.find(({ id }) => id === asked.value.ruleset);
  const family = ruleset && openFamily(ruleset, asked.value);
  const read = family?.ok ? withConditionsRead(family.value) : undefined;
  if (!read?.ok) throw new Error(text);
  return read.value;
}

const measures = ['mean', 'temperature'];

function rowsOf(family: OpenFamily, positions?: number): readonly SweepRow[] {
  const found: SweepRow[] = [];
  const bound = positions === undefined ? {} : { positions };
  const sweep = openSweep(family, { measures, withData: true, ...bound });
  drain(
    (function* () {
      for (const advance of sweep.rows(Array.from({ length: family.count }, (_, row) => row)))
        if (advance.kind === 'row') found.push(advance.row);
        else yield;
    })(),
  );
  return found;
}

const family = opened('clobber "[LR]^n" n=1..5');
const rows = rowsOf(family);
/** The same where the positions of most rows are too many. */
const poor = rowsOf(family, 2);

const linesOf = (format: TableFormat, some: readonly SweepRow[]): readonly string[] =>
  some.map((row) => lineOfRow(format, family, row));

const tableOf = (format: TableFormat, some: readonly SweepRow[]): string =>
  headOfTable(format, family, measures) +
  linesOf(format, some).join('') +
  closeTable({ format, family }, new Map(some.map((row) => [row.row, row])));

const whole = { csv: tableOf('csv', rows), json: tableOf('json', rows) };

const joined = (...texts: readonly string[]) =>
  joinTables(
    texts.map((text, i) => ({ name: `part ${i}`, lines: linesOfText(text) })),
    rulesets,
  );

const problemsOf = (found: { ok: boolean; problems?: readonly { place: string; says: string }[] }): string =>
  (found.problems ?? []).map(({ place, says }) => `${place}: ${says}`).join('\n');

test('a table is read back as it was written, in either form', () => {
  for (const format of ['csv', 'json'] as const) {
    const read = readTable(linesOfText(whole[format]), rulesets);
    if (!read.ok) throw new Error(problemsOf(read));
    const told = ({ row, numbers, position, value, outcome, measured }: SweepRow) => [
      row,
      ...numbers,
      position,
      value,
      outcome,
      ...measured,
    ];
    expect(read.value.rows.map(told)).toEqual(rows.map(told));
    expect(read.value).toMatchObject({ format, measures, of: 62, family: family.asked });
  }
  expect(whole.csv.split('\n').slice(0, 6)).toEqual([
    '# grundy table 1',
    '# sweep clobber "[LR]^n" n=1..5',
    'row,n,w,position,value,outcome,mean,temperature,says',
    '0,1,0,L,0,P,0,-1,',
    '1,1,1,R,0,P,0,-1,',
    '2,2,0,LL,0,P,0,-1,',
  ]);
});

test('what has several parts is read from JSON as CSV has it', () => {
  const asked = 'toads-and-frogs "T .^n FF" n=1..2';
  const [csv, json] = (['csv', 'json'] as const).map((format) => {
    const read = readTable(
      linesOfText(sweptTable(asked, { format, measures: ['stops', 'thermograph', 'reduced', 'confused'] })),
      rulesets,
    );
    return read.ok ? read.value.rows.map(({ measured }) => measured) : problemsOf(read);
  });
  expect(json).toEqual(csv);
  expect(csv[0]).toContain('left (1, -1) (-1/4, 1/4), right (-1, -1) (-1, -1/2) (-1/4, 1/4)');
});

test.each([
  ['# grundy table 1,,,\n', /^line 1: was changed when a spreadsheet saved the table/],
  ['"# grundy table 1"\n', /^line 1: was changed when a spreadsheet saved the table/],
  [
    '# grundy table 1\n# sweep nim heap n=1\nrow,n,position,value,outcome,says\n# period 2 in n from 1: proved by magic to 9\n',
    /^line 4: is not a period; write it as grundy sweep does$/,
  ],
])('%j is refused with its cause', (text, says) => {
  expect(problemsOf(readTable(linesOfText(text), rulesets))).toMatch(says);
});

/** What befalls a set of shards before they are joined. */
const fates = fc.record({
  format: fc.constantFrom('csv' as const, 'json' as const),
  of: fc.integer({ min: 1, max: 5 }),
  /**
   * Shards that come once more, whole, with their rows in another order, and perhaps behind one another in
   * one file.
   */
  again: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { maxLength: 3 }),
  /** Shards that come once more, broken off there. */
  broken: fc.array(fc.tuple(fc.nat(), fc.double({ min: 0.3, max: 1, noNaN: true })), { maxLength: 3 }),
  /** Shards in which positions were too many. */
  poor: fc.array(fc.nat(), { maxLength: 2 }),
  order: fc.nat(),
});

/** An order of things, determined by a number. */
const shuffled = <T>(things: readonly T[], seed: number): readonly T[] =>
  things
    .map((thing, i) => [Math.imul(i + 1, seed * 2 + 1) >>> 0, thing] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, thing]) => thing);

test('shards that are doubled, shuffled and broken off are joined to the bytes of one sweep', () => {
  const heads = { csv: headOfTable('csv', family, measures), json: headOfTable('json', family, measures) };
  tryLaw(fates, 60, ({ format, of, again, broken, poor: poorShards, order }) => {
    const shard = (number: number, seed?: number, from = rows): string => {
      const own = [...rowsOfShard(family.count, { number, of })].map((row) => from[row]);
      return seed === undefined
        ? tableOf(format, own)
        : heads[format] + linesOf(format, shuffled(own, seed)).join('');
    };
    const parts = Array.from({ length: of }, (_, i) => shard(i + 1));
    for (const [number, seed, isBehind] of again)
      if (isBehind) parts[0] += shard(number % of, seed);
      else parts.push(shard(number % of, seed));
    for (const [number, part] of broken) {
      const text = shard(number % of);
      const cut = text.slice(0, Math.floor(text.length * part));
      // A head that is broken off is refused, as the next test says.
      if (cut.length > heads[format].length) parts.push(cut);
    }
    for (const number of poorShards) parts.push(shard(number % of, undefined, poor));
    const found = joined(...shuffled(parts, order));
    if (!found.ok) throw new Error(problemsOf(found));
    expect([...textOfJoined(found.value, false)].join('')).toBe(whole[format]);
  });
});

test('the same where a condition keeps some of the members: nobody looks again at those that it left out', () => {
  const some = opened('clobber "[LR]^n" n=1..5 "value = 0 or mean > 0"');
  const found = sweptTable('clobber "[LR]^n" n=1..5 "value = 0 or mean > 0"', { positions: 2 });
  const [unknownLine] = found.split('\n').filter((line) => line.startsWith('# not known'));
  const unknown = lookedAtSaid('csv', unknownLine)?.unknown ?? [];
  expect(unknown.length).toBeGreaterThan(2);
  const written = new Map(found.split('\n').map((line) => [Number.parseInt(line, 10), `${line}\n`]));
  const head = headOfTable('csv', some, []);
  /** The rows of a shard up to one, and what is said of the others. */
  const part = (shard: Shard, upTo: number): string => {
    const own = [...rowsOfShard(upTo, shard)];
    const lines = own.flatMap((row) => written.get(row) ?? []);
    const rest = own.filter((row) => unknown.includes(row));
    return (
      head + lines.join('') + linesOfLookedAt('csv', { shards: [{ shard, upTo }], unknown: rest }, some.count)
    );
  };
  const cuts = fc.record({
    of: fc.integer({ min: 1, max: 5 }),
    begun: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 3 }),
    left: fc.nat(7),
    order: fc.nat(),
  });
  tryLaw(cuts, 60, ({ of, begun, left, order }) => {
    const parts = Array.from({ length: of }, (_, i) => part({ number: i + 1, of }, some.count));
    for (const [number, upTo] of begun)
      parts.push(part({ number: number % of, of }, 1 + (upTo % some.count)));
    const whole = joined(...shuffled(parts, order));
    if (!whole.ok) throw new Error(problemsOf(whole));
    expect([...textOfJoined(whole.value, false)].join('')).toBe(found);
    if (left >= of || of === 1) return;
    const rest = joined(
      ...shuffled(
        parts.filter((_, i) => i !== left && i < of),
        order,
      ),
    );
    if (!rest.ok) throw new Error(problemsOf(rest));
    const own = [...rowsOfShard(some.count, { number: left + 1, of })];
    expect(rest.value.missing).toEqual(own);
    expect(missingRows(rest.value)).toBe(`${own.length} of 62 members were not looked at`);
    const again = joined([...textOfJoined(rest.value, false)].join(''), part({ number: left + 1, of }, 62));
    if (!again.ok) throw new Error(problemsOf(again));
    expect([...textOfJoined(again.value, false)].join('')).toBe(found);
  });
});

describe('parts', () => {
  test('where rows are missing they are named, and the table stays open for them', () => {
    const some = rows.filter(({ row }) => row !== 3 && (row < 7 || row > 20));
    const found = joined(tableOf('csv', some));
    if (!found.ok) throw new Error(problemsOf(found));
    expect(missingRows(found.value)).toBe('rows 3 and 7 to 20 are missing, 15 of 62');
    const text = [...textOfJoined(found.value, false)].join('');
    expect(text).toBe(headOfTable('csv', family, measures) + linesOf('csv', some).join(''));
  });

  const edited = (from: RegExp, to: string): string => whole.csv.replace(from, to);
  const other = opened('clobber "[LR]^n" n=1..4');

  test.each([
    ['no table', ['a,b\n1,2\n'], /^part 0: line 1: is not the first line of a table of grundy sweep/],
    ['an empty file', [''], /^part 0: line 1: the file is empty/],
    [
      'a head that is broken off',
      ['# grundy table 1\n# sweep clob'],
      /^part 0: line 2: the head of the table ends too early/,
    ],
    [
      'a later version',
      ['# grundy table 7\n'],
      /line 1: is in version 7 of tables, and this Grundy reads version 1/,
    ],
    [
      'an unknown ruleset',
      [edited(/sweep clobber/, 'sweep clubber')],
      /line 3: there is no ruleset "clubber"/,
    ],
    ['other columns', [edited(/row,n,w/, 'row,w,n')], /line 3: the columns are row, w, n/],
    [
      'a cut line inside',
      [edited(/^9,.*\n/m, '9,3\n')],
      /^part 0: line 13: has 2 cells; a row of this table has 9$/m,
    ],
    ['wrong numbers', [edited(/^9,3,/m, '9,4,')], /line 13: row 9 belongs to n=3 w=3/],
    [
      'a wrong position',
      [edited(/^9,3,3,LRR/m, '9,3,3,LRL')],
      /line 13: the position of row 9 is LRL; it must be LRR/,
    ],
    ['a row too many', [edited(/^61,/m, '62,')], /line 65: there is no row 62; the last is 61/],
    ['a missing row', [edited(/^9,.*\n/m, '')], /line 65: says that 62 rows stand above, and there are 61/],
    ['other words', [edited(/^9,/m, '# nine,')], /line 13: is not a row, not a period/],
    [
      'rows that do not agree',
      [whole.csv, edited(/^9,3,3,LRR,[^,]*,/m, '9,3,3,LRR,7,')],
      /^part 1: line 13: row 9 does not agree with part 0: line 13$/m,
    ],
    [
      'another sweep',
      [whole.csv, headOfTable('csv', other, measures)],
      /^part 1: is of another sweep than part 0; join only tables of one sweep$/,
    ],
    [
      'another sweep in one file',
      [whole.csv + headOfTable('csv', other, measures)],
      /^part 0: line 69: another sweep begins here/,
    ],
    [
      'other measures',
      [whole.csv, headOfTable('csv', family, [])],
      /^part 1: is of other measures than part 0; join only tables of one sweep$/,
    ],
    [
      'another form',
      [whole.csv, whole.json],
      /^part 1: is of another form than part 0; join only tables of one sweep$/,
    ],
  ])('%s: refused by name', (_, texts, says) => {
    const found = joined(...texts);
    expect(found.ok ? 'joined' : problemsOf(found)).toMatch(says);
  });
});

test.each([
  'period 2 in k from 1 where m=1 n=1: observed to k=12',
  'period 12 in n from 71: proved by heaps to 167',
  'period 8 with saltus 4 in n from 2: observed to n=40',
])('%s: a claim is read as it is printed', (text) => {
  const claim = readPeriod(text);
  expect(claim && printPeriod(claim)).toBe(text);
  expect(readPeriod(`${text} or so`)).toBe(undefined);
});
