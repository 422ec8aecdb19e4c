/**
 * The matrix of a position: Left's moves are its rows, Right's its columns, with the probability of each in the margins. A cell says what the
 * joint round is worth, and leads to where it leads. Dominated lines are struck through, and the sentences below name what dominates them.
 */
import { calledNode, type NodeId } from '../../../engine/document/index.ts';
import { type AnswerTo, questions } from '../../../engine/questions/index.ts';
import { shortFraction } from '../../../engine/values/index.ts';
import { useEditor } from '../../store/editor.ts';
import { seenDocument } from '../../store/seen-document.ts';
import { light, select } from '../../store/showing.ts';
import { words } from '../../words.ts';
import card from '../card.module.css';
import table from '../table.module.css';
import type { AnswerProps } from './answer-card.ts';
import css from './matrix.module.css';

type Matrix = AnswerTo<'matrix'>;
type Cell = Matrix['cells'][number][number];

const onPaper = (text: string): string => text.replace('-', '−');

function CellWorth({ cell, ids }: { readonly cell: Cell; readonly ids: readonly NodeId[] }) {
  const { to, low, high } = cell;
  if (to === undefined)
    return (
      <span title={words.rounds.holeSaid}>
        <span aria-hidden="true">{words.rounds.hole}</span>
        <span className="unseen">{words.rounds.holeSaid}</span>
      </span>
    );
  return (
    <button
      type="button"
      className={css.cell}
      onClick={() => select([ids[to]])}
      onPointerEnter={() => light([ids[to]])}
      onPointerLeave={() => light([])}
      onFocus={() => light([ids[to]])}
      onBlur={() => light([])}
    >
      {low === undefined ? (
        <>
          <span aria-hidden="true">{words.rounds.noValue}</span>
          <span className="unseen">{words.rounds.noValueSaid}</span>
        </>
      ) : (
        onPaper(shortFraction(low, high))
      )}
    </button>
  );
}

/** By the places of lines, how they are dominated. */
const dominanceOf = (
  dominated: readonly { readonly line: number; readonly strictly: boolean }[] = [],
  inGame: readonly number[],
): ReadonlyMap<number, 'strictly' | 'weakly'> =>
  new Map(dominated.map(({ line, strictly }) => [inGame[line], strictly ? 'strictly' : 'weakly']));

export function MatrixAnswerCard({ answer, ids }: Pick<AnswerProps<Matrix>, 'answer' | 'ids'>) {
  const { rows, columns, cells, solution, inGame } = answer;
  const nodes = useEditor((state) => seenDocument(state).nodes);
  const names = new Map(nodes.map((node) => [node.id, calledNode(node)]));
  const question = questions.find(({ id }) => id === 'matrix');
  const sentences = question?.sentences(answer, (v) => names.get(ids[v]) ?? ids[v]) ?? [];
  const ofRows = dominanceOf(solution?.dominatedRows, inGame.rows);
  const ofColumns = dominanceOf(solution?.dominatedColumns, inGame.columns);
  return (
    <>
      {cells.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <section className={table.scroller} aria-label={words.rounds.scroller} tabIndex={0}>
          <table className={css.matrix}>
            <caption className="unseen">{words.rounds.caption}</caption>
            <thead>
              <tr>
                <td />
                {columns.map(({ name }, j) => (
                  <th key={name} scope="col" className={css.right} data-dominated={ofColumns.get(j)}>
                    {name}
                  </th>
                ))}
                {solution && <th scope="col">{words.rounds.share}</th>}
              </tr>
            </thead>
            <tbody>
              {cells.map((row, i) => (
                <tr key={rows[i].name}>
                  <th scope="row" className={css.left} data-dominated={ofRows.get(i)}>
                    {rows[i].name}
                  </th>
                  {row.map((cell, j) => (
                    <td key={columns[j].name} data-dominated={ofRows.get(i) ?? ofColumns.get(j)}>
                      <CellWorth cell={cell} ids={ids} />
                    </td>
                  ))}
                  {solution && <td className={css.share}>{shortFraction(solution.left.shown[i])}</td>}
                </tr>
              ))}
              {solution && (
                <tr>
                  <th scope="row">{words.rounds.share}</th>
                  {solution.right.shown.map((share, j) => (
                    <td key={columns[j].name} className={css.share}>
                      {shortFraction(share)}
                    </td>
                  ))}
                  <td />
                </tr>
              )}
            </tbody>
          </table>
        </section>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className={card.small}>
          {sentence.replace(/ -(?=\d)/g, ' −')}
        </p>
      ))}
    </>
  );
}
