/** A section for every question that can be asked about the selection. A folded section does not ask. */
import { useMemo } from 'react';
import {
  entriesAbout,
  type GameDocument,
  gameAbout,
  type QuestionEntry,
  type QuestionId,
} from '../../../engine/index.ts';
import { useEditor } from '../../store/editor.ts';
import { compiledOf } from '../../store/game-of.ts';
import { shownLabels } from '../../store/selectors.ts';
import { Section } from '../Section.tsx';
import { Asked, aboutOf, keyOf, useKept } from './Asked.tsx';
import type { QuestionSubject } from './answer-card.ts';
import { answerCards, shownElsewhere } from './register.ts';
import { useGame } from './use-game.ts';

export function Answers({ selected }: { readonly selected: QuestionSubject }) {
  const document = useGame();
  const labels = useEditor(shownLabels);
  const kept = useKept(selected);
  const fitting = useMemo(() => questionsFor(document, kept), [document, kept]);
  const offered = fitting.filter(
    ({ id }) => !shownElsewhere.has(id) && (answerCards[id as QuestionId]?.wanted?.(document) ?? true),
  );
  // Why a node has its value is asked before anything else about it.
  const first = offered.toSorted((a, b) => Number(b.id === 'explain') - Number(a.id === 'explain'));
  return first.map((question) => (
    <Section
      key={question.id}
      id={question.id}
      title={question.title}
      folded={answerCards[question.id as QuestionId]?.folded?.(labels) ?? false}
    >
      <Asked key={keyOf(selected)} question={question} selected={selected} />
    </Section>
  ));
}

/** Every question that can be asked about the selection. O(nodes + arcs). */
function questionsFor(document: GameDocument, selected: QuestionSubject): readonly QuestionEntry[] {
  const { graph, index } = compiledOf(document);
  const vertices = selected.needs === 'value' ? [] : selected.nodes.map((id) => index.get(id) ?? 0);
  const game = gameAbout({ graph, rules: document.view.rules }, vertices);
  return entriesAbout(game, selected.needs, aboutOf(selected, index));
}
