/**
 * Drawings as codes, and the test whether a drawing represents all drawings that are isomorphic to it.
 *
 * Nodes are added one after the other. The code of a node says whether it is gray, whether it has a loop, and
 * which arcs join it to the nodes before it; the codes of all nodes, in their order, are the code of the
 * drawing. A drawing is canonical if no other order of its nodes gives a code that is larger at the first
 * difference. Without its last node a canonical drawing is canonical still, which is what makes orderly
 * generation work (Read 1978, Faradžev 1978).
 */

/** The most nodes whose codes fit into 31 bits. */
export const mostDigraphNodes = 8;

/** Whose move an arc is, as two bits; without an arc it is 0. */
export const letters = { none: 0, left: 1, right: 2, either: 3 } as const;

/** Where a node's code has the arc from an earlier node; the arc to that node is in the two bits above. */
export const shiftOf = (node: number, earlier: number): number => 4 * (node - 1 - earlier);

/** Where a node's code has its loop, and where it says that the node is gray. */
export const shiftOfLoop = (node: number): number => 4 * node;
export const shiftOfGray = (node: number): number => 4 * node + 2;

/** A drawing that grows and shrinks by its last node. */
export type Growing = {
  /** The letter of the arc from u to v at u · mostDigraphNodes + v. */
  readonly arcs: Uint8Array;
  readonly gray: Uint8Array;
  /** The code of each node. */
  readonly codes: Int32Array;
};

export const emptyGrowing = (): Growing => ({
  arcs: new Uint8Array(mostDigraphNodes * mostDigraphNodes),
  gray: new Uint8Array(mostDigraphNodes),
  codes: new Int32Array(mostDigraphNodes),
});

/** Gives the drawing this node after the earlier ones, in place of the one that was there. */
export function setNode({ arcs, gray, codes }: Growing, node: number, code: number): void {
  codes[node] = code;
  for (let i = 0; i < node; i++) {
    const pair = code >> shiftOf(node, i);
    arcs[node * mostDigraphNodes + i] = (pair >> 2) & 3;
    arcs[i * mostDigraphNodes + node] = pair & 3;
  }
  arcs[node * mostDigraphNodes + node] = (code >> shiftOfLoop(node)) & 3;
  gray[node] = (code >> shiftOfGray(node)) & 1;
}

/** Tests drawings one after the other, in memory that it keeps. */
export type CanonicalTest = {
  /**
   * Whether the first `order` nodes are canonical. Precondition: without the last of them they are.
   * O(order!) at worst, where all nodes are alike, and far less as a rule.
   */
  isCanonical(order: number): boolean;
  /**
   * Per node the least node that some automorphism takes it to, as of the last drawing that was found to be
   * canonical.
   */
  readonly orbits: Uint8Array;
};

export function openCanonicalTest({ arcs, gray, codes }: Growing): CanonicalTest {
  const orbits = new Uint8Array(mostDigraphNodes);
  const placed = new Uint8Array(mostDigraphNodes);
  const codeAt = (node: number, place: number): number => {
    let code = (gray[node] << 2) | arcs[node * mostDigraphNodes + node];
    for (let i = 0; i < place; i++) {
      const earlier = placed[i];
      code =
        (code << 4) |
        (arcs[node * mostDigraphNodes + earlier] << 2) |
        arcs[earlier * mostDigraphNodes + node];
    }
    return code;
  };
  const join = (a: number, b: number): void => {
    const [least, other] = [Math.min(orbits[a], orbits[b]), Math.max(orbits[a], orbits[b])];
    if (least === other) return;
    for (let v = 0; v < mostDigraphNodes; v++) if (orbits[v] === other) orbits[v] = least;
  };
  return {
    orbits,
    isCanonical(order) {
      for (let v = 0; v < mostDigraphNodes; v++) orbits[v] = v;
      let place = 0;
      let node = 0;
      let used = 0;
      for (;;) {
        while (node < order && ((used >> node) & 1) === 1) node++;
        if (node === order) {
          if (place === 0) return true;
          node = placed[--place];
          used &= ~(1 << node);
          node++;
          continue;
        }
        const code = codeAt(node, place);
        if (code > codes[place]) return false;
        if (code < codes[place]) {
          node++;
          continue;
        }
        placed[place] = node;
        if (place + 1 < order) {
          used |= 1 << node;
          place++;
          node = 0;
          continue;
        }
        for (let i = 0; i < order; i++) join(i, placed[i]);
        node++;
      }
    },
  };
}
