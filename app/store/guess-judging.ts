/**
 * Asks the engine to judge a guess: about a node of the drawing, or about a position of the open board, which is found among those that were
 * solved before it is judged.
 */
import type { NodeId } from '../../engine/document/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { known } from '../../engine/result.ts';
import { engine } from '../../workers/client.ts';
import type { Answer, AskJob, JobRun } from '../../workers/protocol.ts';
import { boardGameNow } from './board-solving.ts';
import { editor } from './editor.ts';
import { gameOf } from './game-of.ts';

/** What the engine says, by vertices, with the node or the position of each that is known by a name. */
export type GuessFound = {
  readonly found: AnswerTo<'guess'>;
  readonly ids: readonly (NodeId | undefined)[];
};

const withIds = (answer: Answer<AnswerTo<'guess'>>, ids: GuessFound['ids']): Answer<GuessFound> =>
  answer.kind === 'done' ? { ...answer, value: { found: answer.value, ids } } : answer;

/** Precondition: the node is drawn, or the position follows the board. */
export function judgeGuess(about: NodeId, text: string): JobRun<GuessFound> {
  const { document } = editor();
  if (document.board) return judgeOnBoard(about, text);
  const { game, ids, index } = gameOf(document);
  const vertex = index.get(about);
  known(vertex !== undefined, 'the node is drawn');
  const job: AskJob<'guess'> = { kind: 'ask', question: 'guess', about: { vertex, text }, game };
  const { answer, cancel } = engine().run(job);
  return { cancel, answer: answer.then((found) => withIds(found, ids)) };
}

/** Of what follows the position only its options are named: they are all that a reason speaks of. */
function judgeOnBoard(position: string, text: string): JobRun<GuessFound> {
  const game = boardGameNow();
  if (!game) return { cancel: () => undefined, answer: Promise.resolve({ kind: 'cancelled' }) };
  const first = engine().run({ kind: 'ask-board', question: 'options', about: { position }, game });
  let cancel = first.cancel;
  const answer = first.answer.then(async (options): Promise<Answer<GuessFound>> => {
    if (options.kind !== 'done') return options;
    const { at, moves } = options.value;
    const ids: string[] = [];
    for (const each of [at, ...moves.map(({ to }) => to)]) ids[each.vertex] = each.position;
    const job: AskJob<'guess'> = { kind: 'ask', question: 'guess', about: { vertex: at.vertex, text }, game };
    const second = engine().run(job);
    cancel = second.cancel;
    return withIds(await second.answer, ids);
  });
  return { cancel: () => cancel(), answer };
}
