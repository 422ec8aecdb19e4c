/** Actions of the game that is played on the drawing. None of them writes the document. */
import { editor, setEditor } from './editor.ts';
import { firstPlay, type Game, type Judgement } from './state/play.ts';

/** Another game, or the same after a move; nothing is chosen or hinted in it yet. */
export const setGame = (game: Game | undefined): void =>
  setEditor({ game, chosenPiece: undefined, hinted: false });

/** What a person chose for playing stays for the next game. */
export function endGame(): void {
  const { evaluates, playBudget } = editor();
  setEditor({ ...firstPlay, evaluates, playBudget });
}

export const choosePiece = (chosenPiece: number | undefined): void => setEditor({ chosenPiece });

export const setEvaluates = (evaluates: boolean): void => setEditor({ evaluates });

export const setHinted = (hinted: boolean): void => setEditor({ hinted });

export const setJudgement = (judgement: Judgement | undefined): void => setEditor({ judgement });

export const allowPositions = (playBudget: number): void => setEditor({ playBudget, judgement: undefined });
