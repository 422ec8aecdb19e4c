/** What is said of files that are opened. */
import { many } from './counting.ts';

export const opening = {
  drop: 'Drop files to open each as a new drawing',
  kindOfFiles: 'Drawings of game graphs',
  theText: 'the text',
  tooLarge: 'is larger than 256 MB, which no drawing is',
  empty: 'is empty',
  noDrawing: (kinds: readonly string[]) => `is no drawing: Grundy opens ${kinds.join(', ')}`,
  isNone: (says: string) => `is no drawing: ${says}`,
  failed: (says: string) => `could not be read: ${says}`,
  unreadable: 'the browser could not read this file: is it a folder, or is it gone?',
  broken: (says: string) => `The files were not opened: ${says}`,
  several: (count: number) => `Opened ${many(count, 'drawing', 'drawings')}`,
  files: (count: number) => many(count, 'file', 'files'),
  someNot: (count: number) => `${many(count, 'file was', 'files were')} opened, not all`,
  wrong: (count: number) => `${many(count, 'thing is', 'things are')} wrong with`,
  unread:
    'This text could not be read as a drawing. It stands in the Text tab, where its mistakes are marked.',
  asText: 'Open as text',
  back: 'Back to the drawing',
  asItWas: 'Your drawing is as it was.',
} as const;
