/**
 * Scales a whole figure, strokes and words included, so that every pen draws the same. Linear in the figure.
 */
import type { Spot } from './curves.ts';
import type { Figure, Form } from './figure.ts';
import { type LookLine, type Looks, lookNames } from './looks.ts';
import { type Measures, type Stroke, strokeNames } from './style.ts';

/** Scales by a positive factor; the figure's style still says what was asked for. */
export function scaledFigure(figure: Figure, factor: number): Figure {
  if (factor === 1) return figure;
  const spot = ({ x, y }: Spot): Spot => ({ x: x * factor, y: y * factor });
  const all = (lengths: readonly number[]): readonly number[] => lengths.map((length) => length * factor);
  const { bounds } = figure;
  return {
    ...figure,
    measures: scaledMeasures(figure.measures, factor),
    shapes: figure.shapes.map(({ look, form }) => ({ look, form: scaledForm(form, factor) })),
    nodes: figure.nodes.map((node) => ({
      ...node,
      at: spot(node.at),
      ...(node.shapes && {
        shapes: node.shapes.map(({ look, form }) => ({ look, form: scaledForm(form, factor) })),
      }),
    })),
    arcs: figure.arcs.map((arc) => ({
      ...arc,
      line: all(arc.line),
      head: all(arc.head),
      sign: arc.sign && spot(arc.sign),
      course: arc.course.kind === 'loop' ? { ...arc.course, reach: arc.course.reach * factor } : arc.course,
    })),
    words: figure.words.map((words) => ({
      ...words,
      at: spot(words.at),
      width: words.width * factor,
      height: words.height * factor,
      size: words.size * factor,
      ...(words.joined && { joined: all(words.joined) }),
    })),
    pieces: figure.pieces.map((piece) => ({ ...piece, at: spot(piece.at) })),
    bounds: { ...spot(bounds), width: bounds.width * factor, height: bounds.height * factor },
  };
}

/** Scales a form about the origin. */
export function scaledForm(form: Form, factor: number): Form {
  const all = (lengths: readonly number[]): readonly number[] => lengths.map((length) => length * factor);
  if (form.kind === 'polygon') return { kind: 'polygon', points: all(form.points) };
  if (form.kind === 'curve') return { kind: 'curve', line: all(form.line) };
  const { at, radius } = form;
  return { kind: 'disc', at: { x: at.x * factor, y: at.y * factor }, radius: radius * factor };
}

function scaledMeasures(measures: Measures, factor: number): Measures {
  const { unit, radius, rim, boldRim, headGap, sign, text, piece, strokes, inks, looks } = measures;
  const stroke = ({ ink, width, dash, gap, head }: Stroke): Stroke => ({
    ink,
    width: width * factor,
    dash: dash.map((length) => length * factor),
    gap: gap * factor,
    head: { length: head.length * factor, width: head.width * factor },
  });
  const each = <Name extends string>(lengths: Readonly<Record<Name, number>>): Record<Name, number> =>
    Object.fromEntries(
      Object.entries<number>(lengths).map(([name, length]) => [name, length * factor]),
    ) as Record<Name, number>;
  return {
    ...each({ unit, radius, rim, boldRim, headGap, sign }),
    text: each(text),
    piece: each(piece),
    strokes: Object.fromEntries(
      strokeNames.map((name) => [name, stroke(strokes[name])]),
    ) as Measures['strokes'],
    inks,
    looks: scaledLooks(looks, factor),
  };
}

/** Looks with lines of other widths. */
export function scaledLooks(looks: Looks, factor: number): Looks {
  const line = ({ ink, width, dash, gap }: LookLine): LookLine => ({
    ink,
    width: width * factor,
    dash: dash.map((length) => length * factor),
    gap: gap * factor,
  });
  return Object.fromEntries(
    lookNames.map((name) => {
      const look = looks[name];
      return [name, { ...look, line: look.line && line(look.line) }];
    }),
  ) as Looks;
}
