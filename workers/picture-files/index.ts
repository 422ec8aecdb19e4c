/**
 * The door for workers and the command line: writes a figure as the bytes of a file. A format's libraries are
 * loaded when the first file of that format is made. The same figure and options always give the same bytes.
 */
import type { Figure } from '../../engine/figure/index.ts';
import type { SvgOutlines } from '../../engine/figure/pens/index.ts';
import type { PictureFile, PictureFormat, PictureOptions } from '../../engine/formats/index.ts';
import type { Result } from '../../engine/result.ts';

export { unpackedText } from './embedded-document/deflated.ts';
export { pictureKind } from './embedded-document/picture-kind.ts';
export { embeddedDocument } from './embedded-document/read-embedded.ts';

/**
 * Makes an SVG, a PNG, a PDF or a live page of a figure. Refused, with a remedy, if the picture is too large
 * for its format. Cost: linear in the figure; for a PNG, in its pixels.
 */
export async function pictureFile(
  figure: Figure,
  format: PictureFormat,
  options: PictureOptions = {},
): Promise<Result<PictureFile>> {
  if (format === 'svg') return (await import('./svg-file.ts')).svgFile(figure, options);
  if (format === 'html') return (await import('./live-page.ts')).livePage(figure, options);
  if (format === 'png') return (await import('./png-file.ts')).pngFile(figure, options);
  return (await import('./pdf-file.ts')).pdfFile(figure, options);
}

/**
 * The outlines of words for an SVG preview, the same as in the file; with `boxes` as in a PNG or a PDF, which
 * have no text in fonts of the reader.
 */
export async function outlines(boxes: boolean): Promise<SvgOutlines> {
  const { boxed, fontFaces } = await import('./faces/font-faces.ts');
  const { glyphs } = await fontFaces();
  return { glyphs: boxes ? boxed(glyphs) : glyphs, textLayer: true };
}

/**
 * The sentence about the characters of a figure for which a PNG or a PDF has boxes; none if there are none.
 */
export async function boxesIn(figure: Figure): Promise<readonly string[]> {
  const { boxesFor, fontFaces } = await import('./faces/font-faces.ts');
  return boxesFor(figure.words, (await fontFaces()).glyphs);
}
