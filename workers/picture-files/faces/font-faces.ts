/**
 * The typefaces, read once: the letters that make up a character, with their places, and their outlines for
 * pens that draw them. Accents are placed over their letters here, since the fonts have only two combining
 * ones. Results are kept, so a figure pays for each character once. Reading the fonts takes some hundredths
 * of a second.
 */
import { create, type Font } from 'fontkit';
import ams from 'katex/dist/fonts/KaTeX_AMS-Regular.ttf?packed';
import calligraphic from 'katex/dist/fonts/KaTeX_Caligraphic-Regular.ttf?packed';
import main from 'katex/dist/fonts/KaTeX_Main-Regular.ttf?packed';
import math from 'katex/dist/fonts/KaTeX_Math-Italic.ttf?packed';
import {
  type FigureWords,
  type Glyphs,
  type Outline,
  type PathStep,
  signsWithoutFace,
  textWidth,
} from '../../../engine/figure/index.ts';
import { noFaceHas } from '../../../engine/figure/pens/index.ts';
import type { Face } from '../../../engine/values/index.ts';
import { fetchUnpacked } from '../fetch-unpacked.ts';
import { accents, cedilla, chains, dotless, type FaceName, faceNames, letterOf } from './letters.ts';

/**
 * Where the typefaces are found in which values are set, Computer Modern as KaTeX ships it (SIL Open Font
 * License 1.1). The build gzips them, since the offline copy of the editor has each of them.
 */
const fontData: Readonly<Record<FaceName, string>> = { main, math, calligraphic, ams };

/** A letter of a font, and its place: ems to the right of the character's origin, and up. */
export type Letter = {
  readonly face: FaceName;
  readonly letter: string;
  /**
   * The character it represents: 𝒩 for an N of the calligraphic font, a combining accent for a spacing one.
   */
  readonly says: string;
  readonly right: number;
  readonly up: number;
};
/** `advance` in ems. */
export type SignLetters = { readonly advance: number; readonly letters: readonly Letter[] };

export type Faces = {
  /**
   * The letters that make up a character, the accented one first; undefined if the fonts lack one of them.
   */
  resolve(sign: string, face: Face): SignLetters | undefined;
  readonly glyphs: Glyphs;
  /** A font as a TrueType file. */
  fileOf(face: FaceName): Uint8Array<ArrayBuffer>;
};

/** In ems, the height of the small letters over which accents are drawn: Knuth's x-height. */
const smallHeight = 0.431;
/** The slant of letters: to the right for each em they rise. */
const lean: Readonly<Record<FaceName, number>> = { main: 0, math: 0.25, calligraphic: 0.1, ams: 0 };
/** The height of one accent over another. */
const accentHeight = 0.2;

let opened: Promise<Faces> | undefined;

/**
 * The same object each time, so that results are kept. Rejects if the fonts cannot be fetched; the next call
 * then tries again.
 */
export async function fontFaces(): Promise<Faces> {
  opened ??= open();
  try {
    return await opened;
  } catch (failure) {
    opened = undefined;
    throw failure;
  }
}

async function open(): Promise<Faces> {
  const fetched = await Promise.all(faceNames.map((name) => fetchUnpacked(fontData[name])));
  const files = ofEach((_, i) => fetched[i]);
  // fontkit's types ask for Node's buffers, but plain bytes suffice.
  const fonts = ofEach((name) => create(files[name] as Buffer) as Font);
  const resolve = resolver(fonts);
  const resolved = new Map<string, SignLetters | undefined>();
  const kept = (sign: string, face: Face): SignLetters | undefined => {
    const key = `${face} ${sign}`;
    if (!resolved.has(key)) resolved.set(key, resolve(sign, face));
    return resolved.get(key);
  };
  const outlines = new Map<SignLetters, Outline>();
  const outlineOf = (found: SignLetters): Outline => {
    const path = found.letters.flatMap(({ face, letter, right, up }) =>
      stepsOf(glyphOf(fonts[face], letter).path.commands, fonts[face].unitsPerEm, right, up),
    );
    const outline = { advance: found.advance, path };
    outlines.set(found, outline);
    return outline;
  };
  return {
    resolve: kept,
    glyphs: {
      outline(sign, face) {
        const found = kept(sign, face);
        return found && (outlines.get(found) ?? outlineOf(found));
      },
    },
    fileOf: (face) => files[face],
  };
}

const ofEach = <T>(make: (name: FaceName, i: number) => T) =>
  Object.fromEntries(faceNames.map((name, i) => [name, make(name, i)])) as Readonly<Record<FaceName, T>>;

type Fonts = Readonly<Record<FaceName, Font>>;

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;
const glyphOf = (font: Font, letter: string) => font.glyphForCodePoint(codeOf(letter));

/** Finds the letters of a character, without keeping them. */
function resolver(fonts: Fonts): Faces['resolve'] {
  const homeOf = (character: string, face: Face): FaceName | undefined => {
    const { letter, only } = letterOf(character);
    return (only ? [only] : chains[face]).find((each) => fonts[each].hasGlyphForCodePoint(codeOf(letter)));
  };

  return (sign, face) => {
    // Some characters that Unicode decomposes, such as ⊬, are in a font as a whole.
    const whole = sign.normalize('NFC');
    const single = [...whole].length === 1 && homeOf(whole, face) !== undefined;
    const [base, ...marks] = single ? whole : sign.normalize('NFD');
    if (marks.some((mark) => !Object.hasOwn(accents, mark))) return undefined;
    const written = marks.length > 0 ? (dotless[base] ?? base) : base;
    const { letter } = letterOf(written);
    const home = homeOf(written, face);
    if (home === undefined) return undefined;
    const glyph = glyphOf(fonts[home], letter);
    const em = fonts[home].unitsPerEm;
    const top = glyph.bbox.maxY / em;
    const middle = (glyph.bbox.minX + glyph.bbox.maxX) / 2 / em + (lean[home] * top) / 2;
    const over = marks.map((mark, i): Letter => {
      const accent = glyphOf(fonts.main, accents[mark]);
      const centre = (accent.bbox.minX + accent.bbox.maxX) / 2 / fonts.main.unitsPerEm;
      const up = mark === cedilla ? 0 : top - Math.min(top, smallHeight) + i * accentHeight;
      return { face: 'main', letter: accents[mark], says: mark, right: middle - centre, up };
    });
    return {
      advance: glyph.advanceWidth / em,
      letters: [{ face: home, letter, says: base, right: 0, up: 0 }, ...over],
    };
  };
}

type Drawn = readonly { readonly command: string; readonly args: readonly number[] }[];

const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

const stepsOf = (commands: Drawn, em: number, right: number, up: number): PathStep[] =>
  commands.map(({ command, args }) => [
    letters[command],
    ...args.map((length, i) => (i % 2 === 0 ? length / em + right : -length / em - up)),
  ]);

/** A box as wide as the character may be, for files that cannot contain text in other fonts. */
function box(sign: string, face: Face): Outline {
  const advance = textWidth(sign, face) || 0.5;
  const [left, right, top, line] = [0.06, advance - 0.06, -0.68, 0.04];
  const [l, r, t] = [left + line, right - line, top + line];
  return {
    advance,
    path: [
      ...([['M', left, 0], ['L', right, 0], ['L', right, top], ['L', left, top], ['Z']] as const),
      ...([['M', l, -line], ['L', l, t], ['L', r, t], ['L', r, -line], ['Z']] as const),
    ],
  };
}

/** The same outlines, and a box for every character that no font has. */
export const boxed = ({ outline }: Glyphs): Glyphs => ({
  outline: (sign, face) => outline(sign, face) ?? box(sign, face),
});

/** The sentence about the characters that became boxes; none if there are none. */
export const boxesFor = (words: readonly FigureWords[], { outline }: Glyphs): readonly string[] =>
  noFaceHas(
    signsWithoutFace(words, outline),
    words,
    'at hand',
    'a box is drawn for each. Export an SVG, which keeps them as text',
  );
