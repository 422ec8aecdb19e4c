/** Actions of the game that is played on the drawing. None of them writes the document. */
import type { NodeId } from '../../engine/document/index.ts';
import { type EditorState, editor, setEditor } from './editor.ts';
import {
  firstPlay,
  type Game,
  type GameReview,
  type GivenAwayKnown,
  type JointPlay,
  type Judgement,
  nothingMade,
  type PieceMove,
} from './state/play.ts';

/** The frame of the game that is shown; undefined where none is. */
export const frameOfGame = ({
  game,
  walkthrough,
}: Pick<EditorState, 'game' | 'walkthrough'>): number | undefined =>
  game && walkthrough?.kind === 'shown' && walkthrough.subject.of === 'game'
    ? Math.min(walkthrough.at, game.plies.length)
    : undefined;

/** The frame of the game in which both players move at once; undefined where none is shown. */
export const frameOfJoint = ({
  joint,
  walkthrough,
}: Pick<EditorState, 'joint' | 'walkthrough'>): number | undefined =>
  joint && walkthrough?.kind === 'shown' && walkthrough.subject.of === 'joint-game'
    ? Math.min(walkthrough.at, joint.game.rounds.length)
    : undefined;

/** The frame of whatever game is shown. */
export const frameOfPlay = (state: Pick<EditorState, 'game' | 'joint' | 'walkthrough'>): number | undefined =>
  frameOfGame(state) ?? frameOfJoint(state);

/** Where a game stands in which both players move at once, after so many joint rounds. */
export const positionAfterRounds = ({ start, rounds }: JointPlay['game'], at: number): NodeId | undefined =>
  at > 0 ? rounds[at - 1]?.to : start;

/** On a board: the positions that moves have led to, from the first to the last. */
export const positionsPlayed = ({ plies }: Pick<Game, 'plies'>): readonly string[] =>
  plies.map(({ moves }) => moves[0].to);

/** On a board: the position after so many moves. */
export const positionAfterPlies = (
  { pieces: [start], plies }: Pick<Game, 'pieces' | 'plies'>,
  at: number,
): string => plies[at - 1]?.moves[0].to ?? start ?? '';

/** Another game, or the same after a turn; nothing is moved, chosen or hinted in it yet. */
export const setGame = (game: Game | undefined): void =>
  setEditor({ game, made: nothingMade, chosenPiece: undefined, hinted: false });

/** What a person chose for playing stays for the next game. */
export function endGame(): void {
  const { evaluates, heatShown, playBudget } = editor();
  setEditor({ ...firstPlay, evaluates, heatShown, playBudget });
}

/** The game in which both players move at once, or its joint round at hand. */
export const setJoint = (joint: JointPlay | undefined): void => setEditor({ joint });

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
