/** What a game on the drawing says. */
import type { PlayResult } from '../../engine/sums/index.ts';
import { counted } from './counting.ts';

const brings = { wins: 'wins', draws: 'draws', loses: 'loses' } satisfies Record<PlayResult, string>;

export const playing = {
  game: 'Game',
  leaveFirst: 'A game is being played on this drawing. Esc ends it.',
  against: 'Opponent',
  opponents: {
    computer: 'the computer',
    thumb: 'the computer, by temperature',
    person: 'a person here',
  },
  misereRule: 'A turn moves one piece. In misère play a player who cannot move wins.',
  met: 'The two pieces vanish.',
  /** Behind a turn of a game that is over; the sign is that of chess. */
  mistake: (says: string) => `? ${says}`,
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
} as const;
