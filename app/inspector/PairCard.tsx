/** Two nodes: how they compare where some arc is one player’s, and the game they make together, with a piece on each. */
import { useCallback } from 'react';
import type { NodeId } from '../../engine/index.ts';
import type { AskJob } from '../../workers/protocol.ts';
import { goTo } from '../canvas/go-to.ts';
import { commandById } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { Button } from '../parts/Button.tsx';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import { useEditor } from '../store/editor.ts';
import { gameOf } from '../store/game-of.ts';
import { allEither, labelOf, nodeOf, shownLabels } from '../store/selectors.ts';
import { useJob } from '../store/use-job.ts';
import { words } from '../words.ts';
import { Comparison } from './Comparison.tsx';
import css from './card.module.css';
import { Colours } from './ManyCard.tsx';
import { Section } from './Section.tsx';
import { SumCard } from './SumOfPieces.tsx';

function Sum({ ids }: { readonly ids: readonly [NodeId, NodeId] }) {
  const document = useEditor((state) => state.document);
  const [a, b] = ids;
  const make = useCallback((): AskJob<'sum'> => {
    const { game, index } = gameOf(document);
    const pieces = Uint32Array.of(index.get(a) ?? 0, index.get(b) ?? 0);
    return { kind: 'ask', question: 'sum', about: { pieces }, game };
  }, [document, a, b]);
  const answer = useJob(make);
  if (!answer) return <p className={css.waiting}>{words.working}</p>;
  if (answer.kind === 'done')
    return <SumCard sum={answer.value} ids={document.nodes.map((node) => node.id)} />;
  return <p className={css.quiet}>{answer.kind === 'cancelled' ? '' : answer.says}</p>;
}

export function PairCard({ ids }: { readonly ids: readonly [NodeId, NodeId] }) {
  const document = useEditor((state) => state.document);
  const labels = useEditor(shownLabels);
  const hidden = useEditor((state) => state.hidden);
  const nodes = ids.map((id) => nodeOf(document, id)).filter((node) => node !== undefined);
  const bothGray = nodes.every((node) => node.gray);
  return (
    <>
      <header className={css.head}>
        <h2>
          <span>Two nodes</span>
        </h2>
        <dl className={css.legend}>
          {nodes.map((node) => {
            const label = hidden.has(node.id) ? undefined : labelOf(labels, node.id);
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
      {!allEither(document) && <Comparison pair={ids} />}
      <Section id="pair" title="Their sum">
        {bothGray ? (
          <p className={css.quiet}>{words.bothGray}</p>
        ) : (
          <>
            <Sum ids={ids} />
            <div className={css.actions}>
              <Button onClick={() => perform(commandById('game.sum'))}>Draw every position</Button>
            </div>
          </>
        )}
      </Section>
      <Section id="colours" title="Change both">
        <Colours ids={ids} />
      </Section>
    </>
  );
}
