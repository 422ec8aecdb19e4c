/**
 * How large a drawing may be that is edited and drawn. A page keeps records, courses and places for every
 * node and arc, some two kilobytes for each, and goes through all of them after an edit: beyond these numbers
 * an edit would take tenths of a second, and the picture of it is a black square. Graphs that are only solved
 * have no such bound.
 */
import type { Problem } from '../result.ts';

/** The most nodes and arcs of a drawing. */
export type Room = { readonly nodes: number; readonly arcs: number };

export const editorRoom: Room = { nodes: 20_000, arcs: 100_000 };

/**
 * What a command makes records of, to draw or to ask about; beyond this memory would end the command without
 * a word of ours.
 */
export const commandRoom: Room = { nodes: 1_000_000, arcs: 5_000_000 };

/** Room for all that memory can hold. */
export const anyRoom: Room = { nodes: Number.POSITIVE_INFINITY, arcs: Number.POSITIVE_INFINITY };

const remedy = 'On the command line, grundy solve reads graphs of a million nodes';
const counted = (count: number): string => count.toLocaleString('en');

/** That there are too many nodes or arcs; undefined where there is room for them. */
export function beyondRoom(what: 'nodes' | 'arcs', count: number, room: Room): string | undefined {
  if (!(count > room[what])) return undefined;
  return `there are ${counted(count)} ${what}; a drawing has at most ${counted(room[what])}. ${remedy}`;
}

/** The same for arcs, of which only this is known. */
export const noRoomForArcs = (room: Room): string =>
  `there are more than ${counted(room.arcs)} arcs, and a drawing has no more. ${remedy}`;

/** The same of a whole drawing, as the problem of a file. */
export function withoutRoom(
  { nodes, edges }: { readonly nodes: readonly unknown[]; readonly edges: readonly unknown[] },
  room: Room,
): readonly Problem[] {
  const counts = [beyondRoom('nodes', nodes.length, room), beyondRoom('arcs', edges.length, room)];
  return counts.flatMap((says) => (says === undefined ? [] : { place: 'file', says }));
}
