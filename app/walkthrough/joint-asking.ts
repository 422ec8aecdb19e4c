/** Asks the engine for the matrix of a position in which both players move at once; on a board the position is found among those that were solved. */
import type { GameDocument, NodeId } from '../../engine/document/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { engine } from '../../workers/client.ts';
import type { Answer, JobRun } from '../../workers/protocol.ts';
import { boardGameNow } from '../store/board-solving.ts';
import { compiledOf, gameOf } from '../store/game-of.ts';

type MatrixFound = AnswerTo<'matrix'>;

/** Undefined of a board of which nothing can be asked. */
export function askMatrix(document: GameDocument, position: NodeId): JobRun<MatrixFound> | undefined {
  if (document.board) return askOnBoard(position);
  const { game } = gameOf(document);
  const vertex = compiledOf(document).index.get(position) ?? 0;
  return engine().run({ kind: 'ask', question: 'matrix', about: { vertex }, game });
}

function askOnBoard(position: string): JobRun<MatrixFound> | undefined {
  const game = boardGameNow();
  if (!game) return undefined;
  const first = engine().run({ kind: 'ask-board', question: 'options', about: { position }, game });
  let cancel = first.cancel;
  const answer = first.answer.then(async (options): Promise<Answer<MatrixFound>> => {
    if (options.kind !== 'done') return options;
    const { vertex } = options.value.at;
    const second = engine().run({ kind: 'ask', question: 'matrix', about: { vertex }, game });
    cancel = second.cancel;
    return await second.answer;
  });
  return { cancel: () => cancel(), answer };
}
