/** The texts about files that are opened. */
import { many } from './counting.ts';

export const opening = {
  drop: 'Drop files to open each as a new drawing',
  kindOfFiles: 'Drawings of game graphs',
  theText: 'the text',
  pastedTable: 'table.csv',
  tooLarge: 'is larger than 256 MB, the most that Grundy opens',
  empty: 'is empty; open a file with a drawing in it',
  lost: 'the browser stopped reading it, probably because memory is short; close other tabs, or try a smaller drawing',
  reading: (name: string) => `Reading ${name}`,
  placing: (name: string) => `Finding places for the nodes of ${name}`,
  drawing: (name: string) => `Putting ${name} on the canvas`,
  theDrawing: 'the drawing',
  stopped: (title: string) => `“${title}” is among your drawings.`,
  stop: 'Stop',
  noDrawing: (kinds: readonly string[]) => `is not a drawing. Grundy opens ${kinds.join(', ')}`,
  boardAlone: 'is the figure of a board, and Grundy shows one board at a time; open this file by itself',
  boardPasted: 'is the figure of a board, and no part of a drawing; open its file',
  unknownRuleset: (id: string) =>
    `has the ruleset “${id}”, which this version of Grundy does not know; load the editor again to get a newer version`,
  binary: (says: string) => `is binary data, and not text: it ${says}`,
  isNone: (says: string) => `is not a drawing: ${says}`,
  failed: (says: string) => `could not be read: ${says}`,
  unreadable: 'the browser could not read it, perhaps since it is a folder or was moved; open the file again',
  broken: (says: string) => `The files were not opened: ${says}`,
  interrupted: (names: readonly string[]) =>
    `The page ended while ${names.join(', ')} ${names.length > 1 ? 'were' : 'was'} being opened. Open ${names.length > 1 ? 'them' : 'it'} again.`,
  several: (count: number) => `Opened ${many(count, 'drawing', 'drawings')}`,
  files: (count: number) => many(count, 'file', 'files'),
  tableBroken: 'ends too early, before the names of its columns; sweep the family again',
  tableOpened: (name: string) =>
    `The table is made again here. To check the values in the file, run grundy check ${name}.`,
  unread: 'This text could not be read as a drawing. The Text tab shows it with the mistakes marked.',
  readNow: 'The text has been read as a drawing.',
  readAsList: 'The Text tab shows this text, read as a list of nodes and arcs.',
  asText: 'Open as text',
  back: 'Back to the drawing',
  readAs: {
    graph: 'Read as a graph',
    'matrix game': 'Read as a matrix game',
    'with colours': 'With all colours',
    'without colours': 'Without colours',
  },
} as const;
