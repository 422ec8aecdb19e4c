/** What the explanation of a node says beside the reasons, which the engine says. */
export const why = {
  why: 'Why',
  ofWhat: 'Select one or two nodes, or put pieces on nodes, first.',
  notOnTheWall: 'The reasons are in the inspector: press Esc to leave Present and read them.',
  nothing: 'No explanation is known for this.',
  copyLatex: 'Copy as LaTeX',
} as const;
