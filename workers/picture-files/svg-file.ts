/**
 * Writes a figure as an SVG file that carries its drawing, with words as outlines, or as text with the fonts
 * in the file. Linear in the figure; the fonts take up to 105 kB of the file.
 */
import { type Figure, signsIn } from '../../engine/figure/index.ts';
import { type SvgFaces, svgPen } from '../../engine/figure/pens/index.ts';
import type { PictureFile, PictureOptions } from '../../engine/formats/index.ts';
import { accepted, type Result } from '../../engine/result.ts';
import type { Face } from '../../engine/values/index.ts';
import { inMetadata } from './embedded-document/in-svg.ts';
import { type Faces, fontFaces, type Letter } from './faces/font-faces.ts';
import { type FaceName, faceNames } from './faces/letters.ts';

/** Never refused: an SVG may have any size. */
export async function svgFile(
  figure: Figure,
  { carries, madeBy, words = 'outlines' }: PictureOptions,
): Promise<Result<PictureFile>> {
  const { glyphs } = await fontFaces();
  const { text, unsaid } = svgPen(figure, {
    words: words === 'text' ? await carriedFaces(figure) : { glyphs, textLayer: true },
    ...(carries !== undefined && { metadata: inMetadata(carries) }),
    ...(madeBy !== undefined && { madeBy }),
  });
  return accepted({ bytes: new TextEncoder().encode(text), unsaid });
}

const families: Readonly<Record<FaceName, string>> = {
  main: 'KaTeX_Main',
  math: 'KaTeX_Math',
  calligraphic: 'KaTeX_Caligraphic',
  ams: 'KaTeX_AMS',
};

/** Fonts can only be put into an SVG by a style sheet; only the fonts that occur are put there. */
async function carriedFaces({ words }: Figure): Promise<SvgFaces> {
  const { webFont } = await import('./faces/web-fonts.ts');
  const { resolve } = await fontFaces();
  const written: SvgFaces['written'] = (sign, face) => {
    const letter = letterInText(sign, face, resolve);
    return letter && { text: letter.letter, family: families[letter.face] };
  };
  const used = new Set(Array.from(signsIn(words), ({ sign, face }) => written(sign, face)?.family));
  const occurring = faceNames.filter((name) => used.has(families[name]));
  const rules = await Promise.all(
    occurring.map(async (name) => {
      const slant = name === 'math' ? 'font-style:italic;' : '';
      return `@font-face{font-family:${families[name]};${slant}src:url(${await webFont(name)}) format("woff2")}`;
    }),
  );
  return { sheet: rules.join(''), written };
}

/**
 * The single letter that represents a character in text. Accents are not composed in text, and what a person
 * wrote keeps its own characters; only the marks of values and outcomes use a font's letters.
 */
function letterInText(sign: string, face: Face, resolve: Faces['resolve']): Letter | undefined {
  const [letter, ...accents] = resolve(sign, face)?.letters ?? [];
  if (letter === undefined || accents.length > 0) return undefined;
  const isMark = face === 'blackboard' || face === 'calligraphic';
  return isMark || letter.letter === sign.normalize('NFC') ? letter : undefined;
}
