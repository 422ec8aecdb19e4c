/**
 * The answer about a position on a board, as it arrives: how far the work is, then the value, its counts, and the
 * drawing.
 */

import { useEffect, useState } from 'react';
import type { BoardGame } from '../../engine/conduct/index.ts';
import { outcomeClasses } from '../../engine/outcome/index.ts';
import { mostDrawnPositions } from '../../engine/rulesets/index.ts';
import { legendOf, type Value } from '../../engine/values/index.ts';
import type { BoardJob, BoardSolved } from '../../workers/protocol.ts';
import { Button } from '../parts/Button.tsx';
import { MathText } from '../parts/MathText.tsx';
import type { WatchedJob } from '../store/use-job.ts';
import { counted, words } from '../words.ts';
import css from './boards.module.css';
import { openDrawing } from './open-drawing.ts';

function Progress({ progress, stop }: Pick<WatchedJob<BoardJob>, 'progress' | 'stop'>) {
  const counting = progress?.kind === 'progress' ? progress : undefined;
  const { done = 0, total = 0 } = counting ?? {};
  return (
    <div className={css.progress}>
      <p className="numbers">{counting ? words.boards.progress(done, total) : words.working}</p>
      <progress aria-label={words.boards.working} max={total || 1} value={total > 0 ? done : undefined} />
      <Button onClick={stop}>{words.boards.stop}</Button>
    </div>
  );
}

function Summary({ solved }: { readonly solved: BoardSolved }) {
  const { positions, start, took } = solved;
  return (
    <p className={css.summary}>
      <span className="numbers">{words.positions(positions)}</span>
      {' · '}
      <span>
        {words.boards.start} {start.value ? <MathText value={start.value} /> : words.boards.noValue}
      </span>
      {' · '}
      {start.outcome && (
        <>
          <span>{outcomeClasses[start.outcome].says}</span>
          {' · '}
        </>
      )}
      <span className="numbers">{words.took(took)}</span>
    </p>
  );
}

/** Of a scoring game that is not guaranteed little can be said, and a person is told why. */
function Reserve({ value, because }: { readonly value: Value; readonly because: readonly string[] }) {
  if (value.kind !== 'scoring' || value.guaranteed) return null;
  return (
    <>
      <p className={css.quiet}>{legendOf(value)}</p>
      {because.length > 0 && <p className={css.quiet}>{because.join(' ')}</p>}
    </>
  );
}

function Counts({ solved }: { readonly solved: BoardSolved }) {
  const { counts, values, withoutValue } = solved;
  const more = values - counts.length;
  return (
    <table className={css.counts}>
      <caption className="unseen">{words.boards.frequent}</caption>
      <thead>
        <tr>
          <th scope="col">{words.boards.value}</th>
          <th scope="col">{words.boards.count}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ value, count }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a table that never changes
          <tr key={place}>
            <th scope="row">
              <MathText value={value} />
            </th>
            <td className="numbers">{counted(count)}</td>
          </tr>
        ))}
      </tbody>
      {(more > 0 || withoutValue > 0) && (
        <tfoot>
          <tr>
            <td colSpan={2}>{words.boards.others(more, withoutValue)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function OpenButton({ game, positions }: { readonly game: BoardGame; readonly positions: number }) {
  const [opening, setOpening] = useState<AbortController>();
  // If the position changes or the dialog closes, nobody needs these places any more.
  useEffect(() => () => opening?.abort(), [opening]);
  if (positions > mostDrawnPositions)
    return <p className={css.quiet}>{words.boards.notDrawn(mostDrawnPositions)}</p>;
  const open = (): void => {
    const mine = new AbortController();
    setOpening(mine);
    void openDrawing(game, mine.signal).finally(() => setOpening(undefined));
  };
  return (
    <div className={css.buttons}>
      <Button look="strong" aria-disabled={opening !== undefined} onClick={opening ? undefined : open}>
        {opening ? words.boards.arranging : words.boards.open}
      </Button>
      {opening && <Button onClick={() => opening.abort()}>{words.boards.stop}</Button>}
    </div>
  );
}

export function BoardAnswer(props: {
  readonly game: BoardGame;
  readonly job: WatchedJob<BoardJob>;
  /** Raises the limit on positions; undefined if there is no higher limit. */
  readonly more: { readonly positions: number; allow(): void } | undefined;
}) {
  const { game, job, more } = props;
  const { answer, progress, stop, again } = job;
  const solved = answer?.kind === 'done' ? answer.value : undefined;
  return (
    <div className={css.answer}>
      {!answer && <Progress progress={progress} stop={stop} />}
      <div role="status">
        {solved && <Summary solved={solved} />}
        {solved?.start.value && <Reserve value={solved.start.value} because={solved.unguaranteed} />}
        {answer?.kind === 'cancelled' && <p>{words.boards.stopped}</p>}
        {answer && answer.kind !== 'done' && answer.kind !== 'cancelled' && <p>{answer.says}</p>}
      </div>
      {solved && <OpenButton key={game.position} game={game} positions={solved.positions} />}
      {solved && <Counts solved={solved} />}
      {answer?.kind === 'over-budget' && more && (
        <Button onClick={more.allow}>{words.boards.allow(more.positions)}</Button>
      )}
      {answer && answer.kind !== 'done' && answer.kind !== 'over-budget' && (
        <Button onClick={again}>{words.boards.again}</Button>
      )}
    </div>
  );
}
