/** Who wins next to a nim-heap of each size: on demand, and at once where no theory names a value. */
import { useCallback } from 'react';
import type { AnswerTo, NodeId } from '../../engine/index.ts';
import type { AskJob } from '../../workers/protocol.ts';
import { OutcomeLetter } from '../parts/MathText.tsx';
import { useEditor } from '../store/editor.ts';
import { gameOf } from '../store/game-of.ts';
import { useJob } from '../store/use-job.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import { Section } from './Section.tsx';
import tableCss from './table.module.css';

const section = 'nim-response';

function Table({ response }: { readonly response: AnswerTo<'nim-response'> }) {
  const { outcomes, constantFrom, proved, bound } = response;
  const last = outcomes.length - 1;
  return (
    <>
      <div className={tableCss.scroller}>
        <table className={tableCss.nim}>
          <tbody>
            <tr>
              <th scope="row">next to</th>
              {outcomes.map((_, m) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the size of the heap
                <td key={m} className="numbers">
                  {m === 0 ? '0' : `*${m}`}
                  {m === last && proved && constantFrom === last && ' …'}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">outcome</th>
              {outcomes.map((outcome, m) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the size of the heap
                <td key={m}>
                  <OutcomeLetter outcome={outcome} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className={css.quiet}>
        {proved
          ? `Constant from *${constantFrom} on; heaps up to *${bound} prove it.`
          : `Constant from *${constantFrom} as far as was looked, up to *${last}; the bound is ${bound}.`}
      </p>
    </>
  );
}

function Computed({ id }: { readonly id: NodeId }) {
  const document = useEditor((state) => state.document);
  const make = useCallback((): AskJob<'nim-response'> => {
    const { game, index } = gameOf(document);
    return { kind: 'ask', question: 'nim-response', about: { vertex: index.get(id) ?? 0 }, game };
  }, [document, id]);
  const answer = useJob(make);
  if (!answer) return <p className={css.waiting}>{words.working}</p>;
  if (answer.kind === 'done') return <Table response={answer.value} />;
  return <p className={css.quiet}>{answer.kind === 'cancelled' ? '' : answer.says}</p>;
}

export function NimResponseSection({ id }: { readonly id: NodeId }) {
  const unknown = useEditor(
    (state) => state.labels !== undefined && state.labels.chosen.theory === undefined,
  );
  const partizan = useEditor((state) => state.document.edges.some((edge) => edge.player !== 'either'));
  const folded = useEditor((state) => state.folded[section]) ?? !unknown;
  if (partizan) return null;
  return (
    <Section id={section} title="Next to nim-heaps" folded={!unknown}>
      {!folded && <Computed id={id} />}
    </Section>
  );
}
