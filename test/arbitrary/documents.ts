/** Random drawings, with names, numbers and views that are hard for files and edge lists. */
import * as fc from 'fast-check';
import {
  edgeKey,
  type GameDocument,
  type GameEdge,
  type GameNode,
  type JointPair,
  type Player,
} from '../../engine/document/document.ts';
import { idOfRules } from '../../engine/document/rules-id.ts';
import { conventions, type Rules, ruledBy, sumKinds, usualRules } from '../../engine/outcome/rules.ts';
import { anyText } from './any-text.ts';

/** Ids have no control characters; names may contain anything. */
const id = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    'c',
    '0',
    '-1',
    '->',
    'a b',
    '"',
    '#',
    '(x)',
    'a,b',
    '∞',
    '__proto__',
    'constructor',
  ),
  fc.string({ minLength: 1, maxLength: 4 }),
);
const name = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: id },
  { weight: 1, arbitrary: anyText({ maxLength: 6 }) },
);
const coordinate = fc.integer({ min: -2000, max: 2000 }).map((half) => half / 2);
const written = fc.oneof(fc.integer(), fc.constantFrom(-0.25, 1e-7, '1/3', '-2/4', '0.10', '−7'));
const score = fc.oneof(
  fc.record({ left: written, right: written }),
  fc.record({ left: written }),
  fc.record({ right: written }),
);
const player = fc.constantFrom('left' as const, 'right' as const, 'either' as const);

const nodeWithoutId: fc.Arbitrary<Omit<GameNode, 'id'>> = fc
  .record({
    x: coordinate,
    y: coordinate,
    gray: fc.boolean(),
    name,
    score: fc.option(score, { nil: undefined }),
  })
  .map(({ score: scored, ...rest }) => ({ ...rest, ...(scored && { score: scored }) }));

const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

const rulesByTurns: fc.Arbitrary<Rules> = fc.record({
  theory: fc.constantFrom('auto', 'auto', 'sg', 'carry-on', 'of the future'),
  asPublished: fc.boolean(),
  infinitePlay: fc.constantFrom('draw', 'left', 'right'),
  play: fc.constant('turns'),
  convention: fc.constant('normal'),
  sum: fc.constant('disjunctive'),
});

/** Ids of rulesets that there are or not, and of written rules, whose text may have mistakes. */
const rulesetIds = fc.oneof(
  fc.constantFrom('nim', 'domineering', idOfRules('board: row\nLeft: T. -> .T\n')),
  fc.string({ maxLength: 8 }),
  fc.string({ maxLength: 8 }).map(idOfRules),
);

/** What a drawing was made from: a ruleset that there is or not, and any text for its position. */
const origin = fc.record({
  ruleset: rulesetIds,
  position: fc.string({ maxLength: 12 }),
});

const mostNodes = 8;

/** What there is besides the nodes and what names them; making it for each drawing would take longest. */
const besides = {
  title: fc.string({ maxLength: 12 }),
  bend: fc.option(coordinate, { nil: undefined }),
  rules: rulesByTurns,
  origin: fc.option(origin, { nil: undefined }),
  boards: fc.boolean(),
  rest: fc.dictionary(fc.constantFrom('figure', 'colours', 'lesson'), json),
};

/** All but the ids of drawings with 0, 1, 2, … nodes. */
const drawnWith = Array.from({ length: mostNodes + 1 }, (_, count) => {
  const some = fc.nat(Math.max(0, count - 1));
  const most = count === 0 ? 0 : 16;
  return fc.record({
    ...besides,
    bodies: fc.array(nodeWithoutId, { minLength: count, maxLength: count }),
    ends: fc.array(fc.tuple(some, some, player), { maxLength: most }),
    pieces: fc.array(some, { maxLength: Math.min(most, 4) }),
    pinned: fc.uniqueArray(some, { maxLength: Math.min(most, 3) }),
  });
});

const playedByTurns: fc.Arbitrary<GameDocument> = fc
  .uniqueArray(id, { maxLength: mostNodes })
  .chain((ids) => fc.tuple(fc.constant(ids), drawnWith[ids.length]))
  .map(([ids, { title, bodies, ends, pieces, pinned, bend, rules, origin: from, boards, rest }]) => {
    const nodes = bodies.map((body, i): GameNode => ({ id: ids[i], ...body }));
    const at = (i: number): string => nodes[i].id;
    const edges = new Map<string, GameEdge>();
    for (const [from, to, whose] of ends) {
      const edge: GameEdge = { from: at(from), to: at(to), player: whose };
      edges.set(edgeKey(edge), edge);
    }
    const [first] = edges.values();
    return {
      title,
      nodes,
      edges: [...edges.values()],
      pieces: pieces.map(at),
      view: {
        rules,
        ...(first &&
          bend !== undefined && { bends: [{ from: first.from, to: first.to, player: first.player, bend }] }),
        ...(pinned.length > 0 && { pinned: pinned.map(at) }),
        ...(boards && { boards }),
        rest,
      },
      ...(from && { origin: from }),
    };
  });

/** Names of moves, ids of nodes among them, and signs that texts stumble over. */
const moveName = fc.oneof(id, fc.constantFrom('l', 'r', 'l/r', 'l:1', 'a->b', ')'));
const gain = fc.option(written, { nil: undefined });
const withGain = <T extends object>(move: T, gained: number | string | undefined) => ({
  ...move,
  ...(gained !== undefined && { gain: gained }),
});

/** What is added to a drawing to make it one of a game in which both players move at once. */
const simultaneity = fc.record({
  names: fc.array(fc.option(fc.tuple(moveName, gain), { nil: undefined }), { minLength: 16, maxLength: 16 }),
  rounds: fc.array(fc.tuple(fc.nat(7), fc.nat(7), moveName, moveName, gain), { maxLength: 8 }),
  bend: fc.option(coordinate, { nil: undefined }),
  convention: fc.constantFrom(...conventions),
  sum: fc.constantFrom(...sumKinds),
});

/** The same node as a position of such a game: white, and with one score for both if it has any. */
const atOnce = ({ score: both, ...node }: GameNode): GameNode => {
  const one = both?.left ?? both?.right;
  return { ...node, gray: false, ...(one !== undefined && { score: { left: one, right: one } }) };
};

/** Arcs with names for some, as long as no player has two moves of one name at a node. */
function namedArcs(
  edges: readonly GameEdge[],
  names: readonly (readonly [string, number | string | undefined] | undefined)[],
) {
  /** Where the move of a name leads, and what it gains: two arcs may have one move. */
  const taken = new Map<string, string>();
  const movers: Readonly<Record<Player, readonly string[]>> = {
    left: ['L'],
    right: ['R'],
    either: ['L', 'R'],
  };
  return edges.flatMap((edge, i): readonly GameEdge[] => {
    if (edge.player === 'both') return [];
    const [called, gained] = names[i] ?? [];
    const keys = movers[edge.player].map((mover) => JSON.stringify([edge.from, mover, called ?? edge.to]));
    const leads = JSON.stringify([edge.to, called === undefined ? '' : (gained ?? '')]);
    if (keys.some((key) => taken.has(key) && taken.get(key) !== leads)) return [];
    for (const key of keys) taken.set(key, leads);
    return [{ ...edge, ...(called !== undefined && { moves: [withGain({ name: called }, gained)] }) }];
  });
}

const playedAtOnce: fc.Arbitrary<GameDocument> = fc
  .tuple(playedByTurns, simultaneity)
  .map(([document, { names, rounds, bend, convention, sum }]) => {
    const nodes = document.nodes.map(atOnce);
    const edges = namedArcs(document.edges, names);
    const joint = new Map<string, { from: string; to: string; player: 'both'; pairs: JointPair[] }>();
    const played = new Set<string>();
    for (const [u, w, left, right, gained] of rounds) {
      const [from, to] = [nodes[u]?.id, nodes[w]?.id];
      const round = JSON.stringify([from, left, right]);
      if (from === undefined || to === undefined || played.has(round)) continue;
      played.add(round);
      const arc = joint.get(`${u} ${w}`) ?? { from, to, player: 'both' as const, pairs: [] };
      arc.pairs.push(withGain({ left, right }, gained));
      joint.set(`${u} ${w}`, arc);
    }
    const all = [...edges, ...joint.values()];
    const there = new Set(all.map(edgeKey));
    const [first] = joint.values();
    const { bends = [], ...view } = document.view;
    const curved = [
      ...bends.filter((each) => there.has(edgeKey(each))),
      ...(first && bend !== undefined
        ? [{ from: first.from, to: first.to, player: first.player, bend }]
        : []),
    ];
    return {
      ...document,
      nodes,
      edges: all,
      view: {
        ...view,
        rules: ruledBy({ play: 'simultaneous', convention, sum }, view.rules),
        ...(curved.length > 0 && { bends: curved }),
      },
    };
  });

/** Boards whose texts may be anything; no position leads to itself, so that the line never begins with it. */
export const arbitraryBoard: fc.Arbitrary<GameDocument> = fc
  .record({
    title: fc.string({ maxLength: 12 }),
    ruleset: rulesetIds,
    position: fc.string({ maxLength: 12 }),
    line: fc.array(fc.string({ maxLength: 12 }), { maxLength: 4 }),
    rest: fc.dictionary(fc.constantFrom('figure', 'colours', 'lesson'), json),
  })
  .filter(({ position, line }) => line[0] !== position)
  .map(({ title, ruleset, position, line, rest }) => ({
    title,
    nodes: [],
    edges: [],
    pieces: [],
    view: { rules: usualRules, rest },
    board: { ruleset, position, ...(line.length > 0 && { line }) },
  }));

/** Games played by turns, and games in which both players move at once. */
export const arbitraryDocument: fc.Arbitrary<GameDocument> = fc.oneof(
  { weight: 3, arbitrary: playedByTurns },
  { weight: 1, arbitrary: playedAtOnce },
);
