/**
 * The door for workers and the command line: writes a figure as the bytes of a file. A format's libraries are loaded
 * when the first file of that format is made. The same figure and options always give the same bytes.
 */
import type { Figure } from '../../engine/figure/index.ts';
import type { SvgOutlines } from '../../engine/figure/pens/index.ts';
import type { Result } from '../../engine/result.ts';
import type { PictureFile, PictureFormat, PictureOptions } from './picture-file.ts';

export { pictureKind } from './embedded-document/picture-kind.ts';
export { embeddedDocument } from './embedded-document/read-embedded.ts';
export { type PictureFile, type PictureFormat, type PictureOptions, pictureFormats } from './picture-file.ts';

/**
 * Makes an SVG, a PNG or a PDF of a figure. Refused, with what to do, if the picture is too large for its format.
 * Cost: linear in the figure; for a PNG, in its pixels.
 */
export async function pictureFile(
  figure: Figure,
  format: PictureFormat,
  options: PictureOptions = {},
): Promise<Result<PictureFile>> {
  if (format === 'svg') return (await import('./svg-file.ts')).svgFile(figure, options);
  if (format === 'png') return (await import('./png-file.ts')).pngFile(figure, options);
  return (await import('./pdf-file.ts')).pdfFile(figure, options);
}

/** The outlines of words for an SVG preview, the same as in the file. */
export async function outlines(): Promise<SvgOutlines> {
  const { fontFaces } = await import('./faces/font-faces.ts');
  return { glyphs: (await fontFaces()).glyphs, textLayer: true };
}
