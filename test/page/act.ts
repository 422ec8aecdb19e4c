/** What a person does, as data: a sentence, which is printed when a law fails, and the deed. */
import * as fc from 'fast-check';
import { commandById } from '../../app/commands/index.ts';
import { editor } from '../../app/store/editor.ts';
import { select } from '../../app/store/showing.ts';
import { type EdgeKey, edgeKey, type NodeId } from '../../engine/document/index.ts';

export type Act = {
  readonly says: string;
  /** A promise is a deed that takes a while; the person may continue meanwhile. */
  do(): unknown;
  /** Nothing else can be done meanwhile. */
  readonly alone?: boolean;
};

export const act = (says: string, deed: Act['do']): Act => ({ says, do: deed });

export const alone = (says: string, deed: Act['do']): Act => ({ says, do: deed, alone: true });

/** The node at a place of the list, counted round; undefined where nothing is drawn. */
export function nodeAt(place: number): NodeId | undefined {
  const { nodes } = editor().document;
  return nodes[place % Math.max(1, nodes.length)]?.id;
}

function arcAt(place: number): EdgeKey | undefined {
  const { edges } = editor().document;
  const edge = edges[place % Math.max(1, edges.length)];
  return edge && edgeKey(edge);
}

/** Selects the nodes and the arcs at these places. */
export const selectAt = (nodes: readonly number[], arcs: readonly number[] = []): void =>
  select(
    nodes.flatMap((place) => nodeAt(place) ?? []),
    arcs.flatMap((place) => arcAt(place) ?? []),
  );

/** Does something with the node at a place, if there is one. */
export const withNode =
  (says: string, deed: (id: NodeId) => unknown) =>
  (place: number): Act =>
    act(`${says} (node ${place})`, () => {
      const id = nodeAt(place);
      return id === undefined ? undefined : deed(id);
    });

/** One of the editor's own commands, which is not done where it says why it cannot be. */
export const command = (id: string): Act =>
  act(id, async () => {
    const found = commandById(id);
    if (!found.unavailable?.()) await found.run();
  });

export const anyCommand = (...commands: readonly string[]): fc.Arbitrary<Act> =>
  fc.constantFrom(...commands).map(command);

export const places = fc.nat(5);

/** How many are selected, at least and at most. */
type Count = readonly [number, number];

/** One of these commands, after some nodes and arcs have been selected for it. */
export const anyCommandOn = (
  { nodes = [0, 0], arcs = [0, 0] }: { readonly nodes?: Count; readonly arcs?: Count },
  ...commands: readonly string[]
): fc.Arbitrary<Act> => {
  const some = ([minLength, maxLength]: Count) => fc.uniqueArray(places, { minLength, maxLength });
  return fc.tuple(anyCommand(...commands), some(nodes), some(arcs)).map(([{ says, do: deed }, on, along]) =>
    act(`${says} for nodes ${on.join()} and arcs ${along.join()}`, () => {
      selectAt(on, along);
      return deed();
    }),
  );
};
