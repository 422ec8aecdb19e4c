/**
 * How two nodes of a partizan drawing compare, and what proves it: each claim with the first moves of its
 * strategy, in rows that highlight what they mention; and a button to play against it.
 */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { GameEdge, NodeId } from '../../../engine/document/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import { opponentOf } from '../../../engine/sums/index.ts';
import {
  type Claim,
  type MisereComparison,
  misereComparisonSaid,
  type Relation,
  type RoundsComparison,
  relationUnder,
  roundsComparisonSaid,
  type Step,
  type Strategy,
} from '../../../engine/theories/index.ts';
import { resumeProof } from '../../files/look-keeping.ts';
import { Button } from '../../parts/Button.tsx';
import { editor, useEditor } from '../../store/editor.ts';
import type { Lit } from '../../store/state/frame.ts';
import type { ProofPlayed, Walkthrough } from '../../store/state/showing.ts';
import { arcOfOpening, arcsOfTurn, partOf, positionAfter } from '../../walkthrough/proof.ts';
import { beginProof, endWalkthrough } from '../../walkthrough/walking.ts';
import { many } from '../../words/counting.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { NodeNameById, useName } from '../NodeNameById.tsx';
import type { AnswerProps } from './answer-card.ts';
import own from './comparison.module.css';
import { LitRow, LitRows } from './LitRow.tsx';
import { ProofPlay, StepText } from './ProofPlay.tsx';
import { ScoringComparisonAnswer } from './ScoringComparison.tsx';
import rows from './why.module.css';

const signsOfSums = { '=': '=', '<': '<', '>': '>', '!=': '≠' } as const;

/**
 * Whether two nodes of a simultaneous game are equal in the continued conjunctive sum, and if not, the game
 * beside which they differ.
 */
function RoundsComparisonAnswer({
  answer,
  called,
  names: [first, second],
}: {
  readonly answer: RoundsComparison;
  /** What the two are called in a sentence. */
  readonly called: readonly [string, string];
  /** Write what they are called. */
  readonly names: readonly [() => ReactNode, () => ReactNode];
}) {
  const { relation } = answer;
  const [says, ...others] = roundsComparisonSaid(answer, called);
  return (
    <>
      <p className={own.relation}>
        {first()} <span aria-hidden="true">{relation ? signsOfSums[relation] : words.rounds.hole}</span>
        <span className="unseen">{relation ? words.relation[relation] : 'is not distinguished from'}</span>{' '}
        {second()}
      </p>
      {[says, ...others].map((sentence, i) => (
        <p key={sentence} className={i === others.length ? css.quiet : undefined}>
          {sentence.replace(/ -(?=\d)/g, ' −')}
        </p>
      ))}
    </>
  );
}

/** Whether two nodes are equal in every misère sum, and if not, the game that distinguishes them. */
function MisereComparisonAnswer({
  answer,
  called,
  names: [first, second],
}: {
  readonly answer: MisereComparison;
  readonly called: readonly [string, string];
  readonly names: readonly [() => ReactNode, () => ReactNode];
}) {
  const { relation } = answer;
  return (
    <>
      <p className={own.relation}>
        {first()} <span aria-hidden="true">{signsOfSums[relation]}</span>
        <span className="unseen">{words.relation[relation]}</span> {second()}
      </p>
      {misereComparisonSaid(answer, called).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

// The first moves of a strategy that proves a claim about two nodes, in rows that highlight the arcs they
// mention.

/** The first rows; the others come when asked for. */
const fewReplies = 5;

/**
 * "Left begins in a: to c." and then, to each move of the opponent, the strategy's answer: rows that light
 * the arcs.
 */
function StrategyRows(props: {
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
            {many(replies.length - shown.length, 'more move', 'more moves')} and the answer
          </Button>
        </li>
      )}
    </>
  );
}

type Pair = readonly [NodeId, NodeId];

const signs = { plus: '+', minus: '−', both: '' } as const;

/** The node's name with the sign of the order in question. */
function Signed({ id, sign }: { readonly id: NodeId; readonly sign: string }) {
  return (
    <span>
      <NodeNameById id={id} />
      {sign && <sup>{sign}</sup>}
    </span>
  );
}

function Related(props: { readonly pair: Pair; readonly relation: Relation; readonly sign?: string }) {
  const { pair, relation, sign = '' } = props;
  const [a, b] = pair;
  return (
    <>
      <Signed id={a} sign={sign} /> <span aria-hidden="true">{relation === '||' ? '‖' : relation}</span>
      <span className="unseen">{words.relation[relation]}</span> <Signed id={b} sign={sign} />
    </>
  );
}

/** "Left, moving second, survives a − b: so a ≥ b." */
function ClaimText({ claim, pair }: { readonly claim: Claim; readonly pair: Pair }) {
  const { player, moves } = partOf(claim);
  const sign = signs[claim.sign];
  const [a, b] = pair;
  const [greater, less] = claim.about === 'at least' ? [a, b] : [b, a];
  return (
    <span className={rows.saying}>
      {words.player[player]}, moving {moves}, {claim.holds ? 'survives' : 'wins'}{' '}
      <Signed id={a} sign={sign} /> − <Signed id={b} sign={sign} />: so <Signed id={greater} sign={sign} />{' '}
      <span aria-hidden="true">{claim.holds ? '≥' : '≱'}</span>
      <span className="unseen">{claim.holds ? 'is at least' : words.notAtLeast}</span>{' '}
      <Signed id={less} sign={sign} />.
    </span>
  );
}

const proofIn = (walkthrough: Walkthrough | undefined): ProofPlayed | undefined =>
  walkthrough?.kind === 'shown' && walkthrough.subject.of === 'proof' ? walkthrough.subject : undefined;

export function ComparisonAnswer({ answer, nodes, ids }: AnswerProps<AnswerTo<'compare'>>) {
  const [a, b] = nodes;
  const pair = useMemo((): Pair => [a, b], [a, b]);
  const called = [useName(nodes[0]), useName(nodes[1])] as const;
  const names = [() => <NodeNameById id={a} />, () => <NodeNameById id={b} />] as const;
  if (answer.kind === 'misere-compare') return <MisereComparisonAnswer {...{ answer, called, names }} />;
  if (answer.kind === 'rounds-compare') return <RoundsComparisonAnswer {...{ answer, called, names }} />;
  return answer.kind === 'scoring-compare' ? (
    <ScoringComparisonAnswer {...{ answer, called, names }} />
  ) : (
    <PartizanComparison found={answer} pair={pair} ids={ids} />
  );
}

function PartizanComparison({
  found,
  pair,
  ids,
}: {
  readonly found: Extract<AnswerTo<'compare'>, { readonly kind: 'compare' }>;
  readonly pair: Pair;
  readonly ids: readonly NodeId[];
}) {
  const rules = useEditor((state) => state.document.view.rules);
  const played = useEditor(({ walkthrough }) => proofIn(walkthrough)?.claim);
  useEffect(() => {
    // Later, since an effect may run twice before the component is mounted.
    const timer = setTimeout(() => resumeProof(found.claims, pair, ids));
    return () => clearTimeout(timer);
  }, [found, pair, ids]);
  useEffect(
    () => () => {
      const claim = proofIn(editor().walkthrough)?.claim;
      if (claim && found.claims.includes(claim)) endWalkthrough();
    },
    [found],
  );
  const begin = (claim: Claim, strategy: Strategy) => () => beginProof({ claim, strategy, pair, ids });
  const both = useMemo((): Lit => ({ nodes: pair, arcs: [] }), [pair]);
  const { plus, minus } = found.relations;
  const relation = relationUnder(rules, found.relations);
  return (
    <>
      <p className={own.relation}>
        <Related pair={pair} relation={relation} />
      </p>
      {plus !== minus && (
        <p className={own.sides}>
          <span>
            {words.onsides}: <Related pair={pair} relation={plus} sign="+" />
          </span>
          <span>
            {words.offsides}: <Related pair={pair} relation={minus} sign="−" />
          </span>
        </p>
      )}
      {found.unproved && <p className={css.quiet}>{found.unproved}</p>}
      <ul className={own.claims}>
        {found.claims.map((claim) => (
          <li key={`${claim.about} ${claim.sign}`}>
            <LitRows>
              <ol className={rows.reasons}>
                <LitRow lit={both}>
                  <ClaimText claim={claim} pair={pair} />
                </LitRow>
                {claim.strategy && played !== claim && (
                  <StrategyRows claim={claim} strategy={claim.strategy} pair={pair} ids={ids} />
                )}
              </ol>
            </LitRows>
            {!claim.strategy && (
              <p className={css.quiet}>The strategy has too many positions to be written out.</p>
            )}
            {claim.strategy && played !== claim && (
              <Button onClick={begin(claim, claim.strategy)}>Play it</Button>
            )}
            {claim.strategy && played === claim && (
              <ProofPlay claim={claim} strategy={claim.strategy} pair={pair} ids={ids} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
