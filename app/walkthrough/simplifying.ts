/**
 * Simplifies a drawing: the worker finds the reductions, then one steps through them. The document does not change.
 */
import { type AnswerTo, isScored, type NodeId } from '../../engine/index.ts';
import { engine } from '../../workers/client.ts';
import type { Answer, AskJob, JobRun } from '../../workers/protocol.ts';
import { toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { gameOf } from '../store/game-of.ts';
import { held } from '../store/held.ts';
import { allEither } from '../store/selectors.ts';
import { setWalkthrough } from '../store/showing.ts';
import type { ReductionsAsked } from '../store/state/showing.ts';
import { words } from '../words.ts';
import { stepsOf } from './reductions.ts';
import { endWalkthrough, followGame, showWalk, whenWalkEnds } from './walking.ts';

/** Why the reductions of this drawing cannot be listed; undefined if they can. */
export function whyNotSimplified(): string | undefined {
  const { document } = editor();
  if (isScored(document)) return words.simplifyNoScores;
  const fits =
    !allEither(document) && document.nodes.every(({ gray, score }) => !gray && score === undefined);
  return fits ? undefined : words.simplifyNot;
}

const run = held<JobRun<AnswerTo<'simplify'>> | undefined>(
  () => undefined,
  (last) => last?.cancel(),
);
/** Asks the worker for the reductions of what these nodes lead to; of everything if none is given. */
export function beginSimplifying(
  starts: readonly NodeId[],
  side: ReductionsAsked['side'] = editor().document.view.infinitePlay === 'right' ? 'offside' : 'onside',
): void {
  const { document, walkthrough: open } = editor();
  const { game, ids, index } = gameOf(document);
  const vertices = starts.flatMap((id) => index.get(id) ?? []);
  followGame();
  // Shown reductions stay until the new ones are known, since the focus is on the bar.
  if (open?.kind === 'shown' && open.subject.of === 'reductions')
    setWalkthrough({ ...open, subject: { ...open.subject, side }, playing: false });
  else setWalkthrough({ kind: 'working', starts, side, speed: open?.speed ?? 1, done: 0 });
  const job: AskJob<'simplify'> = { kind: 'ask', question: 'simplify', about: { vertices, side }, game };
  const mine = engine().run(job, ({ done }) => {
    const { walkthrough } = editor();
    if (run.now === mine && walkthrough?.kind === 'working') setWalkthrough({ ...walkthrough, done });
  });
  run.now = mine;
  whenWalkEnds(() => {
    mine.cancel();
    if (run.now === mine) run.now = undefined;
  });
  mine.answer.then(
    (answer) => {
      if (run.now !== mine) return;
      run.now = undefined;
      conclude(answer, ids, { starts, side });
    },
    () => undefined,
  );
}

function conclude(
  answer: Answer<AnswerTo<'simplify'>>,
  ids: readonly NodeId[],
  asked: ReductionsAsked,
): void {
  const { document } = editor();
  if (answer.kind === 'done' && answer.value.found.kind === 'simplified') {
    const { found, lives } = answer.value;
    showWalk({ of: 'reductions', ...asked, steps: stepsOf(document, ids, found, lives) });
    return;
  }
  endWalkthrough();
  if (answer.kind === 'cancelled') return;
  if (answer.kind !== 'done') toast(words.simplifyLost(answer.says), { stays: true });
  else if (answer.value.found.kind === 'too-large') {
    const { vertices, most } = answer.value.found;
    toast(words.simplifyTooLarge(vertices, most), { stays: true });
  } else if (answer.value.found.kind === 'too-long')
    toast(words.simplifyTooLong(answer.value.found.most), { stays: true });
}
