/**
 * What a text in a ruleset's notation says, whether or not it is a position yet: its board is drawn all the
 * same, with every problem by its place.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';

export type Draft<Position = unknown> = {
  /** What could be read; a position of the ruleset if there are no problems. */
  readonly position: Position;
  readonly problems: readonly Problem[];
};

/** The position of a draft that is one. */
export const soundPosition = <Position>({ position, problems }: Draft<Position>): Result<Position> =>
  problems.length > 0 ? refused(problems) : accepted(position);
