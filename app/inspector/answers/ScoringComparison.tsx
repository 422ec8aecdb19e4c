/**
 * How a node of a scoring game compares with another or with a typed game, and where one is not at least the
 * other, a game that distinguishes them.
 */
import type { ReactNode } from 'react';
import { setTitle } from '../../../engine/document/edits/index.ts';
import { scoringDrawing } from '../../../engine/document/index.ts';
import type { ScoringComparison } from '../../../engine/theories/index.ts';
import { type ScoringForm, scoreOnPaper, scoringNotation } from '../../../engine/values/index.ts';
import { MarkText } from '../../parts/MathText.tsx';
import { words } from '../../words.ts';
import own from './comparison.module.css';
import { FormPicture } from './FormPicture.tsx';

/** Signs up to which X is written out below its picture. */
const mostSigns = 15;

/** "X = ⟨−1 | 0⟩", where the game is short. */
function Named({ x }: { readonly x: ScoringForm }) {
  const written = scoringNotation(x, mostSigns);
  if (!written) return 'X';
  return (
    <>
      X = <MarkText mark={written.mark} spoken={written.spoken} />
    </>
  );
}

const tellsApart = ([one, other]: readonly [string, string]) => `X, which distinguishes ${one} from ${other}`;

export function ScoringComparisonAnswer({
  answer: { relation, refutations },
  called,
  names: [first, second],
}: {
  readonly answer: ScoringComparison;
  /** What the two games are called in a title. */
  readonly called: readonly [string, string];
  /** Write what they are called in a sentence. */
  readonly names: readonly [() => ReactNode, () => ReactNode];
}) {
  return (
    <>
      <p className={own.relation}>
        {first()} <span aria-hidden="true">{relation === '||' ? '‖' : relation}</span>
        <span className="unseen">{words.relation[relation]}</span> {second()}
      </p>
      <ul className={own.claims}>
        {refutations.map(({ refutes, x, first: mover, scores }) => {
          const [lesser, greater] = refutes === 'first' ? [first, second] : [second, first];
          return (
            <li key={refutes}>
              <p>
                {lesser()} <span aria-hidden="true">≱</span>
                <span className="unseen">{words.notAtLeast}</span> {greater()}: with X beside each and{' '}
                {words.player[mover]} to move, {first()} comes to {scoreOnPaper(scores[0])} and {second()} to{' '}
                {scoreOnPaper(scores[1])}.
              </p>
              <FormPicture
                of={x}
                form={{
                  name: <Named x={x} />,
                  positions: x.count,
                  document: () => setTitle(scoringDrawing(x, 'X'), tellsApart(called)),
                }}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
