/**
 * A board's figure on the page: the same shapes and letters that the pens draw, in the page's own colours, which also
 * suit the dark theme. Its children lie over it, in the board's own units.
 */
import { type ReactNode, useMemo } from 'react';
import { boxOfForm, type Figure, type Form, textOfMark } from '../../engine/figure/index.ts';
import { formInks, inkOfWords } from '../../engine/figure/pens/index.ts';
import type { BoardPlace } from '../../engine/rulesets/index.ts';
import css from './board-stage.module.css';
import looks from './looks.module.css';
import { closest } from './nearest-place.ts';
import setUp from './set-up.module.css';

/** The class of a look or ink: "left stone" becomes left-stone. */
const classOf = (name: string): string => looks[name.replace(' ', '-')];

export function BoardShapes({ figure }: { readonly figure: Figure }) {
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
          {textOfMark(letter.mark)}
        </text>
      ))}
    </g>
  );
}

/** In pixels of the screen for each unit of the board: a small board does not fill a large window. */
const largest = 4;

function viewOf({ bounds, measures: { unit } }: Figure, areas: readonly Form[]) {
  const { x, y, width, height } = bounds;
  const view = { x1: x, y1: y, x2: x + width, y2: y + height };
  // The view leaves room for the focus ring of a place at the edge.
  const margin = 2;
  for (const area of areas) {
    const { x1, y1, x2, y2 } = boxOfForm(area);
    view.x1 = Math.min(view.x1, x1 * unit - margin);
    view.y1 = Math.min(view.y1, y1 * unit - margin);
    view.x2 = Math.max(view.x2, x2 * unit + margin);
    view.y2 = Math.max(view.y2, y2 * unit + margin);
  }
  return view;
}

export function BoardFigure(props: {
  readonly figure: Figure;
  readonly label: string;
  /** A picture, or a group whose places lie over it. */
  readonly role: 'img' | 'group';
  /** Further areas that must be visible: the places, in the board's own units. */
  readonly areas?: readonly Form[];
  readonly children?: ReactNode;
}) {
  const { figure, label, role, areas = [], children } = props;
  const { unit } = figure.measures;
  const { x1, y1, x2, y2 } = viewOf(figure, areas);
  return (
    <svg
      className={css.board}
      data-board={role === 'group' || undefined}
      role={role}
      aria-label={label}
      viewBox={`${x1} ${y1} ${x2 - x1} ${y2 - y1}`}
      style={{
        maxWidth: `${((x2 - x1) / unit) * largest}px`,
        maxHeight: `${((y2 - y1) / unit) * largest}px`,
      }}
    >
      <BoardShapes figure={figure} />
      <g transform={`scale(${unit})`}>{children}</g>
    </svg>
  );
}

/** In units of the board: of places that are nearer to each other no finger tells them apart anyhow, but by the nearest. */
const nearest = 16;

/** A board in its own proportions, as large as its frame lets it be, with something around it. */
export function FramedBoard(props: {
  readonly figure: Figure;
  readonly places: readonly BoardPlace[];
  readonly around: ReactNode;
  readonly children: ReactNode;
}) {
  const { figure, places, around, children } = props;
  const { unit } = figure.measures;
  const { x1, y1, x2, y2 } = viewOf(
    figure,
    places.map(({ area }) => area),
  );
  const [width, height] = [(x2 - x1) / unit, (y2 - y1) / unit];
  const near = useMemo(() => Math.max(nearest, Math.min(width, closest(places))), [places, width]);
  const style = { ratio: width / height, widest: `${width * largest}px`, units: width, near };
  const variables = Object.fromEntries(Object.entries(style).map(([name, value]) => [`--${name}`, value]));
  return (
    <div className={[setUp.frame, around ? setUp.sized : ''].filter(Boolean).join(' ')}>
      <div className={setUp.around} style={variables}>
        {children}
        {around}
      </div>
    </div>
  );
}
