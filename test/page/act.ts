/** What a person does, as data: a sentence, which is printed when a law fails, and the deed. */
import * as fc from 'fast-check';
import { commandById } from '../../app/commands/index.ts';
import { editor } from '../../app/store/editor.ts';
import type { NodeId } from '../../engine/document/index.ts';

export type Act = {
  readonly says: string;
  /** A promise is a deed that takes a while; the person may go on meanwhile. */
  do(): unknown;
  /** Nobody can do anything else meanwhile. */
  readonly alone?: boolean;
};

export const act = (says: string, deed: Act['do']): Act => ({ says, do: deed });

export const alone = (says: string, deed: Act['do']): Act => ({ says, do: deed, alone: true });

/** The node at a place of the list, counted round; undefined where nothing is drawn. */
export function nodeAt(place: number): NodeId | undefined {
  const { nodes } = editor().document;
  return nodes[place % Math.max(1, nodes.length)]?.id;
}

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
