/** A position on its board: Left's pieces are full blue discs, Right's red and dashed rings, each with its letter. */
import type { Cell } from '../../engine/index.ts';
import { words } from '../words.ts';
import css from './boards.module.css';

const side = 40;
/** A board of more squares is no picture any more. */
const mostSquares = 2_500;

type Board = readonly (readonly Cell[])[];
type Piece = NonNullable<Cell['piece']>;

/** The letters on a board, each once, Left's first. */
function animals(board: Board): readonly Piece[] {
  const found = new Map<string, Piece>();
  for (const { piece } of board.flat()) if (piece) found.set(piece.letter, piece);
  return [...found.values()].toSorted((a, b) => a.player.localeCompare(b.player));
}

function Disc({ piece: { letter, player } }: { readonly piece: Piece }) {
  return (
    <g className={css[player]}>
      <circle r="14" />
      <text textAnchor="middle" dy="0.35em">
        {letter}
      </text>
    </g>
  );
}

function Square({ cell, x, y, dot }: { cell: Cell; x: number; y: number; dot: boolean }) {
  return (
    <g transform={`translate(${(x + 0.5) * side} ${(y + 0.5) * side})`}>
      <rect className={css[cell.shade]} x={-side / 2} y={-side / 2} width={side} height={side} />
      {cell.piece && <Disc piece={cell.piece} />}
      {dot && <circle className={css.dot} r="2.5" />}
    </g>
  );
}

export function BoardPicture({ board }: { readonly board: Board }) {
  const [width, height] = [board[0].length * side, board.length * side];
  const cells = board.flat();
  if (cells.length > mostSquares) return <p className={css.quiet}>{words.boards.tooLarge}</p>;
  // Where pieces stand: only there an empty square is a place to go.
  const used = new Set(cells.flatMap(({ piece, shade }) => (piece ? [shade] : [])));
  return (
    <figure className={css.figure}>
      <svg
        role="img"
        aria-label={words.boards.picture(board.length, board[0].length)}
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        style={{ maxWidth: width * 1.1 }}
      >
        {board.flatMap((rank, y) =>
          rank.map((cell, x) => (
            <Square
              // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
              key={`${x} ${y}`}
              cell={cell}
              x={x}
              y={y}
              dot={!cell.piece && used.has(cell.shade)}
            />
          )),
        )}
      </svg>
      <figcaption>
        {animals(board).map((piece) => (
          <span key={piece.letter}>
            <svg viewBox="-16 -16 32 32" width="22" height="22" aria-hidden="true">
              <Disc piece={piece} />
            </svg>
            {words.boards.belongs(piece.letter, words.player[piece.player])}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
