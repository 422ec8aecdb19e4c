/**
 * The rows of a node table: from the drawing, its labels and what is measured of them; sorted by a column,
 * and as they are written.
 */
import { calledNode, type NodeId } from '../../engine/document/index.ts';
import {
  csvOfTable,
  emptyCell,
  latexOfTable,
  measuredCell,
  outcomeCell,
  type TableCell,
  textCell,
  valueCell,
} from '../../engine/tables/index.ts';
import type { Measurement, ValueMeasure } from '../../engine/theories/index.ts';
import { sortedValues, type Value } from '../../engine/values/index.ts';
import { seenDocument } from '../store/seen-document.ts';
import { type Label, labelOf } from '../store/selectors.ts';
import type { SeenLabels } from '../store/state/answers.ts';
import { isUnseen, type ToldFrom } from '../store/telling.ts';

export type NodeRow = Label & {
  readonly id: NodeId;
  readonly name: string;
  readonly gray: boolean;
  /** A sign replaces a hidden value: no cell shows or copies the value, and it does not affect the order. */
  readonly unseen: boolean;
};

/** A column of what is measured. */
export type MeasureOfNodes = {
  readonly measure: ValueMeasure;
  /** Undefined of a node that has no value, or while nothing is found. */
  of(row: NodeRow): Measurement | undefined;
  /** The place of what is found among all that is; undefined where there is nothing. */
  rank(row: NodeRow): number | undefined;
};

export const columns = ['name', 'colour', 'value', 'outcome', 'round'] as const;
/** One of these, or the id of a measure. */
export type Column = (typeof columns)[number] | (string & {});

export function nodeRows(
  state: ToldFrom,
  labels: SeenLabels | undefined,
  ids: readonly NodeId[] | undefined,
): readonly NodeRow[] {
  const wanted = ids && new Set(ids);
  const nothing: Label = { value: undefined, step: undefined, outcome: undefined, remoteness: undefined };
  return seenDocument(state)
    .nodes.filter((node) => !wanted || wanted.has(node.id))
    .map((node) => {
      // Written out, since spreading the label takes ten times as long, and these are all nodes of the
      // drawing.
      const { value, step, outcome, remoteness, obstacle } = labelOf(labels, node.id) ?? nothing;
      const { id, gray } = node;
      return {
        id,
        name: calledNode(node),
        gray,
        unseen: isUnseen(state, node.id),
        value,
        step,
        outcome,
        remoteness,
        obstacle,
      };
    });
}

/**
 * Names in the order in which people count: n2 before n10. Compared as texts, which is a hundred times as
 * quick as by a language's rules.
 */
const nameKey = (name: string): string => {
  const lower = name.toLowerCase();
  // Names without anything to take apart are most names.
  const plain = /^[ -~]*$/.test(lower) ? lower : lower.normalize('NFKD');
  return plain.replace(/\d+/g, (digits) => digits.padStart(12, '0'));
};

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The rows by their names: their places in that order, and of each row the place of its name among all names;
 * equal names share one.
 */
type ByName = { readonly order: readonly number[]; readonly ranks: Float64Array };

/** What is found once for the same rows, which are sorted again and again. */
type Orders = { readonly names: ByName; values?: ReadonlyMap<Value, number> };
const ordersOf = new WeakMap<readonly NodeRow[], Orders>();

function orderOfNames(rows: readonly NodeRow[]): ByName {
  const keys = rows.map(({ name }) => nameKey(name));
  // A plain array, since its sort goes once through what is in order already, as the names of most drawings
  // are.
  const order = [...rows.keys()].sort((a, b) => compareTexts(keys[a], keys[b]));
  const ranks = new Float64Array(rows.length);
  for (let at = 1; at < order.length; at++)
    ranks[order[at]] = ranks[order[at - 1]] + Number(keys[order[at]] !== keys[order[at - 1]]);
  return { order, ranks };
}

/**
 * These places by their keys, those of one key in their former order. The keys alone are sorted, as numbers,
 * which takes no comparing function.
 */
function byKeys(places: Iterable<number>, keys: Float64Array): Int32Array {
  const next = new Map<number, number>();
  for (const [at, key] of keys.slice().sort().entries()) if (!next.has(key)) next.set(key, at);
  const order = new Int32Array(keys.length);
  for (const place of places) {
    const at = next.get(keys[place]) ?? 0;
    order[at] = place;
    next.set(keys[place], at + 1);
  }
  return order;
}

function ordersIn(rows: readonly NodeRow[]): Orders {
  const found = ordersOf.get(rows) ?? { names: orderOfNames(rows) };
  ordersOf.set(rows, found);
  return found;
}

/** The place of each different value in the order of values. */
function ranksOfValues(rows: readonly NodeRow[]): ReadonlyMap<Value, number> {
  const orders = ordersIn(rows);
  orders.values ??= new Map(
    sortedValues(new Set(rows.flatMap(({ value }) => value ?? []))).map((value, rank) => [value, rank]),
  );
  return orders.values;
}

/** What rows are sorted by: a number for each, undefined where a row has nothing. */
function sortedBy(
  by: Column,
  rows: readonly NodeRow[],
  measured: readonly MeasureOfNodes[],
): (row: NodeRow) => number | undefined {
  const measure = measured.find((each) => each.measure.id === by);
  if (measure) return measure.rank;
  if (by === 'colour') return ({ gray }) => Number(gray);
  if (by === 'round') return ({ step }) => step;
  if (by === 'value') {
    const ranks = ranksOfValues(rows);
    return ({ value }) => value && ranks.get(value);
  }
  if (by === 'outcome') {
    const classes = [...new Set(rows.flatMap(({ outcome }) => outcome ?? []))].sort(compareTexts);
    return ({ outcome }) => (outcome ? classes.indexOf(outcome) : undefined);
  }
  return () => 0;
}

/**
 * By a column, then by their names; rows that have nothing there come last, up and down. O(rows · log rows).
 */
export function sorted(
  rows: readonly NodeRow[],
  by: Column | undefined,
  descending: boolean,
  measured: readonly MeasureOfNodes[] = [],
): readonly NodeRow[] {
  if (!by) return rows;
  const of = sortedBy(by, rows, measured);
  const turned = descending ? -1 : 1;
  const { names } = ordersIn(rows);
  if (by === 'name') {
    const keys = names.ranks.map((rank) => turned * rank);
    return Array.from(byKeys(rows.keys(), keys), (at) => rows[at]);
  }
  const keys = new Float64Array(rows.length);
  for (const [at, row] of rows.entries()) {
    const rank = of(row);
    keys[at] = rank === undefined ? Number.POSITIVE_INFINITY : turned * rank;
  }
  return Array.from(byKeys(names.order, keys), (at) => rows[at]);
}

/** Why cells of measured columns are empty, as sentences that name the columns. O(rows · columns). */
export function whyEmpty<Row>(
  rows: readonly Row[],
  measures: readonly ValueMeasure[],
  foundIn: (row: Row, column: number) => Measurement | undefined,
): readonly string[] {
  const why = new Map<string, Set<string>>();
  for (const [column, { title }] of measures.entries())
    for (const row of rows) {
      const found = foundIn(row, column);
      if (found?.kind === 'none') why.set(found.says, (why.get(found.says) ?? new Set()).add(title));
    }
  return [...why].map(([says, titles]) => `– in ${[...titles].join(', ')}: ${says}.`);
}

/** The headings, in their order on the screen. */
const headed = (measured: readonly MeasureOfNodes[]): readonly string[] => [
  'name',
  'colour',
  'value',
  ...measured.map(({ measure }) => measure.id),
  'outcome',
  'round',
];

/** The same thing has one cell, however many rows have it. */
function cellsOnce<T>(make: (of: T) => TableCell): (of: T) => TableCell {
  const known = new Map<T, TableCell>();
  return (of) => {
    const cell = known.get(of) ?? make(of);
    known.set(of, cell);
    return cell;
  };
}

function* cellsOf(
  rows: readonly NodeRow[],
  measured: readonly MeasureOfNodes[],
): Generator<readonly TableCell[], void, void> {
  const ofValue = cellsOnce(valueCell);
  const ofMeasured = cellsOnce(measuredCell);
  for (const row of rows) {
    const { name, gray, value, outcome, step } = row;
    yield [
      textCell(name),
      textCell(gray ? 'gray' : 'white'),
      value ? ofValue(value) : emptyCell,
      ...measured.map(({ of }) => {
        const found = of(row);
        return found ? ofMeasured(found) : emptyCell;
      }),
      outcome ? outcomeCell(outcome) : emptyCell,
      textCell(step === undefined ? '' : String(step)),
    ];
  }
}

export const asCsv = (rows: readonly NodeRow[], measured: readonly MeasureOfNodes[] = []): string =>
  csvOfTable({ head: headed(measured).map(textCell), rows: cellsOf(rows, measured) });

export const asLatex = (rows: readonly NodeRow[], measured: readonly MeasureOfNodes[] = []): string =>
  latexOfTable({
    head: headed(measured).map((id) => {
      const title = measured.find(({ measure }) => measure.id === id)?.measure.title.toLowerCase();
      return textCell(title ?? (id === 'name' ? 'node' : id));
    }),
    rows: cellsOf(rows, measured),
  });
