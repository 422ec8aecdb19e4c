/**
 * The difference of two scenes, and a scene after it. Members are compared by identity, lists of nodes and
 * arcs by where they differ, so that moving one node of a thousand sends one node, and the canvas draws that
 * one again.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import type { Scene } from '../store/state/scene.ts';

/** From `at` on, `drop` items go and these come. */
type Splice<Item> = { readonly at: number; readonly drop: number; readonly put: readonly Item[] };

/** A member that is there and undefined is there no more. */
type DocumentChange = {
  readonly [Member in Exclude<keyof GameDocument, 'nodes' | 'edges'>]?: GameDocument[Member] | undefined;
} & {
  readonly nodes?: Splice<GameDocument['nodes'][number]>;
  readonly edges?: Splice<GameDocument['edges'][number]>;
};

/** The members that differ; one that is there and undefined has become undefined. */
export type SceneChange = Partial<Omit<Scene, 'document'>> & { readonly document?: DocumentChange };

function spliceBetween<Item>(before: readonly Item[], after: readonly Item[]): Splice<Item> | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at++;
  let same = 0;
  while (same < shorter - at && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  return { at, drop: before.length - at - same, put: after.slice(at, after.length - same) };
}

const spliced = <Item>(list: readonly Item[], { at, drop, put }: Splice<Item>): readonly Item[] => [
  ...list.slice(0, at),
  ...put,
  ...list.slice(at + drop),
];

function documentChange(before: GameDocument, after: GameDocument): DocumentChange {
  const nodes = spliceBetween(before.nodes, after.nodes);
  const edges = spliceBetween(before.edges, after.edges);
  const { nodes: _, edges: __, ...others } = { ...before, ...after };
  const members = Object.keys(others) as (keyof typeof others)[];
  const differing = members.filter((member) => before[member] !== after[member]);
  return {
    ...Object.fromEntries(differing.map((member) => [member, after[member]])),
    ...(nodes && { nodes }),
    ...(edges && { edges }),
  };
}

function changedDocument(document: GameDocument, { nodes, edges, ...rest }: DocumentChange): GameDocument {
  const others = Object.entries({ ...document, ...rest }).filter(([, member]) => member !== undefined);
  return {
    ...(Object.fromEntries(others) as GameDocument),
    ...(nodes && { nodes: spliced(document.nodes, nodes) }),
    ...(edges && { edges: spliced(document.edges, edges) }),
  };
}

/** A view and a place are made anew whenever they are looked at, so their numbers are compared. */
const isSame = <Place extends object>(one: Place | undefined, other: Place | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other));

const differs = (before: Scene, after: Scene, member: keyof Scene): boolean =>
  member === 'view' || member === 'spot'
    ? !isSame(before[member], after[member])
    : before[member] !== after[member];

/** Undefined where nothing differs. O(nodes + arcs) comparisons where the document does. */
export function changeBetween(before: Scene, after: Scene): SceneChange | undefined {
  const members = Object.keys(after) as (keyof Scene)[];
  const differing = members.filter((member) => differs(before, after, member));
  if (differing.length === 0) return undefined;
  return Object.fromEntries(
    differing.map((member) => [
      member,
      member === 'document' ? documentChange(before.document, after.document) : after[member],
    ]),
  );
}

export const afterChange = (scene: Scene, { document, ...members }: SceneChange): Scene => ({
  ...scene,
  ...members,
  document: document ? changedDocument(scene.document, document) : scene.document,
});
