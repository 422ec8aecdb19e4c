/**
 * Thickets: plants of coloured arcs that lead to roots. What holds an arc, who may cut it, and which arcs
 * fall. Linear in the arcs unless stated otherwise.
 */
import type { Mover } from '../../graph/game-graph.ts';
import { groundName } from '../furniture/shapes.ts';
import { GROUND, namesOfLines, nodesReached } from '../graphs/graph.ts';

/**
 * The signs of the colours in the order in which they are written: of two arcs at the top of a cordon the
 * first is the stalk's.
 */
export const arcColours = 'bgr';
export type ArcColour = 'b' | 'g' | 'r';
/** The sign of an arc whose colour cannot be read. */
export const NO_COLOUR = '?';

export type ThicketArc = {
  readonly tail: number;
  readonly head: number;
  /** A colour, or `?` in a draft. */
  readonly sign: string;
};

/** One plant: its roots, ascending, which always include 0, and its arcs as they were written. */
export type Plant = { readonly roots: readonly number[]; readonly arcs: readonly ThicketArc[] };

export type Thicket = { readonly plants: readonly Plant[] };

/** With more arcs nobody could find anything on the board. */
export const mostThicketArcs = 400;
/** Numbers of nodes have four figures at most. */
export const highestNode = 9_999;

/** By node, how many arcs lead into it. */
export function inDegrees(arcs: readonly ThicketArc[]): ReadonlyMap<number, number> {
  const degrees = new Map<number, number>();
  for (const { head } of arcs) degrees.set(head, (degrees.get(head) ?? 0) + 1);
  return degrees;
}

const otherThan = { left: 'right', right: 'left' } as const;
const owners: Readonly<Record<string, Mover>> = { b: 'left', r: 'right' };

/**
 * Who may cut an arc whose tail has this in-degree (Huggan, Section 3.2): a blue one is Left's where the
 * number is even and Right's where it is odd, a red one the other way round; a green one is either's where it
 * is even. Undefined where neither player may.
 */
export function cutterOf(sign: string, inDegree: number): Mover | 'either' | undefined {
  const isEven = inDegree % 2 === 0;
  if (sign === 'g') return isEven ? 'either' : undefined;
  const owner = owners[sign];
  return owner && !isEven ? otherThan[owner] : owner;
}

/** The nodes from which a root can be reached. */
export function rootedNodes({ roots, arcs }: Plant): ReadonlySet<number> {
  // Makes no pairs, since every cut in the search calls this.
  const into = new Map<number, number[]>();
  for (const { tail, head } of arcs) {
    const tails = into.get(head);
    if (tails) tails.push(tail);
    else into.set(head, [tail]);
  }
  return nodesReached(roots, into);
}

/** The numbers of the arcs that fall when one is cut: those whose way to a root led over it. */
export function fallingWith(plant: Plant, cut: number): readonly number[] {
  const before = rootedNodes(plant);
  const after = rootedNodes({ ...plant, arcs: plant.arcs.toSpliced(cut, 1) });
  return plant.arcs.flatMap(({ head }, i) => (i !== cut && before.has(head) && !after.has(head) ? [i] : []));
}

/** The plant without these arcs, cut at once, and without what falls. */
export function afterCuts(plant: Plant, cuts: readonly number[]): Plant {
  const left = plant.arcs.filter((_, i) => !cuts.includes(i));
  const rooted = rootedNodes({ ...plant, arcs: left });
  const arcs = left.filter(({ head }) => rooted.has(head));
  return { roots: usedRoots(plant.roots, arcs), arcs };
}

/** The plant without an arc and without what falls; roots to which nothing leads any more are none. */
export function afterCut(plant: Plant, cut: number): Plant {
  const gone = new Set([cut, ...fallingWith(plant, cut)]);
  const arcs = plant.arcs.filter((_, i) => !gone.has(i));
  return { roots: usedRoots(plant.roots, arcs), arcs };
}

/** The roots at which an arc begins or ends, and 0. */
export function usedRoots(roots: readonly number[], arcs: readonly ThicketArc[]): readonly number[] {
  const ends = new Set(arcs.flatMap(({ tail, head }) => [tail, head]));
  return roots.filter((root) => root === GROUND || ends.has(root));
}

export const plantName = ({ length }: Thicket['plants'], plant: number): string =>
  length > 1 ? `plant ${plant + 1}, ` : '';

export const nodeCalled = (node: number): string => (node === GROUND ? groundName : `node ${node}`);

/** An arc by its ends, as the notation writes them. */
export const endsOfArc = ({ tail, head }: ThicketArc): string => `${tail}>${head}`;

/** The names of a plant's arcs: by their ends, and parallel ones by numbers besides. */
export const arcNames = (arcs: readonly ThicketArc[]): readonly string[] =>
  namesOfLines(
    arcs.map(({ tail, head }) => [tail, head]),
    'arc',
    '>',
  );
