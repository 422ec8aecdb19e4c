/** Lists the reductions that lead to the simplest form, one at a time; their number is known only at the end. */
import { isImpartial } from '../../../graph/game-graph.ts';
import type { About, Question } from '../../question.ts';
import type { Invariant, NormalPlayReduction, Simplification } from '../../reduction.ts';
import { type Lives, livesOf } from '../../reduction-lives.ts';
import { sentenceOf } from '../../reduction-sentences.ts';
import { reductionsOf } from '../reductions/simplify.ts';

export type SimplifyAnswer = {
  readonly kind: 'simplify';
  readonly found: Simplification<NormalPlayReduction>;
  /** When each arc and each vertex exists; empty if the reductions are not listed. */
  readonly lives: Lives;
};

/** If no vertices are given, the whole graph is simplified. */
type Starts = About['vertices'] & {
  /** If there are alternating cycles: γ⁺ is preserved, unless γ⁻ is asked for. */
  readonly side?: Exclude<Invariant, 'value'>;
};

export const simplify: Question<'simplify', 'vertices', Starts, SimplifyAnswer> = {
  id: 'simplify',
  needs: 'vertices',
  title: 'Simplified',
  says: 'the reductions that lead to the simplest form of what the nodes lead to, one at a time',
  readsValues: false,
  applies({ graph }) {
    if (isImpartial(graph)) return { applies: false, reason: 'every arc is either player’s' };
    if (graph.gray.includes(1)) return { applies: false, reason: 'some nodes are gray' };
    return { applies: true, reason: 'all nodes white, some arcs one player’s' };
  },
  *ask({ graph, rules }, { vertices, side = rules.infinitePlay === 'right' ? 'offside' : 'onside' }) {
    const found = yield* reductionsOf(graph, vertices, { side });
    const lives = found.kind === 'simplified' ? livesOf(graph, found) : { arcs: [], vertices: [] };
    return { kind: 'simplify', found, lives };
  },
  sentences({ found }, called) {
    if (found.kind === 'too-large')
      return [`There are ${found.vertices} positions; reductions are listed for at most ${found.most}.`];
    if (found.kind === 'too-long') return [`There are more than ${found.most} reductions, too many to list.`];
    if (found.reductions.length === 0) return ['It is in simplest form.'];
    return found.reductions.map((reduction) => `${sentenceOf(reduction, found.kept, called)}.`);
  },
};
