/** The first moves of a strategy that proves a claim about two nodes, in rows that light the arcs they speak of. */
import { useMemo, useState } from 'react';
import type { GameEdge, NodeId } from '../../../engine/document/index.ts';
import { opponentOf } from '../../../engine/sums/index.ts';
import type { Claim, Step, Strategy } from '../../../engine/theories/index.ts';
import { Button } from '../../parts/Button.tsx';
import type { Lit } from '../../store/state/frame.ts';
import type { ProofPlayed } from '../../store/state/showing.ts';
import { arcOfOpening, arcsOfTurn, partOf, positionAfter } from '../../walkthrough/proof.ts';
import { words } from '../../words.ts';
import { LitRow } from './LitRow.tsx';
import { StepText } from './ProofPlay.tsx';
import rows from './why.module.css';

/** The first rows; the others come when asked for. */
const fewReplies = 5;

/** "Left begins in a: to c." and then, to each move of the opponent, the strategy's answer: rows that light the arcs. */
export function StrategyRows(props: {
  readonly claim: Claim;
  readonly strategy: Strategy;
  readonly pair: ProofPlayed['pair'];
  readonly ids: readonly NodeId[];
}) {
  const { claim, strategy, pair, ids } = props;
  const [all, showAll] = useState(false);
  const { player } = partOf(claim);
  const [own, opponent] = [words.player[player], words.player[opponentOf[player]]];
  const lit = useMemo(() => {
    const start = positionAfter(strategy, []);
    const alight = (arcs: readonly GameEdge[]): Lit => ({
      nodes: [...new Set([...pair, ...arcs.flatMap(({ from, to }) => [from, to])])],
      arcs,
    });
    return {
      opening: alight(strategy.opening ? [arcOfOpening(claim, strategy.opening, pair, ids)] : []),
      replies: start.replies.map((reply) => alight(arcsOfTurn(claim, start, reply, ids))),
    };
  }, [claim, strategy, pair, ids]);
  const { replies } = positionAfter(strategy, []);
  const shown = all ? replies : replies.slice(0, fewReplies);
  const step = (made: Step) => <StepText step={made} pair={pair} ids={ids} />;
  return (
    <>
      {strategy.opening && (
        <LitRow lit={lit.opening}>
          <span className={rows.saying}>
            {own} begins {step(strategy.opening)}.
          </span>
        </LitRow>
      )}
      {replies.length === 0 && (
        <li className={rows.reason}>
          <span className={rows.mark} aria-hidden="true" />
          <span className={rows.saying}>{words.noMove(opponent, own)}</span>
        </li>
      )}
      {shown.map((reply, place) => (
        <LitRow key={`${reply.move.in} ${reply.move.to}`} lit={lit.replies[place]}>
          <span className={rows.saying}>
            {opponent} {step(reply.move)}; {own} answers {step(reply.answer)}.
          </span>
        </LitRow>
      ))}
      {replies.length > shown.length && (
        <li>
          <Button look="quiet" onClick={() => showAll(true)}>
            {words.why.moreReplies(replies.length - shown.length)}
          </Button>
        </li>
      )}
    </>
  );
}
