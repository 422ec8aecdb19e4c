/** What clicks make of a thicket while it is set up: arcs change their colours, are cut and drawn, and nodes become roots. */
import type { LookName } from '../../figure/looks.ts';
import type { BoardEdit, BoardPiece } from '../board.ts';
import { editsOfLine, editTo } from '../graphs/graph-board.ts';
import { normalPlant } from './notation.ts';
import {
  afterCut,
  highestNode,
  type Plant,
  rootedNodes,
  type Thicket,
  type ThicketArc,
  usedRoots,
} from './thicket.ts';

export type ArcKind = BoardPiece & { readonly look: LookName; readonly head: LookName };

export const arcKinds: readonly ArcKind[] = [
  { sign: 'b', name: 'blue', player: 'neutral', look: 'left edge', head: 'left head', drawn: 'solid' },
  { sign: 'r', name: 'red', player: 'neutral', look: 'right edge', head: 'right head', drawn: 'dashed' },
  { sign: 'g', name: 'green', player: 'neutral', look: 'either edge', head: 'either head', drawn: 'double' },
];
export const arcPieces: readonly BoardPiece[] = arcKinds.map(({ head: _, ...piece }) => piece);

const ROOT = '=';
const NOTHING = '.';

export const withPlant = ({ plants }: Thicket, number: number, plant: Plant): Thicket => ({
  plants: plants.with(number, normalPlant(plant)),
});

export function editsOfArc(thicket: Thicket, number: number, i: number): readonly BoardEdit<Thicket>[] {
  const plant = thicket.plants[number];
  const arc = plant.arcs[i];
  return editsOfLine(
    arcKinds,
    arc.sign,
    (sign) => withPlant(thicket, number, { ...plant, arcs: plant.arcs.with(i, { ...arc, sign }) }),
    () => withPlant(thicket, number, afterCut(plant, i)),
  );
}

export function editsOfNode(thicket: Thicket, number: number, node: number): readonly BoardEdit<Thicket>[] {
  const { roots, arcs } = thicket.plants[number];
  const isRoot = roots.includes(node);
  const others = isRoot ? roots.filter((root) => root !== node) : [...roots, node].toSorted((a, b) => a - b);
  const make = (): Thicket => withPlant(thicket, number, { roots: others, arcs });
  return [isRoot ? editTo(NOTHING, 'take the root away', make) : editTo(ROOT, 'put a root', make)];
}

/**
 * With one arc more, between two nodes or from a new node: it leads the way on which no arc goes round in a circle. Undefined where there
 * is none, or too many nodes.
 */
export function withArc(
  { roots, arcs }: Plant,
  from: number,
  to: number | undefined,
  sign: string,
): Plant | undefined {
  const fresh = arcs.reduce((last, { tail, head }) => Math.max(last, tail, head), Math.max(...roots)) + 1;
  if (to === undefined)
    return fresh > highestNode ? undefined : { roots, arcs: [...arcs, { tail: fresh, head: from, sign }] };
  if (from === to) return undefined;
  const arc: ThicketArc = leadsTo(arcs, to, from)
    ? { tail: to, head: from, sign }
    : { tail: from, head: to, sign };
  const more = [...arcs, arc];
  return { roots: usedRoots(roots, more), arcs: more };
}

/** Whether a way along arcs leads from one node to another. */
function leadsTo(arcs: readonly ThicketArc[], from: number, to: number): boolean {
  return rootedNodes({ roots: [to], arcs }).has(from);
}
