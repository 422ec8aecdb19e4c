/**
 * The values of forms in a store: each with its canonical form as data, its genus, and whether it is tame.
 */
import type { Genus, Misere, MisereForm } from '../../values/misere.ts';
import { genusFrom, isNimGenus } from './genus.ts';
import { type MisereStore, openMisereStore } from './store.ts';

/** The most positions of a form that is written out as a value, but for nim-heaps. */
const mostPositions = 2000;

export type MisereValues = {
  readonly store: MisereStore;
  genusOf(form: number): Genus;
  isTame(form: number): boolean;
  /** Undefined if the form has too many positions. O(the form). */
  valueOf(form: number): Misere | undefined;
};

/** Forms with their values; the genus of a form is found from those of its options. */
export function openMisereValues(store = openMisereStore()): MisereValues {
  const genera: Genus[] = [];
  const tame: boolean[] = [];
  /** Options have smaller numbers, so that the forms are gone through in their order. */
  const look = (form: number): void => {
    for (let at = genera.length; at <= form; at++) {
      const options = store.options(at);
      const genus = genusFrom(options.map((option) => genera[option]));
      genera.push(genus);
      tame.push(isNimGenus(genus) && options.every((option) => tame[option]));
    }
  };
  return {
    store,
    genusOf(form) {
      look(form);
      return genera[form];
    },
    isTame(form) {
      look(form);
      return tame[form];
    },
    valueOf(form) {
      const nimber = store.nimberOf(form);
      const canonical = nimber === undefined ? formAsData(store, form) : { nimber };
      if (!canonical) return undefined;
      look(form);
      return { kind: 'misere', canonical, genus: genera[form], tame: tame[form] };
    },
  };
}

/**
 * The positions of a form, greatest number first, so that each comes before its options; undefined if there
 * are too many.
 */
function positionsOf(
  store: MisereStore,
  form: number,
  most = Number.POSITIVE_INFINITY,
): number[] | undefined {
  const met = new Set([form]);
  for (const at of met) {
    for (const option of store.options(at)) met.add(option);
    if (met.size > most) return undefined;
  }
  return [...met].sort((a, b) => b - a);
}

/**
 * The form as a digraph that does not depend on the order in which forms were met: the longer play from a
 * position lasts, the smaller its number; of equally long ones that with the greater options, compared one by
 * one from the greatest on, comes first.
 */
function formAsData(store: MisereStore, form: number): MisereForm | undefined {
  const positions = positionsOf(store, form, mostPositions);
  if (!positions) return undefined;
  const levels: number[][] = [];
  const levelOf = new Map<number, number>();
  for (const at of positions.toReversed()) {
    const level = store.options(at).reduce((most, option) => Math.max(most, levelOf.get(option)! + 1), 0);
    levelOf.set(at, level);
    levels[level] ??= [];
    levels[level].push(at);
  }
  // Numbers from the end of play on, turned round at last.
  const ranks = new Map<number, number>();
  const rowOf = (at: number): readonly number[] =>
    store
      .options(at)
      .map((option) => ranks.get(option)!)
      .sort((a, b) => b - a);
  const sorted: (readonly number[])[] = [];
  for (const level of levels) {
    const rows = level.map((at) => ({ at, row: rowOf(at) }));
    rows.sort((a, b) => compareRows(a.row, b.row));
    for (const { at, row } of rows) {
      ranks.set(at, sorted.length);
      sorted.push(row);
    }
  }
  const last = sorted.length - 1;
  const either: number[] = [];
  for (let v = 0; v <= last; v++) for (const rank of sorted[last - v]) either.push(v, last - rank);
  return { count: sorted.length, either };
}

function compareRows(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}
