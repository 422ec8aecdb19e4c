/**
 * Files of other programs, as their documentation describes them: what is read of each, what a note tells,
 * and how others are refused. What is cut or changed in them is read or refused with a place.
 */
import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCytoscape } from '../../../engine/document/cytoscape.ts';
import { readAnyText, readUnpackedText, writeDocument } from '../../../engine/document/index.ts';
import { unpackedText } from '../../../workers/picture-files/index.ts';
import { arbitraryDocument } from '../../arbitrary/documents.ts';
import { tryLaw } from '../../laws/seeds.ts';

const bound = 8_000_000;

/** Form, arcs between names with their players, places if all have some, and notes. */
function read(text: string): string {
  const found = readAnyText(text);
  if (!found.ok) return found.problems.map(({ place, says }) => `${place}: ${says}`).join('\n');
  if (found.value.kind === 'packed') {
    const { page } = found.value;
    const unpacked = readUnpackedText(unpackedText(page.packed, bound), page);
    if (!unpacked.ok) return unpacked.problems.map(({ place, says }) => `${place}: ${says}`).join('\n');
    return told({ form: 'drawio', ...unpacked.value });
  }
  if (found.value.kind !== 'drawing')
    return `${found.value.kind} ${'says' in found.value ? found.value.says : ''}`;
  return told(found.value);
}

type Told = Extract<Extract<ReturnType<typeof readAnyText>, { ok: true }>['value'], { kind: 'drawing' }>;
function told({
  form,
  document,
  placed,
  notes,
}: Pick<Told, 'form' | 'document' | 'placed' | 'notes'>): string {
  const names = new Map(
    document.nodes.map(({ id, name, gray }) => [id, gray ? `(${name || id})` : name || id]),
  );
  const ends = new Set(document.edges.flatMap(({ from, to }) => [from, to]));
  const alone = document.nodes.filter(({ id }) => !ends.has(id)).map(({ id }) => names.get(id));
  const arcs = document.edges.map(
    ({ from, to, player }) =>
      `${names.get(from)}${player === 'either' ? '' : player[0].toUpperCase()}>${names.get(to)}`,
  );
  const places = placed ? document.nodes.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`) : [];
  return [form, [...arcs, ...alone].join(' '), places.join(' '), ...notes].join(' | ');
}

const quiver = (...cells: readonly unknown[]): string =>
  `https://q.uiver.app/#q=${Buffer.from(JSON.stringify(cells)).toString('base64')}`;
const blue = { colour: [240, 60, 60] };
const cell = (id: string, more: string, inside = ''): string =>
  `<mxCell id="${id}" parent="1" ${more}>${inside}</mxCell>`;
const shape = (id: string, value: string, x: number, style = ''): string =>
  cell(
    id,
    `value="${value}" style="${style}" vertex="1"`,
    `<mxGeometry x="${x}" width="40" height="40" as="geometry"/>`,
  );
const page = (...cells: readonly string[]): string =>
  `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells.join('')}</root></mxGraphModel>`;
const compressed = (text: string): string =>
  `<mxfile host="x"><diagram id="d" name="Page-1">${deflateRawSync(encodeURIComponent(text)).toString('base64')}</diagram></mxfile>`;
const drawn = page(
  shape('2', '&lt;b&gt;a&lt;/b&gt;', 0),
  shape('3', 'b', 100),
  shape('4', 'A caption', 300, 'text;html=1;'),
  cell('5', 'style="strokeColor=#0000FF;" edge="1" source="2" target="3"'),
  cell('6', 'style="endArrow=none;startArrow=classic;" edge="1" source="2" target="3"'),
  cell('7', 'value="R" style="edgeLabel;" vertex="1" connectable="0"').replace('parent="1"', 'parent="6"'),
);

const linked = '"nodes":[{"id":"a","x":0,"y":0},{"id":2,"x":90,"y":10}]';
const fsm =
  '{"nodes":[{"x":100,"y":100,"text":"a","isAcceptState":false},{"x":200,"y":120,"text":"b_1","isAcceptState":true}],"links":[{"type":"Link","nodeA":0,"nodeB":1,"text":"L","lineAngleAdjust":0,"parallelPart":0.5,"perpendicularPart":0},{"type":"SelfLink","node":1,"text":"","anchorAngle":0},{"type":"StartLink","node":0,"text":"","deltaX":-30,"deltaY":0}]}';
const start =
  'Grundy did not read the arrow that marks where the machine starts, since it leads from no position.';
const passed = 'Grundy did not read the texts and groups to which no arrow is joined.';
const byColour = '1 of 2 arcs became Left’s by their colours.';

const files: readonly (readonly [name: string, text: string, says: string])[] = [
  [
    'the desktop of Cytoscape',
    '{"format_version":"1.0","target_cytoscapejs_version":"~2.1","data":{"name":"x"},"elements":{"nodes":[{"data":{"id":"62","name":"a"},"position":{"x":10,"y":20},"selected":false},{"data":{"id":"63","name":"b"},"position":{"x":110,"y":20}}],"edges":[{"data":{"id":"64","source":"62","target":"63","interaction":"pp"}}]}}',
    'json graph | a>b | 10,20 110,20',
  ],
  [
    'elements in one list',
    '[{"data":{"id":"a"}},{"group":"nodes","data":{"id":"b","gray":true}},{"data":{"id":"ab","source":"a","target":"b","player":"R"}}]',
    'json graph | aR>(b) | ',
  ],
  [
    'ipycytoscape, with a group and a colour',
    '{"nodes":[{"data":{"id":"g"}},{"data":{"id":"a","parent":"g"}},{"data":{"id":"b"}}],"edges":[{"data":{"source":"a","target":"b","color":"blue"}},{"data":{"source":"b","target":"a"}}]}',
    `json graph | aL>b b>a |  | Grundy did not read the groups of nodes, since a group is no position. | ${byColour}`,
  ],
  [
    'node-link with edges',
    `{"directed":true,"multigraph":true,"graph":{},${linked},"edges":[{"source":"a","target":2,"key":0},{"source":"a","target":2,"key":1}]}`,
    'json graph | a>2 | 0,0 90,10',
  ],
  ['node-link of D3', `{${linked},"links":[{"source":"a","target":2}]}`, 'json graph | a>2 | 0,0 90,10'],
  [
    'adjacency data of networkx',
    '{"directed":true,"multigraph":false,"graph":[],"nodes":[{"id":[0,0]},{"id":[0,1]}],"adjacency":[[{"id":[0,1]}],[]]}',
    'json graph | (0, 0)>(0, 1) | ',
  ],
  [
    'JSON Graph Format',
    '{"graph":{"nodes":{"x":{"label":"a"},"y":{"label":"b"}},"edges":[{"source":"x","target":"y","label":"L"}]}}',
    'json graph | aL>b | ',
  ],
  ['the backup of the FSM designer', fsm, `json graph | aL>b_1 b_1>b_1 | 100,100 200,120 | ${start}`],
  [
    'GEXF of Gephi, whose y grows upwards',
    '<?xml version="1.0"?><gexf xmlns:viz="http://gexf.net/1.3/viz"><graph defaultedgetype="directed"><attributes class="node"><attribute id="0" title="gray" type="boolean"/></attributes><nodes><node id="n" label="a"><viz:color r="153" g="153" b="153"/><viz:position x="-50" y="100"/></node><node id="m" label="b"><attvalues><attvalue for="0" value="true"/></attvalues><viz:position x="50" y="100"/></node></nodes><edges><edge source="n" target="m"/><edge source="m" target="n" type="mutual"/></edges></graph></gexf>',
    'gexf | a>(b) (b)>a | -50,-100 50,-100',
  ],
  ['TGF', '1 First node\n2 Second node\n#\n1 2 L\n', 'tgf | First nodeL>Second node | '],
  [
    'Pajek, with shares of a page for places',
    '*Network x\n*Vertices 2\n1 "a" 0.1 0.5 0.5 ic Gray\n2 "b" 0.6 0.5 0.5\n*Arcslist\n2 1\n*Arcs\n1 2 1 c Blue\n*Edges\n',
    `pajek | b>a aL>b | 18,90 108,90 | ${byColour}`,
  ],
  ['Pajek without lines of vertices', '*Vertices 2\n*Arcs\n1 2', 'pajek | 1>2 | '],
  ['draw.io, plain', drawn, `drawio | aL>b bR>a | 20,20 120,20 | ${passed} | ${byColour}`],
  ['draw.io, compressed', compressed(drawn), `drawio | aL>b bR>a | 20,20 120,20 | ${passed} | ${byColour}`],
  [
    'draw.io, of several pages',
    `<mxfile><diagram name="1">${page(shape('2', 'a', 0))}</diagram><diagram name="2">${page(shape('2', 'b', 0))}</diagram></mxfile>`,
    'drawio | a | 20,20 | There are 2 pages in this file; Grundy read the first one.',
  ],
  [
    'quiver',
    quiver(
      0,
      2,
      [0, 0, 'a'],
      [1, 1, '\\beta'],
      [0, 1, '', 0, blue],
      [1, 0, 'R'],
      [0, 0, '', 0, { style: { name: 'corner' } }],
    ),
    'quiver | aL>\\beta \\betaR>a | 0,0 100,100 | Grundy did not read corners, adjunctions and lines that cannot be seen, since they are no moves. | 1 of 2 arcs became Left’s by their colours.',
  ],
  [
    'tikz-cd by hand',
    '\\[\\begin{tikzcd}[sep=small]\n  A \\arrow[r, "L"] \\arrow[dr, bend left] & B \\dar[red] \\\\[2pt] % a note & of no cell\n  & |[alias=c]| C \\ar[loop right] \\arrow[to=1-1, <->]\n\\end{tikzcd}\\]',
    'tikz-cd | AL>B A>C BR>C C>C C>A | 100,100 200,100 200,200 | 1 of 5 arcs became Right’s by their colours.',
  ],
  [
    'Mermaid, with ids of links',
    'flowchart LR\n  A e1@--> B\n  A e2@== R ==> C\n  e1@{ animate: true }\n  classDef x stroke-dasharray: 9\n  class e1 x',
    'mermaid | A>B AR>C | ',
  ],
  [
    'a state diagram',
    '---\ntitle: T\n---\nstateDiagram-v2\n  direction LR\n  [*] --> s1\n  s1 --> s2 : L\n  s2 --> [*]\n  s2 : The second\n  state "The first" as s1\n  note right of s1\n    s1 --> nowhere\n  end note\n  note left of s2 : s2 --> s1\n  %% s2 --> s1\n  classDef bad fill:#f00\n  class s2 bad',
    'mermaid | The firstL>The second The second>end |  | Grundy drew no node for the start [*]: play can begin at s1.',
  ],
  [
    'states in a state, and choices',
    'stateDiagram\n  state if_state <<choice>>\n  First --> if_state\n  if_state --> Second:::x : R\n  state First {\n    [*] --> fir\n    fir --> [*]\n    --\n    state "Deep" as D\n  }',
    'mermaid | First>if_state if_stateR>Second fir>end of First Deep |  | States that contain others are read as positions of their own: First. | Grundy drew no node for the start [*]: play can begin at fir.',
  ],
];

test.each(files)('%s is read', (_, text, says) => {
  expect(read(text)).toBe(says);
});

describe('what only looks like such a file, and what has no moves', () => {
  test.each([
    // Nodes of an adjacency list may be called so.
    ['{"nodes": ["links"], "links": []}', 'python | nodes>links | '],
    ['{"elements": ["a", "b"]}', 'python | elements>a elements>b | '],
    ['1 2\n#\n2 3', 'columns | 1>2 2>3 | '],
    [
      '{"directed":false,"multigraph":false,"nodes":[{"id":1}],"links":[{"source":1,"target":1}]}',
      'directed: the edges',
    ],
    [
      `{"elements":{"nodes":[{"data":{"id":"a"}}],"edges":[{"data":{"source":"a","target":"q"}}]}}`,
      'elements.edges[0]: there is no node “q”',
    ],
    ['{"elements":{"nodes":[{"data":{}}]}}', 'elements.nodes[0]: this node has no id'],
    ['{"elements":{"nodes":[{"data":{"id":"a"}', 'line 1, column 41: the file ends too early'],
    [
      '<gexf><graph><nodes><node id="a"/></nodes>\n<edges><edge source="a" target="a"/></edges></graph></gexf>',
      'line 2: this edge has no direction',
    ],
    ['*Vertices 1\n*Edges\n1 1', 'line 3: this edge has no direction, and moves have one; write *Arcs'],
    ['1 a\n2 b\n#\n1 2\n2 1\n1 3', 'line 6: there is no node “3”'],
    [
      page(shape('2', 'a', 0), cell('3', 'edge="1" source="2"')),
      'cell 3: the node to which this edge leads is missing',
    ],
    [compressed('<svg/>'), 'diagram: the page in this file is damaged'],
    [compressed(' '.repeat(9_000_000)), 'diagram: the page in this file is larger than 8 MB'],
    [quiver(0, 1, [0, 0, 'a'], [0, 0], [0, 1]), 'arrow 1: this arrow joins arrows'],
    ['https://q.uiver.app/#q=WzAsM', 'link: the link of quiver is damaged'],
    [
      '\\begin{tikzcd}\nA \\arrow[r, dash] & B\n\\end{tikzcd}',
      'line 2, column 3: this edge has no direction',
    ],
    ['\\begin{tikzcd} A', 'write \\end{tikzcd} after it'],
    ['stateDiagram-v2\n s1 -> s2', 'line 2, column 2: this is no transition'],
    ['\\tikzstyle{every node}+=[inner sep=0pt]\n\\draw [black] (1,2) circle (3);', 'copy(localStorage.fsm)'],
  ])('%s', (text, says) => expect(read(text)).toContain(says));
});

test('a file that was cut or changed is read, or refused with a place', () => {
  const text = fc.constantFrom(...files.map(([, each]) => each));
  const put = fc.constantFrom(
    '',
    ' ',
    '\n',
    '"',
    '{',
    '}',
    '[',
    ']',
    '<',
    '>',
    '&',
    '#',
    '\\',
    '0',
    '-->',
    '@',
    ':',
    '\u{1f600}',
  );
  tryLaw(fc.tuple(text, fc.nat(), fc.nat(30), put, fc.boolean()), 1500, ([whole, at, length, sign, cut]) => {
    const from = at % whole.length;
    const changed = whole.slice(0, from) + sign + (cut ? '' : whole.slice(from + length));
    expect(read(changed), changed).not.toMatch(/^\s*:|: $/);
  });
});

test('a drawing that is written as Cytoscape JSON reads back the same, also as networkx writes it again', () => {
  tryLaw(arbitraryDocument, 200, (document) => {
    const text = writeCytoscape(
      document,
      new Map(document.nodes.map(({ id }) => [id, { value: '*2', outcome: 'N' }])),
    );
    const { data, elements, ...network } = JSON.parse(text);
    const again = {
      ...{ ...network, data: Object.entries(data) },
      elements: { ...elements, nodes: elements.nodes.map((node: { data: object }) => ({ data: node.data })) },
    };
    for (const each of [text, JSON.stringify(again)]) {
      const found = readAnyText(each);
      if (!found.ok || found.value.kind !== 'drawing') throw new Error(read(each));
      expect(writeDocument(found.value.document), each).toBe(writeDocument(document));
      expect(found.value.placed).toBe(true);
    }
  });
});
