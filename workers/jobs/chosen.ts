/** The theories that gave the values, in the form in which answers carry them. */
import type { ChosenTheory } from '../../engine/run.ts';
import type { TheoryUsed } from '../protocol.ts';

export const chosenOf = ({ theory, reason, parts, uncovered }: ChosenTheory): TheoryUsed => ({
  theory: theory?.id,
  name: theory?.name ?? '',
  reason,
  parts: parts.map(({ theory: { id, name }, reason: why, count }) => ({ id, name, reason: why, count })),
  uncovered,
});
