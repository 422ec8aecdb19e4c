/** Several games at once. */
import {
  type GameWithPieces,
  gamesTogether,
  ownPieces,
  sumData,
  sumsData,
  vertexOf,
  wordsOfNodes,
} from '../../engine/answers/index.ts';
import { ask, chooseTheory, componentsOnBoard, drain, gameAbout, scoresAtFault } from '../../engine/run.ts';
import { sumCalled } from '../../engine/sums/index.ts';
import { gameOf, insideOfBoard, insideOfDrawing } from './games.ts';
import { orThrow, refusal } from './refusals.ts';
import { sliced, telling, type Work } from './slices.ts';
import type { Game, Given, SumFound, SumKind, TheoryOptions } from './types.ts';
import { boundOf, mustApply, rulesFor, tooManyPositions } from './work-on-games.ts';

export type SumOptions = TheoryOptions & {
  /** Of one drawing: the nodes with a piece, by what they are called, in place of its own pieces. */
  readonly pieces?: readonly string[];
  /** How the games are played together; what the drawing says, or "disjunctive", unless told otherwise. */
  readonly sum?: SumKind;
  /** The most positions that are played out where no table has the sum, 400,000; of a board those that may follow, 2,000,000. */
  readonly positions?: number;
};

function* withPieces(game: Game, isAlone: boolean, options: SumOptions): Work<readonly GameWithPieces[]> {
  if (game.kind === 'board') {
    const { ruleset, position, rules } = insideOfBoard(game);
    const asked = { ruleset: ruleset.id, position, rules: rulesFor(rules, options) };
    const bound = boundOf(options.positions);
    const parts = yield* telling(componentsOnBoard({ ...asked, ...bound }), 'generating');
    if ('kind' in parts) throw tooManyPositions(parts);
    return parts;
  }
  const { graph } = insideOfDrawing(game);
  const pieces = options.pieces
    ? options.pieces.map((name) => orThrow(vertexOf(graph, name)))
    : orThrow(ownPieces(graph, isAlone, 'name nodes in the option pieces'));
  const rules = rulesFor(graph.view.rules, options);
  return [{ graph: graph.graph, rules, pieces, nameOf: (v) => wordsOfNodes(graph)[v], read: graph }];
}

function* together(given: Given | readonly Given[], options: SumOptions) {
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
  const { graph, rules, pieces, nameOf, read } = yield* together(given, options);
  const kind = sumCalled(rules.sum);
  const why = kind.whyNot(graph, pieces);
  if (why !== undefined)
    throw refusal([{ place: 'sum', says: `these pieces have no ${kind.name} sum: ${why}` }]);
  const game = { graph, rules };
  const chosen = chooseTheory(gameAbout(game, Array.from(pieces)));
  mustApply(rules, chosen);
  const about = { pieces, ...boundOf(options.positions) };
  const found = yield* telling(ask('sum', about, game), 'asking');
  if (found.kind === 'over-budget') {
    const faults = found.positions || !read ? [] : scoresAtFault(read, Array.from(pieces));
    throw refusal([{ place: 'pieces', says: found.says }, ...faults]);
  }
  const named = Array.from(pieces, nameOf);
  return sumData({ ...chosen, found, pieces: named, nameOf, sum: kind }) as SumFound;
}

/**
 * The sum of games: what it is worth, who wins, and every good move; of hot games mean and temperature. It is the same as `grundy sum --json`. The games are the pieces of one drawing, or several drawings
 * and boards, each with its own pieces; a drawing among several that has none stands for a piece on the one node that no arc leads to.
 *
 * @throws A refusal where the games have no such sum, and where it would have to be played out and has too many positions.
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
  const { graph, rules, pieces, nameOf } = yield* together(given, options);
  if (!graph.joint)
    throw refusal([
      {
        place: 'play',
        says: "the players take turns, and only games in which both move at once have this table of sums; read the drawing with { play: 'simultaneous' }",
      },
    ]);
  const about = { pieces, ...boundOf(options.positions) };
  const found = yield* telling(ask('sums', about, { graph, rules }), 'asking');
  if (found.kind === 'over-budget') throw refusal([{ place: 'pieces', says: found.says }]);
  return sumsData(found, Array.from(pieces, nameOf)) as SumsFound;
}

/**
 * Of games in which both players move at once: what they are worth together by every kind of sum and every convention. It is the same as `grundy sum --all --json`.
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
