/**
 * Texts of every form that the program reads; which form each has, and what it says, the program itself tells
 * the pages.
 */
import type { TextForm } from '../../../engine/document/index.ts';

export type FormExample = { readonly title: string; readonly says: string; readonly text: string };

/** Forms in which no drawing can be. */
type Barren = 'LaTeX' | 'machine' | 'page' | 'no text';
/** A link is packed, and a file has a page of its own. */
type Elsewhere = 'link' | 'grundy';

/** An example of each form, so that a form without one is a type error. */
export const formExamples: Readonly<Record<Exclude<TextForm, Barren | Elsewhere>, FormExample>> = {
  'edge list': {
    title: 'Edge lists',
    says: 'Each line says where moves lead. This is the form of the Text tab.',
    text: 'a -> b, c   # moves of both players\nb -> c -> b # a path: there and back\n(e) -> a    # e is gray',
  },
  game: {
    title: 'Games',
    says: "Left's options stand before the bar and Right's after it. `:=` gives a game a name, which later lines may use.",
    text: 'g := {0|*}\nh := {g|0}',
  },
  value: {
    title: 'Values',
    says: 'A text that is one value is drawn as its game.',
    text: '2over',
  },
  dot: {
    title: 'DOT',
    says: 'The language of Graphviz. Colours say whose an arc is, and gray fill makes a node gray.',
    text: 'digraph { a -> b [color=blue]; a -> c [color=red]; b -> c }',
  },
  gml: {
    title: 'GML',
    says: 'networkx, igraph and others write this form.',
    text: 'graph [ directed 1\n  node [ id 0 label "a" ]\n  node [ id 1 label "b" ]\n  edge [ source 0 target 1 ]\n]',
  },
  graphml: {
    title: 'GraphML',
    says: 'networkx, yEd, Gephi and others write this form.',
    text: '<graphml><graph edgedefault="directed">\n  <node id="a"/><node id="b"/>\n  <edge source="a" target="b"/>\n</graph></graphml>',
  },
  gexf: {
    title: 'GEXF',
    says: 'Gephi and networkx write this form. Labels and places are read, and an attribute called player says whose an arc is.',
    text: '<gexf version="1.2"><graph defaultedgetype="directed">\n  <nodes><node id="0" label="a"/><node id="1" label="b"/></nodes>\n  <edges><edge source="0" target="1" label="L"/></edges>\n</graph></gexf>',
  },
  'json graph': {
    title: 'Cytoscape JSON, and other graphs in JSON',
    says: 'Cytoscape, networkx (`cytoscape_data`, `node_link_data`, `adjacency_data`), D3, JSON Graph Format and the backup of the FSM designer are read. Positions are kept, and `player`, `gray` and `label` are read.',
    text: '{"elements": {\n  "nodes": [{"data": {"id": "a"}, "position": {"x": 0, "y": 0}},\n            {"data": {"id": "b"}, "position": {"x": 100, "y": 0}}],\n  "edges": [{"data": {"source": "a", "target": "b", "player": "left"}}]\n}}',
  },
  tgf: {
    title: 'TGF',
    says: 'The Trivial Graph Format of yEd has the nodes with their names, a line with `#`, and the arcs.',
    text: '1 a\n2 b\n#\n1 2 L',
  },
  pajek: {
    title: 'Pajek',
    says: 'A network of Pajek has its arcs after `*Arcs`. Edges without a direction are refused.',
    text: '*Vertices 2\n1 "a" 0.1 0.5\n2 "b" 0.9 0.5\n*Arcs\n1 2 1 l "L"',
  },
  drawio: {
    title: 'draw.io',
    says: 'Shapes are nodes and connectors are arcs. The page may be plain or compressed; of several pages the first is read.',
    text: '<mxGraphModel><root>\n  <mxCell id="0"/><mxCell id="1" parent="0"/>\n  <mxCell id="2" value="a" vertex="1" parent="1"><mxGeometry x="0" y="0" width="40" height="40"/></mxCell>\n  <mxCell id="3" value="b" vertex="1" parent="1"><mxGeometry x="100" y="0" width="40" height="40"/></mxCell>\n  <mxCell id="4" value="L" edge="1" parent="1" source="2" target="3"/>\n</root></mxGraphModel>',
  },
  quiver: {
    title: 'quiver',
    says: 'A link of quiver holds its diagram, also where it stands before the LaTeX that quiver exports.',
    text: 'https://q.uiver.app/#q=WzAsMixbMCwwLCJhIl0sWzEsMCwiYiJdLFswLDEsIkwiXV0=',
  },
  'tikz-cd': {
    title: 'tikz-cd',
    says: 'The cells of a diagram are nodes and its arrows are arcs; of several diagrams in a text the first is read.',
    text: '\\begin{tikzcd}\n  a \\arrow[r, "L"] \\arrow[d, "R"] & b \\\\\n  c &\n\\end{tikzcd}',
  },
  mermaid: {
    title: 'Mermaid',
    says: 'This is the form of flowcharts and of state diagrams in Markdown. A text on a link says whose the move is.',
    text: 'graph TD\n  a -->|Left| b\n  a -->|Right| c\n  b --> c',
  },
  python: {
    title: 'Python',
    says: 'The program reads pairs, dictionaries of options and matrices, as Python prints them.',
    text: "{'a': ['b', 'c'], 'b': ['c'], 'c': []}",
  },
  nfg: {
    title: 'Games of Gambit',
    says: 'A strategic game of two players whose payoffs have one sum is a matrix game. Both forms of .nfg are read, with payoffs or with outcomes.',
    text: 'NFG 1 R "Matching pennies" { "Ann" "Bob" } { 2 2 }\n\n1 -1 -1 1 -1 1 1 -1',
  },
  columns: {
    title: 'Tables and matrices',
    says: 'Commas, tabs or blanks separate the columns. Each line has a pair of nodes, perhaps with the player, or a row of a matrix, or a node and its options. A square matrix of 0 and 1 is an adjacency matrix; other numbers are a matrix game.',
    text: 'from,to,player\na,b,Left\na,c,Right\nb,c,',
  },
};

/** What a line of an edge list may say, and what that means. */
export const edgeListLines: readonly (readonly [line: string, meaning: string])[] = [
  ['a -> b, c', 'moves of both players, from a to b and from a to c'],
  ['a -> b -> c', 'a path'],
  ['a ->L b', "Left's move"],
  ['a ->R b', "Right's move"],
  ['a ->L(l, r) b', 'moves by their names'],
  ['a ->L(l:1/2) b', 'a move with what it gains for Left where the other player moves elsewhere'],
  ['a ->J(l/l, r/r:1/2) b', "joint rounds: pairs of Left's move and Right's, with what Left gains"],
  ['(g) -> a', 'g is gray, that is, entailing'],
  ['a: 3', 'a score for both players'],
  ['a: -1 | 2', "Left's score, where Left is to move and cannot, and Right's"],
  ['"a node" -> b', 'a name with blanks or signs stands in quotation marks'],
  ['a', 'a node without moves'],
];

/** Games without scores as people write them; several spellings of one game are beside each other. */
export const typedGames: readonly (readonly [title: string, texts: readonly string[]])[] = [
  ['Numbers', ['3', '-1/2', '0.75', '{0|1}']],
  ['Options', ['{1|0}', '{0,*|1}', '{1||0|-1}', '\\{1\\mid 0\\}', '{3|1} - 1']],
  ['Switches', ['±1', '+-1', '\\pm 1', '{2|-2}', '±{1,{2|0}}', '+-{2,{3|1}}']],
  ['Nimbers', ['*', '*2', '\\ast 2']],
  ['Up and down', ['↑', '^', '⇑*', '3·↑', '3.^*', 'v', '\\uparrow *']],
  ['Powers of up', ['↑²', '^<2>', '↑[2]']],
  ['Tiny and miny', ['⧾_1', 'tiny(1)', '{0||0|-1}', '⧿_2', 'miny(2)']],
  ['Loops', ['on', 'off', 'over', 'under', '2over', 'upon', 'upon*', 'star_2', 'tis', 'tisn', 'dud']],
  ['Loops by pass and by name', ['{0|pass}', 'a{0|a}', 'a{0|b{a|0}}', '{pass|pass}']],
];

/** Games with scores. */
export const scoredGames: readonly string[] = ['<^1|2>', '⟨∅¹|2⟩', '<3|1>', '<^-1|^2>', '<<4|2>|1>'];
