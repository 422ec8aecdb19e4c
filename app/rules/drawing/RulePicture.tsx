/**
 * A move of a rule on a drawing as two pictures: a star or an arc as the board draws it, with what is chosen,
 * and what becomes of it.
 */
import { useMemo } from 'react';
import { boxOfForm, type Form, styles } from '../../../engine/figure/index.ts';
import { boardFigure } from '../../../engine/pictures/index.ts';
import type { Board, exampleOnDrawing, RuleOwner } from '../../../engine/rulesets/index.ts';
import { MoveMark } from '../../boards/MoveShape.tsx';
import { FigureShapes } from '../../parts/FigureShapes.tsx';
import { someOf } from '../../words/counting.ts';
import css from './drawing-cards.module.css';

const style = { ...styles.screen, legend: 'none' } as const;

/** In pixels for each unit of the board. */
const scale = 0.8;

function boxOf(areas: readonly Form[]) {
  const boxes = areas.map(boxOfForm);
  const [x1, y1] = [Math.min(...boxes.map((box) => box.x1)), Math.min(...boxes.map((box) => box.y1))];
  const [x2, y2] = [Math.max(...boxes.map((box) => box.x2)), Math.max(...boxes.map((box) => box.y2))];
  return { x: x1, y: y1, width: x2 - x1, height: y2 - y1 };
}

const pictureSaid = (which: 'before' | 'after', board: string, clicked: readonly string[]) =>
  which === 'before' ? `before: ${board} Chosen: ${someOf(clicked)}.` : `after: ${board}`;

export function RulePicture(props: {
  readonly example: NonNullable<ReturnType<typeof exampleOnDrawing>>;
  readonly owner: RuleOwner;
}) {
  const { example, owner } = props;
  const { before, after, by } = example;
  const figures = useMemo(
    () => [before, after].map((board) => boardFigure(board, { title: '' }, style)),
    [before, after],
  );
  const { x, y, width, height } = boxOf(before.places.map(({ area }) => area));
  const chosen = by.flatMap((name) => before.places.find((place) => place.name === name) ?? []);
  const picture = (which: 'before' | 'after', board: Board) => {
    const figure = figures[which === 'before' ? 0 : 1];
    return (
      <svg
        className={css.picture}
        role="img"
        aria-label={pictureSaid(which, saidOf(board), by)}
        viewBox={`${x} ${y} ${width} ${height}`}
        style={{ width: `${width * scale}px` }}
      >
        <g transform={`scale(${1 / figure.measures.unit})`}>
          <FigureShapes figure={figure} />
        </g>
        {which === 'before' && <MoveMark player={owner} through={chosen} />}
      </svg>
    );
  };
  return (
    <p className={css.pictures}>
      {picture('before', before)}
      <span className={css.arrow} aria-hidden="true">
        →
      </span>
      {picture('after', after)}
    </p>
  );
}

/** "Node 1: a blue stone. Node 2: deleted."; empty nodes and arcs that are there are not said. */
const saidOf = ({ places }: Board): string =>
  places
    .filter(({ holds }) => !/^(empty|an arc|an edge)$/.test(holds))
    .map(({ name, holds }) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${holds}.`)
    .join(' ') || 'All nodes are empty.';
