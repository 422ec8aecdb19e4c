/** What a board's figure shows: which positions, how many in a row, and what each is worth. */
import { mostColumns } from '../../engine/pictures/index.ts';
import { Measured, Named, RadioGroup } from '../dialogs/ExportFields.tsx';
import { type BoardSubject, type BoardWorthShown, boardWorths } from '../export/board-figure.ts';
import { words } from '../words.ts';
import css from './board-export.module.css';

export function BoardFigureOf(props: {
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
        legend={words.boards.figureOf}
        of={props.subjects}
        says={words.boards.subjects}
        value={props.subject}
        choose={props.choose}
      />
      {props.subject === 'list' && (
        <textarea
          className={css.list}
          aria-label={words.boards.listLabel}
          rows={4}
          spellCheck={false}
          autoCapitalize="none"
          value={props.list}
          onChange={({ target }) => props.setList(target.value)}
        />
      )}
      <RadioGroup
        legend={words.boards.worthBelow}
        of={boardWorths}
        says={words.boards.worths}
        value={props.worth}
        choose={props.chooseWorth}
      />
      {props.columns !== undefined && (
        <Named label={words.boards.inARow}>
          {(id) => (
            <Measured
              id={id}
              unit={words.boards.boardsUnit}
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
