/**
 * The measures of all theories together: which there are, and how values of any kind are measured. Which
 * theory a value is from decides nothing: the first of the register that measures its kind does.
 */
import type { Kind } from '../values/value.ts';
import type { Measurement, MeasuresOfValues, Measuring, ValueMeasure } from './measure.ts';
import { theories } from './register.ts';

const register: readonly MeasuresOfValues[] = theories.flatMap(({ measures }) => measures ?? []);

/** Every measure, each id once, in the order of the columns. */
export const measureCatalogue: readonly ValueMeasure[] = [
  ...new Map(register.flatMap(({ list }) => list).map((measure) => [measure.id, measure] as const)).values(),
];

/** The kinds of values of which a measure can find something. */
export const kindsMeasuredBy = (id: string): readonly Kind[] =>
  register.filter(({ list }) => list.some((measure) => measure.id === id)).flatMap(({ kinds }) => kinds);

/** All words that a measure finds, of any values, each once; undefined where they are no few words. */
export function wordsMeasuredBy(id: string): readonly string[] | undefined {
  const lists = register.flatMap(({ list }) => list.filter((measure) => measure.id === id));
  return lists.every(({ words }) => words)
    ? [...new Set(lists.flatMap(({ words = [] }) => words))]
    : undefined;
}

/** Whether every value of the kind has a place for it in a column. */
const hasColumn = ({ isLong, ofHeaps }: ValueMeasure): boolean => !isLong && !ofHeaps;

/** The columns that there are for values of these kinds, each once. */
export const measuresOfKinds = (kinds: ReadonlySet<Kind>): readonly ValueMeasure[] => [
  ...new Map(
    register
      .filter((each) => each.kinds.some((kind) => kinds.has(kind)))
      .flatMap(({ list }) => list)
      .filter(hasColumn)
      .map((measure) => [measure.id, measure] as const),
  ).values(),
];

const without: Measurement = { kind: 'none', says: 'such values have none' };

/**
 * Measures values of all kinds; what values share is found once. Precondition: there is a measure with this
 * id.
 */
export function openMeasuring(): Measuring {
  const opened = new Map<MeasuresOfValues, Measuring>();
  return {
    measure(id, value) {
      const measures = register.find(({ kinds }) => kinds.includes(value.kind));
      if (!measures?.list.some((measure) => measure.id === id)) return without;
      const measuring = opened.get(measures) ?? measures.open();
      opened.set(measures, measuring);
      return measuring.measure(id, value);
    },
  };
}

const columnsOf = new Map(
  theories.map(({ id, measures }) => [id, (measures?.list ?? []).filter(hasColumn)] as const),
);
const noColumns: readonly ValueMeasure[] = [];

/** The columns that a theory has for its values, none where it measures nothing; the same list each time. */
export const measuredFor = (theory: string): readonly ValueMeasure[] => columnsOf.get(theory) ?? noColumns;
