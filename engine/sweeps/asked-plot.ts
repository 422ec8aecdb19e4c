/**
 * A plot of a table as a person asks for it, in words: `x=n y=value`, `line x=k y=mean m=2`,
 * `grid down=m across=k`, `order of=value`. A column follows x, y, down, across, shows and of; a number that
 * follows a number's name keeps the rows that have it.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import type { SweepTable } from './table.ts';
import { cellText, columnsOfTable, hasAxis, numberOfText } from './table-columns.ts';

export type FixedNumber = { readonly name: string; readonly number: number };

export type AskedPlot = {
  /** The rows that are shown: those that have these numbers. */
  readonly fixed: readonly FixedNumber[];
} & (
  | { readonly kind: 'points' | 'line'; readonly x: string; readonly y: string }
  | { readonly kind: 'grid'; readonly down: string; readonly across: string; readonly shows: string }
  | { readonly kind: 'order'; readonly of: string }
);

export const plotKinds = ['points', 'line', 'grid', 'order'] as const;
type Kind = (typeof plotKinds)[number];

const places = ['x', 'y', 'down', 'across', 'shows', 'of'] as const;
type Place = (typeof places)[number];

/** Which places a kind of plot has, and which of them are numbers of the family. */
const placesOf: Readonly<Record<Kind, readonly Place[]>> = {
  points: ['x', 'y'],
  line: ['x', 'y'],
  grid: ['down', 'across', 'shows'],
  order: ['of'],
};

type Plotted = Pick<SweepTable, 'names' | 'measures' | 'rows'>;

/**
 * Reads the words; each problem is named by its word. By default the plot shows, among the numbers that are
 * not fixed and differ among the rows, the last one against the value, or, where values are too many for an
 * axis, against the first measure that is a number; in a grid the first two of them and the value, with the
 * others fixed at their least. O(rows).
 */
export function readAskedPlot(words: readonly string[], table: Plotted): Result<AskedPlot> {
  const problems: Problem[] = [];
  const fixed: FixedNumber[] = [];
  const chosen = new Map<Place, string>();
  let kind: Kind = 'points';
  const columns = columnsOfTable(table).filter((column) => !['position', 'says'].includes(column));
  for (const word of words.flatMap((each) => each.split(/[\s,]+/)).filter(Boolean)) {
    const [, name = '', said = ''] = /^([^=]*)=(.*)$/.exec(word) ?? [];
    const wrong = (says: string): void => void problems.push({ place: word, says });
    const place = places.find((each) => each === name);
    const number = table.names.includes(name) && /^-?\d+$/.test(said);
    if (plotKinds.some((each) => each === word)) kind = word as Kind;
    else if (number && fixed.some((each) => each.name === name))
      wrong(`${name} has a number already; give one number for each`);
    else if (number) fixed.push({ name, number: Number(said) });
    else if (!place)
      wrong(
        `means nothing in a plot; write ${plotKinds.join(', ')}, or ${places.join('=, ')}= with a column, or a number of the family, as ${table.names[0]}=1`,
      );
    else if (!columns.includes(said))
      wrong(`there is no column ${said}; the columns are ${columns.join(', ')}`);
    else if (chosen.has(place)) wrong(`${place}= stands here twice; write it once`);
    else if ((place === 'down' || place === 'across') && !table.names.includes(said))
      wrong(
        `the rows and columns of a grid must be numbers of the family; write one of ${table.names.join(', ')}`,
      );
    else chosen.set(place, said);
  }
  for (const place of chosen.keys())
    if (!placesOf[kind].includes(place))
      problems.push({
        place: `${place}=`,
        says: whyNoPlace(kind, place),
      });
  if (problems.length > 0) return refused(problems);
  const free = table.names.filter((name) => !fixed.some((each) => each.name === name));
  if (kind === 'order') return accepted({ kind, of: chosen.get('of') ?? 'value', fixed });
  return kind === 'grid'
    ? gridAsked(chosen, free, fixed, table)
    : pointsAsked(kind, chosen, free, fixed, table);
}

function whyNoPlace(kind: Kind, place: Place): string {
  if (place === 'of') return 'has a place only in an order; write order, too';
  if (kind === 'order') return 'has no place in an order; write of= with a column';
  return kind === 'grid'
    ? 'has no place in a grid; write down= and across='
    : 'has a place only in a grid; write grid, too';
}

/** The values of a parameter in the rows, in ascending order. */
const numbersOf = ({ names, rows }: Plotted, name: string): readonly number[] => {
  const index = names.indexOf(name);
  return [...new Set(rows.map(({ numbers }) => numbers[index]))].toSorted((a, b) => a - b);
};

const differing = (table: Plotted, free: readonly string[]): readonly string[] =>
  free.filter((name) => numbersOf(table, name).length > 1);

function pointsAsked(
  kind: 'points' | 'line',
  chosen: ReadonlyMap<Place, string>,
  free: readonly string[],
  fixed: readonly FixedNumber[],
  table: Plotted,
): Result<AskedPlot> {
  const { names } = table;
  const x = chosen.get('x') ?? differing(table, free).at(-1) ?? free.at(-1) ?? names[names.length - 1];
  return accepted({ kind, x, y: chosen.get('y') ?? usualHeight(table), fixed });
}

function usualHeight(table: Plotted): string {
  const textsOf = (column: string): readonly string[] => [
    ...new Set(table.rows.map((row) => cellText(table, row, column)).filter((text) => text !== '')),
  ];
  if (hasAxis(textsOf('value'))) return 'value';
  const isNumber = (text: string): boolean => numberOfText(text) !== undefined;
  return (
    table.measures.find((measure) => textsOf(measure).some(isNumber) && textsOf(measure).every(isNumber)) ??
    'value'
  );
}

function gridAsked(
  chosen: ReadonlyMap<Place, string>,
  free: readonly string[],
  fixed: readonly FixedNumber[],
  table: Plotted,
): Result<AskedPlot> {
  // What has one number alone makes no lines of a grid, unless nothing else is there.
  const usual = [...new Set([...differing(table, free), ...free])];
  const down = chosen.get('down') ?? usual.find((name) => name !== chosen.get('across'));
  const across = chosen.get('across') ?? usual.find((name) => name !== down);
  if (down === undefined || across === undefined || down === across)
    return refused([
      {
        place: 'grid',
        says: 'needs two numbers of the family, and a value for each other one; for one number write x=… y=…',
      },
    ]);
  const others = free.filter((name) => name !== down && name !== across);
  const least = others.map((name) => ({ name, number: numbersOf(table, name)[0] ?? 0 }));
  return accepted({
    kind: 'grid',
    ...inOrder(table, chosen, down, across),
    shows: chosen.get('shows') ?? 'value',
    fixed: [...fixed, ...least],
  });
}

/** Two numbers whose places were not asked for are in the order of the family. */
function inOrder(
  { names }: Plotted,
  chosen: ReadonlyMap<Place, string>,
  down: string,
  across: string,
): { readonly down: string; readonly across: string } {
  const isTurned =
    !chosen.has('down') && !chosen.has('across') && names.indexOf(down) > names.indexOf(across);
  return isTurned ? { down: across, across: down } : { down, across };
}
