/** What a game on the drawing says. */
import type { PlayResult } from '../../engine/sums/index.ts';
import { counted } from './counting.ts';
import { forHand } from './tapping.ts';

const brings = { wins: 'wins', draws: 'draws', loses: 'loses' } satisfies Record<PlayResult, string>;

export const playing = {
  play: 'Play',
  game: 'Game',
  mode: 'Playing',
  modeOver: 'Playing: the game is over',
  modeTurn: (who: string) => `Playing: ${who} to move`,
  modeBoth: 'Playing: both players choose',
  notOpen: 'No game is being played.',
  leaveFirst: 'A game is being played on this drawing. Esc ends it.',
  nothingDrawn: 'There is nothing drawn yet.',
  get putPiece() {
    return forHand('Click the node where the piece starts.');
  },
  you: 'You',
  computer: 'The computer',
  first: 'The first player',
  second: 'The second player',
  against: 'Opponent',
  opponents: {
    computer: 'the computer',
    thumb: 'the computer, by temperature',
    person: 'a person here',
  },
  misereRule: 'A turn moves one piece. In misère play a player who cannot move wins.',
  get clickPiece() {
    return forHand('Click or drag the piece with the dashed ring.');
  },
  get clickAPiece() {
    return forHand('Click or drag a piece with a dashed ring.');
  },
  get clickEnd() {
    return forHand('Click a node with a thick ring, or drag the piece there.');
  },
  notThat: (node: string) => `Not moved: the piece on ${node} must be moved first.`,
  movedAlready: 'Not moved: that piece has been moved in this turn already.',
  noArc: (from: string, to: string) => `Not moved: no arc leads from ${from} to ${to}.`,
  otherArc: (from: string, to: string) =>
    `Not moved: the arc from ${from} to ${to} belongs to the other player.`,
  yourTurn: 'Your turn.',
  yourTurnAs: (player: string) => `Your turn (${player}).`,
  toMove: (who: string) => `${who} to move.`,
  thinking: 'The computer is thinking…',
  mustAnswer: 'You must answer here.',
  mustAnswerBy: (who: string) => `${who} must answer here.`,
  forcedAnswer: 'There is only one answer, so the editor plays it.',
  met: 'The two pieces vanish.',
  ended: 'The game has ended.',
  goOn: 'Continue the game',
  again: 'Move again.',
  againBy: (who: string) => `${who} moves again.`,
  /** Who sits where, in a drawing with arcs of one player's. */
  seated: (who: string, player: string) => `${who} (${player})`,
  wins: (who: string, isYou: boolean) => `${who} ${isYou ? 'win' : 'wins'}.`,
  moveOn: (moved: number, all: number) => `${moved} of ${all} pieces moved. Move the next piece.`,
  moveOnOrEnd: 'Move another piece, or press Done.',
  done: 'Done',
  doneLong: 'Done: end the turn of the game here',
  nothingToEnd: 'There is no turn to end here.',
  endsWith: (score: string) => `The score is ${score}.`,
  evenScore: 'Neither player is ahead.',
  repeatNoScore: 'This position has occurred before: the game would never end, so it has no score.',
  stuck: (loser: string) => `${loser} cannot move.`,
  repeatDraw: 'Draw: this position has occurred before. The moves that led back to it are highlighted.',
  repeatWon: (player: string) => `This position has occurred before, and infinite play is won by ${player}.`,
  /** Behind a turn of a game that is over; the sign is that of chess. */
  mistake: (says: string) => `? ${says}`,
  gaveAway: { wins: 'gave away the win', draws: 'gave away the draw' },
  lost: (points: string) => (points === '1' ? 'gave away 1 point' : `gave away ${points} points`),
  hint: 'Hint',
  hintSays: 'A best move:',
  turnHintSays: 'A best turn:',
  bestEnded: 'It is best to end the turn here',
  hintLong: 'Hint: show a best move of the game',
  evaluate: 'Evaluate',
  evaluateLong: 'Evaluate: say what each move of the game leads to',
  takeBack: 'Take back',
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
  worseScore: (score: string) => `worse: ${score}`,
  leadsTo: (score: string) => `leads to ${score}`,
  unseenEnd: (positions: number) =>
    `The sum has more than ${counted(positions)} positions, so the computer uses values. It knows which moves win, but not how soon, and it may repeat positions while it is winning.`,
  byValues: (positions: number) =>
    `The sum has more than ${counted(positions)} positions, so the computer uses values and does not know how many moves remain.`,
  canMove: (ends: string) => `Can move to ${ends}.`,
  canMoveIn: (sign: string, ends: string) =>
    `${sign === '' ? 'In the first game' : 'In the game with swapped colours'}: can move to ${ends}.`,
} as const;
