/** What the shape of a game graph is, as far as people ask for it. */
export type GraphFacts = {
  readonly nodes: number;
  readonly arcs: number;
  readonly gray: number;
  readonly terminals: number;
  readonly components: number;
  /** Strongly connected components that contain a cycle (size above one, or a loop). */
  readonly cyclicComponents: number;
  readonly largestComponent: number;
};
