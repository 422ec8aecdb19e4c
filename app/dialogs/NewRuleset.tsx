/** Where a person begins a ruleset: with nothing but a board and a rule, or with the rules of another one. */
import { classics, firstTexts } from '../../engine/rulesets/index.ts';
import { openOwnCopy, openOwnRules } from '../files/boards.ts';
import { Button } from '../parts/Button.tsx';
import { openDialog } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import { useRulesets } from '../store/rulesets.ts';
import { isOnBoard } from '../store/subject.ts';
import { words } from '../words.ts';
import { ClassicCard } from './ClassicCard.tsx';
import cards from './dialogs.module.css';
import { Modal } from './Modal.tsx';
import css from './new-ruleset.module.css';

const boards = ['grid', 'row', 'heaps', 'drawing'] as const satisfies (keyof typeof firstTexts)[];

export function NewRuleset() {
  const rulesets = useRulesets();
  const hasDrawing = useEditor(({ document }) => !isOnBoard({ document }) && document.nodes.length > 0);
  return (
    <Modal title={words.ownRules.title} shape="wide">
      <section aria-label={words.ownRules.fromNothing}>
        <h3 className={css.head}>{words.ownRules.fromNothing}</h3>
        <p className={css.says}>{words.ownRules.fromNothingSays}</p>
        <div className={css.choices}>
          {boards.map((board, i) => (
            <Button
              key={board}
              data-first={i === 0 || undefined}
              onClick={() => void openOwnRules(firstTexts[board])}
            >
              {words.ownRules.begins[board]}
            </Button>
          ))}
          {hasDrawing && (
            <Button onClick={() => openDialog({ kind: 'play-on-drawing' })}>
              {words.ownRules.onThisDrawing}
            </Button>
          )}
        </div>
      </section>
      <section aria-label={words.ownRules.fromRuleset}>
        <h3 className={css.head}>{words.ownRules.fromRuleset}</h3>
        <p className={css.says}>{words.ownRules.fromRulesetSays}</p>
        <div className={css.choices}>
          {rulesets.flatMap(({ id, name, text }) =>
            text === undefined
              ? []
              : [
                  <Button key={id} onClick={() => void openOwnCopy(text)}>
                    {name}
                  </Button>,
                ],
          )}
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
