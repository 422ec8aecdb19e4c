/**
 * The pieces offered beside the board to a player: a stone of each colour, where a move puts one of either.
 */
import { boxOfForm, type Figure, styles } from '../../engine/figure/index.ts';
import { boardFigure } from '../../engine/pictures/index.ts';
import { type Board, type BoardPiece, type BoardPlace, swatchOf } from '../../engine/rulesets/index.ts';
import { FigureShapes } from '../parts/FigureShapes.tsx';
import { middleOf } from './nearest-place.ts';

const style = { ...styles.screen, legend: 'none' } as const;

/** The places at which a hand does something: what is offered, while it plays alone. */
export const placesInUse = <Place extends BoardPlace>(
  places: readonly Place[],
  playing: boolean,
): readonly Place[] => (playing ? places : places.filter(({ offers }) => !offers));

/** A piece by itself, about the origin of the figure. */
export const figureOfPiece = (board: Board, piece: BoardPiece): Figure =>
  boardFigure({ ...board, ...swatchOf(piece) }, { title: piece.name }, style);

/** How wide the place is round a piece of the usual size, in units of the board. */
const areaOfPiece = 36;

/** The piece that a place offers, in the middle of it, in units of the board. */
export function OfferedPiece({ board, place }: { readonly board: Board; readonly place: BoardPlace }) {
  if (!place.offers) return null;
  const figure = figureOfPiece(board, place.offers);
  const { x, y } = middleOf(place);
  const { x1, x2 } = boxOfForm(place.area);
  const scale = (x2 - x1) / areaOfPiece / figure.measures.unit;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <FigureShapes figure={figure} />
    </g>
  );
}
