/**
 * Gathers nodes and arcs as DOT's statements make them. Every mention of a node is added to one list, and the
 * members of a subgraph are a stretch of that list, so that nested subgraphs copy nothing. Cost: O(mentions +
 * arcs), and a bounded number of mentions visited when groups in braces are joined to each other.
 */
import type { Attributes, WrittenId } from './cursor.ts';

export type DotNode = { readonly called: WrittenId; attributes: Attributes };
export type DotArc = { readonly from: number; readonly to: number; readonly attributes: Attributes };

/** Stretches of the list of mentions, each from … to − 1. */
export type Group = readonly (readonly [from: number, to: number])[];

/**
 * The most arcs, and mentions visited to make them, that joined braces may ask for; a text that asks for more
 * is refused.
 */
export const mostJoined = 5_000_000;

/** Starts gathering; no node was mentioned yet. */
export function beginGathering() {
  const nodes: DotNode[] = [];
  const arcs: DotArc[] = [];
  const index = new Map<string, number>();
  const mentions: number[] = [];
  const named = new Map<string, Group>();
  let joined = 0;

  function membersOf(group: Group): readonly number[] {
    const members = new Set<number>();
    for (const [from, to] of group) {
      joined += to - from;
      if (joined > mostJoined) break;
      for (let i = from; i < to; i++) members.add(mentions[i]);
    }
    return [...members];
  }

  return {
    nodes,
    arcs,
    /** The number of mentions so far. */
    count: (): number => mentions.length,
    /** Records a mention; the first mention of a node makes it, with the defaults that hold at that place. */
    mention(called: WrittenId, defaults: Attributes): void {
      // A bare word and the same word in quotation marks name one node; a label in HTML names another.
      const key = called.form === 'html' ? `<${called.text}>` : `"${called.text}`;
      const before = index.get(key);
      mentions.push(before ?? nodes.length);
      if (before !== undefined) return;
      index.set(key, nodes.length);
      nodes.push({ called, attributes: defaults });
    },
    /** Gives attributes to nodes that a statement mentioned one by one. */
    describe([[from, to]]: Group, its: Attributes): void {
      for (let i = from; i < to; i++) {
        const node = nodes[mentions[i]];
        node.attributes = { ...node.attributes, ...its };
      }
    },
    /** The mentions since `begin`; if a subgraph of this name was closed before, its mentions too. */
    groupSince(begin: number, name: string | undefined): Group {
      const stretch: Group = [[begin, mentions.length]];
      if (name === undefined) return stretch;
      const group = [...(named.get(name) ?? []), ...stretch];
      named.set(name, group);
      joined += group.length;
      return group;
    },
    /** Makes arcs from each member of a group to each member of the next. False if there are too many. */
    join(groups: readonly Group[], attributes: Attributes): boolean {
      if (groups.length < 2) return joined <= mostJoined;
      let sources = membersOf(groups[0]);
      for (let g = 1; g < groups.length; g++) {
        const targets = membersOf(groups[g]);
        joined += sources.length * targets.length;
        if (joined > mostJoined) return false;
        for (const from of sources) for (const to of targets) arcs.push({ from, to, attributes });
        sources = targets;
      }
      return joined <= mostJoined;
    },
  };
}

export type Gathering = ReturnType<typeof beginGathering>;

/** Whether there are more than `most` arcs with different ends. O(most) where there are more. */
export function hasMoreArcs(
  { nodes, arcs }: { readonly nodes: readonly DotNode[]; readonly arcs: readonly DotArc[] },
  most: number,
): boolean {
  if (arcs.length <= most) return false;
  const ends = new Set<number>();
  for (const { from, to } of arcs) if (ends.add(from * nodes.length + to).size > most) return true;
  return false;
}
