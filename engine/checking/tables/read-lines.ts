/**
 * Reads a table of a sweep, in either form, for its check: its head, its rows and what follows them, each
 * with the number of its line. It is written from the description of the format alone, and trusts nothing
 * that a row says about itself.
 */

import { boundsIn } from './patterns.ts';
import { type PeriodLine, periodIn, periodOfData } from './period-lines.ts';

export type HeadToCheck = {
  readonly format: 'csv' | 'json';
  readonly ruleset: string;
  readonly family: string;
  readonly ranges: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  readonly conditions: readonly string[];
  /** Conditions on values, which keep some of the rows; they are not read here. */
  readonly onValues: readonly string[];
  /**
   * Where both players move at once, by the words of the table: what an end is worth, and how components are
   * played together.
   */
  readonly convention?: string;
  readonly sum?: string;
  /** The way of play, if it is not the ruleset's own. */
  readonly play?: string;
  /** The names of the numbers, and those of the measures. */
  readonly names: readonly string[];
  readonly measures: readonly string[];
};

export type TableRow = {
  readonly line: number;
  readonly row: number;
  readonly numbers: readonly number[];
  readonly position: string;
  readonly value: string;
  readonly outcome: string;
  readonly measured: readonly string[];
  readonly says: string;
  /** The value as data, in a line of JSON. */
  readonly data?: unknown;
};

export type LineFound =
  | { readonly kind: 'head'; readonly head: HeadToCheck }
  | { readonly kind: 'row'; readonly row: TableRow }
  | {
      readonly kind: 'end';
      readonly rows: number;
      readonly of: number;
      readonly periods: readonly PeriodLine[];
    }
  | { readonly kind: 'period'; readonly period: PeriodLine }
  /** Which members without a row were looked at, or of which it is not known whether they have one. */
  | { readonly kind: 'looked' }
  /** A line of a head that continues. */
  | { readonly kind: 'more' }
  | { readonly kind: 'wrong'; readonly says: string };

const wrong = (says: string): LineFound => ({ kind: 'wrong', says });

export type LineReader = { read(text: string, line: number): LineFound };

/** Reads one line after the other, without their ends. O(the line). */
export function openTableLines(): LineReader {
  let head: HeadToCheck | undefined;
  let sweep: Asked | undefined;
  let began = false;
  let saysMaker = false;
  return {
    read(text, line) {
      if (head) return behindHead(head, text, line);
      if (!began && text.startsWith('{')) {
        const found = headOfData(text);
        if (typeof found === 'string') return wrong(found);
        head = found;
        return { kind: 'head', head };
      }
      if (!began) {
        if (text !== '# grundy table 1') return wrong(noBeginning(text));
        began = true;
        return { kind: 'more' };
      }
      if (!sweep) {
        sweep = askedIn(text);
        return sweep ? { kind: 'more' } : wrong('must say what was swept: "# sweep RULESET FAMILY n=1..8"');
      }
      // Which versions found the rows is nothing that a check could know.
      if (!saysMaker && /^# made by \S/.test(text)) {
        saysMaker = true;
        return { kind: 'more' };
      }
      const found = withColumns('csv', sweep, cellsOf(text) ?? []);
      if (typeof found === 'string') return wrong(found);
      head = found;
      return { kind: 'head', head };
    },
  };
}

/**
 * What a spreadsheet makes of the first line when it saves a table: cells behind it, or quotation marks about
 * it.
 */
const fromSpreadsheet = /^"?# grundy table \d+"?[,;\t]*$/;

function noBeginning(text: string): string {
  if (/^# grundy table \d+$/.test(text))
    return `is in version ${text.slice(15)} of tables, and this Grundy reads version 1; take a newer version of Grundy`;
  if (fromSpreadsheet.test(text))
    return 'was changed when a spreadsheet saved the table, and values may have changed, too; check the file that grundy sweep wrote';
  return 'is not the first line of a table of grundy sweep, "# grundy table 1"; give a table that it wrote';
}

type Asked = Pick<
  HeadToCheck,
  'ruleset' | 'family' | 'ranges' | 'conditions' | 'onValues' | 'convention' | 'sum' | 'play'
>;

const range = /^([a-z]\w*)=(-?\d+)\.\.(-?\d+)$/;
/** The numbers of families have names of one letter. */
const oneNumber = /^([a-z]\d*)=(-?\d+)$/;
const onValue = /[<>=|]|^(?:.*[\s(])?(?:is|has)\s/i;

function askedIn(text: string): Asked | undefined {
  if (!text.startsWith('# sweep ')) return undefined;
  const words = [...text.slice(8).matchAll(/"((?:\\.|[^"\\])*)"|\S+/g)].map((found) =>
    found[1] === undefined ? found[0] : found[1].replace(/\\(.)/g, '$1'),
  );
  const [ruleset, family, ...rest] = words;
  if (ruleset === undefined || family === undefined) return undefined;
  return askedOf(withItsText(ruleset), family, rest);
}

/**
 * The text of a written ruleset is one word of the line, written as in an address. A word that a person has
 * changed is the id of no ruleset.
 */
function withItsText(ruleset: string): string {
  if (!ruleset.startsWith('rules:')) return ruleset;
  try {
    return decodeURIComponent(ruleset);
  } catch {
    return ruleset;
  }
}

function askedOf(ruleset: string, family: string, words: readonly string[]): Asked | undefined {
  const ranges: { name: string; from: number; to: number }[] = [];
  const conditions: string[] = [];
  const onValues: string[] = [];
  const rules: { convention?: string; sum?: string; play?: string } = {};
  for (const [i, each] of words.entries()) {
    // A rule is two words: "--convention scoring".
    if (each === '--convention') rules.convention = words[i + 1] ?? '';
    else if (each === '--sum') rules.sum = words[i + 1] ?? '';
    else if (each === '--play') rules.play = words[i + 1] ?? '';
    if (each.startsWith('--') || words[i - 1]?.startsWith('--')) continue;
    const found = range.exec(each) ?? oneNumber.exec(each);
    if (found) ranges.push({ name: found[1], from: Number(found[2]), to: Number(found[3] ?? found[2]) });
    else if (boundsIn(each)) conditions.push(each);
    else if (onValue.test(each)) onValues.push(each);
    else return undefined;
  }
  return { ruleset, family, ranges, conditions, onValues, ...rules };
}

function withColumns(format: 'csv' | 'json', asked: Asked, columns: readonly string[]): HeadToCheck | string {
  const at = columns.indexOf('position');
  const behind = columns.slice(at, at + 3).join();
  if (columns[0] !== 'row' || at < 2 || behind !== 'position,value,outcome' || columns.at(-1) !== 'says')
    return 'the columns must be row, one number or more, position, value, outcome, measures and says';
  if (new Set(columns).size < columns.length) return 'a column stands here twice';
  return { format, ...asked, names: columns.slice(1, at), measures: columns.slice(at + 3, -1) };
}

/** Data of a line; undefined where it is not JSON. */
function dataIn(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function headOfData(text: string): HeadToCheck | string {
  const data = dataIn(text);
  if (data?.format !== 'grundy-table' || data.version !== 1)
    return 'is not the head of a table of grundy sweep, {"format":"grundy-table","version":1,…}; give a table that it wrote';
  const sweep = (data.sweep ?? {}) as Record<string, unknown>;
  const ranges = Array.isArray(sweep.ranges) ? (sweep.ranges as Record<string, unknown>[]) : [];
  const words = ranges.map(({ name, from, to }) => `${name}=${from}..${to}`);
  const conditions = Array.isArray(sweep.conditions) ? sweep.conditions.map(String) : [];
  const under = Object.entries((sweep.under ?? {}) as Record<string, unknown>);
  const rules = under.flatMap(([rule, said]) => [`--${rule}`, String(said)]);
  const asked = askedOf(String(sweep.ruleset), String(sweep.family), [...words, ...conditions, ...rules]);
  if (!asked) return 'the sweep must have a ruleset, a family, ranges and conditions';
  return withColumns('json', asked, Array.isArray(data.columns) ? data.columns.map(String) : []);
}

/** The cells of a line of comma-separated values; undefined where a quotation mark is missing. */
function cellsOf(text: string): readonly string[] | undefined {
  if (!text.includes('"')) return text.split(',').map(withoutGuard);
  const cells: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;
  for (;;) {
    const found = cell.exec(text);
    if (!found) return undefined;
    cells.push(withoutGuard(found[1]?.replaceAll('""', '"') ?? found[2] ?? ''));
    if (found[3] === '') return cells;
  }
}

/**
 * An apostrophe before what a spreadsheet would take for a formula belongs to the table and not to the text.
 */
const withoutGuard = (cell: string): string => cell.replace(/^'(?='*[-=+@\t\r])/, '');

function behindHead(head: HeadToCheck, text: string, line: number): LineFound {
  if (head.format === 'json') return behindDataHead(head, text, line);
  const end = /^# (\d+) of (\d+) rows$/.exec(text);
  if (end) return { kind: 'end', rows: Number(end[1]), of: Number(end[2]), periods: [] };
  if (text.startsWith('# period ')) {
    const period = periodIn(text.slice(2), line);
    return period
      ? { kind: 'period', period }
      : wrong('is not a period; a period is "period P in n from F: observed to n=N", or "proved by … to N"');
  }
  if (head.onValues.length > 0 && /^# (?:looked at|not known whether the condition holds:) /.test(text))
    return { kind: 'looked' };
  if (text.startsWith('#')) return wrong('is not a row, not a period and not the number of rows');
  const cells = cellsOf(text);
  const count = head.names.length + head.measures.length + 5;
  if (cells?.length !== count)
    return wrong(`has ${cells?.length ?? 'no'} cells; the table has ${count} columns`);
  const first = head.names.length + 1;
  const numbers = [cells[0], ...cells.slice(1, first)].map(wholeNumber);
  if (numbers.some((each) => each === undefined))
    return wrong('the row and its numbers must be whole numbers');
  const [row, ...rest] = numbers as number[];
  return {
    kind: 'row',
    row: {
      line,
      row,
      numbers: rest,
      position: cells[first],
      value: cells[first + 1],
      outcome: cells[first + 2],
      measured: cells.slice(first + 3, -1),
      says: cells[count - 1],
    },
  };
}

const wholeNumber = (text: string): number | undefined =>
  /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;

function behindDataHead({ names, measures, onValues }: HeadToCheck, text: string, line: number): LineFound {
  const data = dataIn(text);
  if (!data) return wrong('is not JSON');
  if (onValues.length > 0 && Array.isArray(data.lookedAt)) return { kind: 'looked' };
  if (typeof data.rows === 'number' && typeof data.of === 'number') {
    const told = Array.isArray(data.periods) ? data.periods : [];
    const periods = told.map((each) => periodOfData(each, line));
    const read = periods.flatMap((each) => (each ? [each] : []));
    if (read.length < periods.length) return wrong('has a period that cannot be read');
    return { kind: 'end', rows: data.rows, of: data.of, periods: read };
  }
  const named = (data.numbers ?? {}) as Record<string, unknown>;
  const numbers = names.map((name) => named[name]);
  if (!Number.isSafeInteger(data.row) || !numbers.every(Number.isSafeInteger))
    return wrong('the row and its numbers must be whole numbers');
  const valued = data.value as { text?: unknown } | null;
  if (valued && valued.text !== data.text) return wrong('its text and the text of its value differ');
  return {
    kind: 'row',
    row: {
      line,
      row: data.row as number,
      numbers: numbers as number[],
      position: String(data.position ?? ''),
      value: String(data.text ?? ''),
      outcome: String(data.outcome ?? ''),
      measured: measures.map((id) => textOfData(data[id])),
      says: String(data.says ?? ''),
      ...(valued && { data: valued }),
    },
  };
}

/** A measure as a cell of comma-separated values has it. */
function textOfData(data: unknown): string {
  if (data === null || data === undefined) return '';
  if (Array.isArray(data)) return data.map(textOfData).join(', ');
  if (typeof data !== 'object') return String(data);
  const { text, left, right, digits } = data as Record<string, unknown>;
  if (Array.isArray(digits)) return uptimalOfData(data as Record<string, unknown>, digits);
  return Array.isArray(left) && Array.isArray(right)
    ? wallsOfData(left, right, data as Record<string, unknown>)
    : String(text ?? '');
}

/** A number, a nimber and multiples of ↑, ↑², …, as they are printed: `1*2.3-`. */
function uptimalOfData({ number, nimber }: Record<string, unknown>, digits: readonly unknown[]): string {
  const star = nimber === 0 ? '' : nimber === 1 ? '*' : `*${nimber}`;
  const whole = String(number) === '0' && star !== '' ? '' : String(number);
  const figures = digits.map((digit) => {
    const size = String(digit).replace('-', '');
    return `${size.length > 1 ? `(${size})` : size}${Number(digit) < 0 ? '-' : ''}`;
  });
  return `${whole}${star}${digits.length === 0 ? '' : '.'}${figures.join('')}`;
}

/**
 * A thermograph; its mean and temperature are the last corner of either wall, otherwise they are given
 * separately and no text is equal to it.
 */
function wallsOfData(
  left: readonly unknown[],
  right: readonly unknown[],
  { mean, temperature }: Record<string, unknown>,
): string {
  const corner = (told: unknown): string => (Array.isArray(told) ? `(${told.join(', ')})` : '?');
  const [ahead, behind] = [left, right].map((wall) => wall.map(corner));
  const top = `(${mean}, ${temperature})`;
  const rest = ahead.at(-1) === top && behind.at(-1) === top ? '' : `, which meet in ${top}`;
  return `left ${ahead.join(' ')}, right ${behind.join(' ')}${rest}`;
}
