/** What the export dialog says. */
import type { Style, StyleKind } from '../../engine/figure/index.ts';
import { counted, many } from './counting.ts';

const millimetres = (length: number): string =>
  length < 9.95 ? length.toFixed(1) : counted(Math.round(length));

export const exporting = {
  title: 'Export',
  format: 'Format',
  style: 'Style',
  styles: { paper: 'Paper', screen: 'Screen', projector: 'Projector' } satisfies Record<StyleKind, string>,
  width: 'Width',
  widths: { own: 'Natural size', column: 'Column, 84 mm', page: 'Page, 174 mm', other: 'Other' },
  widest: 'Maximum width',
  nodeSize: 'Node size',
  textSize: 'Text size',
  values: { values: 'Values', outcomes: 'Outcomes', off: 'Values' } as const,
  places: { inside: 'Inside', beside: 'Beside', none: 'None' },
  shown: 'Shown',
  parts: 'Also show',
  steps: 'Rounds',
  names: 'Names',
  pieces: 'Pieces',
  boards: 'Boards',
  legend: 'Legend',
  placesOfLegend: { below: 'Below', caption: 'In the caption', none: 'None' } satisfies Record<
    Style['legend'],
    string
  >,
  copySentence: 'Copy the sentence',
  sentence: 'the legend',
  colours: 'Ink',
  inks: { colour: 'Colour', black: 'Black' },
  ground: 'Background',
  grounds: { white: 'White', none: 'Transparent' },
  form: 'Form',
  forms: { snippet: 'Snippet', document: 'Document', apart: 'Separate styles', talk: 'Beamer rounds' },
  words: 'Text as',
  wordKinds: { outlines: 'Outlines', text: 'Text' },
  dots: 'Dots per inch',
  dotsAnInch: (dots: number) => counted(dots),
  caption: 'Caption',
  label: 'Label',
  onlySelection: 'Only the selection',
  nothingSelected: 'nothing is selected',
  between: (least: number, most: number, unit: string) => `From ${least} to ${most} ${unit}`,
  copy: 'Copy',
  download: 'Download',
  dropBack: 'Drop this file on the editor to continue drawing.',
  wholeInside: 'The file contains the whole drawing.',
  figure: (title: string) => (title === '' ? 'The figure' : `The figure of ${title}`),
  preview: 'Preview at the printed size',
  options: 'Appearance of the figure',
  size: (width: number, height: number) => `${millimetres(width)} × ${millimetres(height)} mm`,
  distances: (share: number) =>
    `distances ${share < 1 ? 'reduced' : 'enlarged'} to ${Math.round(share * 100)} %`,
  narrower: (asked: number) =>
    `narrower than the ${millimetres(asked)} mm that you asked for, because nothing is enlarged`,
  scaled: (share: number) => `scaled to ${Math.round(share * 100)} %`,
  drawing: 'Drawing the figure…',
  chequer: 'Chequerboard',
  column: 'column 84 mm',
  page: 'page 174 mm',
  warnings: 'Warnings',
  firstShown: (shown: number, length: number) =>
    `The first ${counted(shown)} of ${many(length, 'character', 'characters')}. Copy and Download give the whole text.`,
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
