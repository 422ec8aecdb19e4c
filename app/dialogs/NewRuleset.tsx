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

const begins = { grid: 'On a grid', row: 'On a row', heaps: 'With heaps', drawing: 'On a drawing' } as const;

export function NewRuleset() {
  const rulesets = useRulesets();
  const hasDrawing = useEditor(({ document }) => !isOnBoard({ document }) && document.nodes.length > 0);
  return (
    <Modal title="New ruleset" shape="wide">
      <section aria-label="From nothing">
        <h3 className={css.head}>From nothing</h3>
        <p className={css.says}>Begin with a board and one rule.</p>
        <div className={css.choices}>
          {boards.map((board, i) => (
            <Button
              key={board}
              data-first={i === 0 || undefined}
              onClick={() => void openOwnRules(firstTexts[board])}
            >
              {begins[board]}
            </Button>
          ))}
          {hasDrawing && (
            <Button onClick={() => openDialog({ kind: 'play-on-drawing' })}>On this drawing</Button>
          )}
        </div>
      </section>
      <section aria-label="From a ruleset">
        <h3 className={css.head}>From a ruleset</h3>
        <p className={css.says}>Begin with its rules and change them.</p>
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
        <p className={css.says}>Open one and play it, or change its rules.</p>
        <ul className={cards.cards}>
          {classics.map((each) => (
            <ClassicCard key={each.id} classic={each} />
          ))}
        </ul>
      </section>
    </Modal>
  );
}
