/**
 * Rules on a drawing as cards, in step with their text: a line that no edit changes stays letter by letter.
 */
import { type ReactNode, useMemo } from 'react';
import { AddRules } from '../cards/AddRules.tsx';
import { CardProblems } from '../cards/CardProblems.tsx';
import { looksOfSigns, type RulesHand } from '../cards/hand.ts';
import { ListOfCards } from '../cards/ListOfCards.tsx';
import { NeverEnds } from '../cards/NeverEnds.tsx';
import { useProblemsByLine } from '../cards/problems-by-line.ts';
import { RulesHead } from '../cards/RulesHead.tsx';
import css from '../cards/rule-cards.module.css';
import { type CardTexts, useCardEdits } from '../cards/use-card-edits.ts';
import { type DrawingRules, piecesNamed } from '../cards/whole-edits.ts';
import { rulesRead } from '../rules-read.ts';
import { DrawingRuleCard } from './DrawingRuleCard.tsx';
import { withDrawingRule } from './drawing-edits.ts';

const noRules: DrawingRules = { board: 'drawing', name: '', pieces: [], rules: [], neverEnds: 'draw' };

/** Precondition: the text has this board. */
function readDrawing(text: string): DrawingRules {
  const { rules } = rulesRead(text);
  return rules.board === 'drawing' ? rules : noRules;
}

export function DrawingCards(
  props: CardTexts & {
    /** The text of the rules, with all its mistakes. */
    readonly text: string;
    /** Which card is highlighted, by the number of its rule from 0. */
    readonly pointed: number | undefined;
    /** The pointer or the keyboard is on a card, or on none. */
    readonly point: (rule: number | undefined) => void;
    readonly readOnly: boolean;
    /** The choice of the board. */
    readonly board: ReactNode;
  },
) {
  const { text, change, settle, hold, pointed, point, readOnly, board } = props;
  const { problems } = rulesRead(text);
  const rules = readDrawing(text);
  const pieces = useMemo(() => piecesNamed(rules), [rules]);
  const looks = useMemo(() => looksOfSigns(rules), [rules]);
  const { cards, edit, added } = useCardEdits(text, rules, readDrawing, { change, settle, hold });
  const hand = useMemo(
    (): RulesHand<DrawingRules> => ({ rules, pieces, looks, readOnly, edit }),
    [rules, pieces, looks, readOnly, edit],
  );
  const { lines, onLine } = useProblemsByLine(text, problems);
  const onCards = new Set(rules.rules.map(({ at }) => at.line));
  return (
    <div className={css.cards} ref={cards}>
      <RulesHead hand={hand} board={board}>
        <CardProblems of={problems.filter(({ line }) => !onCards.has(line))} lines={lines} areNumbered />
      </RulesHead>
      <ListOfCards
        count={rules.rules.length}
        always={[added, pointed]}
        card={(i) => (
          <DrawingRuleCard
            key={i}
            hand={hand}
            number={i}
            isPointed={pointed === i}
            point={point}
            problems={onLine(rules.rules[i].at.line)}
            lines={lines}
          />
        )}
      />
      {!readOnly && <AddRules hand={hand} add={withDrawingRule} first="[data-kind]" />}
      <div className={css.endings}>
        <NeverEnds hand={hand} />
      </div>
    </div>
  );
}
