/** The texts about means and temperatures, along a line of play and of the pieces of a sum. */
export const temperatures = {
  title: 'Mean and temperature',
  short: 'Temperature',
  long: 'Temperature: show mean and temperature of each moment of the game, and the hottest piece',
  mean: 'mean',
  temperature: 'temperature',
  atMost: 'at most',
  beginning: 'At the beginning',
  afterMove: (ply: number, player: string) => `After move ${ply}, ${player}`,
  /** "After move 3, Left: mean −1/2, temperature 1." */
  moment: (when: string, mean: string, temperature: string) =>
    `${when}: mean ${mean}, temperature ${temperature}.`,
  unknownMoment: (when: string) => `${when}: not known.`,
  /** What a move was worth by orthodox accounting. */
  gains: (gained: string, tempo: string) => `It gains ${gained} in the mean, at temperature ${tempo}`,
  loses: (lost: string, tempo: string) => `It loses ${lost} in the mean, at temperature ${tempo}`,
  keptAll: 'by orthodox accounting nothing is given away.',
  gaveShort: (short: string) => `by orthodox accounting ${short} is given away.`,
  accounting: 'Orthodox accounting: a best move in the hottest piece gains its temperature.',
  otherSum:
    'temperatures are for sums in which a turn moves any one of the pieces. In this sum a turn moves others.',
  noSides:
    'both players have the same moves here; a temperature says how much more a move is worth to one of them.',
  none: (why: string) => `No chart of temperature: ${why}`,
  unsolved: 'the values of these positions are not known.',
  unknown: 'these values have none.',
  hottest: 'hottest',
  /** Before the word, on the drawing and in the list. */
  sign: '▴',
} as const;
