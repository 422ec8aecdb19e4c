/**
 * The export of a board: the position that is shown, the game, its moves or a list of positions, as a figure.
 */
import { useCallback, useMemo, useState } from 'react';
import { columnsFor, mostColumns } from '../../engine/pictures/index.ts';
import { known, type Problem } from '../../engine/result.ts';
import { ExportDialog } from '../dialogs/ExportDialog.tsx';
import { Measured, Named, RadioGroup } from '../dialogs/ExportFields.tsx';
import {
  type BoardSubject,
  type BoardWorthShown,
  boardsAsked,
  boardsToExport,
  boardWorths,
  movesPlayed,
} from '../export/board-figure.ts';
import { exportKinds } from '../export/exportable.ts';
import { drawingPause, useExportChoice } from '../export/use-export.ts';
import { positionShown } from '../store/board.ts';
import { boardGameNow } from '../store/board-solving.ts';
import { editor, useEditor } from '../store/editor.ts';
import { useWatchedJob } from '../store/use-job.ts';
import { words } from '../words.ts';
import css from './board-export.module.css';

const subjectsSaid = {
  position: 'This position',
  line: 'The game',
  moves: 'Its moves',
  list: 'A list',
} as const;

const worths = { none: 'Nothing', values: 'Values', outcomes: 'Outcomes' } as const;

/** What a board's figure shows: which positions, how many in a row, and what each is worth. */
function BoardFigureOf(props: {
  readonly subjects: readonly BoardSubject[];
  readonly subject: BoardSubject;
  readonly choose: (subject: BoardSubject) => void;
  readonly worth: BoardWorthShown;
  readonly chooseWorth: (worth: BoardWorthShown) => void;
  /** Undefined of a single board. */
  readonly columns: number | undefined;
  readonly setColumns: (columns: number) => void;
  /** The positions that a person lists, one a line. */
  readonly list: string;
  readonly setList: (list: string) => void;
}) {
  return (
    <>
      <RadioGroup
        legend="Figure of"
        of={props.subjects}
        says={subjectsSaid}
        value={props.subject}
        choose={props.choose}
      />
      {props.subject === 'list' && (
        <textarea
          className={css.list}
          aria-label="Positions, one on each line"
          rows={4}
          spellCheck={false}
          autoCapitalize="none"
          value={props.list}
          onChange={({ target }) => props.setList(target.value)}
        />
      )}
      <RadioGroup
        legend="Below each board"
        of={boardWorths}
        says={worths}
        value={props.worth}
        choose={props.chooseWorth}
      />
      {props.columns !== undefined && (
        <Named label="In a row">
          {(id) => (
            <Measured
              id={id}
              unit="boards"
              value={props.columns ?? 1}
              range={{ least: 1, most: mostColumns, step: 1 }}
              change={props.setColumns}
            />
          )}
        </Named>
      )}
    </>
  );
}

const inOneSentence = ({ place, says }: Problem): Problem => ({
  place: '',
  says: place === '' ? says : `${place}: ${says}`,
});

/** What the boards are worth, from the worker that has solved the game. */
function useWorth(positions: readonly string[], wanted: boolean) {
  const key = positions.join('\n');
  const make = useCallback(() => {
    const game = editor().boardAnswers?.game ?? boardGameNow();
    known(game !== undefined, 'only a position is exported');
    return { kind: 'worth', game, positions: key.split('\n') } as const;
  }, [key]);
  const { answer } = useWatchedJob(wanted ? make : undefined, drawingPause);
  return answer;
}

export function BoardExport() {
  const drawing = useEditor((state) => state.drawing);
  const read = useEditor(positionShown);
  return read?.isSound ? <BoardExportOf key={drawing} drawing={drawing} /> : null;
}

function BoardExportOf({ drawing }: { readonly drawing: string }) {
  const choice = useExportChoice(exportKinds.board, drawing);
  const { options, caption } = choice;
  const [subject, setSubject] = useState<BoardSubject>('position');
  const [worthShown, setWorthShown] = useState<BoardWorthShown>('none');
  const [columns, setColumns] = useState<number | undefined>(undefined);
  const [list, setList] = useState(() => positionShown(editor())?.printed ?? '');
  const hidden = useEditor((state) => state.hidden);
  const [subjects] = useState(() => subjectsNow());

  const found = useMemo(() => boardsAsked(editor(), subject, list), [subject, list]);
  const asked = found?.ok ? found.value : undefined;
  const positions = useMemo(() => asked?.boards.map(({ position }) => position) ?? [], [asked]);
  const worth = useWorth(positions, worthShown !== 'none' && positions.length > 0);
  const isKnown = worthShown === 'none' || worth !== undefined;
  const exported = useMemo(() => {
    if (!asked || !isKnown) return undefined;
    return boardsToExport({
      ...caption,
      asked,
      worth: worth?.kind === 'done' ? worth.value : undefined,
      worthShown,
      columns: columns ?? columnsFor(asked.boards.length),
      options,
      hidden,
    });
  }, [asked, isKnown, worth, worthShown, columns, options, hidden, caption]);
  const title = asked ? `${asked.ruleset.name} ${asked.boards[0].position.replace(/\//g, ' ')}` : '';
  const problems = found?.ok === false ? found.problems.map(inOneSentence) : [];
  const unsolved = worth && worth.kind !== 'done' && worth.kind !== 'cancelled' ? [{ says: worth.says }] : [];
  return (
    <ExportDialog
      choice={choice}
      title={title}
      exported={exported}
      problems={problems}
      warnings={unsolved}
      dropBack={words.boards.dropBack}
    >
      <BoardFigureOf
        subjects={subjects}
        subject={subject}
        choose={setSubject}
        worth={worthShown}
        chooseWorth={setWorthShown}
        columns={positions.length > 1 ? (columns ?? columnsFor(positions.length)) : undefined}
        setColumns={setColumns}
        list={list}
        setList={setList}
      />
    </ExportDialog>
  );
}

/** A game without moves and a position without moves are no figures of their own. */
function subjectsNow(): readonly BoardSubject[] {
  const state = editor();
  const read = positionShown(state);
  if (!read) return [];
  return [
    'position',
    ...(movesPlayed(state, read).length > 0 ? (['line'] as const) : []),
    ...(read.moves().length > 0 ? (['moves'] as const) : []),
    'list',
  ];
}
