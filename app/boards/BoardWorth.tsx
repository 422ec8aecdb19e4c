/**
 * What the engine says of the open board as it arrives: how far the work is, then what the position that is
 * shown is worth, and the values of all that follows from where the game began.
 */

import { legendOf, spokenOf, type Value } from '../../engine/values/index.ts';
import type { BoardSolved } from '../../workers/protocol.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { OutcomeExplained } from '../help/OutcomeExplained.tsx';
import { Button } from '../parts/Button.tsx';
import { MathText } from '../parts/MathText.tsx';
import { allowSolved } from '../store/board.ts';
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { boardSeen, worthSeen } from '../store/seen-board.ts';
import { solveAgain, stopSolving } from '../store/solving.ts';
import type { PositionSeen } from '../store/state/answers.ts';
import { positionBounds } from '../store/state/board.ts';
import { words } from '../words.ts';
import css from './board-worth.module.css';
import boards from './boards.module.css';
import { HiddenBox } from './HiddenBox.tsx';

function Progress({ inParts = false }: { readonly inParts?: boolean }) {
  const progress = useEditor(({ boardAnswers }) => boardAnswers?.progress);
  const counting = progress?.kind === 'progress' ? progress : undefined;
  const { done = 0, total = 0 } = counting ?? {};
  return (
    <div className={css.progress}>
      <p className="numbers">
        {!counting
          ? words.working
          : inParts
            ? words.boards.partsMet(done)
            : words.boards.progress(done, total)}
      </p>
      <progress aria-label={words.boards.working} max={total || 1} value={total > 0 ? done : undefined} />
      <Button onClick={stopSolving}>{words.boards.stop}</Button>
    </div>
  );
}

/** Little can be said about a scoring game that is not guaranteed, and this says why. */
function Reserve({ value, because }: { readonly value: Value; readonly because: readonly string[] }) {
  if (value.kind !== 'scoring' || value.guaranteed) return null;
  return (
    <>
      <p className={boards.quiet}>{legendOf(value)}</p>
      {because.length > 0 && <p className={boards.quiet}>{because.join(' ')}</p>}
    </>
  );
}

const useShown = ({ printed }: PositionRead): Partial<PositionSeen> | undefined =>
  useEditor((state) => worthSeen(state, printed));

function Shown({ shown }: { readonly shown: Partial<PositionSeen> }) {
  return (
    <p className={css.worth}>
      {shown.unseen && shown.position !== undefined ? (
        <HiddenBox position={shown.position} large />
      ) : (
        <span className={css.value}>
          {shown.value ? <MathText value={shown.value} /> : words.boards.noValue}
          {shown.value && (
            <HelpButton subject={shown.value} name={words.help.whatIs(spokenOf(shown.value))} />
          )}
        </span>
      )}
      {shown.outcome && (
        <span>
          <OutcomeExplained outcome={shown.outcome} />
        </span>
      )}
    </p>
  );
}

/** For a game that is not solved whole, or not yet: what was found part by part, or why there is nothing. */
function ByParts({
  read,
  says,
  why,
}: {
  readonly read: PositionRead;
  readonly says: string;
  readonly why: string;
}) {
  const shown = useShown(read);
  const answer = useEditor(({ boardAnswers }) => boardAnswers?.byParts?.answer);
  if (answer?.kind === 'done' && answer.value.met !== undefined && shown)
    return (
      <>
        <Shown shown={shown} />
        <p className={`${boards.quiet} numbers`} aria-live="off">
          {words.boards.parts(answer.value.met)} · {words.took(answer.value.took)}
        </p>
        {why !== '' && (
          <p className={boards.quiet} aria-live="off">
            {why}
          </p>
        )}
      </>
    );
  if (answer?.kind === 'cancelled') return <p>{words.boards.stopped}</p>;
  const because = answer && 'says' in answer ? answer.says : says;
  return because === '' ? null : <p>{because}</p>;
}

function Summary({ read, solved }: { readonly read: PositionRead; readonly solved: BoardSolved }) {
  const shown = useShown(read);
  return (
    <>
      {shown && <Shown shown={shown} />}
      <div aria-live="off">
        <p className={`${boards.quiet} numbers`}>
          {words.positions(solved.positions)} · {words.took(solved.took)}
        </p>
        {solved.part !== undefined && <p className={boards.quiet}>{solved.part}</p>}
        {shown?.value && <Reserve value={shown.value} because={solved.unguaranteed} />}
      </div>
    </>
  );
}

export function BoardWorth({ read }: { readonly read: PositionRead }) {
  const solved = useEditor((state) => boardSeen(state)?.solved);
  const bound = useEditor((state) => state.mostSolved);
  const larger = positionBounds.find((each) => each > bound);
  const byParts = useEditor(({ boardAnswers }) => boardAnswers?.byParts);
  const isInParts = byParts !== undefined && !byParts.answer;
  const isCutShort = ['cancelled', 'lost', 'bug'].includes(byParts?.answer?.kind ?? '');
  return (
    <div className={css.answer}>
      {!solved && !byParts && <Progress />}
      {isInParts && <Progress inParts />}
      {/* A value that changes is announced alone; its description is read when the reader moves on. */}
      <div role="status" aria-label={words.boards.worth} aria-atomic="false">
        {solved?.kind === 'done' && <Summary read={read} solved={solved.value} />}
        {!solved && byParts?.answer && <ByParts read={read} says="" why={words.boards.byPartsFirst} />}
        {solved?.kind === 'cancelled' && (
          <>
            {byParts && <ByParts read={read} says="" why="" />}
            <p>{words.boards.stopped}</p>
          </>
        )}
        {solved?.kind === 'over-budget' && !isInParts && (
          <ByParts read={read} says={solved.says} why={words.boards.byParts} />
        )}
        {solved && !['done', 'cancelled', 'over-budget'].includes(solved.kind) && 'says' in solved && (
          <p>{solved.says}</p>
        )}
      </div>
      {!solved && byParts?.answer && <Progress />}
      {solved?.kind === 'over-budget' && !solved.isEndless && larger !== undefined && (
        <Button onClick={() => allowSolved(larger)}>{words.boards.allow(larger)}</Button>
      )}
      {solved && (solved.kind === 'over-budget' ? isCutShort : solved.kind !== 'done') && (
        <Button onClick={solveAgain}>{words.boards.again}</Button>
      )}
    </div>
  );
}
