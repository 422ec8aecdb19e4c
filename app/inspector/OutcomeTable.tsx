/** The nine outcome classes, arranged by what happens when either player starts, with this node's class marked. */
import { endings, type Outcome, partizanOutcomes } from '../../engine/outcome/index.ts';
import { OutcomeLetter } from '../parts/MathText.tsx';
import { words } from '../words.ts';
import css from './outcome-table.module.css';

export function OutcomeTable({ outcome }: { readonly outcome: Outcome }) {
  return (
    <table className={css.table}>
      <caption className="unseen">{words.outcomeTable}</caption>
      <thead>
        <tr>
          <td />
          {endings.map((ending) => (
            <th key={ending} scope="col">
              {words.leftFirst} <span>{words.ending[ending]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {endings.map((ending, row) => (
          <tr key={ending}>
            <th scope="row">
              {words.rightFirst} <span>{words.ending[ending]}</span>
            </th>
            {partizanOutcomes.slice(3 * row, 3 * row + 3).map((each) => (
              <td key={each} aria-current={each === outcome || undefined}>
                <OutcomeLetter outcome={each} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
