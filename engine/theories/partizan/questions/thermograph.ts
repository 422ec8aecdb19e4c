/**
 * The thermograph of a vertex with where its walls come from: the drawn options that attain each piece, and
 * the line of play behind it.
 */
import { textOfSaying } from '../../../explain/sayings.ts';
import { isImpartial } from '../../../graph/game-graph.ts';
import type { Stopper } from '../../../values/stopper.ts';
import type { About, Question } from '../../question.ts';
import { sidesOfLabelling } from '../labels.ts';
import type { Sides } from '../sides.ts';
import { sidesOf } from '../solve.ts';
import { formOfOptions } from '../store/form.ts';
import {
  type ExplainedThermograph,
  type VerticesOfValues,
  wallsOfVertex,
} from '../temperature/places-of-walls.ts';
import { wallSentences } from '../temperature/wall-sayings.ts';

export type ThermographFound = {
  readonly kind: 'thermograph';
  readonly vertex: number;
  /** The value, and where its walls come from; undefined where there is no thermograph. */
  readonly value: Stopper | undefined;
  readonly found: ExplainedThermograph | undefined;
  /** Why there is none, in a sentence. */
  readonly none: string | undefined;
};

const noThermograph = {
  loopy: 'It has no thermograph: its value is loopy, so play in it need not stop at a number.',
  unknown: 'It has no thermograph, because its value is not known.',
  inexact: 'Its numbers are too large or too fine for an exact thermograph.',
} as const;

export const thermographOfVertex: Question<'thermograph', 'vertex', About['vertex'], ThermographFound> = {
  id: 'thermograph',
  needs: 'vertex',
  title: 'Thermograph',
  says: 'the thermograph of a node with a loopfree value, and which option and line of play each segment of its walls comes from',
  readsValues: true,
  applies({ graph }) {
    if (isImpartial(graph)) return { applies: false, reason: 'every arc is either player’s' };
    if (graph.gray.includes(1)) return { applies: false, reason: 'some nodes are gray' };
    return { applies: true, reason: 'all nodes white, some arcs one player’s' };
  },
  *ask(evidence, { vertex }) {
    const { graph, rules } = evidence;
    const labelling = yield* evidence.labelling();
    const sides = (labelling && sidesOfLabelling(labelling)) ?? (yield* solved(graph));
    const { store } = sides;
    const on = rules.infinitePlay === 'right' ? sides.offsides : sides.onsides;
    const off = rules.infinitePlay === 'left' ? sides.onsides : sides.offsides;
    const none = (says: string): ThermographFound => ({
      kind: 'thermograph',
      vertex,
      value: undefined,
      found: undefined,
      none: says,
    });
    if (on[vertex] < -1 || off[vertex] < -1) return none(noThermograph.unknown);
    const drawn: VerticesOfValues = {
      graph,
      store,
      worthOf: (v) => (on[v] >= 0 && on[v] === off[v] && store.loopy[on[v]] === 0 ? on[v] : -1),
    };
    if (drawn.worthOf(vertex) < 0) return none(noThermograph.loopy);
    const found = wallsOfVertex(drawn, vertex);
    if (!found) return none(noThermograph.inexact);
    const value: Stopper = { kind: 'stopper', canonical: formOfOptions(store, on[vertex]) };
    return { kind: 'thermograph', vertex, value, found, none: undefined };
  },
  sentences: ({ found, none }, called) =>
    found ? wallSentences(found, called).map((saying) => textOfSaying(saying, called)) : [none ?? ''],
};

/** The labelling may have come from another thread, or from a theory that covers less. */
function* solved(graph: Parameters<typeof sidesOf>[0]): Generator<number, Sides, void> {
  const solving = sidesOf(graph);
  for (let slices = 0; ; slices++) {
    const slice = solving.next();
    if (slice.done) return slice.value;
    yield slices;
  }
}
