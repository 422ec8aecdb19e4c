/**
 * The canvas's sizes at 100 %, in CSS pixels: those of figures in the screen style, so that an export looks as the
 * screen did. While the drawing is presented, words do not shrink with it: they can be read from the last row.
 */
import { measuresOf, styles } from '../../../engine/figure/index.ts';
import { editor } from '../../store/editor.ts';

export const screen = measuresOf(styles.screen);
/** Converts a figure's points into pixels of the canvas, where a drawing unit is one pixel. */
export const pixels = (points: number): number => points / screen.unit;

export const rimWidth = pixels(screen.rim);
/** The rim of a node of infinite rank. */
export const boldRim = pixels(screen.boldRim);
export const valueSize = pixels(screen.text.value);
export const pieceSize = pixels(screen.piece.radius);
export const pieceHalo = pixels(screen.piece.halo);

/** The sizes of words, in drawing units. */
export type WordSizes = Readonly<Record<'value' | 'step' | 'name' | 'score' | 'count', number>>;

const { value, step, name, score, count } = screen.text;
const onScreen: WordSizes = {
  value: pixels(value),
  step: pixels(step),
  name: pixels(name),
  score: pixels(score),
  count: pixels(count),
};

/** In pixels: the least size of words on a wall of 1080 lines, and the least on any. */
const leastOnWall = 28;
const leastAnywhere = 20;

/** In CSS pixels: no words of a presented drawing should be smaller; undefined while it is not presented. */
export function leastWords(): number | undefined {
  if (!editor().presenting) return undefined;
  return Math.max(leastAnywhere, Math.round((leastOnWall * window.innerHeight) / 1080));
}

/**
 * The sizes of words at this zoom. Those of a presented drawing grow against the zoom, down to 100 %: below that
 * they would cover the drawing.
 */
export function wordSizes(zoom: number): WordSizes {
  const least = leastWords();
  if (least === undefined) return onScreen;
  const inDrawing = Math.ceil(least / Math.max(1, zoom));
  const grown = Object.entries(onScreen).map(([part, size]) => [part, Math.max(size, inDrawing)] as const);
  return Object.fromEntries(grown) as WordSizes;
}
