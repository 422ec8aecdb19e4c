/**
 * Drawings of a few nodes, as a person begins them, in each space and with each choice of the rules, small
 * enough that every answer about them comes at once.
 */
import * as fc from 'fast-check';
import {
  edgeKey,
  type GameDocument,
  type GameEdge,
  type GameNode,
  type Player,
} from '../../engine/document/document.ts';
import { usualRules } from '../../engine/outcome/rules.ts';

const ids = ['a', 'b', 'c', 'd', 'e'] as const;

type Colours = {
  readonly players: readonly Player[];
  readonly gray: number;
  readonly scores: number;
  /** Played so that the player who cannot move wins; "acyclic" leads every arc to a later node. */
  readonly misere?: 'acyclic' | 'any';
};

/** How many of ten nodes are gray, and how many have scores. */
const kinds: readonly Colours[] = [
  { players: ['either'], gray: 0, scores: 0 },
  { players: ['either'], gray: 4, scores: 0 },
  { players: ['left', 'right', 'either'], gray: 0, scores: 0 },
  { players: ['left', 'right'], gray: 2, scores: 0 },
  { players: ['left', 'right'], gray: 0, scores: 5 },
  { players: ['either'], gray: 0, scores: 0, misere: 'acyclic' },
  { players: ['left', 'right', 'either'], gray: 0, scores: 0, misere: 'any' },
];

const smallScore = fc.integer({ min: -3, max: 3 });

/**
 * Lists of up to `most` items; three in four have at least `often`, since of fewer there is little to say.
 */
const someOften = <T>(each: fc.Arbitrary<T>, often: number, most: number): fc.Arbitrary<T[]> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.array(each, { maxLength: most }) },
    { weight: 3, arbitrary: fc.array(each, { minLength: often, maxLength: most }) },
  );

const game = ({ players, gray, scores, misere }: Colours): fc.Arbitrary<GameDocument> =>
  fc
    .record({
      marks: someOften(
        fc.record({ gray: fc.nat(9), scored: fc.nat(9), left: smallScore, right: smallScore }),
        3,
        ids.length,
      ),
      arcs: someOften(fc.tuple(fc.nat(4), fc.nat(4), fc.constantFrom(...players)), 3, 9),
      pieces: fc.array(fc.nat(4), { maxLength: 3 }),
      infinitePlay: fc.option(fc.constantFrom('left' as const, 'right' as const), {
        nil: undefined,
        freq: 2,
      }),
    })
    .map(({ marks, arcs, pieces, infinitePlay }) => {
      const nodes = marks.map(
        (mark, i): GameNode => ({
          id: ids[i],
          x: 120 * i,
          y: 60 * (i % 2),
          gray: mark.gray < gray,
          name: '',
          ...(mark.scored < scores && { score: { left: mark.left, right: mark.right } }),
        }),
      );
      const edges = new Map<string, GameEdge>();
      for (const [u, v, player] of arcs) {
        if (misere === 'acyclic' && u === v) continue;
        const ends = misere === 'acyclic' ? [Math.min(u, v), Math.max(u, v)] : [u, v];
        const [from, to] = ends.map((end): GameNode | undefined => nodes[end]);
        if (!from || !to) continue;
        const edge: GameEdge = { from: from.id, to: to.id, player };
        edges.set(edgeKey(edge), edge);
      }
      return {
        title: '',
        nodes,
        edges: [...edges.values()],
        pieces: pieces.flatMap((v) => nodes[v]?.id ?? []),
        view: {
          rules: misere
            ? { ...usualRules, play: 'misere' as const }
            : { ...usualRules, ...(infinitePlay && { infinitePlay }) },
          rest: {},
        },
      };
    });

/** Games in which the players take turns, of every kind, misère play among them. */
export const smallGame: fc.Arbitrary<GameDocument> = fc.oneof(...kinds.map(game));
