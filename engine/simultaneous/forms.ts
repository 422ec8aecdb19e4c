/**
 * Whether positions of extended normal play are the same game: terminal ones that one player has won, or matrices of the same games once
 * equal rows and equal columns are one. The order of moves does not matter.
 */
import type { JointGraph } from './completed.ts';
import { wonBy } from './ends.ts';
import { isTerminal, type RoundRows } from './rounds.ts';

/** Numbers of the games in the cells, row by row. */
type Form = readonly (readonly number[])[];

/** Rows tried for one matrix at most; one that looks like another and is not matched within that is taken for a game of its own. */
const mostTried = 2000;

/**
 * A number for each vertex; vertices with one number are the same game. `inOrder`: each after its joint results. Cost: for each position
 * that of sorting its cells, and of trying rows against those of positions that look alike.
 */
export function formsOf(
  graph: JointGraph,
  game: RoundRows,
  inOrder: readonly number[],
): ReadonlyMap<number, number> {
  const forms = new Map<number, number>();
  // 0, 1 and 2 are the ends.
  let count = 3;
  const alike = new Map<string, { readonly form: Form; readonly number: number }[]>();
  for (const v of inOrder) {
    if (isTerminal(game, v)) {
      forms.set(v, 1 + wonBy(graph, v));
      continue;
    }
    const form = mergedLines(formAt(game, v, forms));
    const key = looks(form);
    const others = alike.get(key) ?? [];
    const same = others.find((other) => isSameInOrder(form, other.form));
    if (!same) {
      others.push({ form, number: count });
      alike.set(key, others);
    }
    forms.set(v, same?.number ?? count++);
  }
  return forms;
}

const formAt = (
  { rows, columns, starts, results }: RoundRows,
  v: number,
  forms: ReadonlyMap<number, number>,
): Form =>
  Array.from({ length: rows[v] }, (_, i) =>
    Array.from({ length: columns[v] }, (_, j) => forms.get(results[starts[v] + i * columns[v] + j]) ?? -1),
  );

const turned = (form: Form): Form => form[0].map((_, j) => form.map((row) => row[j]));
const withoutEqualRows = (form: Form): Form => [...new Map(form.map((row) => [row.join(), row])).values()];
const mergedLines = (form: Form): Form => turned(withoutEqualRows(turned(withoutEqualRows(form))));

const ascending = (line: readonly number[]): string => line.toSorted((a, b) => a - b).join();
const linesSorted = (form: Form): string => form.map(ascending).sort().join(';');

/** The same of matrices that differ in the order of their lines alone. */
const looks = (form: Form): string => `${linesSorted(form)} ${linesSorted(turned(form))}`;

/**
 * Whether some order of its rows and columns makes one matrix the other. Rows are matched one after the other; after each, the columns
 * begun so far must be the same ones in both.
 */
function isSameInOrder(one: Form, other: Form): boolean {
  const begun = (form: Form): ((rows: Form) => string) => {
    const whole = turned(form).map(ascending);
    return (rows) =>
      whole
        .map((column, j) => `${column}:${rows.map((row) => row[j]).join()}`)
        .sort()
        .join(';');
  };
  const [ofOne, ofOther] = [begun(one), begun(other)];
  const rows = other.map(ascending);
  const path: number[] = [];
  for (let next = 0, tried = 0; path.length < one.length; ) {
    const begunOne = ofOne(one.slice(0, path.length + 1));
    const key = ascending(one[path.length]);
    let found = -1;
    for (; next < other.length && found < 0; next++) {
      if (path.includes(next) || rows[next] !== key) continue;
      if (++tried > mostTried) return false;
      if (ofOther([...path, next].map((i) => other[i])) === begunOne) found = next;
    }
    if (found >= 0) {
      path.push(found);
      next = 0;
      continue;
    }
    const last = path.pop();
    if (last === undefined) return false;
    next = last + 1;
  }
  return true;
}
