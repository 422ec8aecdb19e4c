/** What the export dialog says. */
import { counted } from './counting.ts';

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
  notFinished: 'The export was stopped before it was finished.',
  widthInstead: (width: number) => `Make it ${millimetres(width)} mm wide`,
} as const;
