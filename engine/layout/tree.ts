/**
 * Draws trees: rows from the top, subtrees as near to each other as their outlines allow (Reingold & Tilford,
 * "Tidier drawings of trees", 1981), options in their former order from left to right. Subtrees are packed
 * once from the left and once from the right, and the mean of both is drawn, so that small subtrees between
 * large ones lean to neither side. Cost: O(nodes), and sorting the options.
 */
import { emptyPlaces, type LayoutPart, type Places, spacing } from './layout.ts';

/** The root of a part that is a tree with arcs leading away from the root; undefined for any other part. */
export function rootOf({ arcs: { starts, targets } }: LayoutPart): number | undefined {
  const count = starts.length - 1;
  if (targets.length !== count - 1) return undefined;
  const hasParent = new Uint8Array(count);
  for (const w of targets) {
    if (hasParent[w]) return undefined;
    hasParent[w] = 1;
  }
  // A connected part with one arc fewer than nodes, and at most one parent for each, has exactly one node
  // without a parent.
  return hasParent.indexOf(0);
}

/**
 * The place of a parent above its options, which are given from left to right, by their places and numbers.
 */
export type Over = (places: readonly number[], options: readonly number[], parent: number) => number;

/** A parent is above the middle between its outermost options. */
const overMiddle: Over = (places) => (places[0] + places[places.length - 1]) / 2;

export type TreeStyle = {
  /** Options of smaller rank are farther left; options of one rank keep their order. */
  readonly rank?: (option: number, parent: number) => number;
  readonly over?: Over;
};

/** Places of a tree with this root. */
export function treeOf(part: LayoutPart, root: number, { rank, over = overMiddle }: TreeStyle = {}): Places {
  const { starts, targets } = part.arcs;
  const count = starts.length - 1;
  const order = [root];
  const rows = new Uint32Array(count);
  const options: (readonly number[])[] = [];
  for (const v of order) {
    const ranked = (w: number): number => rank?.(w, v) ?? 0;
    const own = Array.from(targets.subarray(starts[v], starts[v + 1])).sort(
      (a, b) => ranked(a) - ranked(b) || part.xs[a] - part.xs[b] || a - b,
    );
    options[v] = own;
    for (const w of own) {
      rows[w] = rows[v] + 1;
      order.push(w);
    }
  }
  const fromLeft = pushed(order, options, over);
  const mirrored: Over = (places, own, v) => -over(places.map((x) => -x).toReversed(), own.toReversed(), v);
  const fromRight = pushed(
    order,
    options.map((own) => own.toReversed()),
    mirrored,
  );
  const places = emptyPlaces(count);
  for (let v = 0; v < count; v++) {
    places.xs[v] = (fromLeft[v] - fromRight[v]) / 2;
    places.ys[v] = rows[v] * spacing;
  }
  return places;
}

/**
 * One side of a subtree: how far it reaches in each row, the lowest row first; `shift` must be added to every
 * entry.
 */
type Outline = { readonly reach: number[]; shift: number };

const at = ({ reach, shift }: Outline, depth: number): number => reach[reach.length - 1 - depth] + shift;

/** The outline of two subtrees together: `near` hides `far` as deep as `near` reaches. */
function joined(near: Outline, far: Outline): Outline {
  if (near.reach.length >= far.reach.length) return near;
  for (let depth = 0; depth < near.reach.length; depth++) {
    far.reach[far.reach.length - 1 - depth] = at(near, depth) - far.shift;
  }
  return far;
}

/**
 * Moves every subtree as far left as the one before it allows. In `order` parents come before their options.
 */
function pushed(order: readonly number[], options: readonly (readonly number[])[], over: Over): Float64Array {
  const offsets = new Float64Array(order.length);
  const sides: { left: Outline; right: Outline }[] = [];
  for (const v of order.toReversed()) {
    let whole: { left: Outline; right: Outline } | undefined;
    const places: number[] = [];
    for (const w of options[v]) {
      const { left, right } = sides[w];
      delete sides[w];
      if (!whole) {
        places.push(0);
        whole = { left, right };
        continue;
      }
      let by = Number.NEGATIVE_INFINITY;
      const common = Math.min(left.reach.length, whole.right.reach.length);
      for (let depth = 0; depth < common; depth++) {
        by = Math.max(by, at(whole.right, depth) + spacing - at(left, depth));
      }
      left.shift += by;
      right.shift += by;
      places.push(by);
      whole = { left: joined(whole.left, left), right: joined(right, whole.right) };
    }
    if (!whole) {
      sides[v] = { left: { reach: [0], shift: 0 }, right: { reach: [0], shift: 0 } };
      continue;
    }
    const parent = over(places, options[v], v);
    for (const [i, w] of options[v].entries()) offsets[w] = places[i] - parent;
    for (const side of [whole.left, whole.right]) {
      side.shift -= parent;
      side.reach.push(-side.shift);
    }
    sides[v] = whole;
  }
  for (const v of order) for (const w of options[v]) offsets[w] += offsets[v];
  return offsets;
}
