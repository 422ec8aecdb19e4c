/**
 * Collects what the readers of other programs' texts find: nodes by their words, arcs, and every problem by its
 * place. Nodes and arcs keep the order in which they first appear; an arc that is written twice is one. Each
 * operation is O(1).
 */
import { accepted, type Result, refused } from '../../result.ts';
import { mostLetters, type Player, saysTooLong } from '../document.ts';
import type { EdgeListArc, EdgeListGraph, EdgeListNode } from '../edge-list/parse.ts';
import { beginChecks } from '../reading/checks.ts';

/** `notes` are sentences that tell the person what the text contains beside its graph. */
export type ForeignRead = { readonly graph: EdgeListGraph; readonly notes: readonly string[] };

/** The most arcs read: groups joined to groups could otherwise fill the memory. */
export const mostArcs = 1_000_000;

/** Starts collecting a graph; it is empty. */
export function beginGraph() {
  const nodes = new Map<string, { gray: boolean; name?: string }>();
  const arcs = new Map<string, EdgeListArc>();
  const notes = new Set<string>();
  const checks = beginChecks();
  let written = 0;
  return {
    node(word: string): { gray: boolean; name?: string } {
      const known = nodes.get(word);
      if (known) return known;
      const node = { gray: false };
      nodes.set(word, node);
      return node;
    },
    /** Adds an arc, and its ends as nodes. False if there are too many arcs. */
    arc(from: string, to: string, player: Player = 'either'): boolean {
      this.node(from);
      this.node(to);
      if (++written > mostArcs) return false;
      arcs.set(JSON.stringify([from, to, player]), { from, to, player });
      return true;
    },
    /** Keeps a sentence for the person once, however often it is given. */
    note: (says: string): unknown => notes.add(says),
    wrong: checks.add,
    count: (): number => nodes.size,
    done(): Result<ForeignRead> {
      for (const [i, [word, { name = word }]] of [...nodes].entries()) {
        const letters = Math.max(word.length, name.length);
        if (letters > mostLetters) checks.add(`node ${i + 1}, ${name.slice(0, 20)}…`, saysTooLong(letters));
      }
      const problems = checks.problems();
      if (problems.length > 0) return refused(problems);
      if (nodes.size === 0) return refused([{ place: 'line 1', says: 'it has no nodes' }]);
      const made = [...nodes].map(([word, { gray, name }]): EdgeListNode => {
        return name === undefined ? { word, gray } : { word, gray, name };
      });
      return accepted({ graph: { nodes: made, arcs: [...arcs.values()] }, notes: [...notes] });
    },
  };
}

export type GraphGathered = ReturnType<typeof beginGraph>;

/** Said when it happens: to write a number by the rules of a language, Node first loads them, for some milliseconds. */
export const tooManyArcs = (): string =>
  `from here on there are more than ${mostArcs.toLocaleString('en')} moves`;
