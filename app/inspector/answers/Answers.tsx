/** A section for every question that can be asked about the selection. A folded section does not ask. */
import { useMemo } from 'react';
import {
  compile,
  entriesAbout,
  gameAbout,
  type InfinitePlay,
  type QuestionId,
} from '../../../engine/index.ts';
import { useEditor } from '../../store/editor.ts';
import { shownLabels } from '../../store/selectors.ts';
import { Section } from '../Section.tsx';
import { Asked, aboutOf, keyOf } from './Asked.tsx';
import type { Selected } from './answer-card.ts';
import { answerCards, shownElsewhere } from './register.ts';
import { useGame } from './use-game.ts';

export function Answers({ selected }: { readonly selected: Selected }) {
  const document = useGame();
  const labels = useEditor(shownLabels);
  const { graph, index } = useMemo(() => compile(document), [document]);
  const { theory: wanted = 'auto' } = document.view;
  const infinitePlay: InfinitePlay = document.view.infinitePlay ?? 'draw';
  const vertices = selected.needs === 'value' ? [] : selected.nodes.map((id) => index.get(id) ?? 0);
  const game = { ...gameAbout(graph, wanted, vertices), infinitePlay };
  const offered = entriesAbout(game, selected.needs, aboutOf(selected, index)).filter(
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
