/** The texts about the graph beside a board. */
export const boardGraph = {
  graph: 'Graph',
  follows: 'Laying out the positions that follow…',
} as const;
