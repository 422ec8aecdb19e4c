/**
 * The words above a table or below its plot: what was swept, how many rows are missing, its periods with how
 * they are known, and how its values are known. As text, and in LaTeX, where a pattern has its exponents
 * raised.
 */
import { latexText } from '../figure/latex-text.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { TableCell } from '../tables/table-cell.ts';
import type { AskedFamily } from './asked-family.ts';
import type { FixedNumber } from './asked-plot.ts';
import { readCondition } from './conditions.ts';
import { isPattern } from './pattern.ts';
import { printPeriod } from './period-claim.ts';
import type { SweepTable } from './table.ts';

/** More periods make no caption. */
const mostPeriods = 3;

/**
 * "Toads and Frogs, T^m .^k F, 1 ≤ m ≤ 2, 1 ≤ k ≤ 12. Period 2 in k from 1 where m=1: observed to k=12.
 * Values as computed." `known` says how the values are known. For a table that shows only the rows with
 * `fixed` numbers it says the numbers of these rows, how many they are, and the periods along which they lie.
 */
export function captionOfTable(
  table: SweepTable,
  { name, families = [] }: Pick<Ruleset, 'name' | 'families'>,
  known = 'Values as computed.',
  fixed: readonly FixedNumber[] = [],
): TableCell {
  const { family, names, of } = table;
  const { rows, ranges, periods } =
    fixed.length === 0 ? { ...table, ranges: family.ranges } : rowsWith(table, fixed);
  const record = families.find(({ id }) => id === family.family);
  const swept = record
    ? prose(record.says)
    : isPattern(family.family)
      ? ofPattern(family.family)
      : prose(family.family);
  const numbers = [
    ...ranges.map((range) =>
      range.from === range.to
        ? formula(`${range.name} = ${range.from}`)
        : formula(`${range.from} ≤ ${range.name} ≤ ${range.to}`),
    ),
    ...(family.conditions ?? []).map((condition) =>
      readCondition(condition)
        ? formula(condition.replace('<=', ' ≤ ').replace('>=', ' ≥ '))
        : prose(`only where ${condition}`),
    ),
  ];
  const whole = rows.length === of ? [] : [prose(`${rows.length} of ${of} rows.`)];
  const repeats = periods
    .slice(0, mostPeriods)
    .map((period) => withNumbers(sentence(printPeriod(period)), names));
  const more = periods.length - mostPeriods;
  return joined(
    [
      withEnd(joined([prose(name), swept, ...numbers], ', ')),
      ...whole,
      ...repeats,
      ...(more > 0 ? [prose(`${more} more ${more === 1 ? 'period' : 'periods'}.`)] : []),
      prose(known),
    ],
    ' ',
  );
}

/**
 * For the rows that have these numbers: the ranges of their numbers, and the periods that are observed in
 * them.
 */
function rowsWith(
  { names, rows, periods }: SweepTable,
  fixed: readonly FixedNumber[],
): Pick<SweepTable, 'rows' | 'periods'> & { readonly ranges: AskedFamily['ranges'] } {
  const shown = rows.filter(({ numbers }) =>
    fixed.every((each) => numbers[names.indexOf(each.name)] === each.number),
  );
  const ranges = names.map((name, i) => {
    const [from, to] = shown.reduce(
      ([least, most], { numbers }) => [Math.min(least, numbers[i]), Math.max(most, numbers[i])],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
    return { name, from, to };
  });
  const isSeen = ({ at }: SweepTable['periods'][number]): boolean =>
    fixed.every((each) => at.some((other) => other.name === each.name && other.number === each.number));
  return {
    rows: shown,
    ranges:
      shown.length === 0 ? fixed.map(({ name, number }) => ({ name, from: number, to: number })) : ranges,
    periods: periods.filter(isSeen),
  };
}

const prose = (text: string): Required<TableCell> => ({ text, latex: latexText(text).latex });

const formula = (text: string): Required<TableCell> => ({
  text,
  latex: `$${text.replaceAll(' ≤ ', '\\le ').replaceAll(' ≥ ', '\\ge ')}$`,
});

const joined = (parts: readonly Required<TableCell>[], between: string): Required<TableCell> => ({
  text: parts.map(({ text }) => text).join(between),
  latex: parts.map(({ latex }) => latex).join(between),
});

const withEnd = ({ text, latex }: Required<TableCell>): Required<TableCell> => ({
  text: `${text}.`,
  latex: `${latex}.`,
});

const sentence = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}.`;

/** Exponents are raised, and numbers that are printed are formulas: `T^m .^k` and `0.77 <n>`. */
function ofPattern(pattern: string): Required<TableCell> {
  const parts = pattern.split(/(\^(?:\{[^{}]*\}|\d+|[a-z])|<[^<>]+>)/);
  const latex = parts.map((part, i) => {
    if (i % 2 === 1)
      return part.startsWith('^') ? `$^{${part.replace(/[\^{}]/g, '')}}$` : `$${part.slice(1, -1)}$`;
    return part
      .split(/(\s+)/)
      .map((word) => (/^\s*$/.test(word) ? word : `\\texttt{${latexText(word).latex}}`))
      .join('');
  });
  return { text: pattern, latex: latex.join('') };
}

/** "in k from 1 where m=1": the names of numbers are formulas. */
function withNumbers(text: string, names: readonly string[]): Required<TableCell> {
  const parts = text.split(/(\b[a-z]\w*=-?\d+|(?<= in )[a-z]\w*)/);
  return {
    text,
    latex: parts
      .map((part, i) =>
        i % 2 === 1 && names.includes(part.split('=')[0]) ? `$${part}$` : latexText(part).latex,
      )
      .join(''),
  };
}
