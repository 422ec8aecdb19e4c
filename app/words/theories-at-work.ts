/** What the interface says of the theories at work. */
import type { TheoryAtWork } from '../../workers/protocol.ts';
import { counted, many } from './counting.ts';

const nodes = (count: number): string => many(count, 'node', 'nodes');

export const theoriesAtWork = {
  onNodes: (name: string, count: number) => `${name} on ${nodes(count)}`,
  /** For this many nodes beside others that have a theory; undefined for the whole graph. */
  covers: (uncovered: number | undefined) =>
    uncovered === undefined ? 'No theory covers this graph' : `No theory covers ${nodes(uncovered)}`,
  /** What a theory would cover if it were chosen. */
  offer: (covered: number, of: number) =>
    covered === of
      ? 'Applies'
      : covered === 0
        ? 'Does not apply'
        : `Applies to ${counted(covered)} of ${nodes(of)}`,
  /**
   * "Smith–Fraenkel–Perl on 5 nodes; none covers 3: a gray node has several options, and there is a cycle".
   */
  line(parts: readonly TheoryAtWork[], uncovered: number, reason: string): string {
    if (parts.length === 0) return `${theoriesAtWork.covers(undefined)}: ${reason}`;
    const names = parts.map(({ name, count }) => theoriesAtWork.onNodes(name, count)).join('; ');
    return uncovered === 0 ? names : `${names}; none covers ${counted(uncovered)}: ${reason}`;
  },
} as const;
