/**
 * The question to the class, and the sentences about the last guess: in the bar and on the audience's wall
 * alike.
 */
import type { ReactNode } from 'react';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import { positionAsked } from '../store/board.ts';
import { useEditor } from '../store/editor.ts';
import { mayTellWhy, saidOfGuess } from '../store/quiz.ts';
import { boardSeen } from '../store/seen-board.ts';
import { seenDocument } from '../store/seen-document.ts';
import { type Label, labelOf, nodeOf, shownLabels } from '../store/selectors.ts';
import type { BoardSeen } from '../store/state/answers.ts';
import type { Quiz, QuizSentence } from '../store/state/quiz.ts';
import { useOnBoard } from '../store/subject.ts';
import { isUnseen } from '../store/telling.ts';
import { sayPlaces } from '../walkthrough/board-rules.ts';
import { forHand } from '../words/tapping.ts';
import { GuessText } from './GuessText.tsx';
import css from './quiz.module.css';

function Told({ label }: { readonly label: Pick<Label, 'value' | 'outcome'> | undefined }) {
  if (label?.value) return <MathText value={label.value} />;
  return label?.outcome ? <OutcomeLetter outcome={label.outcome} /> : null;
}

/**
 * What the node or the position is worth, or the question, while that is hidden; `first` is its name where
 * that begins a sentence.
 */
function QuestionOrWorth(props: {
  readonly of: string;
  readonly called: ReactNode;
  readonly first?: ReactNode;
  readonly label: Pick<Label, 'value' | 'outcome'> | undefined;
}) {
  const { of, called, first = called, label } = props;
  const unseen = useEditor((state) => isUnseen(state, of));
  return unseen ? (
    <p className={css.question}>What is {called} worth?</p>
  ) : (
    <p className={css.question}>
      {first} is worth <Told label={label} />
    </p>
  );
}

type OptionsSeen = NonNullable<BoardSeen['here']>['found'];

/**
 * The position that is asked about, as it may be seen, and the move that leads there; undefined for a
 * position that is neither the present one nor an option.
 */
function positionIn(found: OptionsSeen | undefined, asked: string) {
  const { at, moves = [] } = found ?? {};
  if (at?.position === asked) return { seen: at, move: undefined };
  const move = moves.find(({ to }) => to.position === asked);
  return move && { seen: move.to, move: move.by };
}

function PositionAsked({ position }: { readonly position: string }) {
  const isShown = useEditor((state) => positionAsked(state) === position);
  const found = useEditor((state) => boardSeen(state)?.here?.found);
  const { seen, move } = positionIn(found, position) ?? {};
  const called = isShown
    ? 'this position'
    : move
      ? `the position after ${sayPlaces(move)}`
      : `the position ${position}`;
  return <QuestionOrWorth of={position} called={called} first={upperFirst(called)} label={seen} />;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function AskedOfClass({ quiz }: { readonly quiz: Quiz }) {
  const onBoard = useOnBoard();
  if (!onBoard) return <NodeAsked quiz={quiz} />;
  return quiz.node === undefined ? (
    <p className={css.question}>The board does not show a position yet, so there is no value to guess.</p>
  ) : (
    <PositionAsked position={quiz.node} />
  );
}

function NodeAsked({ quiz }: { readonly quiz: Quiz }) {
  const node = useEditor((state) =>
    quiz.node === undefined ? undefined : nodeOf(seenDocument(state), quiz.node),
  );
  const labels = useEditor(shownLabels);
  if (!node)
    return (
      <p className={css.question}>
        {forHand('Choose a node with a hidden value: click it, or use the arrow keys.')}
      </p>
    );
  return <QuestionOrWorth of={node.id} called={<NodeName node={node} />} label={labelOf(labels, node.id)} />;
}

function Said({ sentence }: { readonly sentence: QuizSentence }) {
  const nodes = useEditor((state) => seenDocument(state).nodes);
  return (
    <p>
      {sentence.map((part, i) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is identified by its index
        if (typeof part === 'string') return <span key={i}>{part}</span>;
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        if ('guess' in part) return <GuessText key={i} guess={part.guess} />;
        const node = nodes.find(({ id }) => id === part.node);
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return node ? <NodeName key={i} node={node} /> : <span key={i}>{part.node}</span>;
      })}
    </p>
  );
}

export function Sentences({ quiz }: { readonly quiz: Quiz }) {
  const withWhy = useEditor(mayTellWhy);
  return (
    <div className={css.says} role="status" aria-live="polite">
      {saidOfGuess(quiz, withWhy).map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is identified by its index
        <Said key={i} sentence={sentence} />
      ))}
    </div>
  );
}
