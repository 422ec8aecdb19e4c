/**
 * Plots of tables: what words ask for, the content of the figure, and what is refused or mentioned besides.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Figure } from '../../../engine/figure/figure.ts';
import { tikzPen } from '../../../engine/figure/pens/index.ts';
import { styleKinds, styles } from '../../../engine/figure/style.ts';
import { textOfMark } from '../../../engine/figure/typeset.ts';
import { octal } from '../../../engine/rulesets/octal/index.ts';
import { readAskedPlot } from '../../../engine/sweeps/asked-plot.ts';
import type { SweepTable } from '../../../engine/sweeps/table.ts';
import { captionOfTable } from '../../../engine/sweeps/table-caption.ts';
import { figureOfTable } from '../../../engine/sweeps/table-plot.ts';
import { chosenTable } from '../../../engine/sweeps/written-table.ts';
import type { Value } from '../../../engine/values/value.ts';

/** A table with rows of numbers, a value and a mean. */
function tableOf(
  names: readonly string[],
  rows: readonly (readonly [numbers: readonly number[], value: string | undefined, mean?: string])[],
  periods: SweepTable['periods'] = [],
): SweepTable {
  return {
    names,
    family: { ruleset: 'octal', family: '0.7 <n>', ranges: [{ name: 'n', from: 1, to: 4 }] },
    measures: ['mean'],
    of: rows.length,
    periods,
    rows: rows.map(([numbers, value, mean = ''], row) => ({
      row,
      numbers,
      position: `x ${numbers.join(' ')}`,
      value,
      outcome: value === undefined ? undefined : value === '0' ? 'P' : 'N',
      measured: [mean],
      ...(value === undefined && { says: 'too large' }),
    })),
  };
}

const alone = tableOf(
  ['n'],
  [
    [[1], '*1', '0'],
    [[2], '0', '1/2'],
    [[3], '*3', ''],
    [[4], '0', '-1'],
  ],
);
const three = tableOf(
  ['m', 'k', 'n'],
  [1, 2].flatMap((m) => [1, 2, 3].flatMap((k) => [[[m, k, 1], `${m * k}*`, `${m * k}`] as const])),
);

const asks = (words: string, table = three) => {
  const read = readAskedPlot(words.split(' '), table);
  return read.ok ? read.value : read.problems.map(({ place, says }) => `${place}: ${says}`);
};

describe('words ask for a plot', () => {
  test.each([
    ['', { kind: 'points', x: 'k', y: 'value', fixed: [] }],
    ['line x=k y=mean m=2', { kind: 'line', x: 'k', y: 'mean', fixed: [{ name: 'm', number: 2 }] }],
    ['order', { kind: 'order', of: 'value', fixed: [] }],
    ['order of=mean m=1', { kind: 'order', of: 'mean', fixed: [{ name: 'm', number: 1 }] }],
    ['n=1', { kind: 'points', x: 'k', y: 'value', fixed: [{ name: 'n', number: 1 }] }],
    ['grid', { kind: 'grid', down: 'm', across: 'k', shows: 'value', fixed: [{ name: 'n', number: 1 }] }],
    ['grid n=1', { kind: 'grid', down: 'm', across: 'k', shows: 'value', fixed: [{ name: 'n', number: 1 }] }],
    [
      'grid across=m n=1 shows=mean',
      { kind: 'grid', down: 'k', across: 'm', shows: 'mean', fixed: [{ name: 'n', number: 1 }] },
    ],
  ])('%s', (words, asked) => expect(asks(words)).toEqual(asked));

  test.each([
    ['x=z', 'x=z: there is no column z; the columns are row, m, k, n, value, outcome, mean'],
    [
      'pie',
      'pie: means nothing in a plot; write points, line, grid, order, or x=, y=, down=, across=, shows=, of= with a column, or a number of the family, as m=1',
    ],
    ['grid x=m n=1', 'x=: has no place in a grid; write down= and across='],
    ['x=m x=k', 'x=k: x= stands here twice; write it once'],
    ['m=1 m=2', 'm=2: m has a number already; give one number for each'],
    [
      'grid down=value n=1',
      'down=value: the rows and columns of a grid must be numbers of the family; write one of m, k, n',
    ],
  ])('not: %s', (words, says) => expect(asks(words)).toEqual([says]));
});

function drawn(words: string, table: SweepTable, style = styles.paper): Figure | string {
  const asked = readAskedPlot(words.split(' '), table);
  if (!asked.ok) return asked.problems[0].says;
  const figure = figureOfTable(table, asked.value, { title: 'A table' }, style);
  return figure.ok ? figure.value : figure.problems[0].says;
}
const figureOf = (words: string, table: SweepTable, style = styles.paper): Figure => {
  const figure = drawn(words, table, style);
  if (typeof figure === 'string') throw new Error(figure);
  return figure;
};
const wordsOf = ({ words }: Figure): readonly string[] => words.map(({ mark }) => textOfMark(mark));
const discs = ({ shapes }: Figure): readonly (readonly [number, number])[] =>
  shapes.flatMap(({ form, look }) =>
    form.kind === 'disc' && look === 'dot' ? [[form.at.x, form.at.y] as const] : [],
  );

describe('points', () => {
  test('are where the axes say', () => {
    const figure = figureOf('x=n y=value', alone);
    const [a, b, c, d] = discs(figure);
    expect(b[0] - a[0]).toBeCloseTo(c[0] - b[0]);
    expect(d[0] - c[0]).toBeCloseTo(c[0] - b[0]);
    // The nimbers 1, 0, 3, 0, upward.
    expect(b[1] - a[1]).toBeCloseTo((b[1] - c[1]) / 3);
    expect(d[1]).toBeCloseTo(b[1]);
    expect(wordsOf(figure)).toEqual(expect.arrayContaining(['n', 'nim-value', '1', '2', '3', '4', '0']));
    expect(figure.description).toBe('value against n. 1: *1, 2: 0, 3: *3, 4: 0.');
  });

  test('rows without a number are reported, and lines break there', () => {
    const figure = figureOf('line x=n y=mean', alone);
    expect(discs(figure)).toHaveLength(3);
    expect(wordsOf(figure)).toContain('1 row has no place in it');
    expect(figure.shapes.filter(({ look }) => look === 'board line')).toHaveLength(1);
    expect(wordsOf(figure)).toContain('1/2');
    expect(wordsOf(figure)).toContain('−1');
  });

  test('are in series with signs of their own, named below', () => {
    const figure = figureOf('x=k y=mean', three);
    expect(wordsOf(figure)).toEqual(expect.arrayContaining(['m = 1, n = 1', 'm = 2, n = 1']));
    const many = tableOf(
      ['m', 'n'],
      Array.from({ length: 20 }, (_, i) => [[i >> 1, i % 2], `*${i}`]),
    );
    expect(wordsOf(figureOf('', many))).toContain('rows of every m have one sign');
  });

  test('of values that are no numbers have places, if those are few', () => {
    const values = ['{1|0}', '0', '2', '±1', '{1|0}'];
    const figure = figureOf(
      '',
      tableOf(
        ['n'],
        values.map((value, i) => [[i], value]),
      ),
    );
    const labels = wordsOf(figure);
    expect(labels.filter((word) => word === '{1|0}')).toHaveLength(1);
    expect(labels.indexOf('2')).toBeGreaterThan(-1);
    const outcomes = figureOf('y=outcome', alone);
    expect(wordsOf(outcomes)).toEqual(expect.arrayContaining(['𝒩', '𝒫']));
    const many = tableOf(
      ['n'],
      Array.from({ length: 30 }, (_, i) => [[i], `{${i}|-${i}}`]),
    );
    expect(drawn('', many)).toMatch(/^30 values in the column value are not all numbers, and 24 at most/);
  });

  test('a period is shown, of the rows that it is of', () => {
    const claim = { along: 'n', period: 2, from: 1, known: { kind: 'observed', to: 4 } } as const;
    expect(wordsOf(figureOf('', { ...alone, periods: [{ ...claim, at: [] }] }))).toContain('period 2 from 1');
    expect(wordsOf(figureOf('y=mean', { ...alone, periods: [{ ...claim, at: [] }] }))).not.toContain(
      'period 2 from 1',
    );
  });
});

describe('a grid', () => {
  test('has a cell for each row, with its value, under headings', () => {
    const figure = figureOf('grid n=1', three);
    expect(figure.shapes.filter(({ look }) => look === 'light')).toHaveLength(6);
    expect(wordsOf(figure)).toEqual(expect.arrayContaining(['m ∖ k', '1∗', '2∗', '3∗', '4∗', '6∗']));
  });

  test('of nimbers has their numerals, as nodes have', () => {
    const ofValues = (...values: readonly string[]) =>
      wordsOf(
        figureOf(
          'grid',
          tableOf(
            ['m', 'n'],
            values.map((value, i) => [[7, i + 7], value]),
          ),
        ),
      ).slice(5);
    expect(ofValues('0', '*1', '*12')).toEqual(['0', '1', '12', 'numerals: nim-values']);
    expect(ofValues('0', '*', '*2')).toEqual(['0', '∗', '∗2']);
    expect(ofValues('0', '0', '0')).toEqual(['0', '0', '0']);
  });

  test('says what is cut, and what has no value', () => {
    const long = '{1,2,3,4,5|6,7,8,9,10,11,12,13,14,15}';
    const table = tableOf(
      ['m', 'n'],
      [
        [[1, 1], long],
        [[1, 2], undefined],
        [[2, 2], '0'],
      ],
    );
    const figure = figureOf('grid', table);
    expect(figure.shapes.filter(({ look }) => look === 'light')).toHaveLength(3);
    expect(wordsOf(figure).slice(-2)).toEqual(['?: no value is known', '…: a value longer than its cell']);
    expect(figure.description).toContain(long);
    const huge = tableOf(
      ['m', 'n'],
      Array.from({ length: 60 }, (_, i) => [[i, i], '0']),
    );
    expect(drawn('grid', huge)).toMatch(/^60 by 60 cells/);
  });
});

const tables = fc
  .array(
    fc.tuple(fc.integer({ min: -3, max: 40 }), fc.constantFrom('0', '*1', '*7', '1/4', '-12', '±1', '{1|0}')),
    {
      minLength: 1,
      maxLength: 30,
    },
  )
  .map((rows) =>
    tableOf(
      ['m', 'n'],
      rows.map(([n, value], i) => [[i % 4, n], value]),
    ),
  );

test('no words cover others, nothing is outside, and every style is written', () => {
  void fc.assert(
    fc.property(
      tables,
      fc.constantFrom(...styleKinds),
      fc.constantFrom('', 'line y=outcome', 'grid'),
      (table, kind, words) => {
        const figure = drawn(words, table, styles[kind]);
        if (typeof figure === 'string') return;
        const { bounds } = figure;
        for (const [i, a] of figure.words.entries()) {
          expect(a.at.x - a.width / 2).toBeGreaterThanOrEqual(bounds.x);
          expect(a.at.y + a.height / 2).toBeLessThanOrEqual(bounds.y + bounds.height);
          for (const b of figure.words.slice(0, i))
            expect(
              Math.abs(a.at.x - b.at.x) < (a.width + b.width) / 2 &&
                Math.abs(a.at.y - b.at.y) < (a.height + b.height) / 2,
              `${textOfMark(a.mark)} on ${textOfMark(b.mark)}`,
            ).toBe(false);
        }
        expect(tikzPen(figure).unsaid).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

test('a table is written with columns that are chosen, in an order that is chosen', () => {
  const { head, rows, numbers } = chosenTable(alone, {
    columns: ['n', 'mean', 'value'],
    sort: { column: 'mean', falls: true },
  });
  expect(head.map(({ text }) => text)).toEqual(['n', 'mean', 'value']);
  expect([...rows].map((cells) => cells.map(({ text }) => text).join(' '))).toEqual([
    '2 1/2 0',
    '1 0 *1',
    '4 -1 0',
    '3  *3',
  ]);
  expect([...rows][0].map(({ latex }) => latex)).toEqual(['$2$', '$\\frac{1}{2}$', '$0$']);
  expect(numbers).toEqual([true, true, false]);
  expect(chosenTable(alone, {}).head.map(({ text }) => text)).toEqual([
    'n',
    'position',
    'value',
    'outcome',
    'mean',
  ]);
  const claim = { along: 'n', at: [], period: 2, from: 1, known: { kind: 'observed', to: 4 } } as const;
  expect(captionOfTable({ ...alone, of: 9, periods: [claim] }, octal)).toEqual({
    text: 'Octal games, 0.7 <n>, 1 ≤ n ≤ 4. 4 of 9 rows. Period 2 in n from 1: observed to n=4. Values as computed.',
    latex: String.raw`Octal games, \texttt{0.7} $n$, $1\le n\le 4$. 4 of 9 rows. Period 2 in $n$ from 1: observed to $n=4$. Values as computed.`,
  });
  const two = tableOf(
    ['m', 'n'],
    [1, 2].flatMap((m) => [1, 2, 3].map((n) => [[m, n], '0'] as const)),
    [1, 2].map((m) => ({ ...claim, at: [{ name: 'm', number: m }] })),
  );
  const ranges = ['m', 'n'].map((name) => ({ name, from: 1, to: 3 }));
  const ofTwo = { ...two, family: { ...two.family, family: '0.<m> <n>', ranges }, of: 6 };
  expect(captionOfTable(ofTwo, octal, undefined, [{ name: 'm', number: 2 }]).text).toBe(
    'Octal games, 0.<m> <n>, m = 2, 1 ≤ n ≤ 3. 3 of 6 rows. Period 2 in n from 1 where m=2: observed to n=4. Values as computed.',
  );
  expect(captionOfTable(ofTwo, octal, undefined, [{ name: 'n', number: 2 }]).text).toBe(
    'Octal games, 0.<m> <n>, 1 ≤ m ≤ 2, n = 2. 2 of 6 rows. Values as computed.',
  );
  const family = { ruleset: 'clobber', family: 'L(LR)^{2n} .^3', ranges: [{ name: 'n', from: 2, to: 2 }] };
  const { latex } = captionOfTable(
    { ...alone, family: { ...family, conditions: ['2n<=9'] } },
    { name: 'Clobber' },
  );
  expect(latex).toBe(
    String.raw`Clobber, \texttt{L(LR)}$^{2n}$ \texttt{.}$^{3}$, $n = 2$, $2n\le 9$. Values as computed.`,
  );
});

test('an order diagram has a box for each value in a column, with the numbers of its rows', () => {
  const table = tableOf(
    ['n'],
    [
      [[1], '±1', '0'],
      [[2], '1', '1'],
      [[3], '{1|-1}', '0'],
      [[4], '-2', '-2'],
      [[5], undefined],
    ],
  );
  const drawn = (words: string): Figure => {
    const read = readAskedPlot(words.split(' '), table);
    const found = read.ok ? figureOfTable(table, read.value, { title: 'T' }, styles.paper) : read;
    return found.ok ? found.value : expect.fail(JSON.stringify(found.problems));
  };
  const { words, legend } = drawn('order');
  expect(words.map(({ mark }) => textOfMark(mark))).toEqual(
    expect.arrayContaining(['±1', '1, 3', '−2', '4']),
  );
  expect(legend).toContain('left out, because its order is not known: 5');
  expect(drawn('order of=mean').description).toContain('Layer 2: 0 (1, 3).');
  const one = readAskedPlot(['order', 'n=2'], table);
  const why = one.ok && figureOfTable(table, one.value, { title: 'T' }, styles.paper);
  expect(JSON.stringify(why)).toContain('two values or more');
});

test('nimbers of a table are in its order beside other games, and rows that are drawn are named as left out', () => {
  const worths: readonly (Value | undefined)[] = [
    { kind: 'nimber', n: 2 },
    { kind: 'cyclic', exits: [0] },
    { kind: 'nimber', n: 0 },
    { kind: 'nimber', n: 2 },
    undefined,
  ];
  const texts = ['*2', '∞_0', '0', '*2', '1'];
  const table = tableOf(
    ['n'],
    texts.map((text, i) => [[i + 1], text]),
  );
  const rows = table.rows.map((row, i) => ({ ...row, ...(worths[i] && { worth: worths[i] }) }));
  const read = readAskedPlot(['order'], table);
  const found = read.ok ? figureOfTable({ ...table, rows }, read.value, { title: 'T' }, styles.paper) : read;
  const { description, legend } = found.ok ? found.value : expect.fail(JSON.stringify(found.problems));
  expect(description).toBe(
    'Layer 2: 1 (5). Layer 1: *2 (1, 4); 0 (3). Just below each other: *2 < 1, 0 < 1. Left out, because its order is not known: 2.',
  );
  expect(legend).toContain('left out, because its order is not known: 2');
});

test('what has no place in an order, or only there, is refused', () => {
  expect(asks('order x=k')).toEqual(['x=: has no place in an order; write of= with a column']);
  expect(asks('of=mean')).toEqual(['of=: has a place only in an order; write order, too']);
});
