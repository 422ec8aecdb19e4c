/**
 * The shapes and letters of a figure without nodes on the page: what the pens draw, in the page's own
 * colours, which also suit the dark theme.
 */
import { memo, type ReactNode } from 'react';
import { type Figure, type Measures, textOfMark } from '../../engine/figure/index.ts';
import { formInks, inkOfWords } from '../../engine/figure/pens/index.ts';
import type { Mark } from '../../engine/values/index.ts';
import looks from './looks.module.css';

/** The class of a look or ink: "left stone" becomes left-stone. */
const classOf = (name: string): string => looks[name.replaceAll(' ', '-')];

/** How far below the base line a run is, in ems of the base line. */
const drops: Readonly<Record<string, number>> = { base: 0, sub: 0.24, sup: -0.38 };
/** The size of a script beside that of the base line. */
const scriptSize = 0.72;

/**
 * A text of letters with its scripts; names in it lean as in formulas. What has scripts of scripts, or signs
 * that are drawn, is one line of text.
 */
function textSet(mark: Mark, size: number) {
  const isSet = mark.every((run) => 'text' in run && run.script in drops) && mark[0]?.script === 'base';
  if (!isSet) return textOfMark(mark);
  return mark.map((run, i) => {
    const dy = i === 0 ? 0 : (drops[run.script] - drops[mark[i - 1].script]) * size;
    return (
      <tspan
        // biome-ignore lint/suspicious/noArrayIndexKey: a run of a mark is identified by its index
        key={i}
        className={'face' in run && run.face === 'italic' ? looks.leaning : undefined}
        dy={dy === 0 ? undefined : dy}
        fontSize={run.script === 'base' ? undefined : size * scriptSize}
      >
        {'text' in run ? run.text : ''}
      </tspan>
    );
  });
}

/**
 * In shapes: for a larger figure the browser gets those that look alike as one, since thousands of elements
 * would hold the page up.
 */
const mostApart = 1_000;

type Inks = ReturnType<typeof formInks>;
type Drawn = { readonly look: string; readonly inks: Inks };

/** The same course by the outline of a disc. */
const pathOfInk = (ink: Inks[number]): string => {
  if ('path' in ink) return ink.path;
  const { centre, radius: r } = ink;
  return `M${centre.x - r} ${centre.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
};

/** Shapes that follow one another with one look and one ink each are drawn as one path. O(shapes). */
function alikeTogether(shapes: Figure['shapes'], measures: Measures): readonly Drawn[] {
  const drawn: { look: string; inks: Inks; paths?: string[] }[] = [];
  for (const shape of shapes) {
    const inks = formInks(shape, measures);
    const last = drawn.at(-1);
    if (inks.length !== 1) drawn.push({ look: shape.look, inks });
    else if (last?.paths && last.look === shape.look) last.paths.push(pathOfInk(inks[0]));
    else drawn.push({ look: shape.look, inks, paths: [pathOfInk(inks[0])] });
  }
  return drawn.map(({ look, inks, paths }) => {
    if (!paths || paths.length === 1) return { look, inks };
    const [{ fill, stroke, width, dash }] = inks;
    return { look, inks: [{ fill, stroke, width, dash, path: paths.join('') }] };
  });
}

/**
 * The shapes of a board, or the lines of a thermograph, and their letters, for an SVG in the figure's
 * lengths.
 */
export const FigureShapes = memo(function FigureShapes({ figure }: { readonly figure: Figure }) {
  const { shapes, words, measures } = figure;
  const drawn =
    shapes.length > mostApart
      ? alikeTogether(shapes, measures)
      : shapes.map((shape) => ({ look: shape.look, inks: formInks(shape, measures) }));
  return (
    <g>
      {drawn.map(({ look, inks }, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape of a figure is identified by its index
        <g key={number} className={classOf(look)}>
          {inks.map((ink) => {
            const line = { strokeWidth: ink.width, strokeDasharray: ink.dash.join(' ') || undefined };
            return 'path' in ink ? (
              <path key={ink.path} d={ink.path} {...line} />
            ) : (
              <circle key="disc" cx={ink.centre.x} cy={ink.centre.y} r={ink.radius} {...line} />
            );
          })}
        </g>
      ))}
      {words.map((letter, number) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter of a figure is identified by its index
          key={number}
          className={[looks.letter, classOf(`${letter.ink ?? 'ink'} letter`)].join(' ')}
          x={letter.at.x}
          y={letter.at.y}
          dy="0.35em"
          fontSize={letter.size}
          fill={`#${inkOfWords(letter, measures)}`}
        >
          {textSet(letter.mark, letter.size)}
        </text>
      ))}
    </g>
  );
});

/**
 * A whole figure as a picture, with more over it: described and of its own size by `pixels` for each of its
 * units, or else a decoration.
 */
export function FigurePicture(props: {
  readonly figure: Figure;
  readonly className?: string;
  readonly pixels?: number;
  readonly children?: ReactNode;
}) {
  const { figure, className, pixels, children } = props;
  const { x, y, width, height } = figure.bounds;
  const isDescribed = pixels !== undefined;
  return (
    <svg
      className={className}
      role={isDescribed ? 'img' : undefined}
      aria-label={isDescribed ? figure.description : undefined}
      aria-hidden={!isDescribed || undefined}
      viewBox={`${x} ${y} ${width} ${height}`}
      style={isDescribed ? { width: `${width * pixels}px` } : undefined}
    >
      <FigureShapes figure={figure} />
      {children}
    </svg>
  );
}
