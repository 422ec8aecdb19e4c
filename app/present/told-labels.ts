/**
 * Labels as they are sent to the audience's window: those of nodes with hidden values are taken out, their values and
 * outcomes from the tables too, so that nobody finds there what the drawing does not show.
 */
import { isHidden } from '../store/hidden.ts';
import type { Labels } from '../store/state/answers.ts';
import type { ToldLabels } from '../store/state/scene.ts';
import type { Hidden } from '../store/state/showing.ts';

/** A code that stands for no outcome class. */
const noOutcome = 255;

/** The entries of a table that the codes use, in the order in which they are met, and the codes for that table. */
function used<Entry, Codes extends Int32Array | Uint8Array>(
  table: readonly Entry[],
  codes: Codes,
): { readonly table: readonly Entry[]; readonly codes: Codes } {
  const places = new Map<number, number>();
  const kept: Entry[] = [];
  const next = codes.slice() as Codes;
  for (const [v, code] of codes.entries()) {
    if (code < 0 || code >= table.length) continue;
    let place = places.get(code);
    if (place === undefined) {
      place = kept.length;
      places.set(code, place);
      kept.push(table[code]);
    }
    next[v] = place;
  }
  return { table: kept, codes: next };
}

/** The arrays are the labels' own where nothing is hidden. O(nodes). */
export function toldLabels(labels: Labels, hidden: Hidden): ToldLabels {
  const { ids, chosen, table, codes, steps, outcomes, classes, complete } = labels;
  if (!ids.some((id) => isHidden(hidden, id)))
    return { ids, chosen, table, codes, steps, outcomes, classes, complete };
  const isTold = (v: number): boolean => !isHidden(hidden, ids[v]);
  const values = used(
    table,
    codes.map((code, v) => (isTold(v) ? code : -1)),
  );
  const won =
    outcomes &&
    used(
      classes,
      outcomes.map((code, v) => (isTold(v) ? code : noOutcome)),
    );
  return {
    ids,
    chosen,
    table: values.table,
    codes: values.codes,
    steps: steps.map((step, v) => (isTold(v) ? step : -1)),
    outcomes: won?.codes,
    classes: won?.table ?? [],
    complete,
  };
}
