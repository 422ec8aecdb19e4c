/**
 * The door for workers and the command line: a figure as the bytes of a file. Each format's libraries are fetched when the
 * first of it is made. The same figure and options always give the same bytes.
 */
import type { Figure, Result, SvgOutlines } from '../../engine/index.ts';
import type { Pressed, PressFormat, PressOptions } from './pressed.ts';

export { carriedDocument } from './carrying/carried.ts';
export { type Pressed, type PressFormat, type PressOptions, pressFormats } from './pressed.ts';

/**
 * Makes an SVG, a PNG or a PDF of a figure. Refused, with what to do, where the picture is too large for its format.
 * Cost: linear in the figure; of a PNG, in its pixels.
 */
export async function pressed(
  figure: Figure,
  format: PressFormat,
  options: PressOptions = {},
): Promise<Result<Pressed>> {
  if (format === 'svg') return (await import('./svg.ts')).pressSvg(figure, options);
  if (format === 'png') return (await import('./png.ts')).pressPng(figure, options);
  return (await import('./pdf.ts')).pressPdf(figure, options);
}

/** The words of an SVG that is looked at, just as they will be in the file. */
export async function outlines(): Promise<SvgOutlines> {
  const { faces } = await import('./faces/faces.ts');
  return { glyphs: faces().glyphs, textLayer: true };
}
