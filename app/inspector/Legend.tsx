/**
 * The meaning of the symbols in the drawing, only of those that are visible: a line for each kind of value in
 * use, and for the marks.
 */
import { type ReactNode, useMemo } from 'react';
import { bothStuck } from '../../engine/document/index.ts';
import { type Outcome, outcomeClasses } from '../../engine/outcome/index.ts';
import { scoreSigns } from '../../engine/pictures/index.ts';
import { hasInfiniteRank, legendOf, spokenOf, type Value } from '../../engine/values/index.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { type Topic, topicOfOutcome } from '../help/topics.ts';
import { MarkText, MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { useEditor } from '../store/editor.ts';
import { hasScores, shownLabels } from '../store/selectors.ts';
import type { SeenLabels } from '../store/state/answers.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import { Section } from './Section.tsx';

/** The most values that are searched for different symbols; the first ones are the most usual. */
const lookedAt = 200;

/** One value for each different sentence about a symbol on some node. */
function inUse(labels: SeenLabels): readonly Value[] {
  const codes = new Set(labels.codes);
  const examples = new Map<string, Value>();
  for (const [code, value] of labels.table.slice(0, lookedAt).entries()) {
    const meaning = codes.has(code) ? legendOf(value) : undefined;
    if (meaning !== undefined && !examples.has(meaning)) examples.set(meaning, value);
  }
  return [...examples.values()];
}

/** The classes whose letters are shown on nodes: on all, or on those without a value. */
const classesInUse = (labels: SeenLabels, onAll: boolean): readonly Outcome[] => {
  const { outcomes, classes, codes: values } = labels;
  const codes = new Set(outcomes?.filter((_, vertex) => onAll || values[vertex] < 0));
  return classes.filter((_, code) => codes.has(code));
};

/** Partizan values are not found in rounds, so they have no round. */
const inRounds = ({ steps }: SeenLabels): boolean => steps.some((step) => step >= 0);

const example = scoreSigns({ left: 2, right: 2 }, bothStuck).score;

/** What a sign means, with the `?` that says more. */
function Says(props: {
  readonly subject: Topic | Value;
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <dd className={css.says}>
      <span>{props.children}</span>
      <HelpButton subject={props.subject} name={words.help.whatIs(props.name)} />
    </dd>
  );
}

export function Legend() {
  const labels = useEditor(shownLabels);
  const anyGray = useEditor((state) => state.document.nodes.some((node) => node.gray));
  const values = useMemo(() => (labels ? inUse(labels) : []), [labels]);
  // Beside scores no rounds are written.
  const scored = useEditor((state) => hasScores(state.document));
  // Letters are shown if the person chose outcomes, or if there are no values.
  const byOutcome = useEditor((state) => state.showing === 'outcomes');
  const classes = useMemo(
    () =>
      labels?.complete && (byOutcome || labels.codes.includes(-1)) ? classesInUse(labels, byOutcome) : [],
    [labels, byOutcome],
  );
  if (values.length + classes.length === 0) return null;
  return (
    <Section id="legend" title="Symbols">
      <dl className={css.legend}>
        {values.map((value) => (
          <div key={legendOf(value)}>
            <dt>
              <MathText value={value} />
            </dt>
            <Says subject={value} name={spokenOf(value)}>
              {legendOf(value)}
            </Says>
          </div>
        ))}
        {classes.map((outcome) => (
          <div key={outcome}>
            <dt>
              <OutcomeLetter outcome={outcome} />
            </dt>
            <Says subject={topicOfOutcome(outcome)} name={outcomeClasses[outcome].spoken}>
              {outcomeClasses[outcome].says}
            </Says>
          </div>
        ))}
        {values.some(hasInfiniteRank) && (
          <div>
            <dt>
              <span className={css.bold} aria-hidden="true" />
              <span className="unseen">bold rim</span>
            </dt>
            <Says subject="infinite-rank" name="infinite rank">
              Infinite rank: no round determines the value.
            </Says>
          </div>
        )}
        {anyGray && (
          <div>
            <dt>
              <span className={css.gray} aria-hidden="true" />
              <span className="unseen">gray</span>
            </dt>
            <Says subject="gray" name="a gray node">
              Entailing: a player who is sent here must move on immediately.
            </Says>
          </div>
        )}
        {scored && example && (
          <div>
            <dt>
              <MarkText mark={example.mark} spoken="empty set with a number" />
            </dt>
            <dd>The player to move there has no move: the game ends with this score.</dd>
          </div>
        )}
        {!scored && labels && inRounds(labels) && (
          <div>
            <dt className={css.stepSign}>2</dt>
            <Says subject="rounds" name="a round">
              Small number outside: the round in which the value was determined.
            </Says>
          </div>
        )}
      </dl>
    </Section>
  );
}
