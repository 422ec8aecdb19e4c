/**
 * The figure of answers to a question that is drawn, made in a worker, with a button that exports it. It
 * names no question.
 */
import { type ReactNode, useCallback } from 'react';
import type { FigureSubject } from '../../../engine/conduct/index.ts';
import type { GameDocument } from '../../../engine/document/index.ts';
import { styles } from '../../../engine/figure/index.ts';
import { valueKey } from '../../../engine/values/index.ts';
import { Button } from '../../parts/Button.tsx';
import { FigurePicture } from '../../parts/FigureShapes.tsx';
import { openDialog } from '../../store/chrome.ts';
import type { DrawnEntry } from '../../store/figure-subjects.ts';
import { gameOf } from '../../store/game-of.ts';
import { useJob, useLatest } from '../../store/use-job.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import figures from './figure-sections.module.css';

/** In pixels for each point: the letters are as large as those of the rows. */
const size = 1.1;

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
    Export…
  </Button>
);

/** Differs where other values, or other names, are drawn. */
const keyOf = (subjects: readonly FigureSubject[]): string =>
  JSON.stringify(
    subjects.map(({ name, about }) => {
      if ('value' in about) return [name, valueKey(about.value)];
      if ('values' in about)
        return [about.values.map(({ name: of, value }) => [of, value && valueKey(value)]), about.rules];
      return [name, about];
    }),
  );

export function AnswersFigure(props: {
  readonly question: DrawnEntry;
  readonly subjects: readonly FigureSubject[];
  readonly of: GameDocument | undefined;
  /** What the export is asked with, if it is about something else than the selection. */
  readonly besides?: object;
  /** The names of the vertices, for pictures that mention them. */
  readonly names?: readonly string[];
  readonly children?: ReactNode;
}) {
  const { question, subjects, of, names, besides, children } = props;
  const key = keyOf(subjects);
  const namesKey = names && JSON.stringify(names);
  const columns = subjects.length > question.figure.together ? 1 : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same values with the same names need not be drawn again
  const make = useCallback(
    () =>
      ({
        kind: 'draw-answers',
        question: question.id,
        subjects,
        ...(of && { game: gameOf(of).game }),
        ...(names && { names }),
        title: '',
        columns,
        style: styles.screen,
      }) as const,
    [question, key, columns, of, namesKey],
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
          {name} {says}.
        </p>
      ))}
      {drawn.figure && (
        <div className={css.actions}>
          <ExportAnswers question={question.id} besides={besides} />
          {children}
        </div>
      )}
    </>
  );
}
