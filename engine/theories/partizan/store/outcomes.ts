/**
 * Who wins loopfree values of a store, found from who wins their options by moving first: each value once, from the smallest id on, since options have smaller
 * ids. O(options) a value.
 */
import type { Store } from './store.ts';

const LEFT_WINS_FIRST = 1;
const RIGHT_WINS_FIRST = 2;
const classes = ['P', 'L', 'R', 'N'] as const;

/** The outcome of each value. Precondition: no value of the store is loopy. */
export function openOutcomes(store: Store): (id: number) => (typeof classes)[number] {
  let winners = new Uint8Array(256);
  let known = 0;
  const goOn = (id: number): void => {
    if (id >= winners.length) {
      const more = new Uint8Array(Math.max(2 * winners.length, id + 1));
      more.set(winners);
      winners = more;
    }
    const { starts, options } = store;
    for (; known <= id; known++) {
      const [left, right, end] = [starts[2 * known], starts[2 * known + 1], starts[2 * known + 2]];
      let found = 0;
      for (let i = left; i < right; i++)
        if ((winners[options[i]] & RIGHT_WINS_FIRST) === 0) found |= LEFT_WINS_FIRST;
      for (let i = right; i < end; i++)
        if ((winners[options[i]] & LEFT_WINS_FIRST) === 0) found |= RIGHT_WINS_FIRST;
      winners[known] = found;
    }
  };
  return (id) => {
    if (id >= known) goOn(id);
    return classes[winners[id]];
  };
}
