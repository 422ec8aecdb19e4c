/**
 * The answers of every question that is drawn, about several selected nodes: one figure, made in a worker, which follows the values as they
 * come. It names no question.
 */
import { useCallback, useMemo } from 'react';
import type { FigureSubject } from '../../../engine/conduct/index.ts';
import type { GameDocument, NodeId } from '../../../engine/document/index.ts';
import { styles } from '../../../engine/figure/index.ts';
import { valueKey } from '../../../engine/values/index.ts';
import { Button } from '../../parts/Button.tsx';
import { FigurePicture } from '../../parts/FigureShapes.tsx';
import { openDialog } from '../../store/chrome.ts';
import { editor, useEditor } from '../../store/editor.ts';
import {
  type DrawnEntry,
  drawnEntries,
  type SubjectsFound,
  subjectsAmong,
} from '../../store/figure-subjects.ts';
import { gameOf } from '../../store/game-of.ts';
import { seenDocument } from '../../store/seen-document.ts';
import { shownLabels } from '../../store/selectors.ts';
import { useToldFrom } from '../../store/telling.ts';
import { useJob, useLatest } from '../../store/use-job.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { Section } from '../Section.tsx';
import figures from './figure-sections.module.css';
import { useGame } from './use-game.ts';

/** In pixels for each point: the letters are as large as those of the rows. */
const size = 1.1;
/** Pictures that do not fit into one are below one another in the narrow panel, and no more than these. */
const mostInPanel = 8;

/** Exports what is selected, or the position that a board shows. */
export const ExportAnswers = ({
  question,
  quiet = false,
  besides,
}: {
  readonly question: string;
  readonly quiet?: boolean;
  readonly besides?: object | undefined;
}) => (
  <Button
    look={quiet ? 'quiet' : 'outlined'}
    onClick={() => openDialog({ kind: 'export-answers', question, ...(besides && { with: besides }) })}
  >
    {words.figures.open}
  </Button>
);

/** The sections about the selected nodes. */
export function FigureSections({ ids }: { readonly ids: readonly NodeId[] }) {
  return drawnEntries.map((question) => <OfNodes key={question.id} question={question} ids={ids} />);
}

function OfNodes({ question, ids }: { readonly question: DrawnEntry; readonly ids: readonly NodeId[] }) {
  const labels = useEditor(shownLabels);
  const seen = useEditor(seenDocument);
  const told = useToldFrom();
  const game = useGame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the state, of which these are the parts that matter
  const found = useMemo(() => subjectsAmong(editor(), question, ids), [question, ids, labels, seen, told]);
  return <FigureSection question={question} found={found.of ? { ...found, of: game } : found} />;
}

/** Folded it does not ask. */
function FigureSection({
  question,
  found,
}: {
  readonly question: DrawnEntry;
  readonly found: SubjectsFound;
}) {
  const { subjects, secret, more } = found;
  if (subjects.length === 0 && secret === 0) return null;
  const { figure } = question;
  return (
    <Section
      id={`figure-${figure.id}`}
      title={words.figures.title(figure, subjects.length)}
      folded={subjects.length > figure.together}
    >
      {subjects.length > 0 && (
        <AnswersFigure question={question} subjects={subjects.slice(0, mostInPanel)} of={found.of} />
      )}
      {subjects.length > mostInPanel && (
        <p className={css.quiet}>{words.figures.firstHere(mostInPanel, subjects.length)}</p>
      )}
      {(secret > 0 || more > 0) && (
        <p className={`${css.quiet} ${figures.leftOut}`}>{words.figures.leftOut(figure, secret, more)}</p>
      )}
    </Section>
  );
}

/** Differs where other values, or other names, are drawn. */
const keyOf = (subjects: readonly FigureSubject[]): string =>
  JSON.stringify(subjects.map(({ name, about }) => [name, 'value' in about ? valueKey(about.value) : about]));

function AnswersFigure(props: {
  readonly question: DrawnEntry;
  readonly subjects: readonly FigureSubject[];
  readonly of: GameDocument | undefined;
}) {
  const { question, subjects, of } = props;
  const key = keyOf(subjects);
  const columns = subjects.length > question.figure.together ? 1 : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same values need not be asked about again
  const make = useCallback(
    () =>
      ({
        kind: 'draw-answers',
        question: question.id,
        subjects,
        ...(of && { game: gameOf(of).game }),
        title: '',
        columns,
        style: styles.screen,
      }) as const,
    [question, key, columns, of],
  );
  const answer = useJob(make);
  const drawn = useLatest(answer?.kind === 'done' ? answer.value : undefined);
  if (answer && answer.kind !== 'done' && answer.kind !== 'cancelled')
    return <p className={css.quiet}>{answer.says}</p>;
  if (!drawn) return <p className={css.waiting}>{words.working}</p>;
  return (
    <>
      {drawn.figure && (
        <div className={figures.figure}>
          <FigurePicture figure={drawn.figure} pixels={size} />
        </div>
      )}
      {drawn.missing.map(({ name, says }) => (
        <p key={name} className={css.quiet}>
          {words.figures.missing(name, says)}
        </p>
      ))}
      {drawn.figure && (
        <div className={css.actions}>
          <ExportAnswers question={question.id} />
        </div>
      )}
    </>
  );
}
