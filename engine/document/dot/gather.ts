/**
 * Nodes and arcs as statements make them. Every mention of a node is put on one list, and the members of a subgraph are a
 * stretch of it, so that none is copied however deep it stands. Cost: O(mentions + arcs), and what braces joined to
 * braces look at, which is bounded.
 */
import type { Attributes, WrittenId } from './cursor.ts';

export type DotNode = { readonly called: WrittenId; attributes: Attributes };
export type DotArc = { readonly from: number; readonly to: number; readonly attributes: Attributes };

/** Stretches of the list of mentions. */
export type Group = readonly (readonly [from: number, to: number])[];

/** Arcs, and mentions looked at to make them, beyond which braces joined to braces are no drawing any more. */
export const mostJoined = 5_000_000;

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
    /** How many mentions there were. */
    count: (): number => mentions.length,
    /** What is mentioned first is made, with the defaults that hold there. */
    mention(called: WrittenId, defaults: Attributes): void {
      // A word and the same in quotation marks are one node; a label in HTML is none of them.
      const key = called.form === 'html' ? `<${called.text}>` : `"${called.text}`;
      const before = index.get(key);
      mentions.push(before ?? nodes.length);
      if (before !== undefined) return;
      index.set(key, nodes.length);
      nodes.push({ called, attributes: defaults });
    },
    /** Attributes of nodes that were mentioned one by one. */
    describe([[from, to]]: Group, its: Attributes): void {
      for (let i = from; i < to; i++) {
        const node = nodes[mentions[i]];
        node.attributes = { ...node.attributes, ...its };
      }
    },
    /** The mentions since `begin`; where braces of this name were closed before, theirs too. */
    groupSince(begin: number, name: string | undefined): Group {
      const stretch: Group = [[begin, mentions.length]];
      if (name === undefined) return stretch;
      const group = [...(named.get(name) ?? []), ...stretch];
      named.set(name, group);
      joined += group.length;
      return group;
    },
    /** Arcs from each member of a group to each of the next. False when there are too many. */
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
