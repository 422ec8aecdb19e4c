/**
 * The canvas's sizes at 100 %, in CSS pixels: those of figures in the screen style, so that an export looks
 * as the screen did. While the drawing is presented, words do not shrink with it: they can be read from the
 * last row.
 */
import { measuresOf, styles } from '../../../engine/figure/index.ts';
import { editor } from '../../store/editor.ts';
import { enlargement } from './node-pictures.ts';

export const screen = measuresOf(styles.screen);
/**
 * Converts a figure's points into drawing units: pixels of the canvas, where nodes are not drawn larger to
 * show boards.
 */
export const pixels = (points: number): number => points / screen.unit / enlargement();
/** Drawing units for pixels at 100 %, however large nodes are drawn. */
export const atLifeSize = (length: number): number => length / enlargement();

export const rimWidth = (): number => pixels(screen.rim);
/** The rim of a node of infinite rank. */
export const boldRim = (): number => pixels(screen.boldRim);
export const valueSize = (): number => pixels(screen.text.value);
export const pieceSize = (): number => pixels(screen.piece.radius);
export const pieceHalo = (): number => pixels(screen.piece.halo);

/** The sizes of words, in drawing units. */
export type WordSizes = Readonly<Record<'value' | 'step' | 'name' | 'score' | 'count', number>>;

/** In pixels: smaller words are not drawn. */
export const smallest = 6;

/** In pixels: the least size of words on a wall of 1080 lines, and the least on any. */
const leastOnWall = 28;
const leastAnywhere = 20;

/** In CSS pixels: no words of a presented drawing should be smaller; undefined while it is not presented. */
export function leastWords(): number | undefined {
  if (!editor().presenting) return undefined;
  return Math.max(leastAnywhere, Math.round((leastOnWall * window.innerHeight) / 1080));
}

/**
 * The sizes of words at this zoom. Those of a presented drawing grow against the zoom, down to 100 %: below
 * that they would cover the drawing.
 */
export function wordSizes(zoom: number): WordSizes {
  const least = leastWords();
  const inDrawing =
    least === undefined ? 0 : atLifeSize(Math.ceil(least / Math.max(1, zoom / enlargement())));
  const of = (part: keyof WordSizes): number => Math.max(pixels(screen.text[part]), inDrawing);
  return { value: of('value'), step: of('step'), name: of('name'), score: of('score'), count: of('count') };
}

/** Whether words are drawn at this zoom. */
export const areWordsDrawn = (zoom: number): boolean => wordSizes(zoom).value * zoom >= smallest;
