/**
 * The tray: what a click or a key puts on the open board while it is set up. A board without pieces offers no
 * choice.
 */
import type { Board, BoardPiece } from '../../engine/rulesets/index.ts';
import { Button } from '../parts/Button.tsx';
import { FigureShapes } from '../parts/FigureShapes.tsx';
import { chooseSign } from '../store/board.ts';
import { useEditor } from '../store/editor.ts';
import { forHand } from '../words/tapping.ts';
import { figureOfPiece } from './OfferedPiece.tsx';
import css from './set-up.module.css';
import { choicesOn, emptySign, heldOn } from './tray.ts';

function Swatch({ board, piece }: { readonly board: Board; readonly piece: BoardPiece }) {
  const figure = figureOfPiece(board, piece);
  const reach = 16 * figure.measures.unit;
  return (
    <svg
      className={css.swatch}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      aria-hidden="true"
      focusable="false"
    >
      <FigureShapes figure={figure} />
    </svg>
  );
}

export function BoardTray({ board }: { readonly board: Board }) {
  const chosen = useEditor((state) => state.chosenSign);
  const held = heldOn(board, chosen);
  if (board.pieces.length === 0) return null;
  return (
    <fieldset className={css.tray}>
      <legend className="unseen">{forHand('What a click or a key puts')}</legend>
      <Button className={css.choice} aria-pressed={held === undefined} onClick={() => chooseSign(undefined)}>
        <span className={css.sign} aria-hidden="true">
          ↻
        </span>
        <span>next in turn</span>
      </Button>
      {choicesOn(board).map(({ sign, name, piece }) => (
        <Button
          key={sign}
          className={css.choice}
          aria-pressed={held === sign}
          aria-keyshortcuts={sign === emptySign ? 'Delete' : sign}
          onClick={() => chooseSign(sign)}
        >
          {piece ? (
            <Swatch board={board} piece={piece} />
          ) : (
            <span className={css.sign} aria-hidden="true">
              {sign === emptySign ? '·' : sign}
            </span>
          )}
          <span>{name}</span>
          {/* A stone bears its letter. */}
          {piece && (piece.look || piece.drawn) && /\w/.test(sign) && (
            <span className={css.key} aria-hidden="true">
              {sign}
            </span>
          )}
        </Button>
      ))}
    </fieldset>
  );
}
