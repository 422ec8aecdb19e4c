/**
 * The export of a figure of answers, such as thermographs and matrices: of the selected nodes, or of the
 * position that a board shows.
 */
import { useMemo, useState } from 'react';
import type { FigureSubject } from '../../engine/conduct/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { columnsFor } from '../../engine/pictures/index.ts';
import type { AnswersFigureJob, PenAsked } from '../../workers/protocol.ts';
import { type Exportable, exportKinds } from '../export/exportable.ts';
import { type FigureOptions, styleOf } from '../export/options.ts';
import type { Caption } from '../export/request.ts';
import { useExportChoice } from '../export/use-export.ts';
import { editor } from '../store/editor.ts';
import { type AskedBesides, type DrawnEntry, drawnEntries, subjectsNow } from '../store/figure-subjects.ts';
import { gameOf } from '../store/game-of.ts';
import { subjectOf } from '../store/subject.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { Checkbox, Named } from './ExportFields.tsx';

// The export of the drawn answers to a question. It names no question.

type AnswersRequest = Caption & {
  readonly question: DrawnEntry;
  readonly subjects: readonly FigureSubject[];
  /** The drawing whose positions they are; undefined where they are values. */
  readonly of: GameDocument | undefined;
  /** What its vertices are called. */
  readonly names: readonly string[] | undefined;
  readonly title: string;
  /** Undefined for one picture where that can hold all, else for as many columns as make a square. */
  readonly columns: number | undefined;
  readonly options: FigureOptions;
  /** Whether thermographs end at the tax 0. */
  readonly fromZero: boolean;
  /** What is drawn of the sum of all, besides; its game is that of the open drawing. */
  readonly sum:
    | { readonly name: string; readonly pieces: readonly number[]; readonly of: GameDocument }
    | undefined;
  /** The drawing with letters for names that say hidden values, or the line that says a board's position. */
  readonly carries: GameDocument | string | undefined;
};

const answersJobFor = (
  { question, subjects, of, names, sum, fromZero, title, columns, options, caption, carries }: AnswersRequest,
  pen: PenAsked,
): AnswersFigureJob => ({
  kind: 'answers-figure',
  question: question.id,
  subjects,
  ...(of && { game: gameOf(of).game }),
  ...(names && { names }),
  ...(sum && { sum: { name: sum.name, pieces: sum.pieces, game: gameOf(sum.of).game } }),
  title,
  caption,
  columns,
  style: { ...styleOf(options, 'values', undefined), ...(fromZero && { fromZero }) },
  widest: options.widest,
  pen,
  carries,
});

/** The answers as an exportable. */
const answersToExport = (asked: AnswersRequest): Exportable => ({
  kind: exportKinds.answers,
  options: asked.options,
  label: asked.label,
  job: (pen) => answersJobFor(asked, pen),
  carries: () => asked.carries,
  isTooLarge: false,
  coming: 0,
});

/** Nothing is shown where the answers of the question are not drawn. */
export function AnswersExport({
  question: id,
  more,
}: {
  readonly question: string;
  readonly more: AskedBesides;
}) {
  const question = drawnEntries.find((each) => each.id === id);
  return question ? <AnswersExportOf question={question} besides={more} /> : null;
}

/** One list for all renders: a new list in each render would draw the figure again and again. */
const noVertices: readonly number[] = [];

function AnswersExportOf({
  question,
  besides,
}: {
  readonly question: DrawnEntry;
  readonly besides: AskedBesides;
}) {
  const choice = useExportChoice(exportKinds.answers);
  const { options, caption } = choice;
  const [columns, setColumns] = useState<number | undefined>(undefined);
  // As they are when the dialog opens: it covers what would change them.
  const [{ subjects, secret, more, of, names, vertices = noVertices }] = useState(() =>
    subjectsNow(editor(), question, besides),
  );
  const [carries] = useState(() => subjectOf(editor().document).carried(editor()));
  const [withSum, setWithSum] = useState(false);
  const [fromZero, setFromZero] = useState(false);
  const [drawing] = useState(() => editor().document);
  const mayAdd = vertices.length > 1 && vertices.length < question.figure.together;
  const title = words.figures.of(
    question.figure,
    subjects.map(({ name }) => name),
  );
  const exported = useMemo(() => {
    if (subjects.length === 0) return undefined;
    return answersToExport({
      ...caption,
      ...{ question, subjects, of, names, title, columns, options, fromZero, carries },
      sum: withSum
        ? { name: subjects.map(({ name }) => name).join('+'), pieces: vertices, of: drawing }
        : undefined,
    });
  }, [
    caption,
    question,
    subjects,
    of,
    names,
    title,
    columns,
    options,
    fromZero,
    carries,
    withSum,
    vertices,
    drawing,
  ]);
  const leftOut = words.figures.leftOut(question.figure, secret, more);
  return (
    <ExportDialog
      choice={choice}
      title={title}
      exported={exported}
      isEmpty={subjects.length === 0}
      warnings={leftOut === '' ? [] : [{ says: leftOut }]}
      whole={typeof carries === 'object'}
      dropBack={typeof carries === 'string' ? words.boards.dropBack : undefined}
    >
      {mayAdd && <Checkbox says="Also their sum" on={withSum} change={setWithSum} />}
      {question.figure.mayBeginAtZero && (
        <Checkbox says="End at the tax 0" on={fromZero} change={setFromZero} />
      )}
      {subjects.length > 1 && (
        <Columns
          together={subjects.length <= question.figure.together}
          most={subjects.length}
          columns={columns}
          change={setColumns}
        />
      )}
    </ExportDialog>
  );
}

/** In one picture, where one can hold all; else side by side, and in how many columns. */
function Columns(props: {
  readonly together: boolean;
  readonly most: number;
  readonly columns: number | undefined;
  readonly change: (columns: number | undefined) => void;
}) {
  const { together, most, columns, change } = props;
  const numbers = Array.from({ length: most }, (_, i) => i + 1);
  return (
    <Named label="Arranged">
      {(id) => (
        <select
          id={id}
          value={columns ?? (together ? '' : columnsFor(most))}
          onChange={({ target }) => change(target.value === '' ? undefined : Number(target.value))}
        >
          {together && <option value="">In one picture</option>}
          {numbers.map((count) => (
            <option key={count} value={count}>
              Side by side, {many(count, 'column', 'columns')}
            </option>
          ))}
        </select>
      )}
    </Named>
  );
}
