/** The drawing for which answers are asked: it changes with the game alone. */
import { useState } from 'react';
import { useEditor } from '../../store/editor.ts';
import { sameGame } from '../../store/same-game.ts';

/** The document as of the last change of the game; places and names may change while an answer is shown. */
export function useGame() {
  const document = useEditor((state) => state.document);
  const [solved, setSolved] = useState(document);
  if (solved === document || sameGame(solved, document)) return solved;
  setSolved(document);
  // Not the one of before, even in this rendering, which is discarded: it would be compiled for nothing.
  return document;
}
