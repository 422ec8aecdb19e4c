/**
 * Texts of any form: each is recognised, and a text of none is refused with what would be accepted. Long
 * because it is a table of forms.
 */
import { describe, expect, test } from 'vitest';
import { emptyDocument, mergeText, printMoves, readAnyText } from '../../../engine/document/index.ts';

const found = (text: string): string => {
  const read = readAnyText(text);
  if (!read.ok) return read.problems.map(({ place, says }) => `${place}: ${says}`).join('\n');
  if (read.value.kind === 'none') return `${read.value.form} | ${read.value.says}`;
  if (read.value.kind === 'link') return `link ${read.value.link.hash}`;
  if (read.value.kind === 'packed') return `packed ${read.value.page.packed}`;
  const { form, document, placed, notes } = read.value;
  return [form, document.nodes.map(({ id }) => id).join(' '), placed ? 'placed' : '', ...notes].join(' | ');
};

const gmlOf = (first: string, second: string): string =>
  `graph [ directed 1 node [ id 0 ] node [ id 1 ] edge [ source 0 target 1 label "${first}" ] edge [ source 1 target 0 label "${second}" ] ]`;

const asGraph =
  ' | Grundy read these numbers as a graph. To read a matrix game, write # matrix game in a first line.';

describe('what is read', () => {
  test.each([
    ['{"format":"grundy","version":1,"nodes":[{"id":"a","x":1,"y":2}]}', 'grundy | a | placed'],
    ['\ufeff \n{"format":"grundy","version":1,"compact":{"count":2}}', 'grundy | 0 1 | '],
    ['digraph { a -> b }', 'dot | a b | '],
    ['/* by hand */ strict digraph G { a [pos="1,2"] }', 'dot | a | placed'],
    [
      'digraph { a } digraph { b }',
      'dot | a |  | There are 2 graphs in this text; Grundy read the first one.',
    ],
    ['a -> b, c # moves\n(c) ->L a', 'edge list | a b c | '],
    ['digraph -> graph', 'edge list | digraph graph | '],
    ['https://example.org/#g1=abc-_', 'link #g1=abc-_'],
    ['https://example.org/#g1=abc&embed\n', 'link #g1=abc&embed'],
    ['{"format":"grundy","version":1,"title":"#g1=abc","nodes":[{"id":"a"}]}', 'grundy | a | '],
    ['digraph{a->b;tooltip="#g1=abc"}', 'dot | a b | '],
    ['% Drawn\n%% g1 ab\n%% g1 cd\n\\begin{tikzpicture}', 'link #g1=abcd'],
    // As other programs write graphs: networkx, pandas, numpy, spreadsheets, Mermaid; and games as papers
    // write them.
    ['{0: [1, 2], 1: [2], 2: []}', 'python | 0 1 2 | '],
    ["{'a': ['b', 'c']}", 'python | a b c | '],
    ['{"a": ["b"], "b": []}', 'python | a b | '],
    ["defaultdict(<class 'list'>, {'a': ['b']})", 'python | a b | '],
    ["{1: {2: {'weight': 3}}, 2: {}}", 'python | 1 2 | '],
    ['OutEdgeView([(1, 2), (2, 3)])', 'python | 1 2 3 | '],
    ['[(1,2),(2,3)]', 'python | 1 2 3 | '],
    ['G.add_edges_from([((0, 0), (0, 1))])', 'python | (0, 0) (0, 1) | '],
    ['[[1,2],[2,3]]', `python | 1 2 3 | ${asGraph}`],
    ['[[0,1],[1,0]]', `python | 0 1 | ${asGraph}`],
    ['[[0 1]\n [1 0]]', `python | 0 1 | ${asGraph}`],
    ['array([[0., 1.],\n       [1., 0.]])', `python | 0 1 | ${asGraph}`],
    [
      '[(1, 2, 0.5)]',
      'python | 1 2 |  | Grundy did not read what follows a pair of nodes, such as a weight.',
    ],
    ['1 2\n2 3', `columns | 1 2 3 | ${asGraph}`],
    ['# networkx\n1 2 {}\n2 3 {}', 'columns | 1 2 3 | '],
    ['a,b\nb,c', 'columns | a b c | '],
    [',source,target\n0,a,b\n1,b,c\n', 'columns | a b c | '],
    [
      'Source;Target;Weight\na;b;1',
      'columns | a b |  | Grundy did not read these columns, since a game graph has no place for them: Weight.',
    ],
    ['from\tto\tplayer\na\tb\tR', 'columns | a b | '],
    ['0 1 0\n0 0 1\n1 0 0', `columns | 0 1 2 | ${asGraph}`],
    ['graph TD; A-->B', 'mermaid | A B | '],
    ['```mermaid\nflowchart LR\n  A[Start] --> B{End}\n```', 'mermaid | A B | '],
    ['graph [ directed 1 node [ id 0 label "a" ] node [ id 1 ] edge [ source 0 target 1 ] ]', 'gml | 0 1 | '],
    [
      'graph [ directed 1 node [ id 0 label "a" ] node [ id 1 label "b" ] edge [ source 0 target 1 ] ]',
      'gml | a b | ',
    ],
    [
      'graph [ directed 1 node [ id 0 label "a" ] node [ id 1 label "a" ] edge [ source 0 target 1 ] ]',
      'gml | 0 1 | ',
    ],
    ['Creator "x"\n# a note\ngraph\n[ directed 1 node [ id 7 gray 1 ] ]', 'gml | 7 | '],
    [
      '<graphml><key id="k" attr.name="gray"/><graph><node id="a"/><node id="b"><data key="k">true</data></node><edge source="a" target="b"/></graph></graphml>',
      'graphml | a b | ',
    ],
    ['{0|pass}', 'game | a b | '],
    ['$\\{0|\\mathbf{pass}\\}$', 'game | a b | '],
    ['a->b;b->c', 'edge list | a b c | '],
    ['a: 3; b: 1 | 2; # scores', 'edge list | a b | '],
    ['"a;b" -> c;', 'edge list | a;b c | '],
    ['digraph { a -> b [label="L"] }', 'dot | a b | '],
    [
      'digraph { a -> b [label="2"] }',
      'dot | a b |  | Grundy did not read these labels of arcs, since they name no player: “2”. Write L, R or E for a player, and moves="…" for moves.',
    ],
    [
      'graph [ directed 1 node [ id 0 ] node [ id 1 ] edge [ source 0 target 1 owner "Alice" ] ]',
      'gml | 0 1 |  | Grundy did not read the player of an edge that is another word than L, R or E.',
    ],
    ['*2', 'value | a b c | '],
    ['a→b→c; (c) ⟶ a', 'edge list | a b c | '],
    ['g := {0|*}', 'game | a b c | '],
    ['g = {0|*}\r\n# a note\nh := *2; k := 0', 'game | a b c d e f i | '],
    ['score_1 := <^1|2>\nh := 2', 'game | a b c | '],
    ['"on"', 'edge list | on | '],
    ['(on)', 'edge list | on | '],
    ['\\left\\{0 \\mid *\\right\\}', 'game | a b c | '],
  ])('%j', (text, says) => expect(found(text)).toBe(says));

  test.each([
    ['a\tb\tc\nb\tc\nc', 'a b c'],
    ['a:\tb, c\r\nb:\tc\r\n', 'a b c'],
    ['a\tb\tc', 'a b c'],
    ['c\na\tb\tc', 'c a b'],
    ['a\tb\tc\nb\ta\tc\nc\ta\tb', 'a b c'],
    ['1\t2\t3\n2\t3\t', '1 2 3'],
    ['# networkx\n0 1 2\n1 2\n2', '0 1 2'],
  ])('%j is an adjacency list, which a note says', (text, nodes) =>
    expect(found(text)).toBe(
      `columns | ${nodes} |  | Grundy read the text as an adjacency list: the first node of each line leads to the others of that line.`,
    ),
  );

  test.each([
    'graph [ directed 1 node [ id 0 label "a" ] node [ id 1 label "b" gray 1 ] edge [ source 0 target 1 label "L" ] ]',
    '<graphml><graph><node id="0"><data key="label">a</data></node><node id="1"><data key="label">b</data><data key="fill">#C0C0C0</data></node><edge source="0" target="1"><data key="ink">#0000ff</data></edge></graph></graphml>',
  ])('labels are names, and gray nodes and players are distinguished by words or colours: %s', (text) => {
    const keys =
      '<key id="label" attr.name="label"/><key id="fill" attr.name="color"/><key id="ink" attr.name="color"/>';
    const read = readAnyText(text.replace('<graphml>', `<graphml>${keys}`));
    expect(read).toMatchObject({
      value: {
        document: {
          nodes: [
            { name: 'a', gray: false },
            { name: 'b', gray: true },
          ],
          edges: [{ player: 'left' }],
        },
      },
    });
  });

  test.each([
    ['digraph { a -> b [label="b"]; b -> c [label="a"] }', ['either', 'either']],
    ['digraph { a -> b [label="B"]; b -> c [label="A"] }', ['either', 'either']],
    ['digraph { a -> b [label="B"]; b -> c [label="R"] }', ['left', 'right']],
    [gmlOf('b', 'a'), ['either', 'either']],
    [gmlOf('B', 'L'), ['left', 'left']],
    [gmlOf('l', ''), ['left', 'either']],
    [gmlOf('L', 'a'), ['left', 'either']],
  ])(
    'a letter that may be the name of a move names a player only where every label does: %s',
    (text, players) => {
      const read = readAnyText(text);
      expect(
        read.ok && read.value.kind === 'drawing' && read.value.document.edges.map(({ player }) => player),
      ).toEqual(players);
    },
  );

  test.each([
    ['graph TD; A -->|b| B; B -->|a| C', ['either', 'either']],
    ['graph TD; A -->|b| B; B -->|r| C', ['left', 'right']],
    ["[('A', 'B', {'label': 'b'}), ('B', 'C', {'label': 'a'})]", ['either', 'either']],
    ["[('A', 'B', 'b'), ('B', 'C', 'a')]", ['either', 'either']],
    ["[('A', 'B', 'L'), ('B', 'C', 'R')]", ['left', 'right']],
    ["[('A', 'B', {'player': 'b'}), ('B', 'C', {'player': 'r'})]", ['left', 'right']],
  ])('a letter beside an arc names a player only where every label does: %s', (text, players) => {
    expect(readAnyText(text)).toMatchObject({
      value: { document: { edges: players.map((player) => ({ player })) } },
    });
  });

  test('of several figures in a paper the first is read, with a note', () => {
    expect(readAnyText('% #g1=ab\n% #g1=cd\n')).toMatchObject({
      value: { kind: 'link', notes: ['There are 2 drawings in this text; Grundy read the first one.'] },
    });
  });
});

describe('what is refused', () => {
  test.each([
    ['', 'edge list | it has no nodes'],
    ['# a note', 'it has no nodes'],
    ['{"format":"other"}', 'format: is "other"; a drawing of Grundy says "format": "grundy"'],
    ['{0|pas}', 'character 4: '],
    ['☾_0', 'character 1: ☾_0, moon, phase 0, is the value of many drawings'],
    ['{"nodes": [], "edges": []}', 'format: is missing'],
    ['[(1, 2), (3', 'line 1, column 12: a ) is missing at the end'],
    ['1 -2 3\n4 5', 'line 2: this row has 2 entries, and the first row 3; write as many in each'],
    ['# matrix game\n1 x', 'line 2, column 3: “x” is not a number; write one such as'],
    ['[(1, 2, 3, 4)]', 'this arc has 4 entries; write a pair of nodes, (1, 2)'],
    ['EFG 2 R "x" { "a" "b" }', 'this is an extensive game of Gambit (.efg)'],
    ['NFG 1 R "x" { "a" "b" "c" } { 2 2 2 }', 'line 1, column 13: this game has 3 players'],
    ['NFG 1 R "x" { "a" "b" } { 2 1 }\n3 3 5 0', 'line 2, column 5: the payoffs add up to 5 here, and to 6'],
    ['NFG 1 R "x" { "a" "b" } { 2 2 }\n1 -1', 'payoffs are here for 1 choices, and there are 4'],
    [
      'NFG 1 R "x" { "a" "b" } { 2 1 }\n{ { "" 1 -1 } }\n1 2',
      'line 3, column 3: there is no outcome 2; there are 1',
    ],
    ['a,b,5\nb,c,L', '“5” does not say whose arc this is; write L, R or E'],
    ['1 2\n3\n4 5', 'line 2, column 1: the node to which the arc leads is missing'],
    ['graph [ node [ id 0 ]\nedge [ source 0 target 0 ] ]', 'line 2, column 1: this edge has no direction'],
    ['graph [ directed 1 node [ id 0 ] edge [ source 0 target 1 ] ]', 'there is no node “1”'],
    ['graph [ directed 1 node [ id 0 ]', 'write ] at the end'],
    ['graph [ directed 1 node [ id "0 ] ]', 'column 30: this quotation mark is not closed'],
    [
      '<graphml><graph edgedefault="undirected"><node id="a"/>\n<edge source="a" target="a"/></graph></graphml>',
      'line 2: this edge has no direction',
    ],
    ['<graphml><graph><node/></graph></graphml>', 'this node has no id'],
    ['<graphml><graph><node id="a"></graph></graphml>', 'this is not XML'],
    ['graph TD\n A --- B', 'line 2, column 4: this link has no direction'],
    ['graph { a -- b }', 'write digraph for graph'],
    ['\\documentclass{article} \\begin{document}', 'LaTeX | it is LaTeX without a drawing by Grundy'],
    ['<svg xmlns="x"></svg>', 'page | it is a web page or a picture'],
    ['PK\u0003\u0004\u0000\u0000', 'no text | it is binary data, not text'],
    ['Dear all, here is a text.\nIt is none.', 'or a list of moves, a -> b; line 1'],
    ['One -> two.\nOf many words.\nAnd more of them.\nThat mean nothing.', 'or a list of moves'],
  ])('%j', (text, says) => {
    expect(found(text)).toContain(says);
    expect(found(text).split('\n')).toHaveLength(1);
  });

  test('each statement of a line is read or named', () => {
    expect(found('a -> b; c -> ; d e')).toBe(
      'line 1, column 11: a node is missing after the arrow; write one\nline 1, column 18: an arrow or a comma is missing before this; write -> or a comma',
    );
  });

  test('an edge list that names two moves of one player alike is refused by its line', () => {
    expect(readAnyText('a ->R(x) b\na ->L c\na ->R(x) c')).toEqual({
      ok: false,
      problems: [
        {
          place: 'line 3, column 1',
          says: '"x" is the name of another move of Right\'s there; write another name',
        },
      ],
    });
  });

  test('an edge list with a few mistakes names each of them', () => {
    expect(found('a -> b\nb -> \nc -> d\nd e\ne -> f\nf -> a')).toBe(
      'line 2, column 3: a node is missing after the arrow; write one\nline 4, column 3: an arrow or a comma is missing before this; write -> or a comma',
    );
  });
});

describe('numbers in rows', () => {
  const play = (text: string): string => {
    const read = readAnyText(text);
    if (!read.ok || read.value.kind !== 'drawing') return found(text);
    const { document, other } = read.value;
    const { play, convention } = document.view.rules;
    const arcs = document.edges.map((edge) => `${printMoves(edge)} ${edge.to}`).join(', ');
    return [`${play} ${convention}`, arcs, ...(other ? [other] : [])].join(' | ');
  };
  const pennies = 'simultaneous scoring | 1/1, 2/2 1, 1/2, 2/1 -1';
  test.each([
    ['1 -1\n-1 1', `${pennies} | graph`],
    ['[[1, -1], [-1, 1]]', `${pennies} | graph`],
    ['[[1 -1]\n [-1 1]]', pennies],
    ['[[3,-1],[0,2]]', 'simultaneous scoring | 1/1 3, 1/2 -1, 2/1 0, 2/2 2 | graph'],
    ['3;0,5;−1\n1;2;½', 'simultaneous scoring | 1/1 3, 1/2, 2/3 0.5, 1/3 -1, 2/1 1, 2/2 2'],
    ['1 2 3\n4 5 6', 'simultaneous scoring | 1/1 1, 1/2 2, 1/3 3, 2/1 4, 2/2 5, 2/3 6'],
    ['# matrix game\n0 1\n1 0', 'simultaneous scoring | 1/1, 2/2 0, 1/2, 2/1 1'],
    ['# graph\n1 -1\n-1 1', 'turns normal | undefined -1, undefined 1'],
    ['3 1\n0 2', 'turns normal | undefined 1, undefined 2 | matrix game'],
    ['1 2\n2 3\n3 1', 'turns normal | undefined 2, undefined 3, undefined 1'],
    ['[[1,2,0.5],[2,3,0.7]]', 'turns normal | undefined 2, undefined 3 | matrix game'],
    ['0 1 0\n0 0 1\n1 0 0', 'turns normal | undefined 1, undefined 2, undefined 0 | matrix game'],
    [
      '1 2 3\n2 3 1\n3 1 2',
      'turns normal | undefined 2, undefined 3, undefined 3, undefined 1, undefined 1, undefined 2 | matrix game',
    ],
    // In both of Gambit's forms the first player's choice changes first.
    ['NFG 1 R "x" { "A" "B" } { 2 2 }\n\n1 -1 -1 1 -1 1 1 -1', pennies],
    [
      'NFG 1 D "x" { "A" "B" }\n{ { "U" "D" } { "L" "R" } }\n"note"\n{ { "w" 2, 1 } { "l" 1/2 2.5 } }\n1 2 0 1',
      'line 5, column 5: the payoffs add up to 0 here, and to 3 in the first choice; in a game for Grundy they have one sum, so that one player gets what the other loses',
    ],
    [
      'NFG 1 D "x" { "A" "B" }\n{ { "U" "D" } { "L" "R" } }\n"note"\n{ { "w" 2, 1 } { "l" 1/2 2.5 } }\n1 2 2 1',
      'simultaneous scoring | U/L, D/R 2, U/R, D/L 1/2',
    ],
  ])('%j', (text, says) => expect(play(text)).toBe(says));

  test('in the Text tab they change the rules with the arcs', () => {
    expect(mergeText(emptyDocument, '1 -1\n-1 1')).toMatchObject({
      value: {
        view: { rules: { play: 'simultaneous', convention: 'scoring' } },
        nodes: [{ id: 'G' }, {}, {}],
      },
    });
  });
});

describe('colours of DOT that another program wrote', () => {
  const arcs = (count: number, color: string): string =>
    Array.from({ length: count }, (_, i) => `${i} -> ${i + 1} [color=${color}];`).join(' ');
  const said = (text: string): string => {
    const read = readAnyText(text);
    if (!read.ok || read.value.kind !== 'drawing') return found(text);
    const { document, notes, other } = read.value;
    const players = ['left', 'right'].map(
      (who) => document.edges.filter(({ player }) => player === who).length,
    );
    return [...players, document.nodes.filter(({ gray }) => gray).length, other, ...notes].join(' | ');
  };
  const without = 'write // without colours in a first line to leave colours out.';
  const withAll = 'write // with colours in a first line to read all of them.';
  test.each([
    [
      `digraph { ${arcs(9, 'blue')} 9 -> a [color=red]; 9 -> b }`,
      `9 | 1 | 0 | without colours | 9 of 11 arcs became Left’s and 1 Right’s by their colours; ${without}`,
    ],
    [`// without colours\ndigraph { ${arcs(2, 'blue')} }`, '0 | 0 | 0 | '],
    [
      `digraph { ${arcs(9, '"0.650 0.700 0.700"')} }`,
      `0 | 0 | 0 | with colours | Grundy did not read the colours of 9 arcs, which are written in numbers; ${withAll}`,
    ],
    [
      `// with colours\ndigraph { ${arcs(2, '"0.650 0.700 0.700"')} }`,
      `2 | 0 | 0 |  | 2 of 2 arcs became Left’s by their colours; ${without}`,
    ],
    [
      `digraph { edge [color=blue]; ${arcs(9, 'blue')} }`,
      `0 | 0 | 0 | with colours | Grundy did not read the colour of the arcs, which all 9 have; ${withAll}`,
    ],
    [
      'digraph { node [style=filled, fillcolor=lightgrey]; a -> b }',
      `0 | 0 | 0 | with colours | Grundy did not read the gray fill, which all 2 nodes have; ${withAll}`,
    ],
    [
      'digraph { a [style=filled, fillcolor=lightgrey]; a -> b }',
      `0 | 0 | 1 | without colours | 1 of 2 nodes became entailing by gray fill; ${without}`,
    ],
    ['digraph { graph [grundy=1]; a [style=filled, fillcolor=gray]; a -> a [color=blue] }', '1 | 0 | 1 | '],
    [
      'digraph { a -> b [dir=none]; b -> c [style=invis]; a -> c }',
      '0 | 0 | 0 |  | Grundy left out 1 arc that is not drawn (style=invis). | 1 of 2 arcs have no head (dir=none); Grundy read them as moves from the first node to the second.',
    ],
  ])('%s', (text, says) => expect(said(text)).toBe(says));
});
