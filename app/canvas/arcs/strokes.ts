/** How arcs look: plain ink while every arc is Either's; else Left solid, Right dashed, Either double. Drawing units. */
import type { DrawnArc } from '../drawing.ts';
import type { Inks } from '../inks.ts';

export type Stroke = {
  readonly ink: keyof Inks;
  readonly width: number;
  readonly dash: readonly number[];
  /** The clear gap between the two lines of a double stroke. */
  readonly gap: number;
  readonly head: { readonly length: number; readonly width: number };
};

const head = { length: 9, width: 7 };

const plain: Stroke = { ink: 'ink', width: 1.4, dash: [], gap: 0, head };
const strokes = {
  left: { ink: 'left', width: 1.7, dash: [], gap: 0, head },
  right: { ink: 'right', width: 1.7, dash: [6, 3.5], gap: 0, head },
  either: { ink: 'either', width: 4.6, dash: [], gap: 2.2, head: { length: 10.5, width: 8.5 } },
} as const satisfies Record<string, Stroke>;

export const strokeOf = ({ edge }: DrawnArc, mixed: boolean): Stroke =>
  edge.player === 'either' && !mixed ? plain : strokes[edge.player];
