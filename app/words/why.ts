/** What the explanation of a node says beside the reasons, which the engine says. */
export const why = {
  why: 'Why',
  ofWhat: 'Select one or two nodes, or put pieces on nodes, first.',
  notOnTheWall: 'The reasons are in the inspector: press Esc to leave Present and read them.',
  nothing: 'No explanation is known for this.',
  copyLatex: 'Copy as LaTeX',
  line: 'A line of play',
  begins: 'A piece on ',
  moves: 'moves to',
  mustMove: 'must move to',
  movers: { first: 'The player to move', second: 'The other player', left: 'Left', right: 'Right' },
  /** The words after the last move of a line. */
  ends: {
    level: '',
    ahead: '',
    covered: '',
    score: ' No move is left, and the score counts.',
    stuck: ' No move is left.',
    round: ' From here play repeats.',
    open: ' And so on.',
  },
} as const;
