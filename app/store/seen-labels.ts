/**
 * The labels as they may be seen: a node whose value is hidden keeps neither value nor outcome nor round nor
 * remoteness, and the tables have only what a shown node has. Everything that is drawn, counted, sorted,
 * listed, spoken, exported or sent is read off these, so that it does not depend on the hidden values.
 */
import type { LeftOut } from '../../engine/theories/index.ts';
import { hidesAny, isHidden } from './hidden.ts';
import type { Labels, SeenLabels } from './state/answers.ts';
import type { HiddenValues } from './state/showing.ts';

/** A code that means no outcome class. */
export const noOutcome = 255;

/** The code of a remoteness that is not shown. */
const notTold = -2;

/**
 * The entries of a table that the codes use, in the order in which they are met, and the codes for that
 * table.
 */
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

type Masked = Pick<
  Labels,
  'table' | 'codes' | 'steps' | 'outcomes' | 'classes' | 'remoteness' | 'partOf' | 'rounds' | 'leftOut'
>;

function masked(labels: Labels, hidden: HiddenValues): Masked {
  const { ids, table, codes, steps, outcomes, classes, remoteness, leftOut } = labels;
  const isSeen = (v: number): boolean => !isHidden(hidden, ids[v]);
  const values = used(
    table,
    codes.map((code, v) => (isSeen(v) ? code : -1)),
  );
  const won =
    outcomes &&
    used(
      classes,
      outcomes.map((code, v) => (isSeen(v) ? code : noOutcome)),
    );
  return {
    table: values.table,
    codes: values.codes,
    steps: steps.map((step, v) => (isSeen(v) ? step : -1)),
    outcomes: won?.codes,
    classes: won?.table ?? [],
    remoteness: remoteness?.map((moves, v) => (isSeen(v) ? moves : notTold)),
    // The theory that gives a value, the number of rounds, and the fact that some node has no value are not
    // shown either.
    partOf: undefined,
    rounds: 0,
    leftOut: codes.some((code, v) => code < 0 && isSeen(v))
      ? leftOut && leftOutSeen(leftOut, isSeen)
      : undefined,
  };
}

const leftOutSeen = ({ obstacles, ...leftOut }: LeftOut, isSeen: (vertex: number) => boolean): LeftOut => ({
  ...leftOut,
  ...(obstacles && {
    obstacles: { ...obstacles, kinds: obstacles.kinds.map((kind, v) => (isSeen(v) ? kind : 0)) },
  }),
});

type Known = { readonly hidden: HiddenValues; readonly of: Labels; readonly seen: SeenLabels };
const known = new WeakMap<object, Known>();

/**
 * The labels themselves where nothing is hidden, else a record without what is. The same arguments give the
 * same record, and complete labels of other places of the nodes the same arrays. O(nodes), once for the same
 * arguments.
 */
export function seenLabels(labels: Labels, hidden: HiddenValues): SeenLabels {
  if (!hidden.all && hidden.except.size === 0) return labels as SeenLabels;
  // Complete labels are known by their codes: they have another record whenever a node is moved, and nothing
  // is written into their arrays any more.
  const key = labels.complete ? labels.codes : labels;
  const last = known.get(key);
  if (last?.hidden === hidden && last.of === labels) return last.seen;
  const seen =
    last?.hidden === hidden
      ? { ...labels, ...arraysOf(last.seen) }
      : hidesAny(hidden, { nodes: labels.ids.map((id) => ({ id })) })
        ? { ...labels, ...masked(labels, hidden) }
        : labels;
  known.set(key, { hidden, of: labels, seen: seen as SeenLabels });
  return seen as SeenLabels;
}

const arraysOf = ({
  table,
  codes,
  steps,
  outcomes,
  classes,
  remoteness,
  partOf,
  rounds,
  leftOut,
}: Labels): Masked => ({ table, codes, steps, outcomes, classes, remoteness, partOf, rounds, leftOut });
