/**
 * The card of a misère quotient: its size and proof, its elements with the nodes that are generators, its
 * table, and its picture.
 */
import { useCallback, useMemo } from 'react';
import { setTitle } from '../../../engine/document/edits/index.ts';
import { calledNode } from '../../../engine/document/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import { cayleyDrawing, inProducts } from '../../../engine/theories/index.ts';
import { useEditor } from '../../store/editor.ts';
import { drawnEntries } from '../../store/figure-subjects.ts';
import { seenDocument } from '../../store/seen-document.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { AnswersFigure } from './AnswersFigure.tsx';
import type { AnswerProps } from './answer-card.ts';
import { Row } from './FactRow.tsx';
import { OpenMade } from './OpenForm.tsx';
import quotient from './quotient.module.css';
import { useGame } from './use-game.ts';

const { quotients: said } = words;

type Found = AnswerTo<'misere-quotient'>;

const entry = drawnEntries.find(({ id }) => id === 'misere-quotient');

/** A larger table has no room, and is not read. */
const mostInTable = 60;

export function QuotientAnswer({ answer, nodes, ids }: AnswerProps<Found>) {
  const seen = useEditor((state) => seenDocument(state).nodes);
  const names = useMemo(() => new Map(seen.map((node) => [node.id, calledNode(node)])), [seen]);
  const called = useCallback((v: number): string => names.get(ids[v]) ?? ids[v], [names, ids]);
  const game = useGame();
  const { generators, texts } = useMemo(() => inProducts(answer, called), [answer, called]);
  const { order, lost, idempotents, elements, isProved, pairs } = answer;
  const listed = (some: readonly number[]): string => some.map((element) => texts[element]).join(', ');
  const vertices = useMemo(() => elements.map(({ vertex }) => vertex), [elements]);
  const title = nodes.map((id) => names.get(id) ?? id).join(', ');
  return (
    <>
      <p>{isProved ? said.proved(pairs) : said.observed(pairs)}</p>
      <dl>
        <Row name={said.order} says={said.orderSays}>
          {order}
        </Row>
        <Row name={said.lost} says={said.lostSays}>
          {said.of(lost.length, listed(lost))}
        </Row>
        <Row name={said.idempotents} says={said.idempotentsSays}>
          {listed(idempotents)}
        </Row>
        <Row name={said.generators} says={said.generatorsSays}>
          {generators.map(({ letter, vertex }) => said.is(letter, called(vertex))).join(', ')}
        </Row>
        <Row name={said.nodes} says={said.nodesSays}>
          {elements.map(({ vertex, element }) => said.is(called(vertex), texts[element])).join(', ')}
        </Row>
      </dl>
      {entry && (
        <AnswersFigure
          question={entry}
          subjects={[{ name: title, about: { vertices } }]}
          of={game}
          names={ids.map((id) => names.get(id) ?? id)}
        >
          <OpenMade
            positions={order}
            document={() => setTitle(cayleyDrawing(answer, called), said.cayley(title))}
            says={said.open}
          />
        </AnswersFigure>
      )}
      {order <= mostInTable ? (
        <Table found={answer} texts={texts} />
      ) : (
        <p className={css.quiet}>{said.noTable(order)}</p>
      )}
    </>
  );
}

/** In the first row and column the elements; 𝒫 is at those that the previous player wins. */
function Table({ found, texts }: { readonly found: Found; readonly texts: readonly string[] }) {
  const lost = new Set(found.lost);
  const sign = (element: number): string => (lost.has(element) ? `${texts[element]} 𝒫` : texts[element]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
    <section className={quotient.scroller} aria-label={said.table} tabIndex={0}>
      <table className={quotient.table}>
        <thead>
          <tr>
            <th scope="col" aria-label={said.table}>
              ·
            </th>
            {texts.map((text, element) => (
              <th key={text} scope="col">
                {sign(element)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.table.map((row, element) => (
            <tr key={texts[element]}>
              <th scope="row">{sign(element)}</th>
              {row.map((sum, other) => (
                <td key={texts[other]} className={lost.has(sum) ? quotient.lost : undefined}>
                  {sign(sum)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
