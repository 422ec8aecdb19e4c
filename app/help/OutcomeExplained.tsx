/** Who wins, in words, with a `?` that explains the class. */
import type { Outcome } from '../../engine/outcome/index.ts';
import { OutcomeInWords } from '../parts/MathText.tsx';
import { HelpButton } from './HelpButton.tsx';
import { topicOfOutcome } from './topics.ts';

export const OutcomeExplained = ({ outcome }: { readonly outcome: Outcome }) => (
  <>
    <OutcomeInWords outcome={outcome} />
    <HelpButton subject={topicOfOutcome(outcome)} name="What does this letter mean?" />
  </>
);
