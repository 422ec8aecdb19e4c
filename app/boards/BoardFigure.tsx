/**
 * A board's figure on the page: the shapes and letters that the pens draw, in the page's own colours, so that it is at home in
 * the dark too. What lies over it comes in by its children, in the board's own units.
 */
import type { ReactNode } from 'react';
import { type Figure, formInks, inkOfWords, textOfMark } from '../../engine/index.ts';
import css from './boards.module.css';

/** Looks and inks are styled by their names: "left stone" is the class left-stone. */
const classOf = (name: string): string => css[name.replace(' ', '-')];

export function BoardShapes({ figure }: { readonly figure: Figure }) {
  const { shapes, words, measures } = figure;
  return (
    <g>
      {shapes.map((shape, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape of a figure is its place in it
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter of a figure is its place in it
          key={number}
          className={[css.letter, classOf(`${letter.ink ?? 'ink'} letter`)].join(' ')}
          x={letter.at.x}
          y={letter.at.y}
          dy="0.35em"
          fontSize={letter.size}
          fill={`#${inkOfWords(letter, measures)}`}
        >
          {textOfMark(letter.mark)}
        </text>
      ))}
    </g>
  );
}

export function BoardFigure(props: {
  readonly figure: Figure;
  readonly label: string;
  /** A picture, or a group of places that are lying over it. */
  readonly role: 'img' | 'group';
  readonly children?: ReactNode;
}) {
  const { figure, label, role, children } = props;
  const { bounds, measures } = figure;
  return (
    <svg
      className={css.board}
      role={role}
      aria-label={label}
      viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
      style={{ maxWidth: `${(bounds.width / measures.unit) * 1.1}px` }}
    >
      <BoardShapes figure={figure} />
      <g transform={`scale(${measures.unit})`}>{children}</g>
    </svg>
  );
}
