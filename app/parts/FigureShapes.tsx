/** The shapes and letters of a figure without nodes on the page: what the pens draw, in the page's own colours, which also suit the dark theme. */
import { type Figure, textOfMark } from '../../engine/figure/index.ts';
import { formInks, inkOfWords } from '../../engine/figure/pens/index.ts';
import type { Mark } from '../../engine/values/index.ts';
import looks from './looks.module.css';

/** The class of a look or ink: "left stone" becomes left-stone. */
const classOf = (name: string): string => looks[name.replaceAll(' ', '-')];

/** A text of letters on one line; names in it lean as in formulas. */
const textSet = (mark: Mark) =>
  mark.every((run) => 'text' in run && run.script === 'base')
    ? mark.map((run, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a run of a mark is identified by its index
        <tspan key={i} className={'face' in run && run.face === 'italic' ? looks.leaning : undefined}>
          {textOfMark([run])}
        </tspan>
      ))
    : textOfMark(mark);

/** The shapes of a board, or the lines of a thermograph, and their letters, for an SVG in the figure's lengths. */
export function FigureShapes({ figure }: { readonly figure: Figure }) {
  const { shapes, words, measures } = figure;
  return (
    <g>
      {shapes.map((shape, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape of a figure is identified by its index
        <g key={number} className={classOf(shape.look)}>
          {formInks(shape, measures).map((ink) => {
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
          {textSet(letter.mark)}
        </text>
      ))}
    </g>
  );
}
