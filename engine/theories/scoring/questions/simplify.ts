/** Lists the reductions that lead to the canonical form of a scoring game, one at a time. */
import type { About, Question } from '../../question.ts';
import { type Lives, livesOf } from '../../reduction-lives.ts';
import { addedBy, sentenceOf } from '../../reduction-sentences.ts';
import { reductionsOfScores, type ScoringSimplification } from '../reductions/of-drawing.ts';
import { saysCycle, saysUnguaranteed } from '../sayings.ts';
import { withinRoom } from './behind.ts';

export type ScoringSimplify = {
  readonly kind: 'simplify';
  readonly found: ScoringSimplification;
  /** When each arc and each vertex exists; empty if the reductions are not listed. */
  readonly lives: Lives;
};

export const simplifyScores: Question<'simplify', 'vertices', About['vertices'], ScoringSimplify> = {
  id: 'simplify',
  needs: 'vertices',
  title: 'Simplified',
  says: 'the reductions that lead to the canonical form of what the nodes lead to, one at a time',
  readsValues: false,
  space: 'scored',
  applies: ({ graph }) =>
    graph.gray.includes(1)
      ? { applies: false, reason: 'some nodes are gray' }
      : { applies: true, reason: 'with scores, all nodes white' },
  *ask({ graph }, { vertices }) {
    return yield* withinRoom(listed(graph, vertices));
  },
  sentences({ found }, called) {
    switch (found.kind) {
      case 'not-guaranteed':
        return saysUnguaranteed(found.broken, called);
      case 'cyclic':
        return saysCycle(found.cycle, called);
      case 'too-large':
        return [`There are ${found.vertices} positions; reductions are listed for at most ${found.most}.`];
      case 'too-long':
        return [`There are more than ${found.most} reductions, too many to list.`];
      case 'simplified': {
        if (found.reductions.length === 0) return ['It is in canonical form.'];
        const added = addedBy(found.reductions);
        const name = (v: number): string => added.get(v)?.written ?? called(v);
        return found.reductions.map((reduction) => `${sentenceOf(reduction, found.kept, name)}.`);
      }
    }
  },
};

type Graph = Parameters<typeof reductionsOfScores>[0];

function* listed(graph: Graph, vertices: readonly number[]): Generator<number, ScoringSimplify, void> {
  const found = yield* reductionsOfScores(graph, vertices);
  const lives = found.kind === 'simplified' ? livesOf(graph, found) : { arcs: [], vertices: [] };
  return { kind: 'simplify', found, lives };
}
