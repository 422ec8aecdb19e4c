/** What a class can choose from at a view: outcomes, nodes, arcs, moves, by the names that it sees. */
import { calledNode, type GameDocument, type GameEdge, isSolo } from '../document/document.ts';
import { unionOfArcs } from '../graph/build.ts';
import { isAcyclic } from '../graph/components.ts';
import { type GameGraph, isImpartial, type Mover } from '../graph/game-graph.ts';
import { spaceOf } from '../graph/space.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import { type Outcome, simultaneousOutcomes } from '../outcome/outcome.ts';
import { type Rules, sidesMatter } from '../outcome/rules.ts';
import type { BoardMove } from '../rulesets/board.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { AskedChoice } from './asked.ts';
import type { BoardPictured, DrawingPictured } from './seen-picture.ts';

const strict: readonly Outcome[] = ['L', 'R', 'N', 'P'];
const withDraws: readonly Outcome[] = [...strict, 'D', 'N^', 'Nv', 'P^', 'Pv'];

/**
 * Who can win games of this kind under these rules, as far as it depends on no value: where play can go
 * round, or scores can be 0, there are draws. None where the values have no outcome class. O(nodes + arcs).
 */
export function outcomesPossible(graph: GameGraph, rules: Rules): readonly Outcome[] {
  const space = spaceOf(graph);
  if (space === 'joint') return rules.convention === 'normal' ? simultaneousOutcomes : [];
  if (space === 'scored') return withDraws;
  const ends = isAcyclic(unionOfArcs(graph.left, graph.right));
  if (isImpartial(graph)) return ends ? ['N', 'P'] : ['N', 'P', 'D'];
  return ends || sidesMatter(rules) ? strict : withDraws;
}

/** As an answer to “Who wins?”. */
const winners: Readonly<Partial<Record<Outcome, string>>> = {
  L: 'Left',
  R: 'Right',
  N: 'the player who moves first',
  P: 'the player who moves second',
  D: 'a draw',
};

export const winnerCalled = (outcome: Outcome): string => winners[outcome] ?? outcomeClasses[outcome].says;

/** A move on a drawing or a board, as it is chosen. */
export type MoveChoice = {
  readonly choice: AskedChoice;
  /** The number of the node that it leads to, or the position. */
  readonly to: number | string;
};

export const arcCalled = ({ nodes }: GameDocument, { from, to }: Pick<GameEdge, 'from' | 'to'>): string => {
  const named = (id: string) => calledNode(nodes.find((node) => node.id === id)!);
  return `${named(from)} → ${named(to)}`;
};

const whose = { left: ' (Left)', right: ' (Right)', either: '', both: ' (both)' } as const;

export const nodeChoices = ({ nodes }: GameDocument, pictured: DrawingPictured): readonly AskedChoice[] =>
  nodes.map((node, i) => ({ name: calledNode(node), ...pictured.nodes[i] }));

/** O(arcs). */
export function arcChoices(document: GameDocument, pictured: DrawingPictured): readonly AskedChoice[] {
  const partizan = document.edges.some(({ player }) => player !== 'either');
  return document.edges.map((edge, i) => ({
    name: `${arcCalled(document, edge)}${partizan ? whose[edge.player] : ''}`,
    ...pictured.arcs[i],
  }));
}

/** The moves of a player from a node; two arcs to one node are one move. */
export function drawnMoves(
  document: GameDocument,
  from: string,
  player: Mover,
  pictured: DrawingPictured,
): readonly MoveChoice[] {
  const index = new Map(document.nodes.map(({ id }, i) => [id, i]));
  const moves = new Map<number, MoveChoice>();
  for (const [i, edge] of document.edges.entries()) {
    if (edge.from !== from || !isSolo(edge) || (edge.player !== player && edge.player !== 'either')) continue;
    const to = index.get(edge.to)!;
    if (!moves.has(to))
      moves.set(to, { choice: { name: arcCalled(document, edge), ...pictured.arcs[i] }, to });
  }
  return [...moves.values()];
}

/** The legal moves of a player on a board, by the places that are clicked. */
export function movesOnBoard(
  ruleset: Ruleset,
  position: unknown,
  player: Mover,
  { places }: BoardPictured,
): readonly MoveChoice[] {
  return ruleset
    .moves(position)
    .filter((move) => move.player === player || move.player === 'either')
    .map((move) => ({ choice: choiceOf(move, places), to: ruleset.print(move.to) }));
}

function choiceOf({ by, inAnyOrder }: BoardMove, places: BoardPictured['places']): AskedChoice {
  const name = by.join(inAnyOrder ? ' and ' : ' → ');
  const at = by.flatMap((place) => places.get(place)?.at ?? []);
  if (at.length === 1) return { name, at: at[0] };
  return at.length === 0 ? { name } : { name, along: at.map(({ x, y }) => ({ x, y })) };
}

const mover = { left: 'Left’s', right: 'Right’s' } as const;

/** "Left’s move from b"; where both players have the same moves, "the move from b". */
export const moveAbout = (
  player: Mover,
  edges: readonly Pick<GameEdge, 'player'>[],
  from: string | undefined,
): string => {
  const isOwn = edges.some((edge) => edge.player !== 'either');
  return `${isOwn ? mover[player] : 'the'} move${from === undefined ? '' : ` from ${from}`}`;
};
