/** The texts about means and temperatures, along a line of play and of the pieces of a sum. */
export const temperatures = {
  title: 'Mean and temperature',
  atMost: 'at most',
  none: (why: string) => `No chart of temperature: ${why}`,
  hottest: 'hottest',
  /** Before the word, on the drawing and in the list. */
  sign: '▴',
} as const;
