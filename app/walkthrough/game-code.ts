/**
 * A game in a few characters for a link. By turns: the seat that starts and the computer's, the letter of its
 * sum, the vertices of the pieces, and each turn as pieces and the vertices they go to. "lr.0-4.1-2": Left
 * starts, the computer is Right, pieces on 0 and 4, piece 1 goes to 2. "lc.0-4.0-1-1-2": the conjunctive sum,
 * no computer, piece 0 goes to 1 and piece 1 to 2. "lrt.0-4": the computer plays by temperature.
 *
 * Where both players move at once: "j", the computer's seat, the player who sees the other's choice, the
 * vertex where play begins, the seed, and each joint round as the places of Left's and Right's choices.
 * "jr.0.7ps.0-1.1-1": the computer is Right, play begins at vertex 0 with the seed 9,964; on a board it
 * begins with the board's position, and no vertex is written. "jpl.0.7ps": two people, and Left sees. A
 * choice that only one player has made is not in it.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { sumCalled } from '../../engine/sums/index.ts';
import { compiledOf } from '../store/game-of.ts';
import { isJointGame } from '../store/play.ts';
import { positionOn } from '../store/position-of.ts';
import {
  type Game,
  type JointGame,
  nothingMade,
  type PieceMove,
  type TurnGame,
} from '../store/state/play.ts';
import { sumsOf } from '../store/sums-of.ts';
import { standingAt } from './game.ts';
import { jointStanding, withRound } from './joint-game.ts';

/** The largest seed. */
export const mostSeed = 0xffffffff;

const seats: Readonly<Record<string, Mover>> = { l: 'left', r: 'right' };

/** The letter of a computer that plays by temperature; no kind of sum has this letter. */
const thumb = 't';

export const gameCode = (document: GameDocument, game: Game): string =>
  isJointGame(game) ? codeOfRounds(document, game) : codeOfTurns(document, game);

/**
 * The game of a code on this drawing, as far as its turns are legal; undefined if it is not the code of a
 * game here.
 */
export const gameOfCode = (document: GameDocument, code: string): Game | undefined =>
  code.startsWith('j') ? jointGameOfCode(document, code) : turnGameOfCode(document, code);

function codeOfTurns(
  document: GameDocument,
  { starter, computer, byTemperature, sum, pieces, plies }: TurnGame,
): string {
  const { index } = compiledOf(document);
  const seat = computer ? `${computer[0]}${byTemperature ? thumb : ''}` : '';
  const start = `${starter[0]}${seat}${sumCalled(sum).letter}`;
  const standing = pieces.map((id) => index.get(id)).join('-');
  const turns = plies.map(({ moves }) => moves.flatMap(({ piece, to }) => [piece, index.get(to)]).join('-'));
  return [start, standing, ...turns].join('.');
}

function turnGameOfCode(document: GameDocument, code: string): TurnGame | undefined {
  const { ids } = compiledOf(document);
  const [start, standing, ...played] = code.split('.');
  const starter = seats[start[0]];
  // Before a piece is put there is no vertex, and "" would be read as the number 0. The full stop behind it
  // may have been left out as the end of a sentence.
  const vertices = standing ? standing.split('-').map(Number) : [];
  if (!starter || vertices.some((v) => ids[v] === undefined)) return undefined;
  const pieces = vertices.map((v) => ids[v]);
  const letter = start.slice(1).replace(/[lr]t?/, '');
  const byTemperature = start[2] === thumb;
  const sum = sumsOf(document, pieces).find((kind) => kind.letter === letter)?.id;
  if (!sum) return undefined;
  const computer = seats[start[1]];
  let game: TurnGame = {
    starter,
    computer,
    ...(computer && byTemperature && { byTemperature }),
    sum,
    pieces,
    plies: [],
  };
  for (const turn of played) {
    const after = withTurn(document, game, turn.split('-').map(Number));
    if (!after) break;
    game = after;
  }
  return game;
}

/**
 * The game after one turn more, of pieces and the vertices they go to; undefined where it is not a whole
 * legal turn.
 */
function withTurn(document: GameDocument, game: TurnGame, turn: readonly number[]): TurnGame | undefined {
  const at = game.plies.length;
  const { ids } = compiledOf(document);
  const first = standingAt(document, game, at);
  if (first.over) return undefined;
  let made: readonly PieceMove[] = nothingMade;
  for (let i = 0; i < turn.length; i += 2) {
    const { moves } = standingAt(document, game, at, made);
    const move = moves.find(({ piece, to }) => piece === turn[i] && to === ids[turn[i + 1]]);
    if (!move) return undefined;
    made = [...made, move];
  }
  const { moves, mayEnd } = standingAt(document, game, at, made);
  if (moves.length > 0 && !mayEnd) return undefined;
  const ply = { moves: made, by: first.mover, forced: first.forced };
  return { ...game, plies: [...game.plies, ply] };
}

function codeOfRounds(document: GameDocument, { pieces, computer, sees, seed, plies }: JointGame): string {
  const [start] = pieces;
  // A position of a board is not a node.
  const vertex = compiledOf(document).index.get(start ?? '') ?? '';
  const players = `j${computer?.[0] ?? 'p'}${sees?.[0] ?? ''}`;
  return [players, vertex, seed.toString(36), ...plies.map(({ left, right }) => `${left}-${right}`)].join(
    '.',
  );
}

function jointGameOfCode(document: GameDocument, code: string): JointGame | undefined {
  const read = /^j([lrp])([lr]?)\.(\d*)\.([0-9a-z]{1,7})((?:\.\d+-\d+)*)$/.exec(code);
  if (!read) return undefined;
  const [, seat, sees, vertex, written, played] = read;
  const { ids } = compiledOf(document);
  const start = vertex === '' ? positionOn(document)?.printed : ids[Number(vertex)];
  const seed = Number.parseInt(written, 36);
  if ((vertex !== '' && start === undefined) || seed > mostSeed) return undefined;
  const pieces = start === undefined ? [] : [start];
  let game: JointGame = { pieces, computer: seats[seat], sees: seats[sees], seed, plies: [] };
  for (const round of played.split('.').slice(1)) {
    const [left, right] = round.split('-').map(Number);
    const at = game.plies.length;
    const standing = jointStanding(document, game, at);
    const after = standing && !standing.over ? withRound(game, at, standing, { left, right }) : undefined;
    if (!after) break;
    game = after;
  }
  return game;
}
