/**
 * How arcs look: plain ink while every arc is Either's; else Left solid, Right dashed, Either double, and both players' solid with
 * a sign in their middle, a square of two by two. Drawing units.
 */
import type { StrokeName } from '../../../engine/index.ts';
import type { DrawnArc } from '../model/drawing.ts';
import type { Inks } from '../model/inks.ts';
import { pixels, screen } from '../model/sizes.ts';

export type ArcStroke = {
  readonly ink: keyof Inks;
  /** The width from side to side, also of a double stroke. */
  readonly width: number;
  readonly dash: readonly number[];
  /** The clear space between the two lines of a double stroke. */
  readonly gap: number;
  /** Half the width of the sign in the middle; 0 where there is none. */
  readonly sign: number;
  readonly head: { readonly length: number; readonly width: number };
};

function strokeIn(ink: keyof Inks, name: StrokeName): ArcStroke {
  const { width, dash, gap, head } = screen.strokes[name];
  const lines = gap > 0 ? 2 : 1;
  return {
    ink,
    width: pixels(lines * width + gap),
    dash: dash.map(pixels),
    gap: pixels(gap),
    sign: name === 'both' ? pixels(screen.sign) : 0,
    head: { length: pixels(head.length), width: pixels(head.width) },
  };
}

const plain = strokeIn('ink', 'plain');
const strokes = {
  left: strokeIn('left', 'left'),
  right: strokeIn('right', 'right'),
  either: strokeIn('either', 'either'),
  both: strokeIn('both', 'both'),
};

export const strokeOf = ({ edge }: DrawnArc, mixed: boolean): ArcStroke =>
  edge.player === 'either' && !mixed ? plain : strokes[edge.player];
