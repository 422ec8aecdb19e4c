/** What the dialog says in which games are searched. It comes with that dialog. */
export const searching = {
  title: 'Find games',
  heads: {
    drawing: 'Drawing',
    position: 'Position',
    value: 'Value',
    outcome: 'Outcome',
    nodes: 'Nodes',
    arcs: 'Arcs',
    exits: 'Exits',
    row: '#',
  } as Readonly<Record<string, string>>,
} as const;
