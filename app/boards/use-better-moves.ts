/** The order of the moves of the position that is shown, which the engine finds from their values. */
import { useMemo } from 'react';
import type { AskJob } from '../../workers/protocol.ts';
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { mayTellAll } from '../store/telling.ts';
import { useJob } from '../store/use-job.ts';
import type { BetterMoves } from './best-moves.ts';

/** For either player which moves have better values than others, where that is known and nothing is hidden. */
export function useBetterMoves(read: PositionRead, isWanted = true): BetterMoves | undefined {
  const answers = useEditor((state) => state.boardAnswers);
  const isTold = useEditor(mayTellAll);
  const game = answers?.game;
  const position = read.printed;
  const isKnown =
    isWanted && isTold && answers?.solved?.kind === 'done' && answers.here?.position === position;
  const make = useMemo(
    () =>
      game && isKnown
        ? (): AskJob<'order'> => ({ kind: 'ask', question: 'order', about: { position }, game })
        : undefined,
    [position, game, isKnown],
  );
  const answer = useJob(make);
  return answer?.kind === 'done' ? answer.value.better : undefined;
}
