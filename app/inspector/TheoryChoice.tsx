/** Which theory names the values, why, and which others could: those that cannot say why not. */
import { useId, useMemo, useState } from 'react';
import { compile, type GameGraph, setView, theories, type Verdict } from '../../engine/index.ts';
import { Button } from '../parts/Button.tsx';
import { shownLabels } from '../store/readings.ts';
import { solveThoroughly } from '../store/solving.ts';
import { applyEdit, useEditor, useReadOnly } from '../store/store.ts';
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

function choose(theory: string | undefined): void {
  applyEdit((document) => setView(document, { theory }));
}

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
        <input type="radio" name={name} checked={chosen === 'auto'} onChange={() => choose(undefined)} />
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
            onChange={() => choose(id)}
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
            onChange={() => applyEdit((document) => setView(document, { asPublished: !asPublished }))}
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
