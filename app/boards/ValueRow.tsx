/**
 * A value that some positions have, as a row that opens them; each of these can be looked at on the board.
 */
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { BoardGame, ValueCount } from '../../engine/conduct/index.ts';
import { textOf } from '../../engine/values/index.ts';
import { Button } from '../parts/Button.tsx';
import { MathText } from '../parts/MathText.tsx';
import { lookAt, positionShown } from '../store/board.ts';
import { useEditor } from '../store/editor.ts';
import { useAnswerAbout } from '../store/use-job.ts';
import { counted, many } from '../words/counting.ts';
import css from './what-follows.module.css';

/** Positions that come at first, and when more are asked for. */
const firstPositions = 24;
const positionsMore = 120;

/** A position as a button that shows it on the board. */
export function LookButton({ position }: { readonly position: string }) {
  const shown = useEditor((state) => positionShown(state)?.printed);
  return (
    <button
      type="button"
      className={css.position}
      aria-label={`Look at ${position}`}
      aria-current={shown === position || undefined}
      onClick={() => lookAt(position)}
    >
      {position}
    </button>
  );
}

const morePositions = (left: number, step: number) =>
  left <= step
    ? `Show the other ${left === 1 ? 'position' : `${counted(left)} positions`}`
    : `Show ${counted(step)} more of ${counted(left)} positions`;

/** The positions that have a value; a person can look at each of them. */
export function PositionsWorth({
  game,
  row: { value, count },
}: {
  readonly game: BoardGame;
  readonly row: ValueCount;
}) {
  const [most, setMost] = useState(firstPositions);
  const [before, setBefore] = useState<readonly string[]>([]);
  const answer = useAnswerAbout('positions', { value, most }, game);
  const found = answer?.kind === 'done' ? answer.value.positions : before;
  return (
    <div className={css.positions}>
      <ul aria-label={`Positions worth ${textOf(value)}`}>
        {found.map((position) => (
          <li key={position}>
            <LookButton position={position} />
          </li>
        ))}
      </ul>
      {found.length > 0 && count > found.length && (
        <Button
          onClick={() => {
            setBefore(found);
            setMost(most + positionsMore);
          }}
        >
          {morePositions(count - found.length, positionsMore)}
        </Button>
      )}
    </div>
  );
}

/** A value with its count; open, with the positions that have it. */
export function ValueRow({ game, row }: { readonly game: BoardGame; readonly row: ValueCount }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={css.row} aria-expanded={open} onClick={() => setOpen(!open)}>
        <ChevronRight size={14} aria-hidden="true" />
        <span className={css.value}>
          <MathText value={row.value} />
        </span>
        <span className={`${css.count} numbers`}>{many(row.count, 'position', 'positions')}</span>
      </button>
      {open && <PositionsWorth game={game} row={row} />}
    </>
  );
}
