/**
 * A game of the literature whose rules are a text: its board, what a move is, who studied it. It is opened as
 * it is, or as one's own.
 */
import { type Classic, idOfRules, type RulesetEntry } from '../../engine/rulesets/index.ts';
import { openOwnCopy, openOwnRules } from '../files/boards.ts';
import { SignText } from '../lesson/SignText.tsx';
import { BoardPicture } from '../parts/BoardPicture.tsx';
import { Button } from '../parts/Button.tsx';
import { rulesetCalled } from '../store/rulesets.ts';
import { words } from '../words.ts';
import css from './classic-card.module.css';
import cards from './dialogs.module.css';

/** Undefined before the rulesets have come. */
export const rulesetOfClassic = ({ text }: Classic): RulesetEntry | undefined =>
  rulesetCalled(idOfRules(text));

export function ClassicCard({ classic }: { readonly classic: Classic }) {
  const { text, start, says, source, facts } = classic;
  const ruleset = rulesetOfClassic(classic);
  if (!ruleset) return null;
  return (
    <li className={cards.card}>
      <div className={cards.picture}>
        <BoardPicture ruleset={ruleset} position={start} />
      </div>
      <div className={cards.cardBody}>
        <button type="button" onClick={() => void openOwnRules(text, start)}>
          {ruleset.name}
        </button>
        <p>{says}</p>
        <p className={cards.try}>
          <SignText text={facts[0].says} />
        </p>
        <p className={cards.source}>{source}</p>
      </div>
      <p className={css.own}>
        <Button
          title={words.ownRules.makeOwnSays(ruleset.name)}
          aria-label={`Make your own from this: ${ruleset.name}`}
          onClick={() => void openOwnCopy(text, start)}
        >
          {words.ownRules.makeOwn}
        </Button>
      </p>
    </li>
  );
}
