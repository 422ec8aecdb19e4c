/** Exports a board as a figure: the formats that can draw one, in a style, copied or saved. */
import { type StyleKind, styles } from '../../engine/figure/index.ts';
import type { Result } from '../../engine/result.ts';
import type { PenAsked } from '../../workers/protocol.ts';
import { copyExport, downloadExport } from '../export/deliver.ts';
import { type WrittenExport, writtenBy } from '../export/figure.ts';
import { type Format, formatCalled } from '../export/formats.ts';

/** DOT is missing, since it describes graphs and cannot draw a board. */
const pens: Readonly<Record<string, PenAsked>> = {
  svg: { kind: 'picture-file', format: 'svg', options: {} },
  pdf: { kind: 'picture-file', format: 'pdf', options: {} },
  png: { kind: 'picture-file', format: 'png', options: {} },
  tikz: { kind: 'tikz', options: {} },
};

export const boardFormats: readonly Format[] = Object.keys(pens).map(formatCalled);

export type BoardAsked = { readonly ruleset: string; readonly position: string; readonly style: StyleKind };

const written = ({ ruleset, position, style }: BoardAsked, { id }: Format): Promise<Result<WrittenExport>> =>
  writtenBy({
    kind: 'board-figure',
    ruleset,
    position,
    style: styles[style],
    caption: '',
    widest: undefined,
    pen: pens[id],
  });

export const copyBoard = (asked: BoardAsked, format: Format): Promise<boolean> =>
  copyExport(format, written(asked, format));

export const saveBoard = (asked: BoardAsked, format: Format): Promise<boolean> =>
  downloadExport(format, written(asked, format), `${asked.ruleset} ${asked.position.replace(/\//g, ' ')}`);
