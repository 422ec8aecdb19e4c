/** Nim values found from those of options, without a graph: mex, and nim-sums (Abuku et al., Algorithm 1). A handle is the nim value. */
import type { ValuesByOptions } from '../theory.ts';

/** O(options) a value. */
export function nimbersByOptions(): ValuesByOptions {
  let seen = new Uint32Array(64);
  let asked = 0;
  return {
    zero: 0,
    of(left) {
      // The mex is at most the number of options.
      if (left.length >= seen.length) seen = new Uint32Array(2 * left.length);
      asked++;
      for (let i = 0; i < left.length; i++) if (left[i] < seen.length) seen[left[i]] = asked;
      let mex = 0;
      while (seen[mex] === asked) mex++;
      return mex;
    },
    add: (a, b) => a ^ b,
    negative: (a) => a,
    value: (n) => ({ kind: 'nimber', n }),
  };
}
