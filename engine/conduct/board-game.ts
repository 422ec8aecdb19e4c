/**
 * A game on a board: everything that can follow a position of a ruleset, under rules, with a vertex for each
 * position. The graph is generated as `rulesets/generate.ts` does it, at its cost; code that solves it or
 * asks about it needs no more of the ruleset than the names of the vertices and the places of the moves.
 */
import type { Mover } from '../graph/game-graph.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { Rules } from '../outcome/rules.ts';
import { known, type OverBudget } from '../result.ts';
import type { CarriedBoard } from '../rulesets/carried-board.ts';
import {
  type GeneratedGame,
  type GenerateOptions,
  generate,
  mostArcsGenerated,
  mostGenerated,
  positionsWithin,
  tooManyArcsGenerated,
  tooManyGenerated,
} from '../rulesets/generate.ts';
import {
  type Coder,
  type Ruleset,
  rulesOfRuleset,
  type UnboundedPlay,
  whyNoMisere,
} from '../rulesets/ruleset.ts';
import { rulesetOfId } from '../rulesets/ruleset-of-id.ts';
import { whyNoRoundSum } from '../simultaneous/sums.ts';
import type { GameToSolve } from '../theories/question.ts';
import type { Value } from '../values/value.ts';
import { leastArcsOf } from './table-work.ts';

/** A game on a board as it is asked for. It is data: every caller means the same game by the same record. */
export type BoardGame = Pick<CarriedBoard, 'ruleset' | 'position'> &
  GenerateOptions & {
    /** The ruleset's own if undefined. */
    readonly rules?: Rules;
  };

/** The game with its graph. Vertex 0 is the position that was asked for. */
export type GeneratedBoard = GameToSolve & {
  readonly asked: BoardGame;
  readonly ruleset: Ruleset;
  /** The position of a vertex, in the ruleset's notation. */
  nameOf(vertex: number): string;
  /**
   * The vertex of a position; undefined where the position does not follow. Precondition: `parse` accepts it.
   * O(positions).
   */
  vertexOf(position: string): number | undefined;
  /**
   * What can be played by turns at a position, each move with the vertex to which it leads. Precondition: the
   * position follows.
   */
  movesAt(position: string): readonly VertexMove[];
};

/**
 * A position with what it is worth and who wins there; undefined where no theory gives it, or no play decides
 * it.
 */
export type PositionAsked = {
  readonly position: string;
  readonly vertex: number;
  readonly value: Value | undefined;
  readonly outcome: Outcome | undefined;
};

/** A move on the board, and the vertex of the position after it. */
export type VertexMove = {
  readonly player: Mover | 'either';
  /** The places that are clicked. */
  readonly by: readonly string[];
  /** Where points count: how many the mover makes. */
  readonly points?: number;
  readonly to: number;
};

/** Precondition: there is such a ruleset. */
export const rulesetOfGame = ({ ruleset: id }: Pick<BoardGame, 'ruleset'>): Ruleset => {
  const ruleset = rulesetOfId(id);
  known(ruleset !== undefined, `there is no ruleset "${id}"`);
  return ruleset;
};

/** Precondition: the ruleset reads the text. */
export function positionRead(ruleset: Ruleset, text: string): unknown {
  const read = ruleset.parse(text);
  known(read.ok, `${ruleset.name} does not read "${text}"`);
  return read.value;
}

/** The rules under which it is played. */
export const rulesOfGame = (game: Pick<BoardGame, 'ruleset' | 'rules'>): Rules =>
  game.rules ?? rulesOfRuleset(rulesetOfGame(game));

/** How the game is looked at, where infinitely many positions follow. The same precondition as below. */
export function unboundedPlayOf(game: BoardGame): UnboundedPlay | undefined {
  const ruleset = rulesetOfGame(game);
  return ruleset.unbounded?.(positionRead(ruleset, game.position));
}

/**
 * Generates the graph; yields from time to time how many positions were met. Precondition: there is such a
 * ruleset, and it reads the position.
 */
export function* generateBoard(asked: BoardGame): Generator<number, GeneratedBoard | OverBudget, void> {
  const ruleset = rulesetOfGame(asked);
  const start = positionRead(ruleset, asked.position);
  const rules = rulesOfGame(asked);
  const none = whyNoComponents(ruleset, start, rules) ?? refusesMisere(rules, whyNoMisere(ruleset));
  if (none) return none;
  if (ruleset.unbounded?.(start)) return infinitelyMany;
  const { arcs = mostArcsGenerated(asked.positions ?? mostGenerated) } = asked;
  const parts = ruleset.openParts?.();
  // If a lower bound is too large already, the graph need not be made.
  if (leastArcsOf(parts, start) > arcs) return tooManyArcsGenerated(arcs);
  const coder = ruleset.coder(start, rules);
  const most = positionsWithin(asked.positions ?? mostGenerated, coder.cells);
  if (parts?.kind === 'keys' && (parts.leastPositions?.(start, most) ?? 0) > most)
    return tooManyGenerated(most, coder.cells);
  const found = yield* generate(coder, asked);
  if (found.kind === 'over-budget') return found;
  if (rules.play !== 'misere') return boardOf(asked, coder, found);
  const gray = found.graph.gray.includes(1) ? 'in some positions the answer to a move is forced' : undefined;
  const refused = refusesMisere(rules, gray);
  return refused ?? boardOf(asked, coder, { ...found, graph: { ...found.graph, misere: true } });
}

/** Why a board is not played in misère play, if it is asked for and something is in the way. */
function refusesMisere({ play }: Rules, why: string | undefined): OverBudget | undefined {
  return play !== 'misere' || why === undefined
    ? undefined
    : { kind: 'over-budget', isEndless: true, says: `cannot be played in misère play: ${why}` };
}

/** Why components cannot be played together where both players move at once. */
function whyNoComponents(
  { rounds }: Ruleset,
  start: unknown,
  { sum, convention }: Rules,
): OverBudget | undefined {
  if (!rounds || rounds.components(start).length === 1) return undefined;
  const why = whyNoRoundSum(sum, convention);
  return why === undefined
    ? undefined
    : { kind: 'over-budget', isEndless: true, says: `cannot be played in this way: ${why}` };
}

const infinitelyMany: OverBudget = {
  kind: 'over-budget',
  isEndless: true,
  says: 'has infinitely many positions, so that no graph has all of them; solving it looks at a part',
};

/** What was generated by a coder of the ruleset, as the game that was asked for. */
export function boardOf(
  asked: BoardGame,
  coder: Coder,
  { graph, codes }: Pick<Extract<GeneratedGame, { kind: 'generated' }>, 'graph' | 'codes'>,
): GeneratedBoard {
  const ruleset = rulesetOfGame(asked);
  const vertexAt = (position: unknown): number => {
    const code = coder.code(position);
    return code === undefined ? -1 : codes.indexOf(code);
  };
  return {
    asked,
    ruleset,
    graph,
    rules: rulesOfGame(asked),
    nameOf: (vertex) => coder.print(codes[vertex]),
    vertexOf(position) {
      const vertex = vertexAt(positionRead(ruleset, position));
      return vertex < 0 ? undefined : vertex;
    },
    movesAt: (position) =>
      // Joint rounds alone are followed where both players move at once.
      ruleset.rounds
        ? []
        : ruleset.moves(positionRead(ruleset, position)).map(({ player, by, points, to }) => {
            const vertex = vertexAt(to);
            known(vertex >= 0, 'what follows a position of the graph is in the graph');
            return { player, by, ...(points !== undefined && { points }), to: vertex };
          }),
  };
}
