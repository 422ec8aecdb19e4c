/**
 * Sums of small drawings by the definition: all places of the two pieces, a piece on a gray node being the
 * only one that may be moved. How two games compare is found by play of their difference, in
 * `engine/checking`.
 */
import {
  arenaFrom,
  type LoopyArena,
  survivors,
  winnersFrom,
} from '../../engine/checking/play/endless-order.ts';
import type { GameMoves } from '../../engine/checking/play/order.ts';
import { movesOfDrawing } from './drawn-games.ts';
import { drained } from './graph-moves.ts';

/** The players change places. */
export const turnedText = (text: string): string =>
  text.replace(/[LR]/g, (letter) => (letter === 'L' ? 'R' : 'L'));

/** The sum of drawings, which begins at the starts of all. */
export function sumOfDrawings(texts: readonly string[]): LoopyArena {
  const games = texts.map((text) => {
    const { left, right } = movesOfDrawing(text);
    return { left, right, gray: text.split('/').map((row) => row.endsWith('g')) };
  });
  const places: number[][] = [games.map(() => 0)];
  const numbers = new Map([[places[0].join(), 0]]);
  const numberOf = (place: number[]): number => {
    const key = place.join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, places.length);
    return places.push(place) - 1;
  };
  const moves: { left: number[][]; right: number[][] } = { left: [], right: [] };
  for (const place of places) {
    const isBound = place.some((at, i) => games[i].gray[at]);
    for (const side of ['left', 'right'] as const)
      moves[side].push(
        place.flatMap((at, i) =>
          isBound && !games[i].gray[at]
            ? []
            : games[i][side][at].map((to) => numberOf(place.map((each, k) => (k === i ? to : each)))),
        ),
      );
  }
  return moves;
}

const classes: Readonly<Record<string, string>> = {
  ...{ 'left left': 'L', 'right right': 'R', 'left right': 'N', 'right left': 'P', 'draw draw': 'D' },
  ...{ 'draw left': 'P^', 'right draw': 'Pv', 'left draw': 'N^', 'draw right': 'Nv' },
};

/** The outcome class of the sum, by play. */
export function outcomeOfDrawings(texts: readonly string[]): string {
  const { leftFirst, rightFirst } = winnersFrom(sumOfDrawings(texts));
  return classes[`${leftFirst} ${rightFirst}`];
}

const turnedMoves = ({ left, right }: GameMoves): GameMoves => ({ left: right, right: left });

/** Whether a sum is at least another, both if Left wins infinite play and if Right does. */
function isAtLeast(one: LoopyArena, other: LoopyArena): boolean {
  const [a, b] = [arenaFrom(one, 0), arenaFrom(other, 0)];
  return drained(survivors(a, b))(0, 0) && drained(survivors(turnedMoves(b), turnedMoves(a)))(0, 0);
}

/** How two sums of white drawings compare. */
export function relationOfDrawings(
  some: readonly string[],
  others: readonly string[],
): '=' | '>' | '<' | '||' {
  const [a, b] = [sumOfDrawings(some), sumOfDrawings(others)];
  const [more, less] = [isAtLeast(a, b), isAtLeast(b, a)];
  return more ? (less ? '=' : '>') : less ? '<' : '||';
}
