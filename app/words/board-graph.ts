/** The texts about the graph beside a board. */
export const boardGraph = {
  graph: 'Graph',
} as const;
