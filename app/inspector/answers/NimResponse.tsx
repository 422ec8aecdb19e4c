/** Who wins next to a nim-heap of each size, as a table. */
import type { AnswerTo } from '../../../engine/questions/index.ts';
import { OutcomeLetter } from '../../parts/MathText.tsx';
import css from '../card.module.css';
import tableCss from '../table.module.css';
import type { AnswerProps } from './answer-card.ts';

export function NimResponseAnswer({ answer }: Pick<AnswerProps<AnswerTo<'nim-response'>>, 'answer'>) {
  const { outcomes, constantFrom, proved, bound } = answer;
  const last = outcomes.length - 1;
  return (
    <>
      <p className={css.quiet}>
        Who wins if a nim-heap of 0, 1, 2, … counters is played beside this position:
      </p>
      <div className={tableCss.scroller}>
        <table className={tableCss.nim}>
          <tbody>
            <tr>
              <th scope="row">beside</th>
              {outcomes.map((_, m) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the size of the heap
                <td key={m} className="numbers">
                  {m === 0 ? '0' : `*${m}`}
                  {m === last && proved && constantFrom === last && ' …'}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">outcome</th>
              {outcomes.map((outcome, m) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the size of the heap
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
          : `Constant from *${constantFrom} to *${last}, the last heap that was tried; a proof needs heaps up to *${bound}.`}
      </p>
    </>
  );
}
