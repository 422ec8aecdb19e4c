/** Random drawings, with the names, numbers and views that files and edge lists stumble over. */
import * as fc from 'fast-check';
import { edgeKey, type GameDocument, type GameEdge, type GameNode } from '../../engine/document/document.ts';

/** Ids have no control characters; names may hold anything. */
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
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);
const coordinate = fc.integer({ min: -2000, max: 2000 }).map((half) => half / 2);
const written = fc.oneof(fc.integer(), fc.constantFrom(-0.25, 1e-7, '1/3', '-2/4', '0.10', '−7'));
const score = fc.oneof(
  fc.record({ left: written, right: written }),
  fc.record({ left: written }),
  fc.record({ right: written }),
);
const player = fc.constantFrom('left' as const, 'right' as const, 'either' as const);

const node = (ids: string): fc.Arbitrary<GameNode> =>
  fc
    .record({
      x: coordinate,
      y: coordinate,
      gray: fc.boolean(),
      name,
      score: fc.option(score, { nil: undefined }),
    })
    .map(({ score: scored, ...rest }) => ({ id: ids, ...rest, ...(scored && { score: scored }) }));

const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

export const arbitraryDocument: fc.Arbitrary<GameDocument> = fc
  .uniqueArray(id, { maxLength: 8 })
  .chain((ids) => {
    const some = fc.nat(Math.max(0, ids.length - 1));
    const most = ids.length === 0 ? 0 : 16;
    return fc.record({
      title: fc.string({ maxLength: 12 }),
      nodes: fc.tuple(...ids.map(node)),
      ends: fc.array(fc.tuple(some, some, player), { maxLength: most }),
      pieces: fc.array(some, { maxLength: Math.min(most, 4) }),
      pinned: fc.uniqueArray(some, { maxLength: Math.min(most, 3) }),
      bend: fc.option(coordinate, { nil: undefined }),
      theory: fc.option(fc.constantFrom('sg', 'carry-on', 'of the future'), { nil: undefined }),
      asPublished: fc.boolean(),
      infinitePlay: fc.option(fc.constantFrom('left' as const, 'right' as const), { nil: undefined }),
      rest: fc.dictionary(fc.constantFrom('figure', 'colours', 'lesson'), json),
    });
  })
  .map(({ title, nodes, ends, pieces, pinned, bend, theory, asPublished, infinitePlay, rest }) => {
    const at = (i: number): string => nodes[i].id;
    const edges = new Map<string, GameEdge>();
    for (const [from, to, whose] of ends) {
      const edge = { from: at(from), to: at(to), player: whose };
      edges.set(edgeKey(edge), edge);
    }
    const [first] = edges.values();
    return {
      title,
      nodes,
      edges: [...edges.values()],
      pieces: pieces.map(at),
      view: {
        ...(theory !== undefined && { theory }),
        ...(asPublished && { asPublished }),
        ...(infinitePlay && { infinitePlay }),
        ...(first && bend !== undefined && { bends: [{ ...first, bend }] }),
        ...(pinned.length > 0 && { pinned: pinned.map(at) }),
        rest,
      },
    };
  });
