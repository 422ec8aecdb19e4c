/**
 * A thicket as a sum of parts. Arcs that meet only in a root from which no arc leads on have nothing to do with each other, whichever
 * root it is: so such roots have one name, and what hangs together otherwise is a part. Positions with the same parts are one.
 */

import { GROUND } from '../graphs/graph.ts';
import { cordonOf, printCordon } from './cordon.ts';
import { endsOfArc, type Plant, type ThicketArc } from './thicket.ts';

/** The parts of a sound plant, each by its text, a cordon in its short form. O(arcs log arcs). */
export function partsOfPlant(plant: Plant): readonly string[] {
  const whole = cordonOf(plant);
  if (whole) return [printCordon(whole)];
  const { roots, arcs } = plant;
  const isRoot = new Set(roots);
  const tails = new Set(arcs.map(({ tail }) => tail));
  const isEnd = (node: number): boolean => isRoot.has(node) && !tails.has(node);
  const groups = groupsOf(arcs, isEnd);
  return groups.map((group) => textOfPart(group, isRoot, isEnd));
}

/** The arcs that hang together, by nodes that are no ends. */
function groupsOf(
  arcs: readonly ThicketArc[],
  isEnd: (node: number) => boolean,
): readonly (readonly ThicketArc[])[] {
  const up = new Map<number, number>();
  const topOf = (node: number): number => {
    let top = node;
    for (let next = up.get(top); next !== undefined && next !== top; next = up.get(top)) top = next;
    // What was passed on the way leads to the top at once from now on.
    for (let at = node; at !== top; ) {
      const next = up.get(at) ?? top;
      up.set(at, top);
      at = next;
    }
    return top;
  };
  for (const { tail, head } of arcs) if (!isEnd(head)) up.set(topOf(tail), topOf(head));
  const groups = new Map<number, ThicketArc[]>();
  for (const arc of arcs) {
    const top = topOf(arc.tail);
    const group = groups.get(top);
    if (group) group.push(arc);
    else groups.set(top, [arc]);
  }
  return [...groups.values()];
}

function textOfPart(
  group: readonly ThicketArc[],
  isRoot: ReadonlySet<number>,
  isEnd: (node: number) => boolean,
): string {
  const inner = new Set<number>();
  for (const { tail, head } of group) for (const node of [tail, head]) if (!isEnd(node)) inner.add(node);
  const ends = group.flatMap(({ head }) => (isEnd(head) ? [head] : []));
  const end = inner.has(GROUND) ? Math.min(...ends) : GROUND;
  const arcs = group
    .map((arc) => (isEnd(arc.head) ? { ...arc, head: end } : arc))
    .toSorted((a, b) => a.tail - b.tail || a.head - b.head || (a.sign < b.sign ? -1 : 1));
  const others = [...inner].filter((node) => isRoot.has(node));
  const roots = [...new Set([GROUND, end, ...others])].toSorted((a, b) => a - b);
  const cordon = cordonOf({ roots, arcs });
  if (cordon) return printCordon(cordon);
  const words = arcs.map((arc) => `${endsOfArc(arc)}:${arc.sign}`);
  return [...(roots.length > 1 ? [`roots=${roots.join()}`] : []), ...words].join(' ');
}
