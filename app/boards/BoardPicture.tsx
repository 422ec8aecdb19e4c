/** A position on its board: the figure that the pens draw, and below it whose the pieces are. */
import { type Board, type BoardPiece, boardFigure, styles } from '../../engine/index.ts';
import { words } from '../words.ts';
import { BoardFigure } from './BoardFigure.tsx';
import css from './boards.module.css';

/** A board of more shapes is no picture any more. */
const mostShapes = 5_000;

const style = { ...styles.screen, legend: 'none' } as const;

function Legend({ pieces }: { readonly pieces: readonly BoardPiece[] }) {
  const owned = pieces.flatMap(({ sign, name, player }) =>
    player === 'neutral' ? [] : [{ sign, name, player: words.player[player] }],
  );
  if (owned.length === 0) return null;
  return (
    <figcaption>
      {owned.map(({ sign, name, player }) => (
        <span key={sign}>{words.boards.belongs(sign, name, player)}</span>
      ))}
    </figcaption>
  );
}

export function BoardPicture({ board, title }: { readonly board: Board; readonly title: string }) {
  if (board.shapes.length > mostShapes) return <p className={css.quiet}>{words.boards.tooLarge}</p>;
  return (
    <figure className={css.figure}>
      <BoardFigure
        figure={boardFigure(board, { title }, style)}
        role="img"
        label={words.boards.picture(board.says)}
      />
      <Legend pieces={board.pieces} />
    </figure>
  );
}
