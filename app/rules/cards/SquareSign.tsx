/**
 * What is on a square of a picture of a rule, as an SVG: pieces as the board draws them; what the board has
 * not, as words and hatching.
 */
import { memo, useMemo } from 'react';
import { styles } from '../../../engine/figure/index.ts';
import { boardFigure } from '../../../engine/pictures/index.ts';
import { type BoardPiece, type FragmentCell, swatchOf } from '../../../engine/rulesets/index.ts';
import { FigureShapes } from '../../parts/FigureShapes.tsx';
import looks from '../../parts/looks.module.css';
import type { SignLook } from './hand.ts';
import css from './picture-board.module.css';

const style = { ...styles.screen, legend: 'none' } as const;

/** A piece about the origin, in units of the board, in which a square's side is 40. */
export function Stone({ piece }: { readonly piece: BoardPiece }) {
  const figure = useMemo(
    () => boardFigure({ says: '', places: [], pieces: [], ...swatchOf(piece) }, { title: '' }, style),
    [piece],
  );
  return (
    <g transform={`scale(${1 / figure.measures.unit})`}>
      <FigureShapes figure={figure} />
    </g>
  );
}

/** One sign about the origin. */
function Sign({
  sign,
  look,
  small,
}: {
  readonly sign: string;
  readonly look: SignLook | undefined;
  readonly small?: boolean;
}) {
  if (sign === '_')
    return (
      <text className={css.word} dy="0.35em">
        any
      </text>
    );
  if (look === 'wall') return <rect className={looks.wall} x="-20" y="-20" width="40" height="40" />;
  if (look) return <Stone piece={look} />;
  if (sign === '.')
    return small ? <rect className={css.emptySmall} x="-13" y="-13" width="26" height="26" /> : null;
  return (
    <text className={[looks.letter, looks['ink-letter']].join(' ')} dy="0.35em" fontSize="18">
      {sign}
    </text>
  );
}

/** How many signs of a class are drawn; if there are more, the last place says so. */
const mostSmall = 4;

/** Where small signs are, by how many there are. */
const smallPlaces: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-9.5, 0],
    [9.5, 0],
  ],
  [
    [-9.5, -9],
    [9.5, -9],
    [0, 9],
  ],
  [
    [-9.5, -9],
    [9.5, -9],
    [-9.5, 9],
    [9.5, 9],
  ],
];

export const SquareSign = memo(function SquareSign(props: {
  readonly cell: FragmentCell;
  readonly lookOf: ReadonlyMap<string, SignLook>;
}) {
  const { cell, lookOf } = props;
  const isRun = cell.kind === 'run';
  const signs = cell.kind === 'class' || isRun ? [...cell.signs] : [];
  const shown = signs.length > mostSmall ? [...signs.slice(0, mostSmall - 1), '…'] : signs;
  const places = smallPlaces[shown.length];
  return (
    <svg viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      <rect
        className={cell.kind === 'edge' ? css.beyond : [looks.light, isRun ? css.runSquare : ''].join(' ')}
        x="-20"
        y="-20"
        width="40"
        height="40"
      />
      {cell.kind === 'sign' && <Sign sign={cell.sign} look={lookOf.get(cell.sign)} />}
      {cell.kind === 'any' && <Sign sign="_" look={undefined} />}
      {cell.kind === 'edge' && (
        <>
          <path
            className={css.hatching}
            d="M-20 -4 L-4 -20 M-20 12 L12 -20 M-20 20 L20 -20 M-12 20 L20 -12 M4 20 L20 4"
          />
          <text className={[css.word, css.onHatching].join(' ')} dy="0.35em">
            edge
          </text>
        </>
      )}
      {shown.map((sign, i) => (
        <g
          key={sign}
          transform={`translate(${places[i][0]} ${places[i][1] - (isRun ? 4 : 0)}) scale(${sign === '_' ? 1 : shown.length === 1 ? 0.72 : 0.56})`}
        >
          <Sign sign={sign} look={lookOf.get(sign)} small />
        </g>
      ))}
      {cell.kind === 'class' && shown.length === 2 && <path className={css.or} d="M0 -14V14" />}
      {isRun && (
        <g className={css.runDots}>
          <circle cx="-7" cy="15" r="2" />
          <circle cx="0" cy="15" r="2" />
          <circle cx="7" cy="15" r="2" />
        </g>
      )}
    </svg>
  );
});
