/**
 * Rules on a drawing as cards, in step with their text: a line that no edit changes stays letter by letter.
 */
import type { RulesDraft } from '../../../engine/rulesets/index.ts';
import { AddRules } from '../cards/AddRules.tsx';
import { CardProblems } from '../cards/CardProblems.tsx';
import { cardOfRule } from '../cards/card-of-rule.tsx';
import type { RulesHand } from '../cards/hand.ts';
import { ListOfCards } from '../cards/ListOfCards.tsx';
import { NeverEnds } from '../cards/NeverEnds.tsx';
import { RulesHead } from '../cards/RulesHead.tsx';
import css from '../cards/rule-cards.module.css';
import { type CardsProps, useRulesHand } from '../cards/use-rules-hand.ts';
import type { DrawingRules } from '../cards/whole-edits.ts';
import { rulesRead } from '../rules-read.ts';
import { DrawingMoveFields } from './DrawingMoveFields.tsx';
import { withDrawingRule } from './drawing-edits.ts';

const noRules: DrawingRules = { board: 'drawing', name: '', pieces: [], rules: [], neverEnds: 'draw' };

/** Precondition: the text has this board. */
function readDrawing(text: string): RulesDraft<DrawingRules> {
  const { rules, problems } = rulesRead(text);
  return { rules: rules.board === 'drawing' ? rules : noRules, problems };
}

const DrawingRuleCard = cardOfRule<DrawingRules, RulesHand<DrawingRules>>(DrawingMoveFields);

export function DrawingCards(props: CardsProps) {
  const { hand, cards, lines, problemsBeside, cardProps, always } = useRulesHand(props, readDrawing);
  const { rules, readOnly } = hand;
  return (
    <div className={css.cards} ref={cards}>
      <RulesHead hand={hand}>
        <CardProblems of={problemsBeside(rules.rules)} lines={lines} areNumbered />
      </RulesHead>
      <ListOfCards
        count={rules.rules.length}
        always={always}
        card={(i) => <DrawingRuleCard key={i} hand={hand} {...cardProps(i)} />}
      />
      {!readOnly && <AddRules hand={hand} add={withDrawingRule} first="[data-kind]" />}
      <div className={css.endings}>
        <NeverEnds hand={hand} />
      </div>
    </div>
  );
}
