/** Which theory names the values, why, and which others could: those that cannot say why not. */
import { useId, useMemo, useState } from 'react';
import { compile, type GameGraph, theories, type Verdict } from '../../engine/index.ts';
import { chooseTheory, setAsPublished } from '../edits/drawing.ts';
import { Button } from '../parts/Button.tsx';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { shownLabels } from '../store/selectors.ts';
import { solveThoroughly } from '../store/solving.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import { Section } from './Section.tsx';
import choice from './theory.module.css';

type Offered = {
  readonly id: string;
  readonly name: string;
  readonly verdict: Verdict;
  readonly published: boolean;
};

const offer = (graph: GameGraph): readonly Offered[] =>
  theories.map((theory) => ({
    id: theory.id,
    name: theory.name,
    verdict: theory.applies(graph),
    published: theory.hasPublishedVariant ?? false,
  }));

function Choice() {
  const document = useEditor((state) => state.document);
  const chosen = document.view.theory ?? 'auto';
  const offered = useMemo(() => offer(compile(document).graph), [document]);
  const readOnly = useReadOnly();
  const name = useId();
  return (
    <fieldset className={choice.theories} disabled={readOnly}>
      <legend className="unseen">Theory</legend>
      <label>
        <input
          type="radio"
          name={name}
          checked={chosen === 'auto'}
          onChange={() => chooseTheory(undefined)}
        />
        <span>
          Automatic
          <small>The first below that applies</small>
        </span>
      </label>
      {offered.map(({ id, name: called, verdict }) => (
        <label key={id} data-off={!verdict.applies || undefined}>
          <input
            type="radio"
            name={name}
            checked={chosen === id}
            disabled={!verdict.applies && chosen !== id}
            onChange={() => chooseTheory(id)}
          />
          <span>
            {called}
            <small>
              {verdict.applies ? 'Applies' : 'Does not apply'}: {verdict.reason}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function TheoryChoice() {
  const labels = useEditor(shownLabels);
  const asPublished = useEditor((state) => state.document.view.asPublished ?? false);
  const readOnly = useReadOnly();
  const picked = useEditor((state) => state.document.view.theory);
  const [choosing, setChoosing] = useState(false);
  const list = useId();
  const used = theories.find((theory) => theory.id === labels?.chosen.theory);
  return (
    <Section id="theory" title="Theory">
      {labels ? (
        <>
          <p className={choice.theory}>{labels.chosen.theory ? labels.chosen.name : words.noTheory}</p>
          <p className={css.quiet}>{labels.chosen.reason}</p>
          {labels.leftOut !== undefined && (
            <p className={choice.leftOut}>
              {labels.leftOut}. Who wins is known all the same.
              <Button onClick={solveThoroughly}>Compare them, however long it takes</Button>
            </p>
          )}
        </>
      ) : (
        <p className={css.quiet}>Draw something: the digraph decides.</p>
      )}
      {(used?.hasPublishedVariant || asPublished) && (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={asPublished}
            disabled={readOnly}
            onChange={() => setAsPublished(!asPublished)}
          />
          As published, to compare with the corrected algorithm
        </label>
      )}
      <div className={css.actions}>
        <Button aria-expanded={choosing} aria-controls={list} onClick={() => setChoosing(!choosing)}>
          {picked ? 'Chosen by hand' : 'Automatic'} · choose another
        </Button>
      </div>
      <div id={list}>{choosing && <Choice />}</div>
    </Section>
  );
}
