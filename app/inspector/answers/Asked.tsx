/**
 * Asks a question about the selection and shows the answer on its card, or says that it is pending or
 * missing.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { calledNode, type NodeId } from '../../../engine/document/index.ts';
import type { AnswerTo, QuestionEntry, QuestionId } from '../../../engine/questions/index.ts';
import type { About } from '../../../engine/theories/index.ts';
import { valueKey } from '../../../engine/values/index.ts';
import type { Answer, AnyAnswer, AskJob } from '../../../workers/protocol.ts';
import { useEditor } from '../../store/editor.ts';
import { gameOf } from '../../store/game-of.ts';
import { seenDocument } from '../../store/seen-document.ts';
import { useJob } from '../../store/use-job.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import type { AnswerCard, AnswerProps, QuestionSubject } from './answer-card.ts';
import { answerCards } from './register.ts';
import { useGame } from './use-game.ts';

/** Differs for different selections; a value that was computed again counts as the same. */
export const keyOf = (selected: QuestionSubject): string =>
  selected.needs === 'value' ? valueKey(selected.value) : JSON.stringify(selected.nodes);

/** The selection as the engine's vertices. */
export function aboutOf(selected: QuestionSubject, index: ReadonlyMap<NodeId, number>): About[keyof About] {
  if (selected.needs === 'value') return { value: selected.value };
  const vertices = selected.nodes.map((id) => index.get(id) ?? 0);
  switch (selected.needs) {
    case 'vertex':
      return { vertex: vertices[0] };
    case 'pair':
      return { a: vertices[0], b: vertices[1] };
    case 'pieces':
      return { pieces: Uint32Array.from(vertices) };
    case 'vertices':
      return { vertices };
  }
}

/**
 * A minus sign where the notation has a hyphen before a value; a hyphen within a word or a name stays one.
 */
export const sentenceOnScreen = (sentence: string): string =>
  sentence.replace(/(?<![\p{L}\p{N}])-(?=\S)/gu, '−');

/** The answer in the question's own sentences. */
function Sentences({
  question,
  answer,
  ids,
}: Pick<AnswerProps<AnswerTo<QuestionId>>, 'answer' | 'ids'> & { readonly question: QuestionEntry }) {
  const nodes = useEditor((state) => seenDocument(state).nodes);
  const names = new Map(nodes.map((node) => [node.id, calledNode(node)]));
  const sentences = question.sentences(answer, (v) => names.get(ids[v]) ?? ids[v]);
  return sentences.map((sentence) => <p key={sentence}>{sentenceOnScreen(sentence)}</p>);
}

type AskedProps = { readonly question: QuestionEntry; readonly selected: QuestionSubject };

export function Asked({ question, selected }: AskedProps) {
  const Field = answerCards[question.id as QuestionId]?.Field;
  if (Field && selected.needs !== 'value') return <Field nodes={selected.nodes} />;
  return <AskedAtOnce question={question} selected={selected} />;
}

/** The same record as long as the same is selected. */
export function useKept(selected: QuestionSubject): QuestionSubject {
  const [kept, keep] = useState(selected);
  if (kept === selected || (kept.needs === selected.needs && keyOf(kept) === keyOf(selected))) return kept;
  keep(selected);
  return selected;
}

type Answered = { readonly answer: Answer<AnyAnswer> | undefined; readonly ids: readonly NodeId[] };

/** Until there is an answer the last one, if it stays, with the nodes that it mentions. */
function useLast(now: Answered, stays: boolean): Answered {
  const last = useRef(now);
  useEffect(() => {
    if (now.answer) last.current = now;
  });
  return now.answer || !stays ? now : last.current;
}

function AskedAtOnce({ question, selected }: AskedProps) {
  const solved = useGame();
  const kept = useKept(selected);
  const id = question.id as QuestionId;
  const make = useCallback((): AskJob => {
    if (kept.needs === 'value') return { kind: 'ask', question: id, about: { value: kept.value } } as AskJob;
    const { game, index } = gameOf(solved);
    // The register pairs each id with what it is asked about, but the type of a list cannot say so.
    return { kind: 'ask', question: id, about: aboutOf(kept, index), game } as AskJob;
  }, [id, solved, kept]);
  const card = answerCards[id] as AnswerCard<QuestionId> | undefined;
  const ids = useMemo(() => solved.nodes.map((node) => node.id), [solved]);
  const now = useJob(make);
  const { answer, ids: theirs } = useLast({ answer: now, ids }, card?.stays === true);
  if (!answer) return <p className={css.waiting}>{words.working}</p>;
  if (answer.kind === 'cancelled') return null;
  if (answer.kind !== 'done') return <p className={css.quiet}>{answer.says}</p>;
  const found = answer.value;
  if (!card?.Card) return <Sentences question={question} answer={found} ids={theirs} />;
  const nodes = kept.needs === 'value' ? [] : kept.nodes;
  return <card.Card answer={found} nodes={nodes} ids={theirs} />;
}
