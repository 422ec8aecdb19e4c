/**
 * Writes words into SVG in one of two ways. As text: one <text> a label, its runs as spans, anchored on the
 * side towards its node, so that another font moves nothing onto an arc. As outlines: one path a label, which
 * looks the same in every program, and beside it a line of invisible text that can be searched and copied.
 * Moons are drawn shapes in both; in text the runs after a moon are at estimated places.
 */
import type { Face } from '../../values/mark.ts';
import type { FigureWords } from '../figure.ts';
import { type Glyphs, type Outline, type SetSign, type SetText, setWords, signsOf } from '../glyphs.ts';
import type { Measures } from '../style.ts';
import { textOfMark, typeset } from '../typeset.ts';
import { type Ink, shapeInk } from './inks.ts';
import { rounded } from './penned.ts';
import { escapeXml } from './xml.ts';

const serif =
  "'Latin Modern Roman','Latin Modern Math','STIX Two Text','STIX Two Math','Cambria Math','Times New Roman',serif";
const slanted: Readonly<Record<Face, string>> = {
  roman: '',
  italic: ' font-style="italic"',
  blackboard: '',
  calligraphic: '',
};

/**
 * Text in one family that the file carries, to be named in `font-family`; undefined where the viewer's own
 * fonts must set it.
 */
export type OwnText = { readonly text: string; readonly family: string | undefined };

export type OwnFaces = {
  /**
   * A character as the file's own fonts encode it: a font that keeps the glyph of 𝒩 at the place of N is
   * given an N. Undefined if no font has the whole character.
   */
  written(sign: string, face: Face): OwnText | undefined;
};

/**
 * Splits a text by font families. Characters that no carried font has are kept away from the carried ones:
 * for a letter with an accent, Ê, a browser takes both from the first family that has the two parts, and that
 * could be the one that keeps 𝔼 at the place of E.
 */
function byFamily(text: string, face: Face, own: OwnFaces): readonly OwnText[] {
  const parts: OwnText[] = [];
  for (const sign of signsOf(text)) {
    const part = own.written(sign, face) ?? { text: sign, family: undefined };
    const last = parts.at(-1);
    if (last && last.family === part.family)
      parts[parts.length - 1] = { ...last, text: last.text + part.text };
    else parts.push(part);
  }
  return parts;
}

/**
 * The ink of words, six hexadecimal digits: steps are faint if the style has a faint ink, and letters name
 * their own.
 */
export const inkOfWords = ({ kind, ink }: FigureWords, { inks }: Measures): string =>
  inks[ink ?? (kind === 'step' ? 'faint' : 'ink')];

function inkOf(words: FigureWords, measures: Measures): string {
  const ink = inkOfWords(words, measures);
  return ink === measures.inks.ink ? '' : ` fill="#${ink}"`;
}

/** Words as an SVG text element. */
export function svgWords(words: FigureWords, measures: Measures, own?: OwnFaces): string {
  const { at, side, size, mark } = words;
  const { width, height, depth, placed } = typeset(mark);
  const base = at.y + ((height - depth) / 2) * size;
  // The box may be wider than the words here; its side towards the node is theirs.
  const left = at.x + (side.x * words.width) / 2 - ((1 + side.x) * width * size) / 2;
  const shapes = placed.flatMap((part) => {
    if (!('shape' in part)) return [];
    const spot = { x: left + part.x * size, y: base + part.y * size, size: part.size * size };
    return [svgInk(shapeInk({ ...spot, shape: part.shape }, measures.inks.ink))];
  });
  const texts = placed.flatMap((part) => ('text' in part ? [part] : []));
  if (texts.length === 0) return shapes.join('');
  const [anchor, x] =
    shapes.length > 0 || side.x < 0
      ? ['start', left + texts[0].x * size]
      : side.x > 0
        ? ['end', left + width * size]
        : ['middle', at.x];
  let level = 0;
  let end = texts[0].x;
  const spans = texts.flatMap(({ text: whole, face, x: begin, y, width: wide, size: ems }) => {
    // A subscript starts beneath the superscript, at the same left edge.
    let back = Math.min(0, begin - end);
    end = begin + wide;
    const scale = ems === 1 ? '' : ` font-size="${rounded(ems * size)}"`;
    const parts = own ? byFamily(whole, face, own) : [{ text: whole, family: undefined }];
    return parts.map(({ text, family }) => {
      const dy = y - level;
      level = y;
      const shift = `${back < -1e-9 ? ` dx="${rounded(back * size)}"` : ''}${dy === 0 ? '' : ` dy="${rounded(dy * size)}"`}`;
      back = 0;
      const families = family === undefined ? '' : ` font-family="${family},${serif}"`;
      const attributes = `${shift}${scale}${families}${slanted[face]}`;
      return attributes === '' ? escapeXml(text) : `<tspan${attributes}>${escapeXml(text)}</tspan>`;
    });
  });
  const said = `<text x="${rounded(x)}" y="${rounded(base)}" font-family="${serif}" font-size="${rounded(size)}" text-anchor="${anchor}"${inkOf(words, measures)}>${spans.join('')}</text>`;
  return shapes.join('') + said;
}

/** The visible path, and the line of invisible text; no line if the words contain no letters. */
export function svgOutlines(
  words: FigureWords,
  measures: Measures,
  glyphs: Glyphs,
  pathOf: SignPaths,
): { readonly seen: string; readonly said: string } {
  const { left, width, base, signs, texts, shapes } = setWords(words, glyphs);
  const ink = inkOf(words, measures);
  const path = signs.map((sign) => `M${rounded(sign.x)} ${rounded(sign.y)}${pathOf(sign)}`).join('');
  const seen = [
    ...shapes.map((shape) => svgInk(shapeInk(shape, measures.inks.ink))),
    ...(path === '' ? [] : [`<path d="${path}"${ink}/>`]),
    ...texts.map((text) => textOf(text, ink)),
  ];
  const line = escapeXml(textOfMark(words.mark));
  const place = `x="${rounded(left)}" y="${rounded(base)}" font-size="${rounded(words.size)}"`;
  const stretched = `textLength="${rounded(width)}" lengthAdjust="spacingAndGlyphs"`;
  const said = width > 0 && line.trim() !== '' ? `<text ${place} ${stretched}>${line}</text>` : '';
  return { seen: seen.join(''), said };
}

/**
 * The path of a character at a size, relative to its origin, so that it is the same for every occurrence of
 * the character.
 */
export type SignPaths = (sign: SetSign) => string;

/**
 * Makes paths and keeps them by outline and size. Each step is rounded from exact points, so rounding errors
 * never add up, and a figure pays for each character once.
 */
export function signPaths(): SignPaths {
  const kept = new Map<Outline, Map<number, string>>();
  return ({ outline, size }) => {
    const sizes = kept.get(outline) ?? new Map<number, string>();
    kept.set(outline, sizes);
    const path = sizes.get(size) ?? relativePath(outline, size);
    sizes.set(size, path);
    return path;
  };
}

/** All numbers here are whole hundredths of a point. */
function relativePath({ path }: Outline, size: number): string {
  let text = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [letter, ...numbers] of path) {
    const to = numbers.map((each) => Math.round(each * size * 100));
    text += letter.toLowerCase() + shortest(to.map((each, i) => each - (i % 2 === 0 ? x : y)));
    if (letter === 'Z') [x, y] = [startX, startY];
    else [x, y] = to.slice(-2);
    if (letter === 'M') [startX, startY] = [x, y];
  }
  return text;
}

/** Joins numbers as shortly as possible: a minus sign separates two numbers as well as a space does. */
const shortest = (hundredths: readonly number[]): string =>
  hundredths
    .map((each, i) => {
      const written = String(each / 100).replace(/^(-?)0\./, '$1.');
      return i === 0 || written.startsWith('-') ? written : ` ${written}`;
    })
    .join('');

const textOf = ({ x, y, size, text, face }: SetText, ink: string): string =>
  `<text x="${rounded(x)}" y="${rounded(y)}" font-family="${serif}" font-size="${rounded(size)}"${slanted[face]}${ink}>${escapeXml(text)}</text>`;

/** A path or a circle. Black needs no attribute, since the group of the words is black. */
export function svgInk(ink: Ink): string {
  const { fill, stroke, width, dash } = ink;
  const filled = fill === undefined ? ' fill="none"' : ` fill="#${fill}"`;
  const dashes = dash.length > 0 ? ` stroke-dasharray="${dash.map((each) => rounded(each)).join(' ')}"` : '';
  const stroked =
    stroke === undefined ? '' : ` stroke="#${stroke}" stroke-width="${rounded(width)}"${dashes}`;
  if ('path' in ink) return `<path d="${ink.path}"${filled}${stroked}/>`;
  const { centre, radius } = ink;
  return `<circle cx="${rounded(centre.x)}" cy="${rounded(centre.y)}" r="${rounded(radius)}"${filled}${stroked}/>`;
}
