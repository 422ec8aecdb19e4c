/**
 * Asks the engine questions by name: about a node of the drawing, or about a position of the open board. It
 * finds the position among those that were solved, with its options, before it asks the question.
 */
import type { BoardGame } from '../../engine/conduct/index.ts';
import type { NodeId } from '../../engine/document/index.ts';
import { known } from '../../engine/result.ts';
import { engine } from '../../workers/client.ts';
import type { Answer, AnswerFor, AskJob, JobRun } from '../../workers/protocol.ts';
import { boardGameNow } from './board-solving.ts';
import { editor } from './editor.ts';
import { gameOf } from './game-of.ts';
import type { OptionsOnBoard } from './state/answers.ts';
import { isBoard } from './subject.ts';

/** The place of a name in the engine: a vertex of a game, some of whose vertices have names. */
type Named = {
  readonly vertex: number;
  readonly game: NonNullable<AskJob['game']>;
  /**
   * The name of each vertex. On a board only the position and its options have names here, since a reason
   * mentions no others.
   */
  readonly ids: readonly (NodeId | undefined)[];
};

/** An answer about vertices, with their names. */
export type FoundByName<Found> = { readonly found: Found; readonly ids: Named['ids'] };

/**
 * Precondition: the node is drawn, or the position follows the board. Cancelled if the text of the board is
 * not a position.
 */
export function askByName<J extends AskJob>(
  name: NodeId,
  jobOf: (named: Named) => J,
): JobRun<FoundByName<AnswerFor<J>>> {
  const ask = (named: Named): JobRun<FoundByName<AnswerFor<J>>> => {
    const { answer, cancel } = engine().run(jobOf(named));
    return { cancel, answer: answer.then((found) => withIds(found, named.ids)) };
  };
  const { document } = editor();
  if (isBoard(document))
    return askOptionsFirst(name, ({ at, moves }, game) => {
      const ids: string[] = [];
      for (const each of [at, ...moves.map(({ to }) => to)]) ids[each.vertex] = each.position;
      return ask({ vertex: at.vertex, game, ids });
    });
  const { game, ids, index } = gameOf(document);
  const vertex = index.get(name);
  known(vertex !== undefined, 'the node is drawn');
  return ask({ vertex, game, ids });
}

const withIds = <Found>(answer: Answer<Found>, ids: Named['ids']): Answer<FoundByName<Found>> =>
  answer.kind === 'done' ? { ...answer, value: { found: answer.value, ids } } : answer;

/** Asks for the options of a position of the open board, and then runs `next` with them. */
export function askOptionsFirst<T>(
  position: string,
  next: (options: OptionsOnBoard, game: BoardGame) => JobRun<T>,
): JobRun<T> {
  const game = boardGameNow();
  if (!game) return { cancel: () => undefined, answer: Promise.resolve({ kind: 'cancelled' }) };
  const first = engine().run({ kind: 'ask', question: 'options', about: { position }, game });
  let cancel = first.cancel;
  const answer = first.answer.then((options): Answer<T> | Promise<Answer<T>> => {
    if (options.kind !== 'done') return options;
    const second = next(options.value, game);
    cancel = second.cancel;
    return second.answer;
  });
  return { cancel: () => cancel(), answer };
}
