/** A unicycle that was found as a drawing, and as an edge list in one line. */
import { emptyDocument, type GameDocument, type GameEdge, type Player } from '../document/document.ts';
import { printEdgeListInLine } from '../document/edge-list/print.ts';
import type { Unicycle } from './unicycles.ts';

/** The positions of the exits, each once, those to which an arc leads directly first. */
function positionsOfExits({ pool, exits }: Unicycle): readonly number[] {
  const met = new Set(exits.map((exit) => pool.choices[exit].position));
  for (const v of met) for (const w of [...pool.left[v], ...pool.right[v]]) met.add(w);
  return [...met];
}

/** How many positions the unicycle has. */
export const sizeOfUnicycle = (unicycle: Unicycle): number =>
  unicycle.pattern.length + positionsOfExits(unicycle).length;

/** The texts of the exits, from the first position on the cycle on. */
export const textsOfExits = ({ pool, exits }: Unicycle): readonly string[] =>
  exits.map((exit) => pool.choices[exit].text);

/**
 * The drawing. The cycle goes through v0, v1, … and back; v0 is the first node. The positions of the exits
 * are x0, x1, …. The nodes have no places yet.
 */
export function documentOfUnicycle(unicycle: Unicycle): GameDocument {
  const { pattern, pool, exits } = unicycle;
  const positions = positionsOfExits(unicycle);
  const idOf = new Map(positions.map((v, k) => [v, `x${k}`]));
  const edges: GameEdge[] = [];
  const join = (from: string, to: string | undefined, player: Player): void => {
    if (to !== undefined) edges.push({ from, to, player });
  };
  for (const [i, letter] of pattern.entries()) {
    const exit = idOf.get(pool.choices[exits[i]].position);
    const [lefts, rights] = [`v${(i + 1) % pattern.length}`, exit];
    join(`v${i}`, lefts, letter === 'L' ? 'left' : 'right');
    join(`v${i}`, rights, letter === 'L' ? 'right' : 'left');
  }
  for (const v of positions) {
    const [left, right] = [new Set(pool.left[v]), new Set(pool.right[v])];
    for (const w of new Set([...left, ...right])) {
      const player = !right.has(w) ? 'left' : !left.has(w) ? 'right' : 'either';
      join(`x${positions.indexOf(v)}`, idOf.get(w), player);
    }
  }
  const ids = [...pattern.map((_, i) => `v${i}`), ...idOf.values()];
  return {
    ...emptyDocument,
    nodes: ids.map((id) => ({ id, x: 0, y: 0, gray: false, name: '' })),
    edges,
  };
}

/** The drawing as an edge list in one line, which the editor and every command read. */
export const edgeListOfUnicycle = (unicycle: Unicycle): string =>
  printEdgeListInLine(documentOfUnicycle(unicycle));
