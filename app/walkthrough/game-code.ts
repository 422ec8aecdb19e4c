/**
 * A game in a few characters for a link: the seat that starts and the computer's, the vertices of the pieces, and each ply as a piece
 * and the vertex it goes to. "lr.0-4.1-2": Left starts, the computer is Right, pieces on 0 and 4, piece 1 goes to 2.
 */
import type { GameDocument, Mover } from '../../engine/index.ts';
import type { Game } from '../store/state/play.ts';
import { compiledOf, plyOf, standingAt } from './game.ts';

const seats: Readonly<Record<string, Mover>> = { l: 'left', r: 'right' };

export function gameCode(document: GameDocument, { starter, computer, pieces, plies }: Game): string {
  const { index } = compiledOf(document);
  const start = `${starter[0]}${computer ? computer[0] : ''}`;
  const standing = pieces.map((id) => index.get(id)).join('-');
  return [start, standing, ...plies.map(({ piece, to }) => `${piece}-${index.get(to)}`)].join('.');
}

/** The game of a code on this drawing: as far as its moves are legal; undefined where it is no code of one. */
export function gameOfCode(document: GameDocument, code: string): Game | undefined {
  const { ids } = compiledOf(document);
  const [start, standing, ...played] = code.split('.');
  const starter = seats[start[0]];
  const vertices = (standing ?? '').split('-').map(Number);
  if (!starter || vertices.some((v) => ids[v] === undefined)) return undefined;
  let game: Game = { starter, computer: seats[start[1]], pieces: vertices.map((v) => ids[v]), plies: [] };
  for (const [at, ply] of played.entries()) {
    const [piece, to] = ply.split('-').map(Number);
    const now = standingAt(document, game, at);
    const move = now.over ? undefined : now.moves.find((each) => each.piece === piece && each.to === to);
    if (!move) break;
    game = { ...game, plies: [...game.plies, plyOf(document, now, move)] };
  }
  return game;
}
