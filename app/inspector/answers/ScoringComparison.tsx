/** How two nodes of a scoring game compare, and where one is not at least the other, a game that tells them apart. */

import type { NodeId } from '../../../engine/index.ts';
import {
  type ScoringComparison,
  type ScoringForm,
  scoreOnPaper,
  scoringDrawing,
  setTitle,
} from '../../../engine/index.ts';
import { words } from '../../words.ts';
import { NodeNameById } from '../NodeNameById.tsx';
import own from './comparison.module.css';
import { FormPicture } from './FormPicture.tsx';

type Pair = readonly [NodeId, NodeId];

/** "X = <-1|0>", where the game is short. */
function called(x: ScoringForm): string {
  const { name } = scoringDrawing(x).nodes[0];
  return name ? `X = ${name}` : 'X';
}

export function ScoringComparisonAnswer({
  answer: { relation, refutations },
  pair,
}: {
  readonly answer: ScoringComparison;
  readonly pair: Pair;
}) {
  return (
    <>
      <p className={own.relation}>
        <NodeNameById id={pair[0]} /> <span aria-hidden="true">{relation === '||' ? '‖' : relation}</span>
        <span className="unseen">{words.relation[relation]}</span> <NodeNameById id={pair[1]} />
      </p>
      <ul className={own.claims}>
        {refutations.map(({ refutes, x, first, scores }) => {
          const [one, other] = refutes === 'first' ? pair : pair.toReversed();
          return (
            <li key={refutes}>
              <p>
                <NodeNameById id={one} /> <span aria-hidden="true">≱</span>
                <span className="unseen">{words.notAtLeast}</span> <NodeNameById id={other} />: with X beside
                each and {words.player[first]} to move, <NodeNameById id={pair[0]} /> comes to{' '}
                {scoreOnPaper(scores[0])} and <NodeNameById id={pair[1]} /> to {scoreOnPaper(scores[1])}.
              </p>
              <FormPicture
                of={x}
                form={{
                  name: called(x),
                  positions: x.count,
                  document: () => setTitle(scoringDrawing(x, 'X'), 'X'),
                }}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
