/** A section for every question that can be asked about the selection. A folded section does not ask. */
import { memo, useMemo } from 'react';
import type { GameDocument } from '../../../engine/document/index.ts';
import { entriesAbout, type QuestionEntry, type QuestionId } from '../../../engine/questions/index.ts';
import { useEditor } from '../../store/editor.ts';
import { compiledOf } from '../../store/game-of.ts';
import { gamesOf } from '../../store/games-asked.ts';
import { shownLabels } from '../../store/selectors.ts';
import { Section } from '../Section.tsx';
import { Asked, aboutOf, keyOf, useKept } from './Asked.tsx';
import type { QuestionSubject } from './answer-card.ts';
import { answerCards, shownElsewhere } from './register.ts';
import { useGame } from './use-game.ts';

/** One of them; where the selection means the same as before, it stays as it is. */
const QuestionSection = memo(function QuestionSection(props: {
  readonly question: QuestionEntry;
  readonly selected: QuestionSubject;
}) {
  const { question, selected } = props;
  const card = answerCards[question.id as QuestionId];
  const folded = useEditor((state) => card?.folded?.(shownLabels(state)) ?? false);
  return (
    <Section id={question.id} title={question.title} folded={folded}>
      <Asked key={keyOf(selected)} question={question} selected={selected} />
    </Section>
  );
});

/** Those of the questions that `among` lets through; all of them unless it is given. */
export function Answers({
  selected,
  among,
}: {
  readonly selected: QuestionSubject;
  readonly among?: (id: string) => boolean;
}) {
  const document = useGame();
  const kept = useKept(selected);
  const fitting = useMemo(() => questionsFor(document, kept), [document, kept]);
  const offered = fitting.filter(
    ({ id }) =>
      !shownElsewhere.has(id) &&
      (among?.(id) ?? true) &&
      (answerCards[id as QuestionId]?.wanted?.(document) ?? true),
  );
  const isFirst = ({ id }: QuestionEntry): number => Number(answerCards[id as QuestionId]?.isFirst === true);
  const first = offered.toSorted((a, b) => isFirst(b) - isFirst(a));
  return first.map((question) => <QuestionSection key={question.id} question={question} selected={kept} />);
}

/**
 * Every question that can be asked about the selection. O(nodes + arcs), for the first that asks about a
 * drawing.
 */
function questionsFor(document: GameDocument, selected: QuestionSubject): readonly QuestionEntry[] {
  const { index } = compiledOf(document);
  const vertices = selected.needs === 'value' ? [] : selected.nodes.map((id) => index.get(id) ?? 0);
  return entriesAbout(gamesOf(document)(vertices), selected.needs, aboutOf(selected, index));
}
