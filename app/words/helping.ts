/** What is said where the documentation is opened in place. */
export const helping = {
  sign: '?',
  /** The name of a `?` beside a sign, which is given as it is read aloud. */
  whatIs: (spoken: string) => `What is ${spoken}?`,
  /** The name of a `?` in the head of a card, which is described by the head. */
  card: 'What does this show?',
  plot: 'What does the plot show?',
  outcome: 'What does this letter say?',
  whole: 'The whole page',
  documentation: 'Documentation',
  site: 'Open the site of the documentation',
  close: 'Close the help',
  notHere:
    'The site of the documentation is not beside this editor now. These are its paragraphs on what the editor shows.',
} as const;
