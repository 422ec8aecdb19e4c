/** What the panel says of sums of pieces. */
export const piecesTogether = {
  convention: 'Sum',
  conventions: {
    disjunctive: 'disjunctive: one piece a turn',
    conjunctive: 'conjunctive: every piece',
    selective: 'selective: any pieces',
  },
  goodMoves: 'Good moves on the drawing',
  markMoves: 'Highlight the good moves',
} as const;
