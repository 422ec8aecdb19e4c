/**
 * A game of a person against a strategy: the turns so far, the position, and what it means if a position
 * recurs.
 */
import type { GameEdge, GameNode, NodeId } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { opponentOf } from '../../engine/sums/index.ts';
import type { Claim, Step, Strategy } from '../../engine/theories/index.ts';
import type { Sentence } from '../store/state/frame.ts';
import type { ProofPlayed, Turn } from '../store/state/showing.ts';
import { words } from '../words.ts';
import type { WalkFrames } from './frames.ts';

export type Position = Strategy['positions'][number];

/** The index of the current position. */
const placeAfter = (turns: readonly Turn[]): number => turns.at(-1)?.then ?? 0;

export const positionAfter = ({ positions }: Strategy, turns: readonly Turn[]): Position =>
  positions[placeAfter(turns)];

/** The turns that these moves of the person make, as far as the strategy knows the moves. */
export function turnsBy(strategy: Strategy, moves: readonly Step[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const { in: component, to } of moves) {
    const { replies } = positionAfter(strategy, turns);
    const turn = replies.find(({ move }) => move.in === component && move.to === to);
    if (!turn) break;
    turns.push(turn);
  }
  return turns;
}

export type Standing =
  | { readonly kind: 'open' }
  /** The person has no move. */
  | { readonly kind: 'over' }
  /** The position occurred before: since then play was in both components, or in one alone. */
  | { readonly kind: 'repeat'; readonly alone: Step['in'] | undefined };

export function standingAfter(strategy: Strategy, turns: readonly Turn[]): Standing {
  if (positionAfter(strategy, turns).replies.length === 0) return { kind: 'over' };
  const places = [0, ...turns.map(({ then }) => then)];
  const before = places.slice(0, -1).lastIndexOf(placeAfter(turns));
  if (before < 0) return { kind: 'open' };
  const since = new Set(turns.slice(before).flatMap(({ move, answer }) => [move.in, answer.in]));
  const [alone] = since;
  return { kind: 'repeat', alone: since.size === 1 ? alone : undefined };
}

/** Who has the follower’s part, and whether that player starts. */
export function partOf({ about, holds }: Pick<Claim, 'about' | 'holds'>) {
  const survivor = about === 'at least' ? 'left' : 'right';
  return { player: holds ? survivor : opponentOf[survivor], moves: holds ? 'second' : 'first' } as const;
}

/** The player of the drawing's arc along which a step goes: in −b the colours are swapped. */
const alongArcOf = (player: Mover, step: Step): Mover => (step.in === 'a' ? player : opponentOf[player]);

const arcOf = (mover: Mover, step: Step, from: NodeId, to: NodeId): GameEdge => ({
  player: alongArcOf(mover, step),
  from,
  to,
});

/**
 * The arcs of the person's move and of the strategy's answer, from the position in which the person is to
 * move.
 */
export function arcsOfTurn(
  claim: Pick<Claim, 'about' | 'holds'>,
  { x, y }: Pick<Position, 'x' | 'y'>,
  { move, answer }: Pick<Turn, 'move' | 'answer'>,
  ids: readonly NodeId[],
): readonly GameEdge[] {
  const { player } = partOf(claim);
  const place = (component: Step['in']): number => (component === 'a' ? x : y);
  // The answer continues from where the person's move led, if it is in the same component.
  const answered = answer.in === move.in ? move.to : place(answer.in);
  return [
    arcOf(opponentOf[player], move, ids[place(move.in)], ids[move.to]),
    arcOf(player, answer, ids[answered], ids[answer.to]),
  ];
}

/** The arc of the strategy's first move, if the player who follows it begins. */
export function arcOfOpening(
  claim: Pick<Claim, 'about' | 'holds'>,
  opening: Step,
  pair: ProofPlayed['pair'],
  ids: readonly NodeId[],
): GameEdge {
  return arcOf(partOf(claim).player, opening, pair[opening.in === 'a' ? 0 : 1], ids[opening.to]);
}

/** The game as frames: one for each turn, the person's move and the strategy's reply. */
export function proofFrames(nodes: readonly GameNode[], proof: ProofPlayed): WalkFrames {
  const { claim, strategy, pair, ids, turns } = proof;
  const { player } = partOf(claim);
  const person = opponentOf[player];
  const node = (id: NodeId): Sentence[number] => {
    const known = nodes.find((each) => each.id === id);
    return known ? { node: known } : id;
  };
  const stepOf = (mover: Mover, { in: component, to }: Step): Sentence => [
    `${words.player[mover]} in ${component === 'b' ? '−' : ''}`,
    node(pair[component === 'a' ? 0 : 1]),
    ': to ',
    node(ids[to]),
  ];
  const verdictAfter = (at: number): string => {
    const standing = standingAfter(strategy, turns.slice(0, at));
    if (standing.kind === 'over') return words.noMove(words.player[person], words.player[player]);
    if (standing.kind === 'open') return `${words.toMove(words.player[person])}.`;
    return 'This position has occurred before: play can repeat for ever.';
  };
  return {
    unit: 'move',
    last: turns.length,
    amount: () => 1,
    sentence(at) {
      const turn = turns[at - 1];
      const played = turn
        ? [...stepOf(person, turn.move), '; ', ...stepOf(player, turn.answer), '. ']
        : strategy.opening
          ? [...stepOf(player, strategy.opening), '. ']
          : [];
      return [...played, verdictAfter(at)];
    },
    lit(at) {
      const { x, y } = positionAfter(strategy, turns.slice(0, at));
      const before = positionAfter(strategy, turns.slice(0, Math.max(0, at - 1)));
      const turn = turns[at - 1];
      const arcs = turn ? arcsOfTurn(claim, before, turn, ids) : [];
      return { nodes: [ids[x], ids[y]], arcs };
    },
    rings: false,
  };
}
