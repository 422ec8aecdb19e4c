/**
 * The questions about a game on a board, whose positions are named as on the board. They read what the game's
 * solving has found; what follows a position has a vertex each, with which every question of the register can
 * be asked too. Nothing is generated or solved for them again.
 */
import type { GameGraph, Mover } from '../graph/game-graph.ts';
import { graphOfSome, type NearAsked, verticesNear } from '../graph/near-part.ts';
import { spaceOf } from '../graph/space.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { questionFor } from '../questions/register.ts';
import type { OverBudget } from '../result.ts';
import { betterOptions, type GivenAway, givenAway } from '../sums/move-order.ts';
import type { NoHeat, SumHeat } from '../sums/sum-heat.ts';
import type { ValueOrder } from '../theories/capabilities.ts';
import { valueAt } from '../theories/labelling.ts';
import type { Value } from '../values/value.ts';
import { sameValue } from '../values/words.ts';
import type { PositionAsked, VertexMove } from './board-game.ts';
import { countValues, meansValue, rowCalled, type ValueCount, type ValueCounts } from './board-values.ts';
import { type BoardGraph, graphToDraw } from './drawn-board.ts';
import { heatOfPly, heatOfPosition } from './heat-on-board.ts';
import { type MeasuredCount, measuredValues, type ValuesWanted } from './measured-values.ts';
import type { SolvedBoard } from './memory.ts';
import { type RoundsOfPosition, roundsAt } from './rounds-at.ts';
import { outcomeByValue } from './solve.ts';

/**
 * The part of the graph of a game about a position, which is its vertex 0: all of it, in the order of the
 * whole, where that has few enough positions.
 */
export type PartOfBoard = {
  readonly graph: GameGraph;
  /** Per vertex of the part what is known of it; their own vertices are those of the whole graph. */
  readonly found: readonly PositionAsked[];
  /** Per vertex of the part 1 where it has moves that lead out of it. */
  readonly cut: Uint8Array;
  /** Per position of the line that was asked for the vertex of the part, -1 where it does not follow. */
  readonly line: readonly number[];
  /** The number of positions of the whole graph. */
  readonly total: number;
};

/** Which part: that of a position, with the positions of a line that led there. */
export type PartAsked = NearAsked & { readonly position: string; readonly line: readonly string[] };

/**
 * A play that a game's move is a part of: who moved, from which position to which, in the ruleset's notation.
 */
export type PlyAsked = { readonly from: string; readonly to: string; readonly by: Mover };

/**
 * What each question is asked about. Positions are in the ruleset's notation, and its `parse` accepts them.
 */
export type BoardAbout = {
  readonly position: { readonly position: string };
  readonly options: { readonly position: string };
  /** `most` of the positions that have the value, after the first `from`. */
  readonly positions: { readonly value: Value; readonly most: number; readonly from?: number };
  /**
   * `most` of the values of all positions, the most frequent first, after the first few that are left out.
   */
  readonly values: ValuesWanted;
  /**
   * A value, or a game that has one, in any notation that is read; or a position, which need not be one yet.
   */
  readonly find: { readonly text: string };
  readonly order: { readonly position: string };
  readonly line: { readonly start: string; readonly plies: readonly PlyAsked[] };
  readonly graph: object;
  readonly part: PartAsked;
  readonly rounds: { readonly position: string };
};

type Answers = {
  /** One position; it says so if the position does not follow the one that the game began with. */
  readonly position: PositionAsked;
  /** What can be played at a position, with what it is worth itself, and what each move leads to. */
  readonly options: {
    readonly at: PositionAsked;
    readonly moves: readonly (Omit<VertexMove, 'to'> & { readonly to: PositionAsked })[];
  };
  /**
   * The first positions that have a value, in the order in which they were met, and how many have it in all.
   */
  readonly positions: { readonly positions: readonly string[]; readonly count: number };
  readonly values: Pick<ValueCounts, 'withoutValue'> & {
    readonly rows: readonly MeasuredCount[];
    readonly different: number;
  };
  /** What the text means as a value and as a position, as far as it means either. */
  readonly find: {
    /** The value, its row among all values, the most frequent first, and how many positions have it. */
    readonly value: (ValueCount & { readonly row: number }) | undefined;
    /** It is read as a value, or as a game, though perhaps no position has it. */
    readonly isValue: boolean;
    /**
     * Where it is a position of the ruleset: with what is known of it if it follows, alone if it does not.
     */
    readonly position: PositionAsked | { readonly position: string; readonly vertex: undefined } | undefined;
  };
  /**
   * For either player, by move in the order of `options`: the moves of that player with better values, none
   * of another player's move. Undefined where the values are in no order that is known.
   */
  readonly order: { readonly better: Readonly<Record<Mover, readonly (readonly number[])[] | undefined>> };
  /**
   * How hot the start is, if that is known, and what each ply gave away; undefined for a ply that does not
   * belong to the game.
   */
  readonly line: { readonly start?: SumHeat | NoHeat; readonly gave: readonly (GivenAway | undefined)[] };
  readonly graph: BoardGraph;
  readonly part: PartOfBoard;
  readonly rounds: RoundsOfPosition;
};

export type BoardQuestionId = keyof Answers;
export type AnswerOnBoard<Id extends BoardQuestionId> = Id extends BoardQuestionId
  ? Answers[Id] & { readonly kind: Id }
  : never;

type Asking<Id extends BoardQuestionId> = (
  board: SolvedBoard,
  about: BoardAbout[Id],
) => Generator<number, Answers[Id] | OverBudget, void>;

const questions: { readonly [Id in BoardQuestionId]: Asking<Id> } = {
  *position(board, { position }) {
    const vertex = board.vertexOf(position);
    return vertex === undefined ? elsewhere(board, position) : yield* positionFound(board, vertex);
  },
  *options(board, { position }) {
    const vertex = board.vertexOf(position);
    if (vertex === undefined) return elsewhere(board, position);
    if (board.part?.isBeyond(vertex)) return outside(board, position);
    const at = yield* positionFound(board, vertex);
    const moves: Answers['options']['moves'][number][] = [];
    for (const { to, ...move } of board.movesAt(position))
      moves.push({ ...move, to: yield* positionFound(board, to) });
    return { at, moves };
  },
  *positions({ solved: { labelling }, nameOf }, { value, most, from = 0 }) {
    const isMeant = labelling.table.map((each) => sameValue(each, value));
    const found: string[] = [];
    let count = 0;
    for (const [vertex, code] of labelling.codes.entries()) {
      if (code < 0 || !isMeant[code]) continue;
      if (count >= from && found.length < most) found.push(nameOf(vertex));
      count++;
    }
    return { positions: found, count };
  },
  *values({ solved: { labelling } }, wanted) {
    const { rows, withoutValue } = countValues(labelling);
    yield rows.length;
    const measured = yield* measuredValues(labelling, wanted);
    return { rows: measured, different: rows.length, withoutValue };
  },
  *find(board, { text }) {
    const row = yield* rowCalled(board, text);
    const counted = row === undefined ? undefined : countValues(board.solved.labelling).rows[row];
    const read = board.ruleset.parse(text);
    const position = read.ok ? board.ruleset.print(read.value) : undefined;
    const vertex = position === undefined ? undefined : board.vertexOf(position);
    return {
      value: counted && row !== undefined ? { ...counted, row } : undefined,
      isValue: counted !== undefined || meansValue(board, text),
      position:
        vertex !== undefined
          ? yield* positionFound(board, vertex)
          : position !== undefined
            ? { position, vertex }
            : undefined,
    };
  },
  *order(board, { position }) {
    const vertex = board.vertexOf(position);
    if (vertex === undefined) return elsewhere(board, position);
    if (board.part?.isBeyond(vertex)) return outside(board, position);
    const moves = board.movesAt(position);
    const order = orderOf(board);
    const better = { left: undefined, right: undefined } as Record<Mover, Answers['order']['better'][Mover]>;
    for (const by of ['left', 'right'] as const) {
      const mine = [...moves.keys()].filter((move) => isMoveOf(moves[move], by));
      const options: PositionAsked[] = [];
      for (const move of mine) options.push(yield* positionFound(board, moves[move].to));
      const found = yield* betterOptions(options, by, order);
      const rows = moves.map((): readonly number[] => []);
      for (const [i, move] of mine.entries()) rows[move] = found?.[i].map((option) => mine[option]) ?? [];
      better[by] = found && rows;
    }
    return { better };
  },
  *line(board, { start, plies }) {
    const vertex = board.vertexOf(start);
    const gave: (GivenAway | undefined)[] = [];
    const order = orderOf(board);
    for (const ply of plies) gave.push(yield* plyJudged(board, ply, order));
    const heat = vertex === undefined ? undefined : heatOfPosition(board, vertex);
    return { ...(heat && { start: heat }), gave };
  },
  graph: graphToDraw,
  *rounds(board, { position }) {
    const vertex = board.vertexOf(position);
    if (vertex === undefined) return elsewhere(board, position);
    return yield* roundsAt(board, yield* positionFound(board, vertex));
  },
  *part(board, asked) {
    const vertex = board.vertexOf(asked.position);
    if (vertex === undefined) return elsewhere(board, asked.position);
    const line = asked.line.map((position) => board.vertexOf(position));
    const vertices = verticesOfPart(board.graph, vertex, line, asked);
    const found: PositionAsked[] = [];
    for (const each of vertices) found.push(yield* positionFound(board, each));
    const place = new Map(vertices.map((each, i) => [each, i]));
    return {
      ...graphOfSome(board.graph, vertices),
      found,
      line: line.map((each) => (each === undefined ? -1 : (place.get(each) ?? -1))),
      total: board.graph.order,
    };
  },
};

/** Whether a question is about the positions of a board, and not in the register. */
export const isBoardQuestion = (id: string): id is BoardQuestionId => Object.hasOwn(questions, id);

function verticesOfPart(
  graph: GameGraph,
  vertex: number,
  line: readonly (number | undefined)[],
  asked: PartAsked,
): readonly number[] {
  if (graph.order <= asked.most) return Array.from({ length: graph.order }, (_, v) => v);
  const along = line.filter((each) => each !== undefined);
  return [...new Set([...verticesNear(graph, vertex, asked), ...along])];
}

/** Answers a question about a game on a board; refused in words where the position does not follow. */
export function* askBoard<Id extends BoardQuestionId>(
  id: Id,
  about: BoardAbout[Id],
  board: SolvedBoard,
): Generator<number, AnswerOnBoard<Id> | OverBudget, void> {
  const answer: Answers[Id] | OverBudget = yield* questions[id](board, about);
  // The id says which answer it is, but the type of a table cannot say so.
  return 'kind' in answer ? answer : ({ kind: id, ...answer } as unknown as AnswerOnBoard<Id>);
}

const isMoveOf = ({ player }: Pick<VertexMove, 'player'>, by: Mover): boolean =>
  player === by || player === 'either';

/** Opened once for a question, which may compare the same values again. */
const orderOf = ({ solved, rules }: SolvedBoard): ValueOrder | undefined =>
  solved.choice.theory?.order?.(rules);

function* plyJudged(
  board: SolvedBoard,
  { from, to, by }: PlyAsked,
  order: ValueOrder | undefined,
): Generator<number, GivenAway | undefined, void> {
  const [start, reached] = [board.vertexOf(from), board.vertexOf(to)];
  if (start === undefined || reached === undefined || board.part?.isBeyond(start)) return undefined;
  const own = board.movesAt(from).filter((move) => isMoveOf(move, by));
  const vertices = [...new Set(own.map((move) => move.to))];
  if (!vertices.includes(reached)) return undefined;
  const options: PositionAsked[] = [];
  for (const vertex of vertices) options.push(yield* positionFound(board, vertex));
  const gave = yield* givenAway(options, options[vertices.indexOf(reached)], by, order);
  const heat = heatOfPly(board, start, reached, by);
  return heat ? { ...gave, heat } : gave;
}

const elsewhere = ({ asked }: SolvedBoard, position: string): OverBudget => ({
  kind: 'over-budget',
  says: `${position} does not follow ${asked.position}: it has another board or other pieces, or no moves lead there.`,
});

const outside = ({ part }: SolvedBoard, position: string): OverBudget => ({
  kind: 'over-budget',
  says: `${position} lies outside the part that Grundy looked at, ${part?.called}; begin the game with this position to look further.`,
});

function* positionFound(board: SolvedBoard, vertex: number): Generator<number, PositionAsked, void> {
  const value = valueAt(board.solved.labelling, vertex);
  return { position: board.nameOf(vertex), vertex, value, outcome: yield* outcomeAt(board, vertex) };
}

/** Read off the value where that says it; else all outcomes are found by play, once. */
function* outcomeAt(board: SolvedBoard, vertex: number): Generator<number, Outcome | undefined, void> {
  const { solved, graph, rules, memory } = board;
  const said = solved.classes[solved.outcomes[vertex]] ?? outcomeByValue(solved, vertex, rules);
  // For a part of infinitely many positions nothing more is certain: play in the part alone would end where
  // play in the whole continues.
  if (said !== undefined || board.part || spaceOf(graph) !== 'graph') return said;
  const { outcomes, classes } = yield* memory.recall(board).whoWins();
  return classes[outcomes[vertex]];
}

/**
 * For a scoring game that is not guaranteed: the position and the two scores that show this, in sentences.
 * Otherwise none.
 */
export function* whyUnguaranteed(
  board: Pick<SolvedBoard, 'graph' | 'rules' | 'solved' | 'memory' | 'nameOf'>,
): Generator<number, readonly string[], void> {
  const about = { vertex: 0 };
  const value = valueAt(board.solved.labelling, about.vertex);
  if (value?.kind !== 'scoring' || value.guaranteed) return [];
  const evidence = board.memory.recall(board);
  const question = questionFor('guarantee', evidence, about);
  if (!question.ok) return [];
  const answer = yield* question.value.ask(evidence, about);
  return answer.kind === 'over-budget' ? [] : question.value.sentences(answer, board.nameOf);
}
