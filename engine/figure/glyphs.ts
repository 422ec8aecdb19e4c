/**
 * Sets words as outlines of real typefaces. The engine has no fonts: the caller supplies the outline of each
 * character, or says that no typeface has it, in which case the character stays text. The runs keep the order
 * and levels of `typeset`. Where a typeface is wider or narrower than estimated, the side of the words' box
 * towards their node stays in place. Cost: linear in the characters.
 */
import type { Face } from '../values/mark.ts';
import type { FigureWords } from './figure.ts';
import { textWidth } from './text-widths.ts';
import { type Shape, typeset } from './typeset.ts';

/** An absolute SVG path command (M, L, Q, C or Z) and its numbers. */
export type PathStep = readonly [letter: string, ...numbers: readonly number[]];

/** In ems from the character's origin on the base line; y grows downwards. */
export type Outline = { readonly advance: number; readonly path: readonly PathStep[] };

export type Glyphs = {
  /** The outline of a character with the accents that follow it; undefined where no typeface has it. */
  outline(sign: string, face: Face): Outline | undefined;
};

/** A place in the figure, in points; `size` is the em, and y the base line. */
type Spot = { readonly x: number; readonly y: number; readonly size: number };
export type SetSign = Spot & { readonly sign: string; readonly face: Face; readonly outline: Outline };
/** Adjacent characters that no typeface has. */
export type SetText = Spot & { readonly text: string; readonly face: Face; readonly width: number };
export type SetShape = Spot & { readonly shape: Shape };

export type SetWords = {
  readonly left: number;
  readonly width: number;
  readonly base: number;
  readonly signs: readonly SetSign[];
  readonly texts: readonly SetText[];
  readonly shapes: readonly SetShape[];
};

/** The characters of a text, each with the accents that follow it. */
export const signsOf = (text: string): readonly string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];

/** Every character of a figure's words with its typeface, repeats included. Linear in the words. */
export function* signsIn(
  words: readonly FigureWords[],
): Generator<{ readonly sign: string; readonly face: Face }, void, void> {
  for (const { mark } of words) {
    for (const run of mark) {
      if ('text' in run) for (const sign of signsOf(run.text)) yield { sign, face: run.face };
    }
  }
}

type Piece =
  | { readonly advance: number; readonly sign: string; readonly outline: Outline }
  | { readonly advance: number; readonly text: string };

function piecesOf(text: string, face: Face, glyphs: Glyphs): Piece[] {
  const pieces: Piece[] = [];
  for (const sign of signsOf(text)) {
    const outline = glyphs.outline(sign, face);
    const last = pieces.at(-1);
    if (outline) pieces.push({ advance: outline.advance, sign, outline });
    else if (last && 'text' in last) {
      // Characters that join their neighbours, as in many scripts without outlines, must stay together.
      const longer = last.text + sign;
      pieces[pieces.length - 1] = { advance: textWidth(longer, face), text: longer };
    } else pieces.push({ advance: textWidth(sign, face), text: sign });
  }
  return pieces;
}

/** Sets words as outlines. */
export function setWords({ at, side, size, width, mark }: FigureWords, glyphs: Glyphs): SetWords {
  const { height, depth, placed } = typeset(mark);
  const base = at.y + ((height - depth) / 2) * size;
  const signs: SetSign[] = [];
  const texts: SetText[] = [];
  const shapes: SetShape[] = [];
  // The outlines are first laid out from the words' left edge and moved into place at the end. What begins
  // where a run ends moves with that end.
  const ends: { readonly at: number; readonly wider: number }[] = [];
  const widerAt = (x: number): number =>
    ends.reduce((last, end) => (end.at <= x + 1e-9 && end.at >= last.at ? end : last), { at: 0, wider: 0 })
      .wider;
  for (const run of placed) {
    const em = run.size * size;
    const wider = widerAt(run.x);
    const place = { x: run.x * size + wider, y: base + run.y * size, size: em };
    if ('shape' in run) {
      shapes.push({ ...place, shape: run.shape });
      ends.push({ at: run.x + run.width, wider });
      continue;
    }
    let far = 0;
    for (const piece of piecesOf(run.text, run.face, glyphs)) {
      const spot = { ...place, x: place.x + far, face: run.face };
      far += piece.advance * em;
      if ('text' in piece) texts.push({ ...spot, text: piece.text, width: piece.advance * em });
      else signs.push({ ...spot, sign: piece.sign, outline: piece.outline });
    }
    ends.push({ at: run.x + run.width, wider: wider + far - run.width * size });
  }
  const whole = Math.max(0, ...ends.map(({ at, wider }) => at * size + wider));
  const left = side.x < 0 ? at.x - width / 2 : side.x > 0 ? at.x + width / 2 - whole : at.x - whole / 2;
  const moved = <T extends Spot>(each: T): T => ({ ...each, x: each.x + left });
  return {
    left,
    width: whole,
    base,
    signs: signs.map(moved),
    texts: texts.map(moved),
    shapes: shapes.map(moved),
  };
}

/** The characters of a figure's words that have no outline, each once, in order of appearance. */
export function signsWithoutFace(
  words: readonly FigureWords[],
  find: (sign: string, face: Face) => unknown,
): readonly string[] {
  const without = new Set<string>();
  for (const { sign, face } of signsIn(words)) if (find(sign, face) === undefined) without.add(sign);
  return [...without];
}
