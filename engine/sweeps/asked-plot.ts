/**
 * A plot of a table as somebody asks for it, in words: `x=n y=value`, `line x=k y=mean m=2`, `grid down=m across=k`. A column stands behind
 * x, y, down, across and shows; a number behind a number's name keeps the rows that have it.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import type { SweepTable } from './table.ts';
import { columnsOfTable } from './table-columns.ts';

export type FixedNumber = { readonly name: string; readonly number: number };

export type AskedPlot = {
  /** The rows that are shown: those that have these numbers. */
  readonly fixed: readonly FixedNumber[];
} & (
  | { readonly kind: 'points' | 'line'; readonly x: string; readonly y: string }
  | { readonly kind: 'grid'; readonly down: string; readonly across: string; readonly shows: string }
);

export const plotKinds = ['points', 'line', 'grid'] as const;
type Kind = (typeof plotKinds)[number];

const places = ['x', 'y', 'down', 'across', 'shows'] as const;
type Place = (typeof places)[number];

/** Which places a kind of plot has, and which of them are numbers of the family. */
const placesOf: Readonly<Record<Kind, readonly Place[]>> = {
  points: ['x', 'y'],
  line: ['x', 'y'],
  grid: ['down', 'across', 'shows'],
};

type Columns = Pick<SweepTable, 'names' | 'measures'>;

/**
 * Reads the words; each problem is named by its word. What is not said is usual: the last number that is not fixed against the value, or the first two
 * such numbers and the value in a grid.
 */
export function readAskedPlot(words: readonly string[], table: Columns): Result<AskedPlot> {
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
    else if (number && fixed.some((each) => each.name === name)) wrong(`${name} has a number already`);
    else if (number) fixed.push({ name, number: Number(said) });
    else if (!place)
      wrong(
        `say ${plotKinds.join(', ')}, ${places.join('=, ')}= with a column, or a number’s own, as ${table.names[0]}=1`,
      );
    else if (!columns.includes(said)) wrong(`no column ${said}; there are ${columns.join(', ')}`);
    else if (chosen.has(place)) wrong(`${place} is said twice`);
    else if ((place === 'down' || place === 'across') && !table.names.includes(said))
      wrong(`rows and columns of a grid are numbers of the family: ${table.names.join(', ')}`);
    else chosen.set(place, said);
  }
  for (const place of chosen.keys())
    if (!placesOf[kind].includes(place))
      problems.push({ place: `${place}=`, says: kind === 'grid' ? 'not with grid' : 'only with grid' });
  const free = table.names.filter((name) => !fixed.some((each) => each.name === name));
  if (problems.length > 0) return refused(problems);
  return kind === 'grid'
    ? gridAsked(chosen, free, fixed)
    : pointsAsked(kind, chosen, free, table.names, fixed);
}

function pointsAsked(
  kind: 'points' | 'line',
  chosen: ReadonlyMap<Place, string>,
  free: readonly string[],
  names: readonly string[],
  fixed: readonly FixedNumber[],
): Result<AskedPlot> {
  const x = chosen.get('x') ?? free.at(-1) ?? names[names.length - 1];
  return accepted({ kind, x, y: chosen.get('y') ?? 'value', fixed });
}

function gridAsked(
  chosen: ReadonlyMap<Place, string>,
  free: readonly string[],
  fixed: readonly FixedNumber[],
): Result<AskedPlot> {
  const down = chosen.get('down') ?? free.find((name) => name !== chosen.get('across'));
  const across = chosen.get('across') ?? free.find((name) => name !== down);
  if (down === undefined || across === undefined || down === across)
    return refused([
      { place: 'grid', says: 'needs two numbers of the family, and the others fixed; say x=… y=… for one' },
    ]);
  const others = free.filter((name) => name !== down && name !== across);
  if (others.length > 0)
    return refused(
      others.map((name) => ({ place: 'grid', says: `${name} has several numbers: fix one, as ${name}=1` })),
    );
  return accepted({ kind: 'grid', down, across, shows: chosen.get('shows') ?? 'value', fixed });
}
