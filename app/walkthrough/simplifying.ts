/**
 * Simplifies a drawing: the worker finds the reductions, then one steps through them. The document does not
 * change.
 */
import { calledNode, isJoint, isScored, type NodeId } from '../../engine/document/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { saysCycle, saysUnguaranteed } from '../../engine/theories/index.ts';
import { engine } from '../../workers/client.ts';
import type { Answer, AskJob, JobRun } from '../../workers/protocol.ts';
import { toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { gameOf } from '../store/game-of.ts';
import { held } from '../store/held.ts';
import { allEither } from '../store/selectors.ts';
import { setWalkthrough } from '../store/showing.ts';
import type { ReductionsAsked } from '../store/state/showing.ts';
import { mayTellAll, whyNothingTold } from '../store/telling.ts';
import { counted } from '../words/counting.ts';
import { words } from '../words.ts';
import { stepsOf } from './reductions.ts';
import { endWalkthrough, followGame, showWalk, whenWalkEnds } from './walking.ts';

/** Why the reductions of this drawing cannot be listed; undefined if they can. */
export function whyNotSimplified(): string | undefined {
  const { document } = editor();
  if (!mayTellAll(editor())) return whyNothingTold(editor());
  const isWhite = document.nodes.every((node) => !node.gray);
  if (isScored(document))
    return isWhite && !document.edges.some(isJoint)
      ? undefined
      : 'Simplifying a scoring game needs all nodes white, and players who take turns.';
  return isWhite && !allEither(document)
    ? undefined
    : 'Simplifying needs all nodes white, an arc that belongs to only one player, and no scores.';
}

const run = held<JobRun<AnswerTo<'simplify'>> | undefined>(
  () => undefined,
  (last) => last?.cancel(),
);
/**
 * Asks the worker for the reductions of what these nodes lead to; of everything if none is given; shows step
 * `at`.
 */
export function beginSimplifying(
  starts: readonly NodeId[],
  side: ReductionsAsked['side'] = editor().document.view.rules.infinitePlay === 'right'
    ? 'offside'
    : 'onside',
  at = 0,
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
      conclude(answer, ids, { starts, side }, at);
    },
    () => undefined,
  );
}

type Refusal = Exclude<AnswerTo<'simplify'>['found'], { kind: 'simplified' }>;

const simplifyTooLarge = (vertices: number, most: number) =>
  `This game has ${counted(vertices)} positions; reductions are listed for at most ${most}. Select a node that leads to fewer.`;

const simplifyTooLong = (most: number) =>
  `This game takes more than ${counted(most)} reductions, too many to list. Select a node that leads to fewer positions.`;

function whyRefused(found: Refusal, ids: readonly NodeId[]): string {
  const names = new Map(editor().document.nodes.map((node) => [node.id, calledNode(node)]));
  const called = (vertex: number): string => names.get(ids[vertex]) ?? ids[vertex];
  switch (found.kind) {
    case 'too-large':
      return simplifyTooLarge(found.vertices, found.most);
    case 'too-long':
      return simplifyTooLong(found.most);
    case 'not-guaranteed':
      return saysUnguaranteed(found.broken, called).join(' ');
    case 'cyclic':
      return saysCycle(found.cycle, called).join(' ');
  }
}

function conclude(
  answer: Answer<AnswerTo<'simplify'>>,
  ids: readonly NodeId[],
  asked: ReductionsAsked,
  at: number,
): void {
  const { document } = editor();
  if (answer.kind !== 'done') {
    endWalkthrough();
    if (answer.kind !== 'cancelled') toast(words.simplifyLost(answer.says), { stays: true });
    return;
  }
  const { found, lives } = answer.value;
  if (found.kind === 'simplified') {
    showWalk({ of: 'reductions', ...asked, steps: stepsOf(document, ids, found, lives) }, at);
    return;
  }
  endWalkthrough();
  toast(whyRefused(found, ids), { stays: true, kind: 'simplify' });
}
