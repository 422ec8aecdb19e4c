/** The export dialog of a board: the position that is shown, the game, its moves or a list of positions, as a figure. */
import { useCallback, useMemo, useState } from 'react';
import { columnsFor } from '../../engine/pictures/index.ts';
import { known, type Problem, type Result, refused } from '../../engine/result.ts';
import { ExportFrame } from '../dialogs/ExportFrame.tsx';
import { ExportOptions } from '../dialogs/ExportOptions.tsx';
import {
  type BoardFormat,
  type BoardRequest,
  type BoardSubject,
  type BoardWorthShown,
  boardFigureJobFor,
  boardFormats,
  boardsAsked,
  movesPlayed,
} from '../export/board-figure.ts';
import { copyExport, downloadExport } from '../export/deliver.ts';
import { previewIn, type WrittenExport } from '../export/figure.ts';
import { captionOf, rememberCaption, rememberFormat } from '../export/remembered.ts';
import { drawingPause, useChosenFormat, useDrawn } from '../export/use-drawn.ts';
import { useWritten } from '../export/use-written.ts';
import { warningsOf } from '../export/warnings.ts';
import { positionShown } from '../store/board.ts';
import { boardGameNow } from '../store/board-solving.ts';
import { editor, useEditor } from '../store/editor.ts';
import { useWatchedJob } from '../store/use-job.ts';
import { words } from '../words.ts';
import { BoardFigureOf } from './BoardFigureOf.tsx';

const inOneSentence = ({ place, says }: Problem): Problem => ({
  place: '',
  says: place === '' ? says : `${place}: ${says}`,
});

/** Until the boards are known and solved there is nothing to write. */
const writerOf = (format: BoardFormat) => ({
  atOnce: format.atOnce,
  write: (wanted: BoardRequest | undefined, stop?: AbortSignal): Promise<Result<WrittenExport>> =>
    wanted
      ? format.write(wanted, stop)
      : Promise.resolve(refused([{ place: '', says: words.export.notFinished }])),
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
  const { format, options, change } = useChosenFormat(boardFormats);
  const [caption, setCaption] = useState(() => captionOf(drawing));
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
  const wanted = useMemo((): BoardRequest | undefined => {
    if (!asked || !isKnown) return undefined;
    return {
      ...caption,
      asked,
      worth: worth?.kind === 'done' ? worth.value : undefined,
      worthShown,
      columns: columns ?? columnsFor(asked.boards.length),
      options,
      hidden,
    };
  }, [asked, isKnown, worth, worthShown, columns, options, hidden, caption]);

  const pen = previewIn(format.id);
  const make = useMemo(() => wanted && (() => boardFigureJobFor(wanted, pen)), [wanted, pen]);
  const { answer, drawn } = useDrawn(make);
  const writer = useMemo(() => writerOf(format), [format]);
  const { result, write } = useWritten(writer, wanted, wanted !== undefined && answer !== undefined);
  const title = asked ? `${asked.ruleset.name} ${asked.boards[0].position.replace(/\//g, ' ')}` : '';
  const problems = found?.ok === false ? found.problems.map(inOneSentence) : [];
  const unsolved = worth && worth.kind !== 'done' && worth.kind !== 'cancelled' ? [{ says: worth.says }] : [];
  return (
    <ExportFrame
      format={format}
      title={title}
      answer={answer}
      possible={problems.length === 0}
      result={problems.length > 0 ? refused(problems) : result}
      warnings={[...unsolved, ...warningsOf({ coming: 0, options }, drawn, false)]}
      whole={false}
      hidden=""
      dropBack={words.boards.dropBack}
      change={change}
      copy={() => void copyExport(format, write())}
      download={() => void downloadExport(format, write(), title)}
    >
      <ExportOptions
        formats={boardFormats}
        format={format}
        choose={rememberFormat}
        options={options}
        drawn={drawn}
        change={change}
        caption={caption}
        setCaption={(next) => {
          setCaption(next);
          rememberCaption(drawing, next);
        }}
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
      </ExportOptions>
    </ExportFrame>
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
