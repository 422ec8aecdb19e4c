/** A strategy played out against a person: what has been played, where that leads, and what it means when play comes round. */
import type { Claim, Step, Strategy } from '../../../engine/index.ts';

export type Position = Strategy['positions'][number];
export type Turn = Position['replies'][number];

export const otherPlayer = { left: 'right', right: 'left' } as const;

/** The place of the position that is on the board. */
const placeAfter = (turns: readonly Turn[]): number => turns.at(-1)?.then ?? 0;

export const positionAfter = ({ positions }: Strategy, turns: readonly Turn[]): Position =>
  positions[placeAfter(turns)];

export type Standing =
  | { readonly kind: 'open' }
  /** The person has no move. */
  | { readonly kind: 'over' }
  /** The position was there before: since then play was in both components, or in one alone. */
  | { readonly kind: 'round'; readonly alone: Step['in'] | undefined };

export function standingAfter(strategy: Strategy, turns: readonly Turn[]): Standing {
  if (positionAfter(strategy, turns).replies.length === 0) return { kind: 'over' };
  const places = [0, ...turns.map(({ then }) => then)];
  const before = places.slice(0, -1).lastIndexOf(placeAfter(turns));
  if (before < 0) return { kind: 'open' };
  const since = new Set(turns.slice(before).flatMap(({ move, answer }) => [move.in, answer.in]));
  const [alone] = since;
  return { kind: 'round', alone: since.size === 1 ? alone : undefined };
}

/** Who has the follower’s part, and whether that player starts. */
export function partOf({ about, holds }: Pick<Claim, 'about' | 'holds'>) {
  const survivor = about === 'at least' ? 'left' : 'right';
  return { player: holds ? survivor : otherPlayer[survivor], moves: holds ? 'second' : 'first' } as const;
}
