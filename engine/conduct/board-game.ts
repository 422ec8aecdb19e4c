/**
 * A game on a board: everything that can follow a position of a ruleset, under rules, with a vertex for each position.
 * The graph is generated as `rulesets/generate.ts` does it, at its cost; whoever solves it or asks about it needs no
 * more of the ruleset than the names of the vertices and the places of the moves.
 */
import type { Mover } from '../graph/game-graph.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { type Rules, sameRules } from '../outcome/rules.ts';
import { known, type OverBudget } from '../result.ts';
import type { CarriedBoard } from '../rulesets/carried-board.ts';
import { type GenerateOptions, generate } from '../rulesets/generate.ts';
import { rulesets } from '../rulesets/register.ts';
import { type Ruleset, rulesOfRuleset } from '../rulesets/ruleset.ts';
import type { GameToSolve } from '../theories/question.ts';
import type { Value } from '../values/value.ts';

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
  /** The vertex of a position; undefined where the position does not follow. Precondition: `parse` accepts it. O(positions). */
  vertexOf(position: string): number | undefined;
  /** What can be played at a position, each move with the vertex to which it leads. Precondition: the position follows. */
  movesAt(position: string): readonly VertexMove[];
};

/** A position with what it is worth and who wins there; undefined where no theory gives it, or no play decides it. */
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

const rulesetOf = ({ ruleset: id }: BoardGame): Ruleset => {
  const ruleset = rulesets.find((each) => each.id === id);
  known(ruleset !== undefined, `there is no ruleset "${id}"`);
  return ruleset;
};

function positionRead(ruleset: Ruleset, text: string): unknown {
  const read = ruleset.parse(text);
  known(read.ok, `${ruleset.name} does not read "${text}"`);
  return read.value;
}

const rulesOf = (game: BoardGame): Rules => game.rules ?? rulesOfRuleset(rulesetOf(game));

/** Whether both mean the same game; by how many positions it is bounded does not matter. Precondition: both positions are printed. */
export const isSameBoard = (a: BoardGame, b: BoardGame): boolean =>
  a.ruleset === b.ruleset && a.position === b.position && sameRules(rulesOf(a), rulesOf(b));

/**
 * Generates the graph; yields from time to time how many positions were met. Precondition: there is such a ruleset, and it reads
 * the position.
 */
export function* generateBoard(asked: BoardGame): Generator<number, GeneratedBoard | OverBudget, void> {
  const ruleset = rulesetOf(asked);
  const coder = ruleset.coder(positionRead(ruleset, asked.position));
  const found = yield* generate(coder, asked);
  if (found.kind === 'over-budget') return found;
  const { graph, codes } = found;
  const vertexAt = (position: unknown): number => {
    const code = coder.code(position);
    return code === undefined ? -1 : codes.indexOf(code);
  };
  return {
    asked,
    ruleset,
    graph,
    rules: rulesOf(asked),
    nameOf: (vertex) => coder.print(codes[vertex]),
    vertexOf(position) {
      const vertex = vertexAt(positionRead(ruleset, position));
      return vertex < 0 ? undefined : vertex;
    },
    movesAt: (position) =>
      ruleset.moves(positionRead(ruleset, position)).map(({ player, by, points, to }) => {
        const vertex = vertexAt(to);
        known(vertex >= 0, 'what follows a position of the graph is in the graph');
        return { player, by, ...(points !== undefined && { points }), to: vertex };
      }),
  };
}
