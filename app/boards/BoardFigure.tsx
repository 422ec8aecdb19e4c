/**
 * A board's figure on the page: the same shapes and letters that the pens draw, in the page's own colours,
 * which also suit the dark theme. Its children lie over it, in the board's own units.
 */
import type { CSSProperties, ReactNode } from 'react';
import { boxOfForm, type Figure, type Form } from '../../engine/figure/index.ts';
import type { BoardPlace } from '../../engine/rulesets/index.ts';
import { FigureShapes } from '../parts/FigureShapes.tsx';
import css from './board-stage.module.css';
import setUp from './set-up.module.css';

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
      style={
        {
          '--widest': `${((x2 - x1) / unit) * largest}px`,
          '--highest': `${((y2 - y1) / unit) * largest}px`,
        } as CSSProperties
      }
    >
      <FigureShapes figure={figure} />
      <g transform={`scale(${unit})`}>{children}</g>
    </svg>
  );
}

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
  const style = { ratio: width / height, widest: `${width * largest}px` };
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
