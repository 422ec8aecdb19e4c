/**
 * A handout as it is printed: a figure for each view, its question with room to write, and the answers on
 * pages of their own.
 */
import { useEffect, useRef } from 'react';
import { layWholePicture } from '../export/pictures.ts';
import { MathText } from '../parts/MathText.tsx';
import { NameText } from '../parts/NodeName.tsx';
import type { OpenLesson } from '../store/state/lesson.ts';
import { words } from '../words.ts';
import handoutCss from './handout.module.css';
import type { HandoutView, PairsPrinted } from './handout.ts';
import { SignText } from './SignText.tsx';

const said = words.lesson;

export type HandoutChoice = {
  readonly answers: boolean;
  readonly notes: boolean;
  /** Titles of views, which may say what a view asks. */
  readonly titles: boolean;
  /** Nodes without names bear the letters by which they are called. */
  readonly letters: boolean;
};

/**
 * In millimetres: the most that a figure takes of a page's height, so that its question stays on the same
 * page.
 */
const highest = 120;

function Figure({ drawn }: { readonly drawn: HandoutView }) {
  const place = useRef<HTMLDivElement>(null);
  const { figure } = drawn;
  useEffect(
    () => (figure && place.current ? layWholePicture(place.current, figure.parts) : undefined),
    [figure],
  );
  if (!figure) return drawn.says === '' ? null : <p className={handoutCss.lost}>{drawn.says}</p>;
  const scale = Math.min(1, highest / figure.height);
  return (
    <div
      className={handoutCss.figure}
      style={{ width: `${figure.width * scale}mm`, height: `${figure.height * scale}mm` }}
    >
      <div
        ref={place}
        role="img"
        aria-label={words.export.figure(said.untitledView(drawn.number))}
        style={{ width: `${figure.width}mm`, height: `${figure.height}mm`, scale: `${scale}` }}
      />
    </div>
  );
}

function Pairs({ table: { name, left, right, cells } }: { readonly table: PairsPrinted }) {
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          <td />
          {right.map((move, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a move is known by its place; its name may be hidden
            <th key={j} scope="col">
              {move}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cells.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tr key={i}>
            <th scope="row">{left[i]}</th>
            {row.map((leads, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={j}>{leads ?? '?'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function View(props: { readonly drawn: HandoutView; readonly choice: HandoutChoice }) {
  const { drawn, choice } = props;
  const { number } = drawn;
  const { title, question, note } = drawn.view;
  return (
    <section className={handoutCss.view}>
      <h2>
        <span className="numbers">{number}</span> {choice.titles && title}
      </h2>
      {question !== '' && (
        <p className={handoutCss.asked}>
          <SignText text={question} />
        </p>
      )}
      <Figure drawn={drawn} />
      {drawn.pairs.length > 0 && (
        <div className={handoutCss.pairs}>
          <p>Where each pair of moves leads: rows are Left’s moves, columns are Right’s.</p>
          {drawn.pairs.map((table) => (
            <Pairs key={table.name} table={table} />
          ))}
        </div>
      )}
      {(question !== '' || drawn.hidden.length > 0) && (
        <div className={handoutCss.lines}>
          <span>Your answer</span>
          <i />
          <i />
        </div>
      )}
      {choice.notes && note !== '' && (
        <p className={handoutCss.note}>
          <SignText text={note} />
        </p>
      )}
    </section>
  );
}

/** What the teacher wrote; where nothing is, the values that the figure hides. */
function Answers({ drawn }: { readonly drawn: HandoutView }) {
  const { answers } = drawn.view;
  if (answers.length > 0) {
    return answers.map((answer, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an answer is identified by its place
      <li key={i}>
        <SignText text={answer} />
      </li>
    ));
  }
  return drawn.hidden.map(({ name, value }) => (
    <li key={name}>
      <NameText name={name} /> = <MathText value={value} />
    </li>
  ));
}

export function HandoutPages(props: {
  readonly lesson: OpenLesson;
  readonly views: readonly HandoutView[];
  readonly choice: HandoutChoice;
}) {
  const { lesson, views, choice } = props;
  const answered = views.filter(({ view, hidden }) => view.answers.length + hidden.length > 0);
  return (
    <article className={handoutCss.pages} lang="en">
      <header className={handoutCss.title}>
        <h1>{lesson.title || words.untitled}</h1>
        {lesson.about !== '' && <p>{lesson.about}</p>}
        <p className={handoutCss.name}>
          <span>Name</span>
        </p>
      </header>
      {views.map((drawn) => (
        <View key={drawn.view.key} drawn={drawn} choice={choice} />
      ))}
      {choice.answers && answered.length > 0 && (
        <section className={handoutCss.answers}>
          <h1>Answers</h1>
          {answered.map((drawn) => (
            <div key={drawn.view.key}>
              <h2>
                <span className="numbers">{drawn.number}</span> {drawn.view.title}
              </h2>
              <ul>
                <Answers drawn={drawn} />
              </ul>
            </div>
          ))}
        </section>
      )}
    </article>
  );
}
