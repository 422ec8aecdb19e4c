/**
 * Negatives of values: Left and Right change places. Each is computed once. O(followers without a known
 * negative).
 */
import { internCycle } from './cycles-in.ts';
import { intern } from './find.ts';
import { SELF, type Store } from './store.ts';

/** The id of −value. */
export function negative(store: Store, value: number): number {
  if (store.negatives[value] < 0) {
    const asked: number[] = [value];
    // Options have smaller ids, or lie on the same cycle; those without a negative go on top of the stack
    // first.
    while (asked.length > 0) {
      const id = asked[asked.length - 1];
      if (store.negatives[id] >= 0) {
        asked.pop();
        continue;
      }
      const missing = optionsOutside(store, id).filter((option) => store.negatives[option] < 0);
      if (missing.length > 0) asked.push(...missing);
      else turnRound(store, store.group[id]);
    }
  }
  return store.negatives[value];
}

const membersOf = ({ group, count }: Store, first: number): number[] => {
  const members = [first];
  while (first + members.length < count && group[first + members.length] === first)
    members.push(first + members.length);
  return members;
};

function optionsOutside(store: Store, id: number): number[] {
  const { starts, options, group } = store;
  return membersOf(store, group[id]).flatMap((member) =>
    Array.from(options.subarray(starts[2 * member], starts[2 * member + 2])).filter(
      (option) => group[option] !== group[id],
    ),
  );
}

function turnRound(store: Store, first: number): void {
  const members = membersOf(store, first);
  const half = (id: number, side: 0 | 1): number[] =>
    Array.from(store.options.subarray(store.starts[2 * id + side], store.starts[2 * id + side + 1]));
  const turned =
    members.length === 1
      ? [intern(store, pass(store, first, half(first, 1)), pass(store, first, half(first, 0)))]
      : internCycle(
          store,
          members.map((id) => ({
            left: split(store, first, half(id, 1)),
            right: split(store, first, half(id, 0)),
          })),
        );
  for (const [i, id] of members.entries()) {
    store.negatives[id] = turned[i];
    store.negatives[turned[i]] = id;
  }
}

const pass = (store: Store, id: number, options: readonly number[]): number[] =>
  options.map((option) => (option === id ? SELF : store.negatives[option])).sort((a, b) => a - b);

const split = (store: Store, first: number, options: readonly number[]) => ({
  inside: options.filter((option) => store.group[option] === first).map((option) => option - first),
  values: options.filter((option) => store.group[option] !== first).map((option) => store.negatives[option]),
});
