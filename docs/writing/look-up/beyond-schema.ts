/**
 * What a schema cannot say of a file, and the reader refuses all the same: each rule in a sentence, with a
 * file that breaks it and what the reader says of that. The page of the file format lists the sentences;
 * tests find no other refusal of a file that its schema accepts.
 */

export type BeyondSchema = {
  readonly says: string;
  /** A file that the schema accepts. */
  readonly broken: object;
  /** What the reader says of it, after its place. */
  readonly refusal: RegExp;
};

const [drawing, lesson] = [
  { format: 'grundy', version: 1 },
  { format: 'grundy-lesson', version: 3 },
];
const [a, b] = [{ id: 'a' }, { id: 'b' }];
const atOnce = { format: 'grundy', version: 2, view: { play: 'simultaneous' } };
const compact = (members: object, version = 1) => ({ format: 'grundy', version, compact: members });
const board = { format: 'grundy', version: 3, board: { ruleset: 'nim', position: '2+1' } };

const nested = (depth: number): object => (depth === 0 ? {} : { in: nested(depth - 1) });

export const beyondSchema: readonly BeyondSchema[] = [
  {
    says: 'Each node has an id of its own.',
    broken: { ...drawing, nodes: [a, a] },
    refusal: /(^|\.)nodes\[\d+\]\.id ".*" is the id of nodes\[\d+\] already/s,
  },
  {
    says: 'Arcs, pieces and the hidden nodes of a lesson name nodes that are there.',
    broken: { ...drawing, nodes: [a], edges: [{ from: 'a', to: 'q' }] },
    refusal: /no node ".*"( in the drawing of this view)?$/s,
  },
  {
    says: 'Between two nodes, in one direction, each player has one arc, and either has one; there is one arc of both players.',
    broken: { ...drawing, nodes: [a, b], edges: Array(2).fill({ from: 'a', to: 'b' }) },
    refusal: / is the same arc as edges\[\d+\]/,
  },
  {
    says: 'A player has no two moves of one name at a node, unless they lead to the same node and gain as much.',
    broken: {
      ...drawing,
      version: 2,
      nodes: [a, b],
      edges: [
        { from: 'a', to: 'b', moves: ['l'] },
        { from: 'a', to: 'a', moves: ['l'] },
      ],
    },
    refusal: / is the name of another move of (Left|Right)'s there /,
  },
  {
    says: 'A pair of moves has one result.',
    broken: {
      ...drawing,
      version: 2,
      nodes: [a, b],
      edges: [
        { from: 'a', to: 'b', player: 'both', moves: [['l', 'l']] },
        { from: 'a', to: 'a', player: 'both', moves: [['l', 'l']] },
      ],
    },
    refusal: /(^|\.)edges\[\d+\]\.moves\[\d+\] the pair ".*" has its result at .* already; /s,
  },
  {
    says: 'A simultaneous game has no gray nodes.',
    broken: { ...atOnce, nodes: [{ ...a, gray: true }] },
    refusal: /a drawing of a simultaneous game has no entailing nodes$/,
  },
  {
    says: 'A node of a simultaneous game has one score for both players.',
    broken: { ...atOnce, nodes: [{ ...a, score: { left: 1, right: 2 } }] },
    refusal: /give both the same score, since a simultaneous game ends for both at once$/,
  },
  {
    says: 'A drawing in misère play has no gray nodes, no scores and no arcs of both players, and infinite play in it is a draw.',
    broken: { format: 'grundy', version: 5, view: { play: 'misere' }, nodes: [{ ...a, gray: true }] },
    refusal: /in misère play/,
  },
  {
    says: 'In the compact form, arcs and gray nodes are numbers below the number of nodes.',
    broken: compact({ count: 2, either: [0, 2] }),
    refusal: /(^|\.)compact\.\w+\[\d+\] is \S+; (nodes are 0 to \d+|there are no nodes)$/,
  },
  {
    says: 'In the compact form, arcs are pairs of numbers, and no arc occurs twice in one list.',
    broken: compact({ count: 2, either: [0, 1, 0, 1] }),
    refusal: /(^|\.)compact\.\w+(\[\d+\])? (has length \d+; arcs are pairs|the arc .* stands at .* already)/s,
  },
  {
    says: 'The joint rounds of the compact form are whole matrices, one for a node, and no row and no column has holes only.',
    broken: compact({ count: 2, both: [0, 1, 1] }, 2),
    refusal: /(^|\.)compact\.both\[\d+\] /,
  },
  {
    says: 'A view is nested at most 100 deep.',
    broken: { ...drawing, nodes: [], view: nested(101) },
    refusal: /view is nested more than 100 deep$/,
  },
  {
    says: 'The lengths of names and positions are counted in units of UTF-16, of which some letters take two.',
    broken: { ...drawing, nodes: [], title: '🎲'.repeat(6000) },
    refusal: / has [\d,]+ letters; a (name|position) has at most/,
  },
  {
    says: 'A decimal with a power of ten has no more than 400 digits written out.',
    broken: { ...drawing, nodes: [{ ...a, score: { left: '1e999' } }] },
    refusal: /; it must be a number, or text such as "1\/3"$/,
  },
  {
    says: 'A view of a lesson shows a drawing of that lesson.',
    broken: { ...lesson, drawings: {}, views: [{ drawing: 'ring' }] },
    refusal: / there is no drawing ".*"; (the drawings here are |the lesson has no drawings)/s,
  },
  {
    says: 'What is right, or asked about, at a view names nodes and arcs of its drawing; a board has no nodes to choose.',
    broken: {
      ...lesson,
      version: 5,
      drawings: { path: { ...drawing, nodes: [a, b], edges: [{ from: 'a', to: 'b' }] } },
      views: [{ drawing: 'path', answer: { by: 'arc', right: [['b', 'a']] } }],
    },
    refusal:
      / no (node|arc from) ".*" in the drawing of this view$| this view shows a board, which has no nodes/s,
  },
  {
    says: 'The number that is right is a number, and what a drawing should be worth is a value.',
    broken: {
      ...lesson,
      version: 5,
      drawings: { ring: { ...drawing, nodes: [a] } },
      views: [{ drawing: 'ring', answer: { by: 'drawing', worth: '{0|' } }],
    },
    refusal: /\.answer\.(right|worth) is /,
  },
  {
    says: 'Only a view of a board has a board, and where it has a line of play it says who began.',
    broken: {
      ...lesson,
      drawings: { heaps: board },
      views: [{ drawing: 'heaps', board: { ...board.board, line: ['1+1'] } }],
    },
    refusal:
      /\.board(\.starter)? (is a board; what this view shows is a drawing|is missing; of a line of play)/,
  },
  {
    says: 'A drawing of the editor or of a lesson has at most 20,000 nodes and 100,000 arcs.',
    broken: { ...lesson, drawings: { large: compact({ count: 20_001 }) }, views: [] },
    refusal: /; a drawing has at most [\d,]+\. /,
  },
];
