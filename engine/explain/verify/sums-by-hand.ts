/**
 * Who wins a sum of pieces beside a nim-heap, found by going over all positions until nothing changes. A piece on gray must be moved on.
 * The verifier stands on it; nothing of `engine/sums` is used.
 */
import type { LineMover } from '../explanation.ts';
import type { GameToVerify } from './heaps-by-hand.ts';
import type { PlayersOptions } from './order-by-hand.ts';
import { movesOfPlayer, takesSides, turned } from './turns-by-hand.ts';

export type PiecesToVerify = {
  readonly pieces: readonly number[];
  readonly heap: number;
  readonly by: LineMover;
};

/** With more positions nothing is said. */
const mostPositions = 40_000;

export function movesOfPieces(
  { graph }: GameToVerify,
  { pieces, heap, by }: PiecesToVerify,
): readonly PiecesToVerify[] {
  const bound = pieces.filter((v) => graph.gray[v] === 1);
  const next = turned[by];
  const moved = pieces.flatMap((v, i) =>
    bound.length > 0 && graph.gray[v] === 0
      ? []
      : movesOfPlayer(graph, v, by).map((to) => ({
          pieces: pieces.map((each, at) => (at === i ? to : each)),
          heap,
          by: next,
        })),
  );
  if (bound.length > 0) return moved;
  return [...moved, ...Array.from({ length: heap }, (_, left) => ({ pieces, heap: left, by: next }))];
}

/** What the player to move achieves; undefined where there are too many positions. */
export function resultOfPieces(
  game: GameToVerify,
  start: PiecesToVerify,
): 'wins' | 'draws' | 'loses' | undefined {
  const name = ({ pieces, heap, by }: PiecesToVerify): string =>
    `${pieces.join()} ${heap} ${takesSides(game.graph) ? by : ''}`;
  const positions = new Map<
    string,
    { readonly by: LineMover; readonly options: readonly string[]; result?: 'wins' | 'loses' }
  >();
  const waiting = [start];
  for (const position of waiting) {
    if (waiting.length > mostPositions) return undefined;
    if (positions.has(name(position))) continue;
    const options = movesOfPieces(game, position);
    positions.set(name(position), { by: position.by, options: options.map(name) });
    waiting.push(...options);
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (const position of positions.values()) {
      if (position.result) continue;
      const results = position.options.map((option) => positions.get(option)?.result);
      if (results.includes('loses')) position.result = 'wins';
      else if (results.every((result) => result === 'wins')) position.result = 'loses';
      changed ||= position.result !== undefined;
    }
  }
  const found = positions.get(name(start))?.result;
  const { infinitePlay } = game.rules;
  if (found || infinitePlay === 'draw' || !takesSides(game.graph)) return found ?? 'draws';
  return infinitePlay === start.by ? 'wins' : 'loses';
}

/** With more positions a sum is not compared with its value. */
const mostCompared = 120;

/** The sum of pieces as one game, which begins at its first position; undefined where it is too large. */
export function sumAsGame({ graph }: GameToVerify, pieces: readonly number[]): PlayersOptions | undefined {
  const numbers = new Map([[pieces.join(), 0]]);
  const waiting = [pieces];
  const rows: { readonly left: number[][]; readonly right: number[][] } = { left: [], right: [] };
  for (const standing of waiting) {
    if (waiting.length > mostCompared) return undefined;
    for (const by of ['left', 'right'] as const) {
      const options = standing.flatMap((v, i) =>
        movesOfPlayer(graph, v, by).map((to) => standing.map((each, at) => (at === i ? to : each))),
      );
      rows[by].push(
        options.map((option) => {
          const known = numbers.get(option.join());
          if (known !== undefined) return known;
          numbers.set(option.join(), waiting.length);
          return waiting.push(option) - 1;
        }),
      );
    }
  }
  return rows;
}
