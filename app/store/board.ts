/** Actions for how the open board is shown. None of them writes the document. */
import { type EditorState, editor, setEditor } from './editor.ts';
import { type PositionRead, readPositionOf } from './position-of.ts';
import { type BoardAnswers, nothingClicked } from './state/board.ts';

export const chooseStamp = (stamp: string | undefined): void => setEditor({ stamp });

/** Another position is shown, or the hand has let go of what it had chosen. */
export function clickNothing(): void {
  const { clicked, lifted, refusal } = editor();
  if (clicked.length > 0 || lifted !== undefined || refusal !== '')
    setEditor({ clicked: nothingClicked.clicked, lifted: undefined, refusal: '' });
}

export const liftPlace = (lifted: string | undefined): void => setEditor({ lifted });

export const clickPlaces = (clicked: readonly string[]): void => setEditor({ clicked, refusal: '' });

export const lightPlaces = (litPlaces: readonly string[]): void => setEditor({ litPlaces });

export const refuseClick = (refusal: string): void => setEditor({ refusal });

export const allowSolved = (mostSolved: number): void => setEditor({ mostSolved });

export const setBoardAnswers = (boardAnswers: BoardAnswers | undefined): void => setEditor({ boardAnswers });

/** The position that is shown: of a game, that after the plies so far; else that of the document. Undefined of a drawing. */
export function positionShown({
  document: { board },
  game,
  walkthrough,
}: Pick<EditorState, 'document' | 'game' | 'walkthrough'>): PositionRead | undefined {
  if (!board) return undefined;
  const { ruleset } = board;
  if (!game || walkthrough?.kind !== 'shown' || walkthrough.subject.of !== 'game')
    return readPositionOf(board);
  const at = Math.min(walkthrough.at, game.plies.length);
  const position = at === 0 ? game.pieces[0] : game.plies[at - 1].moves[0].to;
  return readPositionOf({ ruleset, position });
}
