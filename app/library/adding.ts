/** Several games at once. */
import {
  type GamesTogether,
  type GameWithPieces,
  gamesTogether,
  sumData,
  sumsData,
  vertexOf,
} from '../../engine/answers/index.ts';
import { drain } from '../../engine/run.ts';
import { gameOf, insideOfBoard, insideOfDrawing } from './games.ts';
import { orThrow, refusal } from './refusals.ts';
import { sliced, type Work } from './slices.ts';
import type { Game, Given, SumFound, SumKind, TheoryOptions } from './types.ts';
import { rulesFor } from './work-on-games.ts';
import { addingInAllWays, addingUp, piecesOfBoard, piecesOfDrawing } from './work-on-questions.ts';

export type SumOptions = TheoryOptions & {
  /** For one drawing: the nodes with a piece, by what they are called, in place of its own pieces. */
  readonly pieces?: readonly string[];
  /** How the games are played together; if left out, the drawing's own kind of sum, or "disjunctive". */
  readonly sum?: SumKind;
  /**
   * The most positions that are played out where no table has the sum, 400,000; for a board those that may
   * follow, 2,000,000.
   */
  readonly positions?: number;
};

function* withPieces(game: Game, isAlone: boolean, options: SumOptions): Work<readonly GameWithPieces[]> {
  if (game.kind === 'board') {
    const { rules, ...inside } = insideOfBoard(game);
    return yield* piecesOfBoard({ ...inside, rules: rulesFor(rules, options) }, options.positions);
  }
  const { graph } = insideOfDrawing(game);
  const named = options.pieces?.map((name) => orThrow(vertexOf(graph, name)));
  return [piecesOfDrawing(graph, rulesFor(graph.view.rules, options), named, isAlone)];
}

function* together(given: Given | readonly Given[], options: SumOptions): Work<GamesTogether> {
  const games = (isList(given) ? given : [given]).map(gameOf);
  const isAlone = games.length === 1;
  if (games.length === 0) throw refusal([{ place: '', says: 'there is no game to add; give one or more' }]);
  if (options.pieces && !isAlone)
    throw refusal([
      { place: 'pieces', says: 'is for one drawing; of several, each drawing has its own pieces' },
    ]);
  const parts: GameWithPieces[] = [];
  for (const [i, game] of games.entries()) {
    for (const part of yield* withPieces(game, isAlone, options)) {
      const { nameOf } = part;
      const before = isAlone || game.kind === 'board' ? '' : `${game.title || `game ${i + 1}`}: `;
      parts.push({ ...part, nameOf: (v) => `${before}${nameOf(v)}` });
    }
  }
  return orThrow(gamesTogether(parts, options.sum));
}

const isList = (given: Given | readonly Given[]): given is readonly Given[] => Array.isArray(given);

function* adding(given: Given | readonly Given[], options: SumOptions = {}): Work<SumFound> {
  return sumData(yield* addingUp(yield* together(given, options), options)) as SumFound;
}

/**
 * The sum of games: what it is worth, who wins, and every good move; of hot games mean and temperature. It is
 * the same as `grundy sum --json`. The games are the pieces of one drawing, or several drawings and boards,
 * each with its own pieces; a drawing among several that has none means a piece on the one node that no arc
 * leads to.
 *
 * @throws A refusal where the games have no such sum, and where it would have to be played out and has too
 * many positions.
 * @example
 * import { board, sum } from 'grundy';
 *
 * const heaps = [board('nim', '1'), board('nim', '2'), board('nim', '4')];
 * const { text, outcome, winning } = sum(heaps);
 * console.log(text, outcome);
 * for (const { piece, from, to } of winning) console.log(piece, from, '→', to);
 *
 * const drawing = 'a -> b\nb -> c\na -> c';
 * console.log(sum(drawing, { pieces: ['a', 'b'] }).text);
 * // → *7 N
 * // → 2 4 → 3
 * // → *3
 */
export function sum(given: Given | readonly Given[], options: SumOptions = {}): SumFound {
  return drain(adding(given, options));
}
sliced(sum, adding as never);

export type SumsFound = {
  readonly theory: string;
  readonly pieces: readonly string[];
  /** By kind of sum and convention: the value, or null and why. */
  readonly sums: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [member: string]: unknown;
};

function* addingAll(given: Given | readonly Given[], options: SumOptions = {}): Work<SumsFound> {
  const { found, pieces } = yield* addingInAllWays(yield* together(given, options), options.positions);
  return sumsData(found, pieces) as SumsFound;
}

/**
 * Of games in which both players move at once: what they are worth together by every kind of sum and every
 * convention. It is the same as `grundy sum --all --json`.
 *
 * @throws A refusal where the players take turns.
 * @example
 * import { board, sums } from 'grundy';
 *
 * const strips = [board('subtraction-squares', '{1,4}|{2} 6'), board('subtraction-squares', '{1,4}|{2} 9')];
 * for (const [kind, { normal, scoring }] of Object.entries(sums(strips).sums))
 *   console.log(`${kind}: normal ${normal.text}, scoring ${scoring.text}`);
 * // → disjunctive: normal 109/128, scoring 9/8
 * // → conjunctive: normal 9/16, scoring 1
 * // → continued: normal 5/16, scoring 9/8
 */
export function sums(given: Given | readonly Given[], options: SumOptions = {}): SumsFound {
  return drain(addingAll(given, options));
}
sliced(sums, addingAll as never);
