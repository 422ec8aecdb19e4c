/** Mean and temperature along the game that is played, found again when it or what is known of it changes. */
import { useMemo } from 'react';
import { useEditor } from '../store/editor.ts';
import { useToldFrom } from '../store/telling.ts';
import { type LineHeat, lineHeat } from '../walkthrough/line-heat.ts';

export function useLineHeat(): LineHeat | undefined {
  const told = useToldFrom();
  const game = useEditor((state) => state.game);
  const given = useEditor((state) => state.given);
  const boardAnswers = useEditor((state) => state.boardAnswers);
  return useMemo(() => lineHeat({ ...told, game, given, boardAnswers }), [told, game, given, boardAnswers]);
}
