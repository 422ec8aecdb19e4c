/** What the export dialog says. */
import { counted, many } from './counting.ts';

const millimetres = (length: number): string =>
  length < 9.95 ? length.toFixed(1) : counted(Math.round(length));

export const exporting = {
  format: 'Format',
  steps: 'Rounds',
  names: 'Names',
  pieces: 'Pieces',
  boards: 'Boards',
  copy: 'Copy',
  download: 'Download',
  figure: (title: string) => (title === '' ? 'The figure' : `The figure of ${title}`),
  size: (width: number, height: number) => `${millimetres(width)} × ${millimetres(height)} mm`,
  narrower: (asked: number) =>
    `narrower than the ${millimetres(asked)} mm that you asked for, because nothing is enlarged`,
  figureAs: (format: string) => `the figure as ${format}`,
  drawingAs: (format: string) => `the drawing as ${format}`,
  theLink: 'the link',
  arcsLeave: (count: number) =>
    `${many(count, 'arc leaves', 'arcs leave')} the selection and will be left out; values may change.`,
  tooManyNodes: (most: number) =>
    `A figure can have at most ${counted(most)} nodes. Select a part, or export JSON.`,
  notFinished: 'The export was stopped before it was finished.',
  coming: (count: number) =>
    `${many(count, 'value is', 'values are')} still being computed, and not in the figure yet.`,
  notKnown: (count: number) => `No value was found for ${many(count, 'node', 'nodes')}.`,
  smallText: (points: number) =>
    `The smallest text is ${points.toFixed(1)} pt: text under 6 pt is hard to read in print.`,
  widthInstead: (width: number) => `Make it ${millimetres(width)} mm wide`,
  textInstead: (points: number) => `Use text of ${points} pt`,
  noClipboard: 'The browser does not let this page write to the clipboard. Download the figure instead.',
  noPictures: 'This browser cannot copy pictures. Download the figure instead.',
} as const;
