/**
 * A kind of sum as a record: what it is called, what a turn moves, when play ends, and which games have it.
 * Code that plays or asks about a sum reads the record of its kind, and no other code tests which kind it is.
 * How its outcome is found is in `means.ts`.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import type { SumKind } from '../outcome/rules.ts';
import type { SumMove, SumPosition } from './position.ts';

export type KindOfSum = {
  /** In files and on the command line; it never changes. */
  readonly id: SumKind;
  /** In sentences and in the choice of a sum. */
  readonly name: string;
  /** The sign between the pieces: "a → b". */
  readonly sign: string;
  /** The same to the ear. */
  readonly spoken: string;
  /** Its letter in the code of a game in a link; empty for the one that needs none. */
  readonly letter: string;
  /** What a turn is and when play ends. */
  readonly rule: string;
  /** The same where both players move at once, for the kinds that such games have. */
  readonly roundRule?: string;
  /** Whether the order of the pieces matters. */
  readonly isOrdered: boolean;
  /** Whether a turn is one move, which ends it; else each of its pieces is moved once. */
  readonly isOneMove: boolean;
  /** Whether values of positions add up in it, so that a theory's table of sums knows it. */
  readonly addsValues: boolean;
  /** Whether two pieces that meet vanish. */
  readonly vanishes: boolean;
  /** Why these pieces have no such sum: "some nodes are gray". Undefined where they have it. */
  whyNot(graph: GameGraph, pieces: ArrayLike<number>): string | undefined;
  /**
   * The moves that can be made next in a turn that has been partly made. The position is the one before the
   * turn.
   */
  nextMoves(graph: GameGraph, position: SumPosition, made: readonly SumMove[]): SumMove[];
  /** Whether a turn may end although more pieces could be moved in it. */
  mayEnd(made: readonly SumMove[]): boolean;
};
