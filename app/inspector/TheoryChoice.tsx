/**
 * Shows which theory gives the values, and why; lets the person choose another one, and says why a theory
 * cannot be chosen.
 */
import { Fragment, useId, useMemo, useState } from 'react';
import { usualRules } from '../../engine/outcome/index.ts';
import { type GameToSolve, offerOf, theories } from '../../engine/theories/index.ts';
import { changeRules } from '../edits/drawing.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { topicOfTheory } from '../help/topics.ts';
import { Button } from '../parts/Button.tsx';
import { useReadOnly } from '../store/document.ts';
import { solveThoroughly } from '../store/drawing-solving.ts';
import { useEditor } from '../store/editor.ts';
import { compiledOf } from '../store/game-of.ts';
import { shownLabels } from '../store/selectors.ts';
import type { Labels } from '../store/state/answers.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import { Section } from './Section.tsx';
import choice from './theory.module.css';

type Offered = {
  readonly id: string;
  readonly name: string;
  /** The number of nodes it covers. */
  readonly covered: number;
  readonly of: number;
  readonly reason: string;
  readonly published: boolean;
};

const offer = ({ graph, rules }: GameToSolve): readonly Offered[] =>
  theories.map((theory) => ({
    id: theory.id,
    name: theory.name,
    ...offerOf(graph, theory.id, rules),
    of: graph.order,
    published: theory.hasPublishedVariant ?? false,
  }));

function Choice() {
  const document = useEditor((state) => state.document);
  const { rules } = document.view;
  const chosen = rules.theory;
  const offered = useMemo(() => offer({ graph: compiledOf(document).graph, rules }), [document, rules]);
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
          onChange={() => changeRules({ theory: 'auto' })}
        />
        <span>
          Automatic
          <small>The first theory below that applies</small>
        </span>
      </label>
      {offered.map(({ id, name: called, covered, of, reason }) => (
        <label key={id} data-off={(covered === 0 && of > 0) || undefined}>
          <input
            type="radio"
            name={name}
            checked={chosen === id}
            disabled={covered === 0 && of > 0 && chosen !== id}
            onChange={() => changeRules({ theory: id })}
          />
          <span>
            {called}
            <small>
              {words.atWork.offer(covered, of)}: {reason}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function HelpOnTheory({ id, name }: { readonly id: string; readonly name: string }) {
  const topic = topicOfTheory(id);
  return topic ? <HelpButton subject={topic} name={words.help.whatIs(name)} /> : null;
}

/** The theory of the whole graph with its reason; or one for each part, and what none covers. */
function TheoriesAtWork({ chosen: { theory, name, reason, parts, uncovered } }: Pick<Labels, 'chosen'>) {
  const rows = theory === undefined ? parts : [{ id: theory, name, reason, count: undefined }];
  return (
    <>
      {rows.map((row) => (
        <Fragment key={row.id}>
          <p className={choice.theory}>
            {row.count === undefined ? row.name : words.atWork.onNodes(row.name, row.count)}
            <HelpOnTheory id={row.id} name={row.name} />
          </p>
          <p className={css.quiet}>{row.reason}</p>
        </Fragment>
      ))}
      {theory === undefined && (uncovered > 0 || parts.length === 0) && (
        <>
          <p className={choice.theory}>{words.atWork.covers(parts.length > 0 ? uncovered : undefined)}</p>
          <p className={css.quiet}>{reason}</p>
        </>
      )}
    </>
  );
}

export function TheoryChoice() {
  const labels = useEditor(shownLabels);
  const asPublished = useEditor((state) => state.document.view.rules.asPublished);
  const readOnly = useReadOnly();
  const picked = useEditor((state) => state.document.view.rules.theory !== usualRules.theory);
  const [choosing, setChoosing] = useState(false);
  const unsolved = useEditor(({ document, solving }) => {
    if (document.nodes.length === 0) return 'A theory is chosen as soon as something is drawn.';
    return solving.kind === 'stopped'
      ? words.stopped
      : solving.kind === 'failed'
        ? solving.says
        : words.working;
  });
  const isEmpty = useEditor((state) => state.document.nodes.length === 0);
  const list = useId();
  const atWork = [labels?.chosen.theory, ...(labels?.chosen.parts ?? []).map(({ id }) => id)];
  const used = theories.find(({ id, hasPublishedVariant }) => hasPublishedVariant && atWork.includes(id));
  return (
    <Section id="theory" title="Theory">
      {labels && !isEmpty ? (
        <>
          <TheoriesAtWork chosen={labels.chosen} />
          {labels.leftOut !== undefined && (
            <p className={choice.leftOut}>
              {labels.leftOut.says}.{labels.leftOut.obstacles ? '' : ' It is still known who wins.'}
              {labels.leftOut.canBeTried && (
                <Button onClick={solveThoroughly}>Compare them, however long it takes</Button>
              )}
            </p>
          )}
        </>
      ) : (
        <p className={css.quiet}>{unsolved}</p>
      )}
      {(used || asPublished) && (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={asPublished}
            disabled={readOnly}
            onChange={() => changeRules({ asPublished: !asPublished })}
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
