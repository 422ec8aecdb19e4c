/**
 * Two nodes: how they compare, if some arc belongs to one player, and the sum of both, with a piece on each.
 */
import type { NodeId } from '../../engine/document/index.ts';
import { questions } from '../../engine/questions/index.ts';
import { goTo } from '../canvas/go-to.ts';
import { commandById } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { Button } from '../parts/Button.tsx';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import { useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { labelOf, nodeOf, shownLabels } from '../store/selectors.ts';
import { sumPlayed } from '../store/sums-of.ts';
import { whyNotTold } from '../store/telling.ts';
import { words } from '../words.ts';
import { Answers } from './answers/Answers.tsx';
import { Asked } from './answers/Asked.tsx';
import { FigureSections } from './answers/FigureSections.tsx';
import css from './card.module.css';
import { Colours } from './ManyCard.tsx';
import { PiecesOfSum } from './PiecesOfSum.tsx';
import { Section } from './Section.tsx';
import { SumChoice } from './SumChoice.tsx';
import { SumOfPiecesSection } from './SumOfPiecesSection.tsx';
import { SumsTable } from './SumsTable.tsx';
import { useSpoken } from './use-spoken.ts';

const sum = questions.find(({ id }) => id === 'sum');

export function PairCard({ ids }: { readonly ids: readonly [NodeId, NodeId] }) {
  const document = useEditor(seenDocument);
  const labels = useEditor(shownLabels);
  const nodes = ids.map((id) => nodeOf(document, id)).filter((node) => node !== undefined);
  const notTold = useEditor((state) => whyNotTold(state, ids));
  useSpoken(ids);
  const kind = useEditor((state) => sumPlayed(state.document, ids));
  const bothGray = nodes.every((node) => node.gray);
  return (
    <>
      <header className={css.head}>
        <h2>
          <span>Two nodes</span>
        </h2>
        <dl className={css.legend}>
          {nodes.map((node) => {
            const label = labelOf(labels, node.id);
            return (
              <div key={node.id}>
                <dt>
                  <button type="button" className={css.link} onClick={() => goTo(node.id)}>
                    <NodeName node={node} />
                  </button>
                </dt>
                <dd>
                  {label?.value ? (
                    <MathText value={label.value} />
                  ) : (
                    label?.outcome && <OutcomeLetter outcome={label.outcome} />
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      </header>
      {notTold ? (
        <p className={`${css.quiet} ${css.head}`}>{notTold}</p>
      ) : (
        <>
          <Answers selected={{ needs: 'pair', nodes: ids }} />
          <Answers selected={{ needs: 'vertices', nodes: ids }} />
        </>
      )}
      <FigureSections ids={ids} />
      <Section id="pair" title="Their sum">
        {bothGray ? (
          <p className={css.quiet}>{words.bothGray}</p>
        ) : (
          <>
            <PiecesOfSum pieces={ids} kind={kind} />
            <SumChoice nodes={ids} />
            {sum && !notTold && <Asked question={sum} selected={{ needs: 'pieces', nodes: ids }} />}
            {!notTold && <SumsTable nodes={ids} />}
            <div className={css.actions}>
              <Button onClick={() => perform(commandById('game.sum'))}>Draw every position</Button>
            </div>
          </>
        )}
      </Section>
      <SumOfPiecesSection atLeast={2} />
      <Section id="colours" title="Change both">
        <Colours ids={ids} />
      </Section>
    </>
  );
}
