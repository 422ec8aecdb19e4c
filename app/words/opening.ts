/** The texts about files that are opened. */
export const opening = {
  theText: 'the text',
  tooLarge: 'is larger than 256 MB, the most that Grundy opens',
  reading: (name: string) => `Reading ${name}`,
  placing: (name: string) => `Finding places for the nodes of ${name}`,
  drawing: (name: string) => `Putting ${name} on the canvas`,
  broken: (says: string) => `The files were not opened: ${says}`,
  readAs: {
    graph: 'Read as a graph',
    'matrix game': 'Read as a matrix game',
    'with colours': 'With all colours',
    'without colours': 'Without colours',
  },
} as const;
