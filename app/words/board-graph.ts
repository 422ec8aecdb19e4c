/** The texts about the graph beside a board. */
export const boardGraph = {
  beside: 'Graph beside the board',
  onlyBoards: 'This command is for boards. A drawing is already a graph.',
  graph: 'Graph',
  follows: 'Laying out the positions that follow…',
} as const;
