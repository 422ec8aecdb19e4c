/** Mean and temperature along the game that is played, found again when it or what is known of it changes. */
import { useMemo } from 'react';
import { useEditor } from '../store/editor.ts';
import { type LineHeat, lineHeat } from '../walkthrough/line-heat.ts';

export function useLineHeat(): LineHeat | undefined {
  const document = useEditor((state) => state.document);
  const hidden = useEditor((state) => state.hidden);
  const game = useEditor((state) => state.game);
  const given = useEditor((state) => state.given);
  const boardAnswers = useEditor((state) => state.boardAnswers);
  return useMemo(
    () => lineHeat({ document, hidden, game, given, boardAnswers }),
    [document, hidden, game, given, boardAnswers],
  );
}
