/**
 * Estimates the width of words without a font at hand: advance widths of the typefaces in which values are
 * set, Computer Modern and its kin, in hundredths of an em. Another font is a little wider or narrower;
 * decisions based on this, whether a value fits its node and where words are beside it, allow for that. Cost:
 * linear in the text.
 */
import type { Face } from '../values/mark.ts';

const read = (row: string): readonly number[] => row.split(' ').map(Number);

/** "!" to "~". */
const roman = read(
  '28 50 83 50 83 78 28 39 39 50 78 28 33 28 50 50 50 50 50 50 50 50 50 50 50 28 28 78 78 78 47 78 ' +
    '75 71 72 76 68 65 78 75 36 51 78 63 92 75 78 68 78 74 56 72 75 75 103 75 75 61 28 50 28 50 50 50 ' +
    '50 56 44 56 44 31 50 56 28 31 53 28 83 56 50 56 53 39 39 39 56 53 72 53 53 44 50 28 50 50',
);
const italic = read(
  '28 50 83 50 83 78 28 39 39 50 78 28 33 28 50 50 50 50 50 50 50 50 50 50 50 28 28 78 78 78 47 78 ' +
    '75 76 71 83 74 64 79 83 44 55 85 68 97 80 76 64 79 76 61 58 68 58 94 83 58 68 28 50 28 50 50 50 ' +
    '53 43 43 52 47 49 48 58 34 41 52 30 88 60 48 50 45 45 47 36 57 48 72 57 49 47 50 28 50 50',
);

/**
 * TeX's space between words. KaTeX's own is narrower, so words in these typefaces come out a little narrower
 * than this.
 */
const space = 33;
/** Widths of letters in typefaces with few letters, and of symbols that the plain typeface lacks. */
const signs: Readonly<Record<string, number>> = {
  ...{ '∞': 100, '−': 78, '±': 78, '×': 78, '…': 117, '∥': 50, '|': 28, '∗': 50, '∅': 50, '∖': 50, '·': 28 },
  ...{
    '↑': 50,
    '↓': 50,
    '⇑': 61,
    '⇓': 61,
    '⊬': 61,
    '▢': 78,
    ℕ: 72,
    '⟨': 39,
    '⟩': 39,
    '≤': 78,
    '≥': 78,
    '≠': 78,
  },
  ...{
    '→': 100,
    '↩': 113,
    '←': 100,
    '∈': 67,
    '⊕': 78,
    '÷': 78,
    '≡': 78,
    '≅': 78,
    '∼': 78,
    '¬': 67,
    '°': 50,
    '∘': 50,
    '•': 50,
  },
  ...{
    '‘': 28,
    '’': 28,
    '“': 50,
    '”': 50,
    '–': 50,
    '—': 100,
    '†': 44,
    '′': 28,
    '⁄': 50,
    ℵ: 61,
    '○': 100,
    '●': 50,
    '²': 45,
    '³': 45,
  },
  ...{ 𝒩: 82, 𝒫: 70, 𝒟: 77, 𝓛: 69, 𝓡: 85 },
  ...{
    α: 64,
    β: 57,
    γ: 52,
    δ: 44,
    ϵ: 41,
    ε: 47,
    ζ: 44,
    η: 50,
    θ: 47,
    ϑ: 59,
    ι: 35,
    κ: 58,
    λ: 58,
    μ: 60,
    ν: 49,
    ξ: 44,
  },
  ...{ π: 57, ϖ: 83, ρ: 52, ϱ: 52, σ: 57, ς: 36, τ: 44, υ: 54, ϕ: 60, φ: 65, χ: 63, ψ: 65, ω: 62 },
  ...{ Γ: 63, Δ: 83, Θ: 78, Λ: 69, Ξ: 67, Π: 75, Σ: 72, Υ: 78, Φ: 72, Ψ: 78, Ω: 72 },
};
const other = 62;
const wide = 100;

function advance(sign: string, face: Face): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code > 32 && code < 127) return (face === 'italic' ? italic : roman)[code - 33];
  if (Object.hasOwn(signs, sign)) return signs[sign];
  if (code <= 32 || code === 160) return space;
  if (/\p{M}/u.test(sign)) return 0;
  // A letter with an accent is as wide as the letter.
  if (code < 0x2e80) {
    const [letter, accent] = sign.normalize('NFD');
    if (accent !== undefined) return advance(letter, face);
  }
  // From this code on most scripts fill a square: Han, kana, Hangul, pictographs.
  return code >= 0x2e80 ? wide : other;
}

/**
 * How much wider TeX's letters of a size are than those of ten points, in which all widths here are measured:
 * Knuth drew small letters wider.
 */
const wideness: readonly (readonly [size: number, wider: number])[] = [
  ...([
    [5, 1.361],
    [6, 1.222],
    [7, 1.139],
    [8, 1.063],
    [9, 1.028],
    [10, 1],
  ] as const),
];

function widerAt(size: number): number {
  const next = wideness.findIndex(([known]) => known >= size);
  if (next === 0) return wideness[0][1];
  if (next < 0) return 1;
  const [[low, wide], [high, less]] = [wideness[next - 1], wideness[next]];
  return wide + ((size - low) / (high - low)) * (less - wide);
}

/** What TeX leaves behind a slanted letter that leans over its right edge, in hundredths of an em. */
const leaning: Readonly<Record<string, number>> = {
  ...{
    B: 5,
    C: 7,
    D: 3,
    E: 6,
    F: 14,
    H: 8,
    I: 8,
    J: 10,
    K: 7,
    M: 11,
    N: 11,
    O: 3,
    P: 14,
    S: 6,
    T: 14,
    U: 11,
    V: 22,
  },
  ...{
    W: 14,
    X: 8,
    Y: 22,
    Z: 7,
    f: 11,
    g: 4,
    j: 6,
    q: 4,
    r: 3,
    v: 4,
    w: 3,
    y: 4,
    z: 4,
    γ: 6,
    δ: 4,
    ν: 6,
    σ: 4,
    τ: 11,
  },
};

/** The space that TeX adds to slanted letters, in ems. Linear in the text. */
export function leaningWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += leaning[sign] ?? 0;
  return width / 100;
}

/**
 * The sizes of TeX's subscripts beside letters of a size; LaTeX takes seven tenths for sizes it has no font
 * of.
 */
const scriptsOf: Readonly<Record<number, number>> = { 5: 5, 6: 5, 7: 5, 8: 6, 9: 6, 10: 7, 11: 8, 12: 8 };

/**
 * How much wider than by `textWidth` a text becomes in TeX: at this size in points, or in a script beside
 * letters of this size, `share` times as large here. Pens with other typefaces set it narrower, so what has
 * this room overlaps nowhere.
 */
export function printedShare(size: number, share: number): number {
  if (share === 1) return widerAt(size);
  const script = scriptsOf[Math.round(size)] ?? 0.7 * size;
  return Math.max(1, (script * widerAt(script)) / (size * share));
}

/** The width of a text in ems. */
export function textWidth(text: string, face: Face): number {
  let width = 0;
  for (const sign of text) width += advance(sign, face);
  return width / 100;
}

/** The height of a text's ink above the base line and its depth below it, in ems. */
export function textHeights(text: string): { readonly up: number; readonly down: number } {
  const deep = /[gjpqy,;()[\]{}|/∥_∞\u0080-\uffff]/.test(text.replace(/[∞∗−ℕ×…]/g, ''));
  const high = /[^acemnorsuvwxzgpqy,.:;∞∗−+=…\s-]/.test(text);
  return { up: high ? 0.7 : 0.45, down: deep ? 0.22 : 0.01 };
}
