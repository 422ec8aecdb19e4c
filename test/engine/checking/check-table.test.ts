/**
 * Tables that really come from sweeps are right, by means that share no code with what made them; and every
 * error that is planted in one is found and named by its line. In one file, since all tests use the same
 * tables.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulesByHand } from '../../../engine/checking/moves/moves-by-hand.ts';
import { rulesets } from '../../../engine/rulesets/register.ts';
import { handOf } from '../../arbitrary/positions.ts';
import { checked, lineOf, problemsOf, replaced, uncheckedIn } from '../../fixtures/checked-table.ts';
import { sweptTable } from '../../fixtures/swept-table.ts';

/** Families of rulesets that have none of their own, or whose first one is large. */
const patterns: Readonly<Record<string, string>> = {
  'hare-and-hounds': 'critical k=1',
  diskonnect: '"[lr.]^n" n=1..3',
  'toads-and-frogs': '"T^m .^k F^n" m=1..2 k=1..2 n=1..2',
};

/** All numbers from their least to the next, so that little follows. */
const smallFamilies = rulesets.map(({ id, families = [] }) => {
  const [family] = families;
  const pattern = patterns[id];
  if (pattern !== undefined || !family) return `${id} ${pattern}`;
  const ranges = family.parameters.flatMap(({ name, least, first, greatest }) =>
    greatest ? [] : [`${name}=${least}..${Math.max(least, Math.min(first, least + 1))}`],
  );
  return [id, family.id, ...ranges].join(' ');
});

describe('true tables', () => {
  test.each(smallFamilies)('%s is right, and every value of it was checked', (asked) => {
    const found = checked(sweptTable(asked));
    expect(found).toMatchObject({ ok: true });
    expect(found.ok && uncheckedIn(found.value)).toEqual([]);
  });

  test.each([
    'backsliding-toads-and-frogs "T^m .^k F^n" m=1..3 k=1..2 n=1..3 m+k+n<=7',
    'green-lime-hackenbush words n=1..3',
    'additional-subtraction "{3,4,-1} <n>" n=0..12',
    'take-small "[12]^n" n=1..3',
    'clobber "[LR]^n" n=5',
  ])('%s is right in either form, with all that is measured', (asked) => {
    const measures = [
      'mean',
      'temperature',
      'left-stop',
      'right-stop',
      'heat',
      'reduced',
      'birthday',
      'confused',
      'stops',
      'thermograph',
    ];
    for (const format of ['csv', 'json'] as const)
      expect(checked(sweptTable(asked, { format, measures }))).toMatchObject({ ok: true });
  });

  test('the means are counted, and what was not checked is reported', () => {
    const table = sweptTable('domineering rectangle r=1..3 c=1..3', { measures: ['mean'] });
    expect(checked(table)).toMatchObject({
      value: {
        rows: 9,
        of: 9,
        columns: [
          {
            name: 'value',
            right: [
              { by: 'nim values of options', count: 1 },
              { by: 'play of the difference', count: 8 },
            ],
          },
          { name: 'outcome', right: [{ by: 'play', count: 9 }] },
          { name: 'mean', right: [{ by: 'its definition', count: 9 }] },
        ],
      },
    });
    const few = checked(table, { positions: 20 });
    expect(few.ok && uncheckedIn(few.value)).toContain('value: more than 20 positions follow');
  });
});

const frogs = sweptTable('toads-and-frogs "T^m .^k F^n" m=1..2 k=1..3 n=1..2', {
  measures: ['mean', 'temperature', 'left-stop', 'reduced', 'birthday'],
});

describe('errors that are planted are found', () => {
  test('the tables are right without them', () => {
    expect(checked(frogs)).toMatchObject({ ok: true });
    expect(lineOf(frogs, 5)).toBe('1,1,1,2,T.FF,{0|-1/2},N,-1/4,1/4,0,{0|-1/2},3,');
  });

  test.each([
    ['a wrong value', 'T.FF,{0|-1/2}', 'T.FF,{0|-1/4}', 'line 5', /value of T\.FF/],
    ['a value that is nearly right', 'T.FF,{0|-1/2}', 'T.FF,{0‖0|-1/2}', 'line 5', /value of T\.FF/],
    ['a value in no notation', 'T.FF,{0|-1/2}', 'T.FF,banana', 'line 5', /banana is no value/],
    [
      'a wrong outcome',
      'N,-1/4,1/4,0,{0|-1/2},3,\n2',
      'R,-1/4,1/4,0,{0|-1/2},3,\n2',
      'line 5',
      /outcome is N, not R/,
    ],
    ['a wrong mean', '-1/4,1/4,0,{0|-1/2},3,\n2', '-1/2,1/4,0,{0|-1/2},3,\n2', 'line 5', /the mean is -1\/4/],
    [
      'a wrong temperature',
      '-1/4,1/4,0,{0|-1/2},3,\n2',
      '-1/4,1/2,0,{0|-1/2},3,\n2',
      'line 5',
      /temperature is 1\/4/,
    ],
    ['a wrong stop', '-1/4,1/4,0,{0|-1/2},3,\n2', '-1/4,1/4,1,{0|-1/2},3,\n2', 'line 5', /left-stop is 0/],
    ['a wrong reduced form', '0,{0|-1/2},3,\n2', '0,{0|-1},3,\n2', 'line 5', /more than an infinitesimal/],
    ['a wrong birthday', '{0|-1/2},3,\n2', '{0|-1/2},4,\n2', 'line 5', /birthday is 3/],
    [
      'a mean that is not in lowest terms',
      'N,-1/4,1/4,0,{0|-1/2},3,\n2',
      'N,-2/8,1/4,0,{0|-1/2},3,\n2',
      'line 5',
      /mean is -1\/4, not -2\/8/,
    ],
    [
      'a reduced form that can be reduced',
      '1/4,0,{0|-1/2},3,\n2',
      '1/4,0,{*|-1/2},3,\n2',
      'line 5',
      /not reduced/,
    ],
    [
      'an outcome that was emptied',
      'N,-1/4,1/4',
      ',-1/4,1/4',
      'line 5',
      /outcome of T\.FF: is missing; it is N/,
    ],
    ['a mean that was emptied', 'N,-1/4,1/4', 'N,,1/4', 'line 5', /mean of T\.FF: is missing; it is -1\/4/],
    [
      'a reduced form that was emptied',
      '0,{0|-1/2},3,\n2',
      '0,,3,\n2',
      'line 5',
      /reduced of T\.FF: is missing/,
    ],
    [
      'a birthday that was emptied',
      '{0|-1/2},3,\n2',
      '{0|-1/2},,\n2',
      'line 5',
      /birthday of T\.FF: is missing/,
    ],
    [
      'a value that was emptied',
      '{0|-1/2},N,-1/4',
      ',N,-1/4',
      'line 5',
      /has no value, and does not say why/,
    ],
    ['a measure that nobody knows', 'temperature', 'temper', 'line 3', /the check knows no measure "temper"/],
    [
      'cells that a spreadsheet added',
      '# grundy table 1',
      '# grundy table 1,,,,',
      'line 1',
      /a spreadsheet saved the table/,
    ],
    [
      'quotation marks that a spreadsheet added',
      '# grundy table 1',
      '"# grundy table 1"',
      'line 1',
      /a spreadsheet saved the table/,
    ],
    ['a missing row', `${lineOf(frogs, 6)}\n`, '', 'line 6', /row 2, of m=1 k=2 n=1, is missing/],
    [
      'a doubled row',
      `${lineOf(frogs, 6)}\n`,
      `${lineOf(frogs, 6)}\n${lineOf(frogs, 6)}\n`,
      'line 7',
      /second time/,
    ],
    [
      'rows in another order',
      `${lineOf(frogs, 6)}\n${lineOf(frogs, 7)}`,
      `${lineOf(frogs, 7)}\n${lineOf(frogs, 6)}`,
      'line 6',
      /row 2, of m=1 k=2 n=1, is missing/,
    ],
    ['a position that is not the family’s', '1,1,1,2,T.FF', '1,1,1,2,TF.F', 'line 5', /is T\.FF, not TF\.F/],
    ['numbers of another row', '1,1,1,2,T.FF', '1,1,2,2,T.FF', 'line 5', /row 1 belongs to m=1 k=1 n=2/],
    [
      'a last row that is missing',
      `${lineOf(frogs, 15)}\n# 12 of`,
      '# 12 of',
      'line 15',
      /says that 12 rows/,
    ],
    [
      'a number of rows that is not the family’s',
      '# 12 of 12',
      '# 12 of 13',
      'line 16',
      /the family has 13 rows, and it has 12/,
    ],
    ['another range in the head', 'k=1..3', 'k=1..4', 'line 10', /row 6 belongs to m=1 k=4 n=1/],
    ['another ruleset in the head', 'sweep toads', 'sweep backsliding-toads', 'line 4', /value of T\.F:/],
    ['a cell too many', 'T.FF,{0', 'T.FF,0,{0', 'line 5', /cells/],
    ['no last line', '# 12 of 12 rows\n', '', 'line 15', /not complete/],
    ['a line that is broken off', ' rows\n', '', 'line 16', /ends too early/],
    ['an unknown ruleset', 'sweep toads-and-frogs', 'sweep toads', 'line 2', /no ruleset "toads"/],
    ['an unknown family', '"T^m .^k F^n"', 'frogs', 'line 2', /no family frogs/],
    ['a range that is left out', ' k=1..3', '', 'line 2', /the range of k is missing/],
  ])('%s', (_, from, to, place, says) => {
    const [first] = problemsOf(replaced(frogs, from, to));
    expect(first).toMatchObject({ place, says: expect.stringMatching(says) });
  });

  test.each([
    [
      'a loopy value',
      'backsliding-toads-and-frogs "T^m .^k F^n" m=2..3 k=1 n=1',
      'TTT.F,on,',
      'TTT.F,off,',
      'line 5',
    ],
    [
      'one side of a value',
      'backsliding-toads-and-frogs "T^m .^k F^n" m=3 k=2 n=3',
      '{on‖0|-1/2} & {1/2|0‖off}',
      '{on‖0|-1/2} & {1/2|0‖under}',
      'line 4',
    ],
    ['an exit', 'additional-subtraction "{3,4,-1} <n>" n=4', '"∞_{0,1}"', '∞_0', 'line 4'],
    ['a phase', 'green-lime-hackenbush "0-1:g 1-2:g 2-<n>:l" n=3', '"☾_{0,1}"', '☾_0', 'line 4'],
    ['the form of a scoring game', 'take-small "[12]^n" n=3', '<<2|^2>|<0|^0>>', '<2|0>', 'line 8'],
    ['a nim value', 'octal "0.77 <n>" n=9', '*4', '*5', 'line 4'],
  ])('%s', (_, asked, from, to, place) => {
    const table = sweptTable(asked);
    expect(problemsOf(table)).toEqual([]);
    expect(problemsOf(replaced(table, from, to))[0]?.place).toBe(place);
  });

  test('no more than twenty problems are named, the first line first', () => {
    const table = sweptTable('nim "<n>" n=0..40').replaceAll(',N,', ',P,');
    const problems = problemsOf(table);
    expect(problems).toHaveLength(20);
    expect(problems[0].place).toBe('line 5');
  });
});

const kayles = sweptTable('octal "0.77 <n>" n=0..170');
const claim = '# period 12 in n from 71: proved by heaps to 167';

describe('periods', () => {
  test('what is claimed is right, and reckoned once more', () => {
    expect(lineOf(kayles, 175)).toBe(claim);
    const found = checked(kayles);
    expect(found).toMatchObject({ ok: true });
    expect(found.ok && found.value.columns.at(-1)).toEqual({
      name: 'period',
      right: [{ by: 'the theorem of octal games, by heaps to 167', count: 1 }],
      unchecked: [],
    });
  });

  test.each([
    [
      'a multiple of the period',
      'period 24 in n from 71: proved by heaps to 191',
      /12 is a smaller period from there on/,
    ],
    [
      'a period that is none',
      'period 11 in n from 71: proved by heaps to 165',
      /the values at n=\d+ and n=\d+ differ/,
    ],
    [
      'a beginning that is too early',
      'period 12 in n from 70: proved by heaps to 165',
      /n=70 and n=82 differ/,
    ],
    [
      'a beginning that is too late',
      'period 12 in n from 72: proved by heaps to 169',
      /from n=71 on already/,
    ],
    [
      'a bound that proves nothing',
      'period 12 in n from 71: proved by heaps to 166',
      /heaps up to 167 are needed/,
    ],
    [
      'a bound that the table does not reach',
      'period 12 in n from 71: proved by heaps to 171',
      /ends with a heap of 170/,
    ],
    ['a saltus', 'period 12 with saltus 1 in n from 71: proved by heaps to 167', /differ/],
    ['an end that is not the table’s', 'period 12 in n from 71: observed to n=169', /rows go on to n=170/],
    ['a number that the table has not', 'period 12 in k from 71: observed to k=170', /no number k/],
    [
      'another number that is fixed',
      'period 12 in n from 71 where m=1: observed to n=170',
      /other numbers are none/,
    ],
    [
      'a theorem that nobody knows',
      'period 12 in n from 71: proved by magic to 167',
      /no theorem called "magic"; a period is proved by heaps/,
    ],
    ['no claim at all', 'period of 12', /is not a period/],
  ])('%s is found', (_, other, says) => {
    expect(problemsOf(replaced(kayles, claim, `# ${other}`))[0]).toEqual({
      place: 'line 175',
      says: expect.stringMatching(says),
    });
  });

  test('a period that was seen a few times only is not called observed', () => {
    const short = sweptTable('octal "0.137 <n>" n=1..6');
    const claimed = replaced(short, '# 6 of', '# period 1 in n from 5: observed to n=6\n# 6 of');
    expect(problemsOf(claimed)[0]?.says).toMatch(/differ|long enough/);
  });

  test('repetition along the number of a word is not a period', () => {
    const words = sweptTable('clobber "[LR]^n" n=4');
    const claimed = replaced(
      words,
      '# 16 of',
      '# period 15 in w from 0 where n=4: observed to w=15\n# 16 of',
    );
    expect(problemsOf(claimed)[0]?.says).toMatch(/w only numbers the positions of a list/);
  });

  test('a saltus is added to nim values and to games', () => {
    const nim = sweptTable('nim heap n=0..12');
    expect(nim).toContain('# period 1 with saltus 1 in n from 0: observed to n=12');
    expect(checked(nim)).toMatchObject({ ok: true });
    expect(problemsOf(nim.replace('saltus 1', 'saltus 2'))[0]?.says).toMatch(/differ/);
    expect(problemsOf(nim.replace('period 1 with saltus 1', 'period 2 with saltus 2'))[0]?.says).toMatch(
      /1 is a smaller period/,
    );
    const toads = sweptTable('toads-and-frogs "TT .^n F" n=1..10');
    expect(toads).toContain('# period 2 with saltus 2 in n from 2: observed to n=10');
    expect(checked(toads)).toMatchObject({ ok: true });
    expect(problemsOf(toads.replace('saltus 2', 'saltus 2*'))[0]?.says).toMatch(/differ/);
  });
});

describe('what is not a position', () => {
  const notations = Object.entries(rulesByHand).flatMap(([ruleset, { notation }]) =>
    notation ? [[ruleset, notation] as const] : [],
  );
  test.each(notations)('of %s: random positions are, rubbish is not', (ruleset, notation) => {
    for (const position of fc.sample(handOf(ruleset).positions, { numRuns: 20, seed: 20 }))
      expect(position).toMatch(notation);
    for (const { starts } of rulesets.filter(({ id }) => id === ruleset))
      for (const { position } of starts) expect(position).toMatch(notation);
    expect('zzz').not.toMatch(notation);
    const convention = handOf(ruleset).rounds ? ' --convention normal' : '';
    const table = `# grundy table 1\n# sweep ${ruleset} "z^n" n=3${convention}\nrow,n,position,value,outcome,says\n0,3,zzz,0,P,\n# 1 of 1 rows\n`;
    expect(problemsOf(table)).toEqual([{ place: 'line 4', says: `zzz is not a position of ${ruleset}` }]);
  });

  test('a row with a value says no reason why it has none', () => {
    const table =
      '# grundy table 1\n# sweep nim "<n>" n=1\nrow,n,position,value,outcome,says\n0,1,1,*,N,too large\n# 1 of 1 rows\n';
    expect(problemsOf(table.replace('too large', ''))).toEqual([]);
    expect(problemsOf(table)).toEqual([
      { place: 'line 4', says: 'has a value, and says beside it "too large"' },
    ]);
  });

  test('a row without a position says why', () => {
    const table =
      '# grundy table 1\n# sweep nim heap n=1\nrow,n,position,value,outcome,says\n0,1,,,,\n# 1 of 1 rows\n';
    expect(problemsOf(table)[0]).toEqual({ place: 'line 4', says: 'has no position, and does not say why' });
  });
});
