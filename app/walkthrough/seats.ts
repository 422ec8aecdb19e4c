/** The two seats of a game: the name of each, and whether the person has it. */
import type { GameDocument } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { isJointGame } from '../store/play.ts';
import type { Game } from '../store/state/play.ts';
import { words } from '../words.ts';
import { hasSides } from './game.ts';

/** The name of a seat. */
export function seatName(document: GameDocument, game: Game, seat: Mover): string {
  const { computer } = game;
  const who = seat === computer ? 'The computer' : 'You';
  if (isJointGame(game) || hasSides(document))
    return computer === undefined ? words.player[seat] : `${who} (${words.player[seat]})`;
  if (computer !== undefined) return who;
  return seat === game.starter ? 'The first player' : 'The second player';
}

/** Whether this is the seat of the person who plays against the computer. */
export const isYou = ({ computer }: Pick<Game, 'computer'>, seat: Mover): boolean =>
  computer !== undefined && seat !== computer;

export const winsSaid = (document: GameDocument, game: Game, winner: Mover): string =>
  `${seatName(document, game, winner)} ${isYou(game, winner) ? 'win' : 'wins'}.`;
