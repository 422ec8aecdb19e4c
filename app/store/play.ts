/** Actions of the game that is played on the drawing. None of them writes the document. */
import { type EditorState, editor, setEditor } from './editor.ts';
import {
  firstPlay,
  firstRound,
  type Game,
  type GameReview,
  type GivenAwayKnown,
  type JointGame,
  type Judgement,
  nothingMade,
  type PieceMove,
  type RoundAtHand,
  type TurnGame,
} from './state/play.ts';

/** The frame of the game that is shown; undefined where none is. */
export const frameOfGame = ({
  game,
  walkthrough,
}: Pick<EditorState, 'game' | 'walkthrough'>): number | undefined =>
  game && walkthrough?.kind === 'shown' && walkthrough.subject.of === 'game'
    ? Math.min(walkthrough.at, game.plies.length)
    : undefined;

/** Whether both players move at once in a game. */
export const isJointGame = (game: Game | undefined): game is JointGame =>
  game !== undefined && 'seed' in game;

/** The game, if it is played by turns. */
export const gameByTurns = ({ game }: Pick<EditorState, 'game'>): TurnGame | undefined =>
  isJointGame(game) ? undefined : game;

/** On a board: the positions that moves have led to, from the first to the last. */
export const positionsPlayed = ({ plies }: Pick<Game, 'plies'>): readonly string[] =>
  plies.map(({ moves }) => moves[0].to);

/** On a board, and in a game with one piece: the position after `at` turns; empty before it has a start. */
export const positionAfterPlies = (
  { pieces: [start], plies }: Pick<Game, 'pieces' | 'plies'>,
  at: number,
): string => plies[at - 1]?.moves[0].to ?? start ?? '';

/**
 * Sets another game, or the same game after a turn; nothing is moved, chosen or hinted in it yet. Known
 * matrices stay, and raised hands are still counted.
 */
export function setGame(game: Game | undefined, round: Partial<RoundAtHand> = {}): void {
  const { known, hands } = editor().round;
  setEditor({
    game,
    round: { ...firstRound, known, hands, ...round },
    made: nothingMade,
    chosenPiece: undefined,
    hinted: false,
  });
}

/** What a person chose for playing stays for the next game. */
export function endGame(): void {
  const { evaluates, heatShown, playBudget } = editor();
  setEditor({ ...firstPlay, evaluates, heatShown, playBudget });
}

/** Changes what is known about the present joint round. */
export const setRound = (change: Partial<RoundAtHand>): void =>
  setEditor({ round: { ...editor().round, ...change } });

/** What is moved of the turn at hand. */
export const setMade = (made: readonly PieceMove[]): void =>
  setEditor({ made: made.length === 0 ? nothingMade : made, chosenPiece: undefined });

export const choosePiece = (chosenPiece: number | undefined): void => setEditor({ chosenPiece });

export const setEvaluates = (evaluates: boolean): void => setEditor({ evaluates });

export const showHeat = (heatShown: boolean): void => setEditor({ heatShown });

export const setHinted = (hinted: boolean): void => setEditor({ hinted });

export const setJudgement = (judgement: Judgement | undefined): void => setEditor({ judgement });

export const setGiven = (given: GivenAwayKnown | undefined): void => setEditor({ given });

export const setReview = (review: GameReview | undefined): void => setEditor({ review });

export const allowPositions = (playBudget: number): void => setEditor({ playBudget, judgement: undefined });
