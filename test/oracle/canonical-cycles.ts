/**
 * All canonical forms of stoppers with a given cycle, by plain search: the nodes of the cycle and perhaps
 * some more, and every way to add arcs. By Lemmas 11 and 12 of Siegel, New results in loopy games, every
 * cycle of a canonical form with more than one arc has two arcs at least that are Left's, and two that are
 * Right's.
 */

/** Left's and Right's options of each node, as the bits of a number. */
export type DrawnForm = { readonly left: readonly number[]; readonly right: readonly number[] };

const bitsOf = (mask: number): readonly number[] =>
  Array.from({ length: 32 - Math.clz32(mask) }, (_, v) => v).filter((v) => (mask >> v) & 1);

/** Whether play can take turns for ever. */
function alternates(left: readonly number[], right: readonly number[]): boolean {
  const { length } = left;
  const met = new Int8Array(2 * length);
  const comesBack = (state: number): boolean => {
    if (met[state] !== 0) return met[state] === 1;
    met[state] = 1;
    const targets = state & 1 ? right[state >> 1] : left[state >> 1];
    for (let w = 0; w < length; w++)
      if ((targets >> w) & 1 && comesBack(2 * w + (state & 1 ? 0 : 1))) return true;
    met[state] = 2;
    return false;
  };
  return met.some((_, state) => comesBack(state));
}

/** Whether every cycle through this arc has two arcs at least that are one player's alone, of each player. */
function isPermitted(left: readonly number[], right: readonly number[], from: number, to: number): boolean {
  const goesOn = (at: number, met: number, lefts: number, rights: number): boolean => {
    if (at === from) return lefts >= 2 && rights >= 2;
    const targets = (left[at] | right[at]) & ~met;
    for (let w = 0; w < left.length; w++) {
      if (!((targets >> w) & 1)) continue;
      const [isLeft, isRight] = [(left[at] >> w) & 1, (right[at] >> w) & 1];
      if (!goesOn(w, met | (1 << w), lefts + (isRight ? 0 : 1), rights + (isLeft ? 0 : 1))) return false;
    }
    return true;
  };
  const [isLeft, isRight] = [(left[from] >> to) & 1, (right[from] >> to) & 1];
  return goesOn(to, 1 << to, isRight ? 0 : 1, isLeft ? 0 : 1);
}

/** For each node a, as bits, the nodes b such that Left survives a − b moving second. Of stoppers, a ≥ b. */
function orderOfStoppers(left: readonly number[], right: readonly number[]): readonly number[] {
  const { length } = left;
  const every = (1 << length) - 1;
  const [first, second] = [left.map(() => every), left.map(() => every)];
  for (let changed = true; changed; ) {
    changed = false;
    for (let a = 0; a < length; a++) {
      let [x, y] = [0, every];
      for (let w = 0; w < length; w++) {
        if ((left[a] >> w) & 1) x |= second[w];
        if ((right[a] >> w) & 1) y &= first[w];
      }
      for (let b = 0; b < length; b++) {
        if (right[b] & second[a]) x |= 1 << b;
        if (left[b] & ~first[a]) y &= ~(1 << b);
      }
      changed ||= x !== first[a] || y !== second[a];
      [first[a], second[a]] = [x, y];
    }
  }
  return second;
}

/** Whether no two nodes are equal, and no option is dominated or reversible. */
function isCanonical(left: readonly number[], right: readonly number[]): boolean {
  const atLeast = orderOfStoppers(left, right);
  const isAtLeast = (a: number, b: number): boolean => ((atLeast[a] >> b) & 1) === 1;
  return left.every((_, v) => {
    const [lefts, rights] = [bitsOf(left[v]), bitsOf(right[v])];
    return (
      left.every((__, w) => v === w || !isAtLeast(v, w) || !isAtLeast(w, v)) &&
      lefts.every((w) => lefts.every((x) => w === x || !isAtLeast(x, w))) &&
      rights.every((w) => rights.every((x) => w === x || !isAtLeast(w, x))) &&
      lefts.every((w) => bitsOf(right[w]).every((x) => !isAtLeast(v, x))) &&
      rights.every((w) => bitsOf(left[w]).every((x) => !isAtLeast(x, v)))
    );
  });
}

/**
 * All canonical forms of so many nodes, the first of which form a cycle along which the players move as the
 * pattern says. `tried` counts the drawings that were compared.
 */
export function formsWithCycle(
  order: number,
  pattern: string,
  withLoops: boolean,
): { readonly forms: readonly DrawnForm[]; readonly tried: number } {
  const { length } = pattern;
  const forms: DrawnForm[] = [];
  let tried = 0;
  const [left, right] = [new Array<number>(order).fill(0), new Array<number>(order).fill(0)];
  const isOnCycle = (v: number, w: number): boolean =>
    w < length && (w === v + 1 || (v === 0 && w === length - 1));
  const pairs = left.flatMap((_, v) =>
    left.flatMap((__, w) => (v < w && !isOnCycle(v, w) ? [[v, w] as const] : [])),
  );
  const addLoops = (v: number): void => {
    if (alternates(left, right)) return;
    if (v === order) {
      tried++;
      if (isCanonical(left, right)) forms.push({ left: [...left], right: [...right] });
      return;
    }
    addLoops(v + 1);
    if (!withLoops) return;
    for (const its of [left, right]) {
      its[v] |= 1 << v;
      addLoops(v + 1);
      its[v] &= ~(1 << v);
    }
  };
  const addArcs = (k: number): void => {
    if (k === pairs.length) {
      addLoops(0);
      return;
    }
    addArcs(k + 1);
    const [a, b] = pairs[k];
    for (const [v, w] of [
      [a, b],
      [b, a],
    ])
      for (const whose of [[left], [right], [left, right]]) {
        for (const its of whose) its[v] |= 1 << w;
        if (isPermitted(left, right, v, w) && !alternates(left, right)) addArcs(k + 1);
        for (const its of whose) its[v] &= ~(1 << w);
      }
  };
  // An arc of the cycle may be the other player's as well.
  for (let both = 0; both < 1 << length; both++) {
    for (let v = 0; v < order; v++) {
      const [next, isBoth] = [1 << ((v + 1) % length), (both >> v) & 1];
      left[v] = v < length && (pattern[v] === 'L' || isBoth) ? next : 0;
      right[v] = v < length && (pattern[v] === 'R' || isBoth) ? next : 0;
    }
    if (isPermitted(left, right, 0, 1)) addArcs(0);
  }
  return { forms, tried };
}
