/** What stays selected, in its order, and what keeps the focus, when an edit takes nodes and arcs away. */
import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { applyEdit, openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { select, setFocus } from '../../app/store/showing.ts';
import { removeItems } from '../../engine/document/edits/index.ts';
import { edgeKey } from '../../engine/document/index.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { tryLaw } from '../laws/seeds.ts';

beforeEach(startAfresh);

const items = fc.array(fc.nat(), { maxLength: 6 });

test('an edit leaves selected what is still there, in its order, and takes the focus from what is not', () => {
  let partly = 0;
  tryLaw(
    fc.tuple(arbitraryDocument, items, items, items, items, fc.nat()),
    200,
    ([document, nodes, arcs, goneNodes, goneArcs, focused]) => {
      const ids = document.nodes.map(({ id }) => id);
      const keys = document.edges.map(edgeKey);
      const among = <T>(all: readonly T[], places: readonly number[]): T[] => [
        ...new Set(all.length === 0 ? [] : places.map((place) => all[place % all.length])),
      ];
      openDocument(document, 'drawing');
      select(among(ids, nodes), among(keys, arcs));
      const [id] = among(ids, [focused]);
      const [key] = among(keys, [focused]);
      if (focused % 2 === 0 && id !== undefined) setFocus({ kind: 'node', id });
      else if (key !== undefined) setFocus({ kind: 'edge', key });
      const { selection, focus } = editor();
      applyEdit((before) => removeItems(before, among(ids, goneNodes), among(keys, goneArcs)));
      const after = editor();
      const there = {
        nodes: new Set(after.document.nodes.map((node) => node.id)),
        edges: new Set(after.document.edges.map(edgeKey)),
      };
      const left = [...selection.nodes].filter((node) => there.nodes.has(node));
      expect([...after.selection.nodes]).toEqual(left);
      expect([...after.selection.edges]).toEqual([...selection.edges].filter((arc) => there.edges.has(arc)));
      const stays = focus && (focus.kind === 'node' ? there.nodes.has(focus.id) : there.edges.has(focus.key));
      expect(after.focus).toEqual(stays ? focus : undefined);
      if (left.length > 0 && left.length < selection.nodes.size) partly++;
    },
  );
  expect(partly).toBeGreaterThan(0);
});
