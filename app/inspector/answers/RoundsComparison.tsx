/** Whether two nodes of a simultaneous game are equal in the continued conjunctive sum, and if not, the game beside which they differ. */
import type { ReactNode } from 'react';
import { type RoundsComparison, roundsComparisonSaid } from '../../../engine/theories/index.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import own from './comparison.module.css';

const signs = { '=': '=', '<': '<', '>': '>', '!=': '≠' } as const;

export function RoundsComparisonAnswer({
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
        {first()} <span aria-hidden="true">{relation ? signs[relation] : words.rounds.hole}</span>
        <span className="unseen">{relation ? words.relation[relation] : words.rounds.untold}</span> {second()}
      </p>
      {[says, ...others].map((sentence, i) => (
        <p key={sentence} className={i === others.length ? css.quiet : undefined}>
          {sentence.replace(/ -(?=\d)/g, ' −')}
        </p>
      ))}
    </>
  );
}
