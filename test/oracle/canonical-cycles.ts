/**
 * All canonical forms of stoppers with a given cycle, by plain search: the nodes of the cycle and perhaps
 * some more, and every way to add arcs. By Lemmas 11 and 12 of Siegel, New results in loopy games, every
 * cycle of a canonical form with more than one arc has two arcs at least that are Left's, and two that are
 * Right's.
 */

/** Left's and Right's options of each node, as the bits of a number. */
export type DrawnForm = { readonly left: readonly number[]; readonly right: readonly number[] };

/** Whether play can take turns for ever: whether there are moves to answer every move, without end. */
function alternates(left: readonly number[], right: readonly number[]): boolean {
  const { length } = left;
  // The nodes from which each player may still continue for ever, as bits.
  let [lefts, rights] = [-1, -1];
  for (let changed = true; changed; ) {
    let [x, y] = [0, 0];
    for (let v = 0; v < length; v++) {
      if (left[v] & rights) x |= 1 << v;
      if (right[v] & lefts) y |= 1 << v;
    }
    changed = x !== lefts || y !== rights;
    lefts = x;
    rights = y;
  }
  return lefts !== 0;
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
      for (let its = left[a]; its !== 0; its &= its - 1) x |= second[31 - Math.clz32(its & -its)];
      for (let its = right[a]; its !== 0; its &= its - 1) y &= first[31 - Math.clz32(its & -its)];
      for (let b = 0; b < length; b++) {
        if (right[b] & second[a]) x |= 1 << b;
        if (left[b] & ~first[a]) y &= ~(1 << b);
      }
      changed ||= x !== first[a] || y !== second[a];
      first[a] = x;
      second[a] = y;
    }
  }
  return second;
}

/** Whether no two nodes are equal, and no option is dominated or reversible. */
function isCanonical(left: readonly number[], right: readonly number[]): boolean {
  const { length } = left;
  const atLeast = orderOfStoppers(left, right);
  for (let v = 0; v < length; v++) {
    for (let w = 0; w < length; w++) {
      const others = ~(1 << w);
      const [isAtMost, isAtLeast] = [(atLeast[v] >> w) & 1, (atLeast[w] >> v) & 1];
      if (v !== w && isAtMost && isAtLeast) return false;
      // Where w is at least another option of the same player, one of the two is dominated. It is reversible
      // where its opponent has an answer that is no worse for this opponent than v.
      if ((left[v] >> w) & 1 && (atLeast[w] & left[v] & others || atLeast[v] & right[w])) return false;
      if (!((right[v] >> w) & 1)) continue;
      if (atLeast[w] & right[v] & others) return false;
      for (let x = 0; x < length; x++) if ((left[w] >> x) & 1 && (atLeast[x] >> v) & 1) return false;
    }
  }
  return true;
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
    if (v === order) {
      tried++;
      if (isCanonical(left, right)) forms.push({ left: [...left], right: [...right] });
      return;
    }
    addLoops(v + 1);
    if (!withLoops) return;
    for (const its of [left, right]) {
      its[v] |= 1 << v;
      if (!alternates(left, right)) addLoops(v + 1);
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
    if (isPermitted(left, right, 0, 1) && !alternates(left, right)) addArcs(0);
  }
  return { forms, tried };
}
