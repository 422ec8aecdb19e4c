/**
 * The games that can be played on the open drawing, each with the drawing as its board, and rules of one's
 * own for it.
 */
import { type Classic, classics, firstTexts, positionOfDrawing } from '../../engine/rulesets/index.ts';
import { openOwnRules } from '../files/boards.ts';
import { Button } from '../parts/Button.tsx';
import { editor } from '../store/editor.ts';
import { useRulesets } from '../store/rulesets.ts';
import { selectedItems } from '../store/selectors.ts';
import { ClassicCard } from './ClassicCard.tsx';
import cards from './dialogs.module.css';
import { Modal } from './Modal.tsx';
import css from './new-ruleset.module.css';

/** The position on the open drawing; a piece that goes along arcs begins on the selected node. */
function positionHere(text: string) {
  const [begin] = selectedItems(editor()).nodes;
  return positionOfDrawing(editor().document, text, begin);
}

const classicHere = (classic: Classic): readonly Classic[] => {
  if (!/^board: drawing$/m.test(classic.text)) return [];
  const found = positionHere(classic.text);
  return found.ok ? [{ ...classic, start: found.value }] : [];
};

const playOnDrawingTitle = 'Play on this drawing';

export function PlayOnDrawing() {
  useRulesets();
  const own = positionHere(firstTexts.drawing);
  return (
    <Modal title={playOnDrawingTitle} shape="wide">
      {own.ok ? (
        <>
          <p className={css.says}>
            The drawing becomes a board with its nodes and arcs at their places. A node whose name is the sign
            of a piece has that piece.
          </p>
          <div className={css.choices}>
            <Button onClick={() => void openOwnRules(firstTexts.drawing, own.value)}>
              Write rules for this drawing
            </Button>
          </div>
          <ul className={cards.cards} aria-label={playOnDrawingTitle}>
            {classics.flatMap(classicHere).map((each) => (
              <ClassicCard key={each.id} classic={each} />
            ))}
          </ul>
        </>
      ) : (
        <p className={css.says}>{own.problems.map(({ says }) => `The drawing ${says}.`).join(' ')}</p>
      )}
    </Modal>
  );
}
