/**
 * A name means one node: the one whose value the text says, in the drawing of the text, in its list, after
 * the Text tab, in a file and in a link, and for every answer that is asked by name. The program's
 * designation of a node without a name is not a name in the same drawing.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { documentPlayedAs, drawingInText, graphRead } from '../../engine/answers/drawing-in-text.ts';
import { isCalled, vertexOf, verticesIn, wordsOfNodes } from '../../engine/answers/named-node.ts';
import { emptyDocument, type GameDocument } from '../../engine/document/document.ts';
import { printEdgeList } from '../../engine/document/edge-list/print.ts';
import { addNode, drawnSum, paste, setName, unionOf } from '../../engine/document/edits/index.ts';
import { readTerse } from '../../engine/document/links/read.ts';
import { writeTerse } from '../../engine/document/links/write.ts';
import { mergeText } from '../../engine/document/merge-text.ts';
import { readGraph } from '../../engine/document/read.ts';
import { writeDocument } from '../../engine/document/write.ts';
import type { Result } from '../../engine/result.ts';
import { comparedByName, drain, solveWhole } from '../../engine/run.ts';
import { textOf } from '../../engine/values/index.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

/** Games with the values that they print. */
const games = {
  '{5|1}': '{5|1}',
  '{2|-1}': '{2|-1}',
  '{0|*}': '↑',
  '*2': '*2',
  '3': '3',
  '{4||1|-1}': '{4|±1}',
  '{0|pass}': 'over',
  '1/2': '1/2',
} as const;
type Game = keyof typeof games;

const names = fc.uniqueArray(fc.constantFrom(...'abcdefghij', 'g_1', 'aa'), { minLength: 1, maxLength: 5 });
const lines = names.chain((drawn) =>
  fc.tuple(
    ...drawn.map((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(Object.keys(games) as Game[])))),
  ),
);

const means = { playPlace: '--play', unpack: () => 'damaged' as const };

function sound<T>(read: Result<T>): T {
  if (read.ok) return read.value;
  throw new Error(read.problems.map(({ place, says }) => `${place}: ${says}`).join('\n'));
}

const graphOf = (document: GameDocument) => graphRead(sound(documentPlayedAs(document, {}, means)));

/** No word is two nodes: an id is the name of its own node alone, and what is printed finds its node. */
function expectClear({ nodes }: GameDocument): void {
  for (const { id, name } of nodes)
    for (const other of nodes) if (other.name === id) expect(other.id === id || name === id, id).toBe(true);
}

describe('names in a text', () => {
  test('mean the games that the text says, wherever the drawing goes', () => {
    tryLaw(lines, 60, (written) => {
      const text = written.map(([name, game]) => `${name} := ${game}`).join('\n');
      const { document } = sound(drawingInText(text, means));
      const tab = sound(mergeText(emptyDocument, text));
      const drawings = {
        text: document,
        list: sound(mergeText(emptyDocument, printEdgeList(document))),
        tab,
        'tab that was left': sound(mergeText(tab, printEdgeList(tab))),
        link: sound(readTerse(writeTerse(document))),
        pasted: paste(sound(mergeText(emptyDocument, 'p -> b')), document, { x: 0, y: 0 }).document,
      };
      for (const [where, drawn] of Object.entries(drawings)) {
        expectClear(drawn);
        const read = where === 'text' ? sound(readGraph(writeDocument(drawn))) : graphOf(drawn);
        const { labelling } = drain(solveWhole({ graph: read.graph, rules: read.view.rules }));
        for (const [name, game] of written) {
          // The other drawing has a node of this name as well.
          if (where === 'pasted' && name === 'b') continue;
          const vertex = sound(vertexOf(read, name));
          const about = `${name} in the ${where} of ${text}`;
          expect(textOf(labelling.table[labelling.codes[vertex]]), about).toBe(games[game]);
          expect(wordsOfNodes(read)[vertex], about).toBe(name);
          const compared = sound(drain(comparedByName(read, [name, game], false)));
          expect(compared.kind === 'normal' && compared.relation, about).toBe('=');
        }
        const all = written.map(([name]) => name).filter((name) => where !== 'pasted' || name !== 'b');
        const vertices = sound(verticesIn(read, all.length > 1 ? [all.join(',')] : all, 'pieces'));
        expect(vertices.map((v) => read.names[v])).toEqual(all);
      }
    });
  });
});

describe('any drawing', () => {
  test('calls each node by a word of its own, which means that node; or it is refused, and its id means the node', () => {
    tryLaw(arbitraryDocument, 300, (document) => {
      const read = graphOf(document);
      const words = wordsOfNodes(read);
      expect(new Set(words).size).toBe(words.length);
      for (const [v, word] of words.entries()) {
        expect(isCalled(read, word)).toBe(true);
        const found = vertexOf(read, word);
        if (found.ok) expect(found.value, word).toBe(v);
        else expect(sound(vertexOf(read, `id:${read.ids[v]}`)), word).toBe(v);
      }
    });
  });

  test('keeps ids off names when a node is named, a drawing pasted, copies or a sum drawn', () => {
    const wanted = fc.constantFrom(...'abcdef');
    const steps = fc.array(fc.tuple(fc.nat(9), wanted), { minLength: 2, maxLength: 8 });
    tryLaw(fc.tuple(steps, steps), 200, ([some, others]) => {
      const [one, other] = [some, others].map((named) => {
        let document = emptyDocument;
        for (const [at, name] of named) {
          document = addNode(document, { x: document.nodes.length * 60, y: 0 }).document;
          const node = document.nodes[at % document.nodes.length];
          document = setName(document, node.id, name);
          expect(document.nodes.some((each) => each.name === name)).toBe(true);
          expectClear(document);
        }
        return document;
      });
      const pasted = paste(one, other, { x: 0, y: 100 });
      expectClear(pasted.document);
      expect(pasted.ids).toEqual(pasted.document.nodes.slice(one.nodes.length).map(({ id }) => id));
      const starts = one.nodes.slice(0, 2).map(({ id }) => id);
      const union = unionOf(one, starts, 100);
      const sum = drawnSum(one, starts.slice(0, 1), 100);
      if (union.kind !== 'drawn' || sum.kind !== 'drawn') throw new Error('nothing was drawn');
      expectClear(union.document);
      expectClear(sum.document);
    });
  });
});
