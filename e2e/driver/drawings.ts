/** Large drawings for the walks, as files, made here so that no walk depends on an example. */

type Node = { readonly id: string; readonly x: number; readonly y: number };
type Edge = { readonly from: string; readonly to: string };

/** Numbers that look random and are the same every time (a linear congruence, as C's manual gives it). */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/**
 * A digraph on a square grid: two arcs from every node but the last to nodes near it, most of them onward and
 * some back, so that there are numbers and infinities. The node "last" is terminal, and the others depend on
 * it.
 */
export function gridDrawing(count: number, spacing = 44): string {
  const wide = Math.ceil(Math.sqrt(count * 1.6));
  const random = numbers(count);
  const nodes: Node[] = [];
  const edges: Edge[] = [];
  const id = (place: number): string => `n${place}`;
  for (let place = 0; place < count; place++) {
    nodes.push({ id: id(place), x: (place % wide) * spacing, y: Math.floor(place / wide) * spacing });
    const targets = new Set<number>();
    for (const step of [1 + random(3), wide + random(3) - 1]) {
      const target = random(12) === 0 ? place - step : place + step;
      if (target >= 0 && target < count) targets.add(target);
    }
    for (const target of targets) edges.push({ from: id(place), to: id(target) });
  }
  return JSON.stringify({ format: 'grundy', version: 1, title: `${count} nodes`, nodes, edges });
}
