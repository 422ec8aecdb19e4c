/** What a game on the drawing says. */
import type { PlayResult } from '../../engine/sums/index.ts';
import { counted } from './counting.ts';

const brings = { wins: 'wins', draws: 'draws', loses: 'loses' } satisfies Record<PlayResult, string>;

export const playing = {
  play: 'Play',
  game: 'Game',
  notOpen: 'No game is being played.',
  leaveFirst: 'A game is being played on this drawing. Esc ends it.',
  against: 'Opponent',
  opponents: {
    computer: 'the computer',
    thumb: 'the computer, by temperature',
    person: 'a person here',
  },
  misereRule: 'A turn moves one piece. In misère play a player who cannot move wins.',
  met: 'The two pieces vanish.',
  doneLong: 'Done: end the turn of the game here',
  nothingToEnd: 'There is no turn to end here.',
  /** Behind a turn of a game that is over; the sign is that of chess. */
  mistake: (says: string) => `? ${says}`,
  hintLong: 'Hint: show a best move of the game',
  evaluateLong: 'Evaluate: say what each move of the game leads to',
  noMoves: 'No move yet.',
  allow: (positions: number) => `Play out up to ${counted(positions)} positions`,
  brings,
  sign: { wins: '✓', draws: '=', loses: '✗' } satisfies Record<PlayResult, string>,
  /** "wins in 3 moves" */
  judged: (result: PlayResult, lasts: number | undefined) =>
    `${brings[result]}${lasts === undefined ? '' : ` in ${lasts === 1 ? 'one move' : `${counted(lasts)} moves`}`}`,
  /** The same of turns in which several pieces are moved. */
  judgedTurns: (result: PlayResult, lasts: number | undefined) =>
    `${brings[result]}${lasts === undefined ? '' : ` in ${lasts === 1 ? 'one turn' : `${counted(lasts)} turns`}`}`,
  bestScore: (score: string) => `best: ${score}`,
  canMove: (ends: string) => `Can move to ${ends}.`,
  canMoveIn: (sign: string, ends: string) =>
    `${sign === '' ? 'In the first game' : 'In the game with swapped colours'}: can move to ${ends}.`,
} as const;
