/**
 * The fonts in which the canvas sets its words, and the width of each text in them, by which engine/figure
 * typesets.
 */

import type { RunExtent } from '../../../engine/figure/index.ts';
import type { Face } from '../../../engine/values/index.ts';
import { held } from '../../store/held.ts';

const families: Readonly<Record<Face, string>> = {
  roman: 'KaTeX_Main, "Latin Modern Math", "STIX Two Math", "Cambria Math", serif',
  italic: 'KaTeX_Math, KaTeX_Main, serif',
  blackboard: 'KaTeX_AMS, serif',
  calligraphic: 'KaTeX_Caligraphic, serif',
};

/** What is to be done when a font has been fetched. */
const attending = held<Set<() => void>>(() => new Set());
const asked = held<Set<Face>>(() => new Set());

/**
 * Fonts come from the page's style sheet when a first text is set in them; until then it is in another font.
 */
function fetchFace(face: Face): void {
  if (asked.now.has(face) || typeof document === 'undefined' || !document.fonts) return;
  asked.now.add(face);
  const arrived = (): void => {
    measured.now.clear();
    for (const tell of attending.now) tell();
  };
  document.fonts.load(`16px ${families[face].split(',')[0]}`, 'N0∞').then(arrived, arrived);
}

/**
 * Calls back whenever a font has come, so that what was set in another can be set again; the returned
 * function ends that.
 */
export function whenFacesCome(tell: () => void): () => void {
  attending.now.add(tell);
  // Nearly every value is set in these two.
  fetchFace('roman');
  fetchFace('italic');
  return () => attending.now.delete(tell);
}

/** KaTeX keeps ℕ and 𝒩 at the places of plain letters, in fonts of their own. */
const letters: Readonly<Record<string, string>> = { ℕ: 'N', 𝒩: 'N', 𝒫: 'P', 𝒟: 'D', 𝓛: 'L', 𝓡: 'R' };

/** Accents are placed over their letters here, since the calligraphic font has none. */
const accents: Readonly<Record<string, string>> = { '\u0302': 'ˆ', '\u030c': 'ˇ' };
/** How much higher an accent is over a capital than over a small letter, as the roman font has it. */
const accentRise = 0.26;
/** The calligraphic capitals are slanted to the right. */
const accentSlant = 0.08;

export const canvasFontOf = (face: Face, size: number): string => `${size}px ${families[face]}`;

export const lettersOf = (text: string, face: Face): string =>
  face === 'blackboard' || face === 'calligraphic'
    ? [...text].map((each) => letters[each] ?? (each in accents ? '' : each)).join('')
    : text;

/** The accent over a text's last letter: its character, and its place in ems from the start of the text. */
export function accentOf(text: string, face: Face): { sign: string; x: number; y: number } | undefined {
  const sign = accents[text.at(-1) ?? ''];
  if (sign === undefined) return undefined;
  const [under, over] = [measuredInk(lettersOf(text, face), face), measuredInk(sign, 'roman')];
  return { sign, x: (under.width - over.width) / 2 + accentSlant, y: -accentRise };
}

const measured = held<Map<string, RunExtent>>(() => new Map());
const pen = held<OffscreenCanvasRenderingContext2D | null | undefined>(() => undefined);

/** In ems, measured at a hundred pixels. */
function measuredInk(text: string, face: Face): RunExtent {
  const key = `${face}${text}`;
  const known = measured.now.get(key);
  if (known !== undefined) return known;
  fetchFace(face);
  pen.now ??= new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen.now) return { width: text.length * 0.5, up: 0.7, down: 0 };
  pen.now.font = canvasFontOf(face, 100);
  const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.now.measureText(text);
  const ink = {
    width: width / 100,
    up: actualBoundingBoxAscent / 100,
    down: actualBoundingBoxDescent / 100,
  };
  measured.now.set(key, ink);
  return ink;
}

export function inkOf(text: string, face: Face): RunExtent {
  const ink = measuredInk(lettersOf(text, face), face);
  const accent = accentOf(text, face);
  return accent ? { ...ink, up: Math.max(ink.up, measuredInk(accent.sign, 'roman').up - accent.y) } : ink;
}
