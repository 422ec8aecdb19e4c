/**
 * Writes a figure as a PNG, by resvg from the outlined SVG, so that worker and command line draw the same
 * pixels. Characters that no font has become boxes, since there are no other fonts here. Cost: linear in the
 * pixels; memory four bytes a pixel, twice.
 */
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm?packed';
import type { Figure } from '../../engine/figure/index.ts';
import { svgPen } from '../../engine/figure/pens/index.ts';
import type { PictureFile, PictureOptions } from '../../engine/formats/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { withChunks } from './embedded-document/in-png.ts';
import { boxed, boxesFor, fontFaces } from './faces/font-faces.ts';
import { fetchUnpacked } from './fetch-unpacked.ts';

/** Dots per inch at scale 1, at the figure's size on paper; journals ask for this. */
const baseDpi = 300;
/** Larger pictures need more memory than a browser's page may have. */
const mostDots = 100_000_000;

const notFetched =
  'needs a part of the editor that could not be loaded. Try again when the network is back, or take SVG or PDF, which do not need it.';

let ready: Promise<void> | undefined;

/** Fetches and compiles resvg once; after a failure, which may be the network's, it tries again. */
async function started(): Promise<boolean> {
  ready ??= fetchUnpacked(wasm).then((bytes) => initWasm(bytes));
  try {
    await ready;
    return true;
  } catch {
    ready = undefined;
    return false;
  }
}

/** The PNG at `scale` times 300 dots an inch. Refused, with what to do, if there are too many dots. */
export async function pngFile(
  figure: Figure,
  { carries, madeBy, scale = 1 }: PictureOptions,
): Promise<Result<PictureFile>> {
  const dpi = baseDpi * scale;
  const dots = (points: number): number => Math.max(1, Math.round((points / 72) * dpi));
  const [width, height] = [dots(figure.bounds.width), dots(figure.bounds.height)];
  if (width * height > mostDots) return refused([{ place: 'png', says: tooLarge(width, height, scale) }]);
  const { glyphs } = await fontFaces();
  const { text } = svgPen(figure, { words: { glyphs: boxed(glyphs), textLayer: false } });
  if (!(await started())) return refused([{ place: 'png', says: notFetched }]);
  const drawing = new Resvg(text, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    shapeRendering: 2,
  });
  const image = drawing.render();
  const bytes = withChunks(image.asPng(), dpi, { text: carries, madeBy });
  image.free();
  drawing.free();
  return accepted({ bytes, unsaid: boxesFor(figure.words, glyphs) });
}

function tooLarge(width: number, height: number, scale: number): string {
  const [wide, high] = [width, height].map((each) => each.toLocaleString('en'));
  const smaller = scale > 1 ? 'Choose a smaller scale' : 'Choose smaller nodes, or a part of the drawing';
  return `would be ${wide} × ${high} dots; ${mostDots / 1e6} million in all is the limit. ${smaller}; SVG and PDF have no such limit.`;
}
