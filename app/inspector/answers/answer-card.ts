/** What the inspector knows of an answer: the component that shows it, and when a drawing has a use for it. */
import type { ReactNode } from 'react';
import type { AnswerTo, GameDocument, Needs, NodeId, QuestionId, Value } from '../../../engine/index.ts';
import type { Labels } from '../../store/state/answers.ts';

/** What a question is asked about, by what is selected. */
export type Selected =
  | { readonly needs: Exclude<Needs, 'value'>; readonly nodes: readonly NodeId[] }
  | { readonly needs: 'value'; readonly value: Value };

export type AnswerProps<Answer> = {
  readonly answer: Answer;
  /** The nodes it was asked about. */
  readonly nodes: readonly NodeId[];
  /** The nodes of the vertices that the answer speaks of. */
  readonly ids: readonly NodeId[];
};

export type AnswerCard<Id extends QuestionId> = {
  /** Where there is none the answer stands in its own sentences. */
  Card?(props: AnswerProps<AnswerTo<Id>>): ReactNode;
  /** Not every drawing has a use for the answer. */
  wanted?(document: GameDocument): boolean;
  /** Folded until somebody opens it. */
  folded?(labels: Labels | undefined): boolean;
};
