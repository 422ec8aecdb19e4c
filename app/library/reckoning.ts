/** Expressions of values, nodes and operators. */
import { nodesAsGames, noNames, positionsAsGames } from '../../engine/answers/index.ts';
import { operators as everyOperator, reckonedData, reckon as reckoning } from '../../engine/reckon/index.ts';
import { drain } from '../../engine/run.ts';
import { gameOf, insideOfBoard, insideOfDrawing } from './games.ts';
import { orThrow } from './refusals.ts';
import { sliced, telling, type Work } from './slices.ts';
import type { Given } from './types.ts';
import { boundOf } from './work-on-games.ts';

export type OperatorEntry = {
  readonly name: string;
  /** What its operands are called, in their order. */
  readonly takes: readonly string[];
  readonly says: string;
};

/**
 * The operators that expressions can have.
 *
 * @example
 * import { operators } from 'grundy';
 *
 * console.log(operators.filter(({ takes }) => takes.length > 1).map(({ name, takes }) => `${name}(${takes})`).join(' '));
 * // → ordinal(G,H) norton(G,U) conway(G,H) heat(G,t) overheat(G,s,t) cool(G,t)
 */
export const operators: readonly OperatorEntry[] = everyOperator.map(({ name, takes, says }) => ({
  name,
  takes,
  says,
}));

export type ReckonOptions = {
  /** Of a board: the most positions that may follow one. */
  readonly positions?: number;
};

/** What an expression comes to. The members besides these depend on the kind. */
export type ReckonAnswer = {
  readonly expression: string;
  /** "value", "games", "uptimal", "outcome" or "order". */
  readonly kind: string;
  /** As the command line prints it. */
  readonly text: string;
  /** The values and nodes in the expression, with what each was read as. */
  readonly operands: readonly { readonly typed?: string; readonly node?: string; readonly text: string }[];
  readonly notes: readonly string[];
  readonly [member: string]: unknown;
};

function* reckonWork(expression: string, given?: Given, options: ReckonOptions = {}): Work<ReckonAnswer> {
  const game = given === undefined ? undefined : gameOf(given);
  const node =
    game === undefined
      ? noNames
      : game.kind === 'drawing'
        ? nodesAsGames(insideOfDrawing(game).graph)
        : positionsAsGames(insideOfBoard(game).ruleset, boundOf(options.positions).positions);
  const found = orThrow(yield* telling(reckoning(expression, { node }), 'asking'));
  return reckonedData(expression, found) as unknown as ReckonAnswer;
}

/**
 * Reckons with values: an expression of typed values, names of nodes, `+`, `-`, multiples and operators,
 * perhaps with a sign of order between two of them. It is the same as `grundy reckon --json`; the page of
 * expressions says how they are written.
 *
 * With a board, names in quotation marks are positions of its ruleset.
 *
 * @throws A refusal with the character at which the expression cannot be read or reckoned.
 * @example
 * import { board, reckon } from 'grundy';
 *
 * console.log(reckon('heat({1|0}, 1) + 3·^').text);
 * console.log(reckon('norton(1/2, ^) > ^').relation);
 * console.log(reckon('2·g - h', 'g ->L h\ng ->R z\nh ->L z').text);
 * console.log(reckon('atomic-weight("LRLRLRL")', board('clobber', 'LR')).text);
 * // → {2+3·↑|-1+3·↑}
 * // → <
 * // → 0
 * // → -1
 */
export function reckon(expression: string, given?: Given, options: ReckonOptions = {}): ReckonAnswer {
  return drain(reckonWork(expression, given, options));
}
sliced(reckon, reckonWork as never);
