/**
 * Graphs written by other programs are read as the same graphs. The writers here print as networkx, pandas,
 * numpy, spreadsheets and Mermaid do, and share no code with the readers; they are in one file since one law
 * is tested on all of them. Texts that no program writes also get an answer, however long or deep they are.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { emptyDocument, formOf, printEdgeList, readAnyText } from '../../engine/document/index.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

type Player = 'left' | 'right' | 'either';
type Arc = readonly [from: number, to: number, player: Player];
type Graph = { readonly words: readonly string[]; readonly arcs: readonly Arc[] };

const letters = fc
  .stringMatching(/^[a-zα-ω][a-zα-ω_0-9]{0,5}$/u)
  .filter((word) => !/^(end|class|click)$/.test(word));
const wild = fc.oneof(
  letters,
  fc.constantFrom(
    "it's",
    'two words',
    'a, b',
    'say "x"',
    'G^L_1',
    '\\alpha',
    '->x',
    '∞',
    '5',
    '-1',
    'a;b',
    '#1',
  ),
);

/** Every node has an arc, since pairs name no other nodes; there are at least `least` nodes. */
const graphs = (word: fc.Arbitrary<string>, least = 2): fc.Arbitrary<Graph> =>
  fc.uniqueArray(word, { minLength: least, maxLength: 7 }).chain((words) => {
    const node = fc.nat(words.length - 1);
    const player = fc.constantFrom<Player>('left', 'right', 'either');
    return fc.array(fc.tuple(node, node, player), { maxLength: 12 }).map((more) => {
      const ring = words.map((_, i): Arc => [i, (i + 1) % words.length, 'either']);
      const arcs = new Map([...ring, ...more].map((arc) => [`${arc[0]} ${arc[1]}`, arc]));
      return { words, arcs: [...arcs.values()] };
    });
  });

const pythonText = (word: string): string =>
  word.includes("'") ? JSON.stringify(word) : `'${word.replaceAll('\\', '\\\\')}'`;
const cell = (word: string, sign: string): string =>
  word.includes('"') || word.includes(sign) || word.startsWith('#')
    ? `"${word.replaceAll('"', '""')}"`
    : word;
const rowsOf = (
  { words, arcs }: Graph,
  write: (from: string, to: string, player: Player) => string,
): string[] => arcs.map(([from, to, player]) => write(words[from], words[to], player));
const matrixOf = ({ words, arcs }: Graph): number[][] => {
  const rows = words.map(() => words.map(() => 0));
  for (const [from, to] of arcs) rows[from][to] = 1;
  return rows;
};
const table = (graph: Graph, sign: string, heading: string): string =>
  [
    heading.replaceAll(',', sign),
    ...rowsOf(graph, (from, to, player) => [cell(from, sign), cell(to, sign), player].join(sign)),
  ].join('\r\n');

type Writer = {
  readonly graphs: fc.Arbitrary<Graph>;
  readonly write: (graph: Graph) => string;
  /** True if the text says whose the arcs are. */
  readonly players?: boolean;
  /** True if the words are lost and nodes are numbers. */
  readonly numbered?: boolean;
};

const xml = (word: string): string => word.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const graphml = (keys: string, nodes: readonly string[], edges: readonly string[]): string =>
  `<?xml version='1.0' encoding='utf-8'?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">${keys}\n<graph edgedefault="directed">\n${nodes.join('\n')}\n${edges.join('\n')}\n</graph></graphml>\n`;
/** As networkx escapes texts in GML: everything beyond ASCII is an entity. */
const gmlText = (word: string): string =>
  word.replace(/[^ !#-%'-~]/gu, (sign) => `&#${sign.codePointAt(0)};`);
const gmlNodes = ({ words }: Graph): string =>
  words.map((word, i) => `  node [\n    id ${i}\n    label "${gmlText(word)}"\n  ]`).join('\n');
const gmlEdges = ({ arcs }: Graph): string =>
  arcs.map(([from, to, player]) => `  edge [ source ${from} target ${to} player "${player}" ]`).join('\n');
const inks = { left: '#0000FF', right: '#FF0000', either: '#000000' } as const;

const numbers = fc.nat(99).map(String);
const writers: Readonly<Record<string, Writer>> = {
  'pairs of Python': {
    graphs: graphs(wild),
    write: (graph) =>
      `[${rowsOf(graph, (from, to) => `(${pythonText(from)}, ${pythonText(to)})`).join(', ')}]`,
  },
  'pairs with networkx’s attributes': {
    graphs: graphs(wild),
    write: (graph) =>
      `OutEdgeDataView([${rowsOf(graph, (from, to, player) => `(${pythonText(from)}, ${pythonText(to)}, {'player': '${player}'})`).join(', ')}])`,
    players: true,
  },
  'a dict of lists': {
    graphs: graphs(wild),
    write({ words, arcs }) {
      const options = words.map((_, i) =>
        arcs.filter(([from]) => from === i).map(([, to]) => pythonText(words[to])),
      );
      return `G = {${words.map((word, i) => `${pythonText(word)}: [${options[i].join(', ')}]`).join(',\n     ')}}`;
    },
  },
  JSON: {
    graphs: graphs(wild),
    write: ({ words, arcs }) =>
      JSON.stringify(
        Object.fromEntries(
          words.map((word, i) => [word, arcs.filter(([from]) => from === i).map(([, to]) => words[to])]),
        ),
        undefined,
        2,
      ),
  },
  'CSV with headings': {
    graphs: graphs(wild.filter((word) => word !== '->x')),
    write: (graph) => table(graph, ',', 'source,target,player'),
    players: true,
  },
  'TSV without headings': {
    graphs: graphs(letters),
    write: (graph) =>
      rowsOf(graph, (from, to, player) => `${from}\t${to}\t${player[0].toUpperCase()}`).join('\n'),
    players: true,
  },
  'semicolons of a spreadsheet': {
    graphs: graphs(wild.filter((word) => word !== '->x')),
    write: (graph) => table(graph, ';', 'From,To,Colour'),
    players: true,
  },
  'numbers side by side': {
    graphs: graphs(numbers),
    write: (graph) => rowsOf(graph, (from, to) => `${from} ${to}`).join('\n'),
  },
  'rows of 0 and 1': {
    graphs: graphs(letters, 3),
    write: (graph) =>
      matrixOf(graph)
        .map((row) => row.join(' '))
        .join('\n'),
    numbered: true,
  },
  'rows with commas': {
    graphs: graphs(letters, 3),
    write: (graph) =>
      matrixOf(graph)
        .map((row) => row.join(','))
        .join('\n'),
    numbered: true,
  },
  'a list of lists': {
    graphs: graphs(letters),
    write: (graph) => JSON.stringify(matrixOf(graph)),
    numbered: true,
  },
  'a matrix that numpy prints': {
    graphs: graphs(letters),
    write: (graph) =>
      `[${matrixOf(graph)
        .map((row) => `[${row.map((bit) => `${bit}.`).join(' ')}]`)
        .join('\n ')}]`,
    numbered: true,
  },
  'GML of networkx': {
    graphs: graphs(wild),
    write: (graph) => `graph [\n  directed 1\n${gmlNodes(graph)}\n${gmlEdges(graph)}\n]`,
    players: true,
  },
  'GML of yEd': {
    graphs: graphs(letters),
    write: (graph) =>
      `Creator\t"yFiles"\nVersion\t"2.22"\ngraph\n[\n\thierarchic\t1\n\tlabel\t""\n\tdirected\t1\n${gmlNodes(graph)}\n${graph.arcs
        .map(
          ([from, to, player]) =>
            `\tedge\n\t[\n\t\tsource\t${from}\n\t\ttarget\t${to}\n\t\tgraphics\n\t\t[\n\t\t\tfill\t"${inks[player]}"\n\t\t\ttargetArrow\t"standard"\n\t\t]\n\t]`,
        )
        .join('\n')}\n]\n`,
    players: true,
  },
  'GraphML of networkx': {
    graphs: graphs(wild),
    write: (graph) =>
      graphml(
        '<key id="d0" for="edge" attr.name="player" attr.type="string"/>',
        graph.words.map((word) => `<node id="${xml(word)}"/>`),
        rowsOf(
          graph,
          (from, to, player) =>
            `<edge source="${xml(from)}" target="${xml(to)}"><data key="d0">${player}</data></edge>`,
        ),
      ),
    players: true,
  },
  'GraphML that says a default once': {
    graphs: graphs(letters),
    write: (graph) =>
      graphml(
        '<key id="d0" for="edge" attr.name="player"><default>left</default></key><key id="d1" for="node" attr.name="player"><default>right</default></key>',
        graph.words.map((word) => `<node id="${word}"/>`),
        rowsOf(
          graph,
          (from, to, player) =>
            `<edge source="${from}" target="${to}">${player === 'left' ? '' : `<data key="d0">${player}</data>`}</edge>`,
        ),
      ),
    players: true,
  },
  'GraphML of yEd, in groups': {
    graphs: graphs(wild),
    write: ({ words, arcs }) =>
      graphml(
        '<key for="node" id="d4" yfiles.type="nodegraphics"/><key for="edge" id="d8" yfiles.type="edgegraphics"/>',
        words.map((word, i) => {
          const node = `<data key="d4"><y:ShapeNode><y:Fill color="#FFCC00"/><y:NodeLabel>${xml(word)}<y:LabelModel/></y:NodeLabel></y:ShapeNode></data>`;
          return i === 0
            ? `<node id="n0">${node}<graph edgedefault="directed" id="n0:">`
            : `<node id="n${i}">${node}</node>${i === words.length - 1 ? '</graph></node>' : ''}`;
        }),
        arcs.map(
          ([from, to, player], i) =>
            `<edge id="e${i}" source="n${from}" target="n${to}"><data key="d8"><y:PolyLineEdge><y:LineStyle color="${inks[player]}" type="line"/><y:Arrows source="none" target="standard"/></y:PolyLineEdge></data></edge>`,
        ),
      ),
    players: true,
  },
  'Cytoscape’s JSON': {
    graphs: graphs(wild),
    write: ({ words, arcs }) =>
      JSON.stringify({
        style: [],
        elements: {
          nodes: words.map((name, i) => ({ data: { id: `n${i}`, name }, position: { x: i, y: 0 } })),
          edges: arcs.map(([from, to, player]) => ({
            data: { source: `n${from}`, target: `n${to}`, player },
          })),
        },
      }),
    players: true,
  },
  'networkx’s nodes and links, as Python prints them': {
    graphs: graphs(letters),
    write: ({ words, arcs }) =>
      `{'directed': True, 'multigraph': False, 'graph': {}, 'nodes': [${words.map((word) => `{'id': '${word}', 'nodes': None}`).join(', ')}], 'links': [${arcs.map(([from, to, player]) => `{'player': '${player}', 'source': '${words[from]}', 'target': '${words[to]}'}`).join(', ')}]}`,
    players: true,
  },
  'networkx’s nodes and edges': {
    graphs: graphs(wild),
    write: ({ words, arcs }) =>
      JSON.stringify({
        ...{ directed: true, multigraph: false, graph: {} },
        nodes: words.map((id) => ({ id })),
        edges: arcs.map(([from, to, player]) => ({ player, source: words[from], target: words[to] })),
      }),
    players: true,
  },
  'GEXF of networkx': {
    graphs: graphs(wild),
    write: ({ words, arcs }) =>
      `<?xml version='1.0' encoding='utf-8'?>\n<gexf xmlns="http://www.gexf.net/1.2draft" version="1.2"><graph defaultedgetype="directed" mode="static"><attributes mode="static" class="edge"><attribute id="0" title="player" type="string"/></attributes><nodes>${words.map((word, i) => `<node id="${i}" label="${xml(word)}"/>`).join('')}</nodes><edges>${arcs.map(([from, to, player], i) => `<edge source="${from}" target="${to}" id="${i}"><attvalues><attvalue for="0" value="${player}"/></attvalues></edge>`).join('')}</edges></graph></gexf>`,
    players: true,
  },
  TGF: {
    graphs: graphs(letters),
    write: ({ words, arcs }) =>
      `${words.map((word, i) => `${i + 1} ${word}`).join('\n')}\n#\n${arcs.map(([from, to, player]) => `${from + 1} ${to + 1} ${player}`).join('\n')}\n`,
    players: true,
  },
  'Pajek’s network': {
    graphs: graphs(letters),
    write: ({ words, arcs }) =>
      `*Vertices ${words.length}\r\n${words.map((word, i) => `${i + 1} "${word}" 0.${i} 0.5 0.5`).join('\r\n')}\r\n*Arcs\r\n${arcs.map(([from, to, player]) => `${from + 1} ${to + 1} 1 l "${player}"`).join('\r\n')}\r\n`,
    players: true,
  },
  'draw.io': {
    graphs: graphs(wild),
    write: ({ words, arcs }) =>
      `<mxfile host="x"><diagram id="d" name="Page-1"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${words.map((word, i) => `<mxCell id="v${i}" value="${xml(xml(word))}" style="rounded=0;html=1;" vertex="1" parent="1"><mxGeometry x="${i * 100}" width="40" height="40" as="geometry"/></mxCell>`).join('')}${arcs.map(([from, to, player], i) => `<mxCell id="e${i}" value="${player}" style="html=1;" edge="1" parent="1" source="v${from}" target="v${to}"><mxGeometry relative="1" as="geometry"/></mxCell>`).join('')}</root></mxGraphModel></diagram></mxfile>`,
    players: true,
  },
  'a link of quiver': {
    graphs: graphs(wild),
    write({ words, arcs }) {
      const cells = words.map((word, i) => [i, i % 2, word]);
      const arrows = arcs.map(([from, to, player]) => [from, to, player, 1]);
      const packed = Buffer.from(JSON.stringify([0, words.length, ...cells, ...arrows]));
      return `% https://q.uiver.app/#q=${packed.toString('base64')}\n\\[\\begin{tikzcd}\\end{tikzcd}\\]`;
    },
    players: true,
  },
  'tikz-cd': {
    graphs: graphs(letters),
    write: ({ words, arcs }) =>
      `\\begin{tikzcd}[cramped]\n${words.map((word) => `{${word}}`).join(' & ')}\n${arcs.map(([from, to, player]) => `\\arrow["{${player}}"', from=1-${from + 1}, to=1-${to + 1}]`).join('\n')}\n\\end{tikzcd}`,
    players: true,
  },
  'Mermaid’s state diagram': {
    graphs: graphs(letters.filter((word) => word !== 'state' && word !== 'note')),
    write: (graph) =>
      `stateDiagram-v2\n    [*] --> ${graph.words[0]}\n${rowsOf(graph, (from, to, player) => `    ${from} --> ${to} : ${player}`).join('\n')}\n`,
    players: true,
  },
  'Mermaid’s flowchart': {
    graphs: graphs(letters),
    write: (graph) =>
      `flowchart TD\n${rowsOf(graph, (from, to, player) => `    ${from}(${from}) -->|${player}| ${to}`).join('\n')}\n`,
    players: true,
  },
};

const arcsRead = (text: string): readonly string[] | string => {
  const read = readAnyText(text);
  if (!read.ok) return JSON.stringify(read.problems);
  if (read.value.kind !== 'drawing') return read.value.kind;
  const { nodes, edges } = read.value.document;
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  return edges.map(({ from, to, player }) => `${names.get(from)} to ${names.get(to)}, ${player}`).sort();
};

describe.each(Object.entries(writers))('%s', (_, { graphs: written, write, players, numbered }) => {
  test('the text is read as the graph that was written, with its words as names', () => {
    tryLaw(written, 80, (graph) => {
      const { words, arcs } = numbered ? { ...graph, words: graph.words.map((__, i) => `${i}`) } : graph;
      const meant = arcs.map(
        ([from, to, player]) => `${words[from]} to ${words[to]}, ${players ? player : 'either'}`,
      );
      const text = write(graph);
      expect(arcsRead(text), text).toEqual(meant.sort());
    });
  });
});

test('an edge list that we print is never taken for anything else', () => {
  const node = { x: 0, y: 0, gray: false, name: '', score: { right: 1 } };
  for (const id of ['g{a', '-{a', 'O{?.', '\\left\\{a', '{a'])
    expect(formOf(printEdgeList({ ...emptyDocument, nodes: [{ ...node, id }] })), id).toBe('edge list');
  tryLaw(arbitraryDocument, 120, (document) => {
    const text = printEdgeList(document);
    // These two characters never occur in text.
    if (document.nodes.length > 0 && !/[\0\ufffd]/.test(text)) expect(formOf(text), text).toBe('edge list');
  });
});

const many = 100_000;
const hostile: Readonly<Record<string, string>> = {
  'open brackets': '['.repeat(many),
  'open brackets of a dict': '{1:['.repeat(many),
  'open calls': 'f('.repeat(many),
  'a quotation mark that never closes': `['${'a'.repeat(many)}`,
  'texts full of backslashes': `[("${'\\\\'.repeat(many)}", "b")]`,
  'many short texts': `[${"('a','b'),".repeat(many / 8)}]`,
  'rows of no length in common': '1 2\n1 2 3\n'.repeat(many / 10),
  'one long row': '0 '.repeat(many),
  'quotation marks in a table': 'source,target\n"a,b\n'.repeat(many / 20),
  'brackets of Mermaid that stay open': `graph TD\n${'A[\n'.repeat(many / 4)}`,
  'groups of Mermaid joined to groups': `graph TD\n${'A & '.repeat(3000)}A --> ${'B & '.repeat(3000)}B`,
  'links of Mermaid without an end': `graph TD\nA ${'-- '.repeat(many)}`,
  'lists of GML that stay open': `graph [ ${'node [ '.repeat(many)}`,
  'elements of GraphML that stay open': `<graphml>${'<graph>'.repeat(many)}`,
  'entities of GraphML that grow': `<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><graphml><graph><node id="&b;"/></graph></graphml>`,
  'elements of GEXF that stay open': `<gexf>${'<nodes>'.repeat(many)}`,
  'cells of draw.io that stay open': `<mxfile>${'<mxCell id="1" vertex="1">'.repeat(many / 4)}`,
  'lists in JSON without an end': `{"elements":${'['.repeat(many)}`,
  'dicts of Python in one another': `{'nodes': [${"{'data': ".repeat(many / 4)}`,
  'options of tikz-cd without an end': `\\begin{tikzcd}${'\\arrow[r '.repeat(many / 8)}\\end{tikzcd}`,
  'states in states': `stateDiagram-v2\n${'state a {\n'.repeat(many / 8)}`,
  'numbers of a network': `*Vertices 9999999999\n*Arcs\n${'1 2\n'.repeat(many / 4)}`,
  'lines with # alone': `a\n${'#\n'.repeat(many)}a a`,
  'a game of braces': `\\{${'{'.repeat(1900)}|`,
  'commands of LaTeX': `$${'\\frac'.repeat(300)}`,
};
test.each(Object.entries(hostile))('%s get an answer', (_, text) => {
  const read = readAnyText(text);
  if (!read.ok) for (const { place, says } of read.problems) expect(`${place}${says}`).not.toBe('');
  expect(read.ok ? ['drawing', 'none'] : read.problems.length).toBeTruthy();
});
