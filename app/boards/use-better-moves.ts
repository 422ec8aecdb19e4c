/** The order of the moves of the position that is shown, which the engine finds from their values. */
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { mayTellAll } from '../store/telling.ts';
import { useAnswerAbout } from '../store/use-job.ts';
import type { BetterMoves } from './best-moves.ts';

/**
 * For either player which moves have better values than others, where that is known and nothing is hidden.
 */
export function useBetterMoves(read: PositionRead, isWanted = true): BetterMoves | undefined {
  const answers = useEditor((state) => state.boardAnswers);
  const isTold = useEditor(mayTellAll);
  const game = answers?.game;
  const position = read.printed;
  const isKnown =
    isWanted && isTold && answers?.solved?.kind === 'done' && answers.here?.position === position;
  const answer = useAnswerAbout('order', { position }, isKnown ? game : undefined);
  return answer?.kind === 'done' ? answer.value.better : undefined;
}
