/** `--measures`: what is to be said of each value besides its name, as members of JSON and as columns of tables. */
import { nearestWord } from '../../engine/answers/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { measureCatalogue, openMeasuring } from '../../engine/run.ts';
import { textOfMeasurement, type ValueMeasure } from '../../engine/theories/index.ts';
import type { Value } from '../../engine/values/index.ts';
import { type CliArguments, notBeside, type Option } from './arguments.ts';

/** By which theory values are asked for, and what is to be measured of them. */
export type AskedOfValues = { readonly theory: string; readonly measures: readonly ValueMeasure[] };

const ids = measureCatalogue.map(({ id }) => id);

export const measuresOption: Option = {
  takes: 'NAMES',
  says: `adds a column for each of these measures, with commas between: ${ids.join(', ')}; or all`,
  idle: notBeside('summary'),
};

/** In the order in which they were asked for, each once; a name that is none is refused with those that are. */
export function askedMeasures(asked: CliArguments): Result<readonly ValueMeasure[]> {
  const written = asked.all('measures').at(-1);
  if (written === undefined) return accepted([]);
  const names = [...new Set(written.split(',').map((name) => name.trim()))];
  if (names.length === 1 && names[0] === 'all') return accepted(measureCatalogue);
  const found: ValueMeasure[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    const measure = measureCatalogue.find(({ id }) => id === name);
    if (measure) found.push(measure);
    else {
      const near = nearestWord(name, ids);
      const instead = near ? `did you mean ${near}?` : `give one of ${ids.join(', ')}, or all`;
      problems.push({ place: `--measures ${name}`, says: `there is no such measure; ${instead}` });
    }
  }
  return problems.length > 0 ? refused(problems) : accepted(found);
}

/** The columns of a table: their headings, the cells of each value by its index, and at the end why some of these are empty. */
export function measuredColumns(table: readonly Value[], measures: readonly ValueMeasure[]) {
  const measuring = openMeasuring();
  const known: (readonly string[])[] = [];
  const why = new Map<string, Set<string>>();
  const cellsOf = (value: Value): readonly string[] =>
    measures.map(({ id }) => {
      const found = measuring.measure(id, value);
      if (found.kind === 'none') why.set(found.says, (why.get(found.says) ?? new Set()).add(id));
      return textOfMeasurement(found);
    });
  return {
    titles: measures.map(({ id }) => id),
    cells(code: number): readonly string[] {
      if (code < 0) return measures.map(() => '');
      known[code] ??= cellsOf(table[code]);
      return known[code];
    },
    /** A sentence for each reason, with the columns that it empties. */
    missing: (): readonly string[] =>
      [...why].map(([says, columns]) => `Empty in ${[...columns].join(', ')}: ${says}.`),
  };
}
