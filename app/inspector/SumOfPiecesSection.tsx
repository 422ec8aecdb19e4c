/** The game that the pieces form together: value, outcome, and every move that wins (or at least draws). */
import { questions, startsOfSum } from '../../engine/questions/index.ts';
import { exchangeWithNext } from '../edits/nodes.ts';
import { Button } from '../parts/Button.tsx';
import { sumFurther } from '../store/drawing-solving.ts';
import { useEditor } from '../store/editor.ts';
import { freshLabels, staleLabelsSeen } from '../store/selectors.ts';
import { markSum } from '../store/showing.ts';
import { sumPlayed } from '../store/sums-of.ts';
import { whyNotTold } from '../store/telling.ts';
import { words } from '../words.ts';
import { Asked } from './answers/Asked.tsx';
import { hasGoodMoves, SumAnswer } from './answers/SumAnswer.tsx';
import css from './card.module.css';
import { PiecesOfSum } from './PiecesOfSum.tsx';
import { Section } from './Section.tsx';
import { SumChoice } from './SumChoice.tsx';
import { SumsTable } from './SumsTable.tsx';

const whySum = questions.find(({ id }) => id === 'explain-sum');

/** Beside what is selected a sum is shown; one piece alone is shown where nothing is. */
export function SumOfPiecesSection({ atLeast = 1 }: { readonly atLeast?: 1 | 2 }) {
  const shown = useEditor((state) => state.document.pieces.length >= atLeast);
  return shown ? <SumOfPieces /> : null;
}

function SumOfPieces() {
  const pieces = useEditor((state) => state.document.pieces);
  const sum = useEditor((state) => state.sum);
  const noSum = useEditor((state) => state.noSum);
  const labels = useEditor((state) => freshLabels(state) ?? staleLabelsSeen(state));
  const document = useEditor((state) => state.document);
  const notTold = useEditor((state) => whyNotTold(state, pieces));
  const kind = sumPlayed(document);
  const isExplained =
    !notTold &&
    kind.addsValues &&
    labels !== undefined &&
    sum !== undefined &&
    startsOfSum(sum).length > 0 &&
    startsOfSum(sum).every(({ score }) => score === undefined);
  return (
    <>
      <Section id="sum" title={pieces.length === 1 ? 'The piece' : `The sum of ${pieces.length} pieces`}>
        <PiecesOfSum pieces={pieces} kind={kind} exchange={exchangeWithNext} />
        {pieces.length > 1 && <SumChoice nodes={pieces} />}
        {notTold ? (
          <p className={css.quiet}>{notTold}</p>
        ) : sum && labels ? (
          <>
            <SumAnswer answer={sum} ids={labels.ids} />
            {hasGoodMoves(sum) && <MarkedOnDrawing />}
          </>
        ) : noSum ? (
          <NoSum {...noSum} />
        ) : (
          <p className={css.waiting}>{words.working}</p>
        )}
        {!notTold && <SumsTable nodes={pieces} />}
      </Section>
      {isExplained && whySum && (
        <Section id={whySum.id} title={whySum.title} folded>
          <Asked question={whySum} selected={{ needs: 'pieces', nodes: pieces }} />
        </Section>
      )}
    </>
  );
}

/** Every good move on the drawing, with the value it leads to. */
function MarkedOnDrawing() {
  const marked = useEditor((state) => state.sumMarked);
  return (
    <p className={css.cycles}>
      <span>Good moves on the drawing</span>
      <Button aria-label="Highlight the good moves" aria-pressed={marked} onClick={() => markSum(!marked)}>
        {words.light}
      </Button>
    </p>
  );
}

/** With more positions the browser would run out of memory. */
const mostPlayed = 40_000_000;

function NoSum({ says, positions }: { readonly says: string; readonly positions: number | undefined }) {
  return (
    <>
      <p className={css.quiet}>{says}</p>
      {positions !== undefined && positions < mostPlayed && (
        <div className={css.actions}>
          <Button onClick={() => sumFurther(10 * positions)}>{words.play.allow(10 * positions)}</Button>
        </div>
      )}
    </>
  );
}
