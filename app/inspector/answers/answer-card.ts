/** How the inspector shows an answer: the component, and the drawings for which it is useful. */
import type { ReactNode } from 'react';
import type { GameDocument, NodeId } from '../../../engine/document/index.ts';
import type { AnswerTo, QuestionId } from '../../../engine/questions/index.ts';
import type { Needs } from '../../../engine/theories/index.ts';
import type { Value } from '../../../engine/values/index.ts';
import type { Labels } from '../../store/state/answers.ts';

/** What a question is asked about, by selection. */
export type QuestionSubject =
  | { readonly needs: Exclude<Needs, 'value' | 'values' | 'typed'>; readonly nodes: readonly NodeId[] }
  | { readonly needs: 'value'; readonly value: Value };

export type AnswerProps<Answer> = {
  readonly answer: Answer;
  /** The nodes that the question is about. */
  readonly nodes: readonly NodeId[];
  /** The nodes of the vertices in the answer. */
  readonly ids: readonly NodeId[];
};

export type AnswerCard<Id extends QuestionId> = {
  /** If undefined, the answer is shown in its own sentences. */
  Card?(props: AnswerProps<AnswerTo<Id>>): ReactNode;
  /**
   * For a question about more than the selection: shown instead, it takes the rest from a person and asks by
   * itself.
   */
  Field?(props: Pick<AnswerProps<AnswerTo<Id>>, 'nodes'>): ReactNode;
  /** While the next answer is found the last one stays: a person looks at it while drawing. */
  readonly stays?: true;
  /**
   * It belongs to the description of a node's value, and is above its options; all others are about the
   * position and its moves.
   */
  readonly isOfValue?: true;
  /** It is asked before anything else about the selection, as why a node has its value is. */
  readonly isFirst?: true;
  /** Whether the answer is useful for a drawing. */
  wanted?(document: GameDocument): boolean;
  /** Whether the section is folded until a person opens it. */
  folded?(labels: Labels | undefined): boolean;
};
