/**
 * A game in a few characters for a link: the seat that starts and the computer's, the letter of its sum, the vertices of the pieces, and each
 * turn as pieces and the vertices they go to. "lr.0-4.1-2": Left starts, the computer is Right, pieces on 0 and 4, piece 1 goes
 * to 2. "lc.0-4.0-1-1-2": the conjunctive sum, no computer, piece 0 goes to 1 and piece 1 to 2. "lrt.0-4": the computer plays by temperature.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { sumCalled } from '../../engine/sums/index.ts';
import { compiledOf } from '../store/game-of.ts';
import { type Game, nothingMade, type PieceMove } from '../store/state/play.ts';
import { sumsOf } from '../store/sums-of.ts';
import { standingAt } from './game.ts';

const seats: Readonly<Record<string, Mover>> = { l: 'left', r: 'right' };

/** Of a computer that plays by temperature; no kind of sum has this letter. */
const thumb = 't';

export function gameCode(
  document: GameDocument,
  { starter, computer, byTemperature, sum, pieces, plies }: Game,
): string {
  const { index } = compiledOf(document);
  const seat = computer ? `${computer[0]}${byTemperature ? thumb : ''}` : '';
  const start = `${starter[0]}${seat}${sumCalled(sum).letter}`;
  const standing = pieces.map((id) => index.get(id)).join('-');
  const turns = plies.map(({ moves }) => moves.flatMap(({ piece, to }) => [piece, index.get(to)]).join('-'));
  return [start, standing, ...turns].join('.');
}

/** The game of a code on this drawing: as far as its moves are legal; undefined where it is no code of one. */
export function gameOfCode(document: GameDocument, code: string): Game | undefined {
  const { ids } = compiledOf(document);
  const [start, standing, ...played] = code.split('.');
  const starter = seats[start[0]];
  // Before a piece is put there is none, and "" would be read as the number 0.
  // The full stop behind it may have been left out as the end of a sentence.
  const vertices = standing ? standing.split('-').map(Number) : [];
  if (!starter || vertices.some((v) => ids[v] === undefined)) return undefined;
  const pieces = vertices.map((v) => ids[v]);
  const letter = start.slice(1).replace(/[lr]t?/, '');
  const byTemperature = start[2] === thumb;
  const sum = sumsOf(document, pieces).find((kind) => kind.letter === letter)?.id;
  if (!sum) return undefined;
  const computer = seats[start[1]];
  let game: Game = {
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

/** The game after one turn more, of pieces and the vertices they go to; undefined where it is no whole legal turn. */
function withTurn(document: GameDocument, game: Game, turn: readonly number[]): Game | undefined {
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
