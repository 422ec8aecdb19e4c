/** What the panel says of sums of pieces. */
export const piecesTogether = {
  command: 'Sum: its value and its good moves',
  ofWhat: 'Select two nodes, or put pieces on nodes (P): their sum is shown.',
  nothing: 'No sum is known for this.',
  kind: 'Sum',
  kinds: {
    disjunctive: 'disjunctive',
    conjunctive: 'conjunctive',
    selective: 'selective',
    annihilation: 'annihilation',
  },
  turns: {
    disjunctive: 'A turn moves one piece.',
    conjunctive: 'A turn moves every piece. Play ends as soon as one of them cannot move.',
    selective: 'A turn moves any of the pieces, at least one.',
    annihilation: 'A turn moves one piece. Two pieces that meet vanish.',
  },
  noGoodMove: 'No move wins, and none draws.',
  goodMoves: 'Good moves on the drawing',
  markMoves: 'Highlight the good moves',
} as const;
