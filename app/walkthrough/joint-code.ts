/**
 * A game in which both players move at once in a few characters for a link: the computer's seat, the player who sees the other's choice, the
 * vertex where it begins, the seed, and each joint round as the places of Left's and Right's choices. "jr.0.7ps.0-1.1-1": the
 * computer is Right, play begins at vertex 0 with the seed 9,964; on a board it begins with the board's position, and no vertex is said. "jpl.0.7ps": two people, and Left sees. A choice that only one
 * player has made is not in it.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { compiledOf } from '../store/game-of.ts';
import { readPositionOf } from '../store/position-of.ts';
import type { JointGame } from '../store/state/play.ts';
import { jointStanding, resultIn, withRound } from './joint-game.ts';

const seats: Readonly<Record<string, Mover>> = { l: 'left', r: 'right' };

/** The largest seed. */
export const mostSeed = 0xffffffff;

export function jointCode(
  document: GameDocument,
  { start, computer, sees, seed, rounds }: JointGame,
): string {
  const vertex = start === undefined || document.board ? '' : compiledOf(document).index.get(start);
  const players = `j${computer?.[0] ?? 'p'}${sees?.[0] ?? ''}`;
  return [players, vertex, seed.toString(36), ...rounds.map(({ left, right }) => `${left}-${right}`)].join(
    '.',
  );
}

/** Whether a code is that of a game in which both players move at once. */
export const isJointCode = (code: string): boolean => code.startsWith('j');

/** The game of a code on this drawing, as far as its rounds can be played; undefined where it is no code of one. */
export function jointGameOfCode(document: GameDocument, code: string): JointGame | undefined {
  const read = /^j([lrp])([lr]?)\.(\d*)\.([0-9a-z]{1,7})((?:\.\d+-\d+)*)$/.exec(code);
  if (!read) return undefined;
  const [, seat, sees, vertex, seed, played] = read;
  const { ids } = compiledOf(document);
  const start =
    vertex === '' ? document.board && readPositionOf(document.board)?.printed : ids[Number(vertex)];
  const drawnFrom = Number.parseInt(seed, 36);
  if ((vertex !== '' && start === undefined) || drawnFrom > mostSeed) return undefined;
  let game: JointGame = { start, computer: seats[seat], sees: seats[sees], seed: drawnFrom, rounds: [] };
  for (const round of played.split('.').slice(1)) {
    const [left, right] = round.split('-').map(Number);
    const standing = jointStanding(document, game, game.rounds.length);
    const to = standing && !standing.over ? resultIn(standing.round, left, right)?.to : undefined;
    if (to === undefined) break;
    game = withRound(game, game.rounds.length, { left, right, to });
  }
  return game;
}
