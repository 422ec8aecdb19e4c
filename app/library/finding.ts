/** Small games of which a condition is true. */
import {
  type DrawingsAsked,
  type FindTest,
  type FoundMembers,
  type GameCondition,
  membersOfEnd,
  openConditionCheck,
  openMembers,
  plainKind,
  problemsAmongDrawings,
  readDrawingOrders,
  readGameCondition,
  readKind,
} from '../../engine/find/index.ts';
import { accepted, refused } from '../../engine/result.ts';
import { findDrawings } from '../../engine/run.ts';
import { othersTurn, slice } from './others-turn.ts';
import { orThrow } from './refusals.ts';
import type { FindSummary, FoundGame, SliceOptions } from './types.ts';
import { measuresCalled } from './work-on-games.ts';

export type FindOptions = SliceOptions & {
  /**
   * Which drawings: "impartial" or "partizan", and "gray", "loops" or "acyclic", with commas between. White
   * impartial drawings without loops if left out.
   */
  readonly kind?: string;
  /** Ids of `measures`: each becomes a member of every game. */
  readonly measures?: readonly string[];
};

function conditionOf(text: string): GameCondition {
  const condition = orThrow(readGameCondition(text));
  const problems = problemsAmongDrawings(condition);
  return orThrow(problems.length > 0 ? refused(problems) : accepted(condition));
}

/** The only place that says that the members of a game have the types which the library promises. */
const asGame = (members: FoundMembers): FoundGame => members as unknown as FoundGame;

/**
 * Finds games among all drawings of so many nodes, each drawing once up to isomorphism, by their nodes and
 * then by their arcs. A start is a node from which all others can be reached. The condition is a text, as
 * `grundy find` takes it, or a function of a game. Between slices of work other tasks can run.
 *
 * The search ends when you leave the loop. At its own end no drawing is left out.
 *
 * @returns The games, one after the other, and at the end what is true then.
 * @throws A refusal where the condition, the kind or a measure cannot be read; the signal's reason if it is
 * aborted.
 * @example
 * import { find } from 'grundy';
 *
 * for await (const { drawing, text } of find([1, 4], 'value > 0 and is infinitesimal', { kind: 'partizan' })) {
 *   console.log(`${drawing} is ${text}`);
 *   break;
 * }
 * const odd = ({ text, arcs }) => text === '0' && arcs % 2 === 1;
 * for await (const { drawing } of find(4, odd, { kind: 'acyclic' })) console.log(drawing);
 * // → a ->L b; a ->R c; c -> b is ↑
 * // → a -> b; b -> c, d
 * // → a -> b, c; b -> d; c -> b, d
 */
export async function* find(
  nodes: number | readonly [least: number, most: number],
  that: string | ((game: FoundGame) => boolean),
  options: FindOptions = {},
): AsyncGenerator<FoundGame, FindSummary, void> {
  const { kind, measures = [], signal, onProgress } = options;
  const range = orThrow(readDrawingOrders(typeof nodes === 'number' ? `${nodes}` : nodes.join('..')));
  const drawings: DrawingsAsked = {
    ...range,
    kind: kind === undefined ? plainKind : orThrow(readKind(kind)),
  };
  const members = openMembers(measuresCalled(measures).map(({ id }) => id));
  const test: FindTest =
    typeof that === 'string'
      ? openConditionCheck(conditionOf(that)).holds
      : (game) => that(asGame(members(game)));
  const games = findDrawings(drawings, test, { kind: 'all' });
  let until = performance.now() + slice;
  for (;;) {
    signal?.throwIfAborted();
    const next = games.next();
    if (next.done) return membersOfEnd(next.value);
    if (next.value.kind === 'game') yield asGame(members(next.value.game));
    else if (performance.now() >= until) {
      const { drawings: done, of } = next.value.end;
      onProgress?.({ doing: 'solving', done, of: Number(of) });
      await othersTurn();
      until = performance.now() + slice;
    }
  }
}
