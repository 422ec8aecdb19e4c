/** Every move of the position that is shown, by player, with the value that it leads to and a sign on the best. A row lights its move. */
import type { Mover } from '../../engine/graph/index.ts';
import { placesInBrief } from '../../engine/rulesets/index.ts';
import { textOf } from '../../engine/values/index.ts';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { PlayerStroke } from '../parts/PlayerStroke.tsx';
import { lightPlaces } from '../store/board.ts';
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { boardSeen } from '../store/seen-board.ts';
import type { MoveSeen } from '../store/state/board.ts';
import { movesBy, sayPlaces } from '../walkthrough/board-rules.ts';
import { isPlaying } from '../walkthrough/playing.ts';
import { handToMove } from '../walkthrough/shown-game.ts';
import { words } from '../words.ts';
import { bestBoardMoves } from './best-moves.ts';
import { playMove } from './board-hand.ts';
import css from './board-moves.module.css';
import boards from './boards.module.css';
import { HiddenBox } from './HiddenBox.tsx';

/** The most rows of a player; the board itself shows all moves. */
const mostRows = 60;

/** A move with what was found of it, if anything was. */
type Row = {
  readonly by: readonly string[];
  readonly to: string;
  readonly points: number | undefined;
  readonly solved: MoveSeen | undefined;
  readonly isBest: boolean;
};

function rowsOf(read: PositionRead, mover: Mover, solved: readonly MoveSeen[]): readonly Row[] {
  const own = solved.filter(({ player }) => player === mover || player === 'either');
  const best = bestBoardMoves(own, mover);
  const known = new Map(own.map((move) => [sayPlaces(move.by), move]));
  const rows = movesBy(read, mover).map(({ move: { by, points }, to }): Row => {
    const found = known.get(sayPlaces(by));
    return { by, to, points, solved: found, isBest: found !== undefined && best.has(found) };
  });
  return rows.toSorted((a, b) => Number(b.isBest) - Number(a.isBest));
}

function MoveRow({
  row,
  mover,
  mayPlay,
}: {
  readonly row: Row;
  readonly mover: Mover;
  readonly mayPlay: boolean;
}) {
  const { by, to, points, solved, isBest } = row;
  return (
    <li className={css.row}>
      <button
        type="button"
        className={css.move}
        title={sayPlaces(by)}
        aria-disabled={!mayPlay || undefined}
        onClick={() => mayPlay && playMove(mover, to)}
        onPointerEnter={() => lightPlaces(by)}
        onPointerLeave={() => lightPlaces([])}
        onFocus={() => lightPlaces(by)}
        onBlur={() => lightPlaces([])}
      >
        <span className={css.moveName}>
          <span aria-hidden="true">{placesInBrief(by)}</span>
          <span className="unseen">{sayPlaces(by)}</span>
          {points !== undefined && <span className={boards.quiet}> {words.boards.pointsMade(points)}</span>}
        </span>
        <span className={css.moveValue}>{solved?.to.value && <MathText value={solved.to.value} />}</span>
        <span className={css.moveOutcome}>
          {solved?.to.outcome && <OutcomeLetter outcome={solved.to.outcome} />}
        </span>
        <span className={css.bestSign}>
          {isBest && (
            <>
              <span aria-hidden="true">{words.boards.bestSign}</span>
              <span className="unseen">{words.boards.best}</span>
            </>
          )}
        </span>
      </button>
      {solved?.to.hidden && <HiddenBox position={solved.to.position} move={sayPlaces(by)} />}
    </li>
  );
}

function MovesOf(props: { readonly read: PositionRead; readonly mover: Mover; readonly title: string }) {
  const { read, mover, title } = props;
  const here = useEditor((state) => boardSeen(state)?.here);
  const playing = useEditor(isPlaying);
  const toMove = useEditor(handToMove);
  const solved = here?.position === read.printed ? here.found.moves : [];
  const rows = rowsOf(read, mover, solved);
  const player = words.player[mover];
  const isEither = read.ruleset.players === 'impartial';
  const mayPlay = !playing || toMove === mover || (isEither && toMove !== undefined);
  return (
    <div className={css.moves}>
      <h4>
        {!isEither && <PlayerStroke player={mover} width={20} />}
        {title}
      </h4>
      {rows.length === 0 && (
        <p className={boards.quiet}>{isEither ? words.boards.nobodyMoves : words.boards.noMoves(player)}</p>
      )}
      <ul>
        {rows.slice(0, mostRows).map((row) => (
          <MoveRow
            key={`${sayPlaces(row.by)} ${row.solved?.to.value ? textOf(row.solved.to.value) : ''}`}
            row={row}
            mover={isEither ? (toMove ?? 'left') : mover}
            mayPlay={mayPlay}
          />
        ))}
      </ul>
      {rows.length > mostRows && (
        <p className={boards.quiet}>{words.boards.moreMoves(rows.length - mostRows)}</p>
      )}
    </div>
  );
}

export function BoardMoves({ read }: { readonly read: PositionRead }) {
  if (read.ruleset.players === 'impartial')
    return <MovesOf read={read} mover="left" title={words.boards.anyMoves} />;
  return (['left', 'right'] as const).map((mover) => (
    <MovesOf key={mover} read={read} mover={mover} title={words.boards.movesOf(words.player[mover])} />
  ));
}
