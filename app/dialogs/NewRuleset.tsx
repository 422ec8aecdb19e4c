/** Where a person begins a ruleset: with nothing but a board and a rule, or with the rules of another one. */
import { classics, firstTexts, textsOfRegistered } from '../../engine/rulesets/index.ts';
import { openOwnCopy, openOwnRules } from '../files/boards.ts';
import { Button } from '../parts/Button.tsx';
import { rulesetCalled, useRulesets } from '../store/rulesets.ts';
import { words } from '../words.ts';
import { ClassicCard } from './ClassicCard.tsx';
import cards from './dialogs.module.css';
import { Modal } from './Modal.tsx';
import css from './new-ruleset.module.css';

const boards = ['grid', 'row', 'heaps'] as const satisfies (keyof typeof firstTexts)[];

export function NewRuleset() {
  useRulesets();
  return (
    <Modal title={words.ownRules.title} shape="wide">
      <section aria-label={words.ownRules.fromNothing}>
        <h3 className={css.head}>{words.ownRules.fromNothing}</h3>
        <p className={css.says}>{words.ownRules.fromNothingSays}</p>
        <div className={css.choices}>
          {boards.map((board) => (
            <Button key={board} onClick={() => void openOwnRules(firstTexts[board])}>
              {words.ownRules.begins[board]}
            </Button>
          ))}
        </div>
      </section>
      <section aria-label={words.ownRules.fromRuleset}>
        <h3 className={css.head}>{words.ownRules.fromRuleset}</h3>
        <p className={css.says}>{words.ownRules.fromRulesetSays}</p>
        <div className={css.choices}>
          {Object.entries(textsOfRegistered).map(([id, text]) => (
            <Button key={id} onClick={() => void openOwnCopy(text)}>
              {rulesetCalled(id)?.name ?? id}
            </Button>
          ))}
        </div>
      </section>
      <section aria-label={words.ownRules.classics}>
        <h3 className={css.head}>{words.ownRules.classics}</h3>
        <p className={css.says}>{words.ownRules.classicsSay}</p>
        <ul className={cards.cards}>
          {classics.map((each) => (
            <ClassicCard key={each.id} classic={each} />
          ))}
        </ul>
      </section>
    </Modal>
  );
}
