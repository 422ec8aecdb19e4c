/**
 * What the engine says of the open board as it arrives: what the position that is shown is worth, how that
 * was found, and how far the work is.
 */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Value } from '../../engine/values/index.ts';
import { ValueCard } from '../inspector/ValueCard.tsx';
import { Button } from '../parts/Button.tsx';
import { useLasting } from '../parts/use-lasting.ts';
import { allowSolved } from '../store/board.ts';
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { boardSeen, lastSeen, worthSeen } from '../store/seen-board.ts';
import { solveAgain, stopSolving } from '../store/solving.ts';
import type { BoardSeen, PositionSeen } from '../store/state/answers.ts';
import { positionBounds } from '../store/state/board.ts';
import { counted, many } from '../words/counting.ts';
import { words } from '../words.ts';
import css from './board-worth.module.css';
import boards from './boards.module.css';
import { HiddenBox } from './HiddenBox.tsx';

/** In milliseconds: most boards are solved by then, and what is below the value stays where it is. */
const takesLong = 400;

const progressSaid = (done: number, total: number) =>
  total === 0
    ? `${many(done, 'position', 'positions')} found`
    : `${counted(done)} of ${many(total, 'position', 'positions')} solved`;

function Progress({ inParts }: { readonly inParts: boolean }) {
  const progress = useEditor(({ boardAnswers }) => boardAnswers?.progress);
  const counting = progress?.kind === 'progress' ? progress : undefined;
  const { done = 0, total = 0 } = counting ?? {};
  const isLong = useLasting(true, takesLong);
  if (!isLong) return <p className={css.soon}>{words.working}</p>;
  return (
    <div className={css.progress}>
      <p className="numbers">
        {!counting
          ? words.working
          : inParts
            ? `${many(done, 'part', 'parts')} found`
            : progressSaid(done, total)}
      </p>
      <progress aria-label="Solving the board" max={total || 1} value={total > 0 ? done : undefined} />
      <Button onClick={stopSolving}>{words.boards.stop}</Button>
    </div>
  );
}

/** Until the position is answered about, the last value stays, faintly. */
function Worth({
  read,
  seen,
}: {
  readonly read: PositionRead;
  readonly seen: Partial<PositionSeen> | undefined;
}) {
  const last = useEditor((state) => lastSeen(state)?.at);
  const shown = seen ?? last;
  if (!shown) return null;
  const { position = read.printed, unseen } = shown;
  return (
    <div className={css.worth}>
      <ValueCard
        of={position}
        worth={unseen ? undefined : shown}
        isStale={!seen}
        none={unseen ? <HiddenBox position={position} large /> : <p>{words.boards.noValue}</p>}
      />
    </div>
  );
}

/** It is read when the reader moves on: a value that changes is announced alone. */
const Quietly = ({ children }: { readonly children: ReactNode }) => (
  <p className={`${boards.quiet} numbers`} aria-live="off">
    {children}
  </p>
);

type Found = { readonly solved: BoardSeen['solved']; readonly byParts: BoardSeen['byParts'] };

/** How large the work was, and what cannot be said of the value; nothing where there is none. */
function HowFound({ solved, byParts, value }: Found & { readonly value: Value | undefined }) {
  if (solved?.kind === 'done') {
    const { positions, took, part, unguaranteed } = solved.value;
    const isReserved = value?.kind === 'scoring' && !value.guaranteed && unguaranteed.length > 0;
    return (
      <>
        <Quietly>
          {words.positions(positions)} · {words.took(took)}
        </Quietly>
        {part !== undefined && <Quietly>{part}</Quietly>}
        {isReserved && <Quietly>{unguaranteed.join(' ')}</Quietly>}
      </>
    );
  }
  const parts = byParts?.answer;
  if (parts?.kind !== 'done' || parts.value.met === undefined) return null;
  return (
    <>
      <Quietly>
        {many(parts.value.met, 'part', 'parts')} · {words.took(parts.value.took)}
      </Quietly>
      {!solved && (
        <Quietly>
          The values of this position and of its moves were found part by part. All positions that follow are
          being solved now, which takes longer.
        </Quietly>
      )}
      {solved?.kind === 'over-budget' && (
        <Quietly>
          More positions follow than the limit allows. The values of this position and of its moves were found
          part by part. The values of all positions, and play against the computer, need the whole game.
        </Quietly>
      )}
    </>
  );
}

/** Why nothing, or not everything, is found; empty while it is looked for, and where all is found. */
function whyNotFound({ solved, byParts }: Found): string {
  const parts = byParts?.answer;
  if (solved?.kind === 'cancelled' || parts?.kind === 'cancelled') return 'Stopped.';
  if (solved?.kind === 'done' || (byParts && !parts)) return '';
  if (parts?.kind === 'done') return parts.value.met === undefined && solved ? solved.says : '';
  return parts?.says ?? solved?.says ?? '';
}

export function BoardWorth({ read }: { readonly read: PositionRead }) {
  const solved = useEditor((state) => boardSeen(state)?.solved);
  const byParts = useEditor(({ boardAnswers }) => boardAnswers?.byParts);
  const seen = useEditor((state) => worthSeen(state, read.printed));
  const bound = useEditor((state) => state.mostSolved);
  const larger = positionBounds.find((each) => each > bound);
  const isInParts = byParts !== undefined && !byParts.answer;
  const isWorking = !solved || isInParts;
  const isCutShort = ['cancelled', 'lost', 'bug'].includes(byParts?.answer?.kind ?? '');
  const why = whyNotFound({ solved, byParts });
  const box = useRef<HTMLDivElement>(null);
  const heightOfAnswer = useRef(0);
  useLayoutEffect(() => {
    if (!isWorking && box.current) heightOfAnswer.current = box.current.offsetHeight;
  }, [isWorking]);
  // Until the next answer the place stays as high as it was: what is below it, such as the cards of rules,
  // would move away from under the mouse.
  const held = isWorking ? { minHeight: heightOfAnswer.current } : undefined;
  return (
    <div className={css.answer} ref={box} style={held}>
      <div role="status" aria-label={words.boards.worth} aria-atomic="false">
        <Worth read={read} seen={seen} />
        <HowFound solved={solved} byParts={byParts} value={seen?.value} />
        {why !== '' && <p>{why}</p>}
      </div>
      {isWorking && <Progress inParts={isInParts} />}
      {solved?.kind === 'over-budget' && !solved.isEndless && larger !== undefined && (
        <Button onClick={() => allowSolved(larger)}>Allow {counted(larger)}</Button>
      )}
      {solved && (solved.kind === 'over-budget' ? isCutShort : solved.kind !== 'done') && (
        <Button onClick={solveAgain}>Start again</Button>
      )}
    </div>
  );
}
