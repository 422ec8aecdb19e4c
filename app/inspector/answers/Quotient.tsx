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
import { counted, many } from '../../words/counting.ts';
import css from '../card.module.css';
import { AnswersFigure } from './AnswersFigure.tsx';
import type { AnswerProps } from './answer-card.ts';
import { Row } from './FactRow.tsx';
import { OpenMade } from './OpenForm.tsx';
import quotient from './quotient.module.css';
import { useGame } from './use-game.ts';

type Found = AnswerTo<'misere-quotient'>;

const entry = drawnEntries.find(({ id }) => id === 'misere-quotient');

/** A larger table has no room, and is not read. */
const mostInTable = 60;

/** Without a line break within. */
const elementIs = (what: string, element: string) => `${what}\u00a0is\u00a0${element}`;

const generatorsSays =
  'Every element is a product of these: ab is the sum of a and b, and a² is a and another a. Their letters are no names of these nodes.';

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
      <p>
        {isProved
          ? `Proved for every sum, by ${many(pairs, 'pair', 'pairs')} of an element and the set of its options’ elements.`
          : `Observed: the proof was not finished within ${many(pairs, 'pair', 'pairs')}.`}
      </p>
      <dl>
        <Row
          name="Elements"
          says="How many sums are different: each other sum can be replaced by one of them in every sum of these nodes."
        >
          {order}
        </Row>
        <Row name="𝒫-portion" says="The elements that the player who moved last wins.">
          {lost.length === 0 ? 'none' : `${listed(lost)} (${counted(lost.length)})`}
        </Row>
        <Row
          name="Idempotents"
          says="The elements that are equal to twice themselves. 1 is the sum of nothing."
        >
          {listed(idempotents)}
        </Row>
        <Row name="Generators" says={generatorsSays}>
          {generators.map(({ letter, vertex }) => elementIs(letter, called(vertex))).join(', ')}
        </Row>
        <Row name="Nodes" says="The element of each node.">
          {elements.map(({ vertex, element }) => elementIs(called(vertex), texts[element])).join(', ')}
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
            document={() => setTitle(cayleyDrawing(answer, called), `Misère quotient of ${title}`)}
            says="Open the Cayley graph"
          />
        </AnswersFigure>
      )}
      {order <= mostInTable ? (
        <Table found={answer} texts={texts} />
      ) : (
        <p className={css.quiet}>The table of {counted(order)} elements is written by grundy ask.</p>
      )}
    </>
  );
}

const tableCalled = 'Table of the sums of two elements';

/** In the first row and column the elements; 𝒫 is at those that the previous player wins. */
function Table({ found, texts }: { readonly found: Found; readonly texts: readonly string[] }) {
  const lost = new Set(found.lost);
  const sign = (element: number): string => (lost.has(element) ? `${texts[element]} 𝒫` : texts[element]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
    <section className={quotient.scroller} aria-label={tableCalled} tabIndex={0}>
      <table className={quotient.table}>
        <thead>
          <tr>
            <th scope="col" aria-label={tableCalled}>
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
