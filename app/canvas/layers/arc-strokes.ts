/**
 * How arcs look: plain ink while every arc is Either's; else Left solid, Right dashed, Either double, and
 * both players' solid with a sign in their middle, a square of two by two. Drawing units. A presented drawing
 * has the strokes of figures for projectors, which do not become thinner as one sees more of it, down to 100
 * %.
 */
import { type Measures, measuresOf, type StrokeName, styles } from '../../../engine/figure/index.ts';
import { editor } from '../../store/editor.ts';
import { held } from '../../store/held.ts';
import type { DrawnArc } from '../model/drawing.ts';
import type { Inks } from '../model/inks.ts';
import { atLifeSize, screen } from '../model/sizes.ts';

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

function strokeIn(ink: keyof Inks, name: StrokeName, measures: Measures, times: number): ArcStroke {
  const pixels = (points: number): number => (points / measures.unit) * times;
  const { width, dash, gap, head } = measures.strokes[name];
  const lines = gap > 0 ? 2 : 1;
  return {
    ink,
    width: pixels(lines * width + gap),
    dash: dash.map(pixels),
    gap: pixels(gap),
    sign: name === 'both' ? pixels(measures.sign) : 0,
    head: { length: pixels(head.length), width: pixels(head.width) },
  };
}

type Strokes = Readonly<Record<StrokeName, ArcStroke>>;

const strokesIn = (measures: Measures, times: number): Strokes => ({
  plain: strokeIn('ink', 'plain', measures, times),
  left: strokeIn('left', 'left', measures, times),
  right: strokeIn('right', 'right', measures, times),
  either: strokeIn('either', 'either', measures, times),
  both: strokeIn('both', 'both', measures, times),
});

/** Each size is made once: where nodes are drawn larger to show boards, lines are not. */
const onScreen = held<Map<number, Strokes>>(() => new Map());
function strokesOnScreen(): Strokes {
  const times = atLifeSize(1);
  const known = onScreen.now.get(times) ?? strokesIn(screen, times);
  onScreen.now.set(times, known);
  return known;
}

/** The zoom at which a node is as large as figures for projectors have it. */
const wallZoom = 2;
/** Presented strokes grow in this many steps, each made once, so that equal strokes are drawn together. */
const steps = 8;
const onWall = held<Map<number, Strokes>>(() => new Map());

function strokesAt(zoom: number): Strokes {
  if (!editor().presenting) return strokesOnScreen();
  const grown = Math.min(2, Math.max(1, wallZoom / atLifeSize(zoom)));
  const times = atLifeSize(1 + Math.round((grown - 1) * steps) / steps);
  const known = onWall.now.get(times) ?? strokesIn(measuresOf(styles.projector), times);
  onWall.now.set(times, known);
  return known;
}

export const strokeOf = ({ edge }: DrawnArc, mixed: boolean, zoom: number): ArcStroke =>
  strokesAt(zoom)[edge.player === 'either' && !mixed ? 'plain' : edge.player];
