/** The texts about where drawings are kept: in the browser, in a file, in another tab. */
/** The title of a drawing that has none. */
export const untitled = 'Untitled';

export const keeping = {
  drawings: 'Drawings',
  addBeside: 'Add a drawing beside this one',
  here: 'Open here',
  elsewhere: 'Open in another tab',
  elsewhereFirst: 'This drawing is open in another tab: do that there.',
  copyOf: (title: string) => `${title || untitled}, copy`,
  undo: 'Undo',
  notRestored: 'The browser’s storage refused: the drawing could not be restored.',
  gone: 'This drawing was deleted in another tab.',
  listFailed: 'The browser’s storage could not be read. Reload the page to try again.',
  lookedAt: 'Another tab edits this drawing. Choose “Edit here” to edit it in this tab.',
  refused:
    'The browser does not let this page save anything, as in some private windows: the drawing is not saved. Download it.',
  download: 'Download the drawing',
} as const;
