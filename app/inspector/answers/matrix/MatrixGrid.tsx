/**
 * A matrix as a table that is gone through by the arrow keys: rows of Left's moves, columns of Right's, in
 * each cell what the joint round is worth, at the margins how often each move is played. It knows nothing of
 * the drawing, and is used in the panel, enlarged, and on the wall.
 */
import { type KeyboardEvent, memo, useMemo, useState } from 'react';
import {
  type FractionText,
  favoursIn,
  type MatrixAnswer,
  type MatrixCell,
} from '../../../../engine/theories/index.ts';
import { decimalBeside } from '../../../../engine/values/index.ts';
import { isShortcut } from '../../../parts/typed-keys.ts';
import { words } from '../../../words.ts';
import css from './matrix.module.css';
import {
  type Dominance,
  dominanceIn,
  keyOfPlace,
  type MatrixPlace,
  onMatrix,
  placeOfKey,
  sharesIn,
  worthOnMatrix,
} from './places.ts';
import { saidOfCell, signedGain } from './sayings.ts';

/** The content of a cell of a matrix, and how often a move is played as a bar and a fraction. */
function CellText({ cell }: { readonly cell: MatrixCell }) {
  const { to, low, high, gain } = cell;
  if (to === undefined) return words.rounds.hole;
  if (low === undefined) return words.rounds.noValue;
  const decimal = decimalBeside(low, high);
  return (
    <>
      <span>{worthOnMatrix(low, high)}</span>
      {decimal && <small>{onMatrix(decimal)}</small>}
      {gain !== undefined && gain !== '0' && <small>{signedGain(gain)}</small>}
    </>
  );
}

/** In the range from 0 to 1. */
const fractionOf = (text: FractionText): number => {
  const [over, under = '1'] = text.split('/');
  return Number((BigInt(over) * 10_000n) / BigInt(under)) / 10_000;
};

function ShareOfMove({ share }: { readonly share: FractionText | undefined }) {
  if (share === undefined) return null;
  return (
    <>
      <div className={css.track} aria-hidden="true">
        {share !== '0' && <div className={css.bar} style={{ width: `${100 * fractionOf(share)}%` }} />}
      </div>
      {worthOnMatrix(share)}
    </>
  );
}

export type GridHand = {
  /** What is pointed at by the pointer or the keyboard; undefined where nothing is. */
  point(place: MatrixPlace | undefined): void;
  press(place: MatrixPlace): void;
};

type GridProps = {
  /** With the strategies that are shown, and the lines that are in the game. */
  readonly answer: MatrixAnswer;
  /** Whether each line is in the game. */
  readonly isIn: { readonly rows: readonly boolean[]; readonly columns: readonly boolean[] };
  /** Undefined where it is only looked at. */
  readonly hand?: GridHand | undefined;
  /** Whether a hole can be pressed. */
  readonly fills?: boolean;
  /** What is highlighted, where the matrix is only looked at. */
  readonly lit?: MatrixPlace | undefined;
};

type LineHeadProps = {
  readonly side: 'rows' | 'columns';
  readonly at: number;
  readonly name: string;
  readonly isIn: boolean;
  readonly dominated: 'strictly' | 'weakly' | undefined;
  readonly isCurrent: boolean;
  readonly isLive: boolean;
};

const LineHead = memo(function LineHead(props: LineHeadProps) {
  const { side, at, name, isIn, dominated, isCurrent, isLive } = props;
  const key = keyOfPlace(side === 'rows' ? { row: at } : { column: at });
  return (
    <th
      scope={side === 'rows' ? 'row' : 'col'}
      className={side === 'rows' ? css.left : css.right}
      data-dominated={dominated}
      data-out={!isIn || undefined}
    >
      {isLive ? (
        <button
          type="button"
          role="switch"
          aria-checked={isIn}
          aria-label={words.matrix.line(side, name, isIn)}
          data-place={key}
          tabIndex={isCurrent ? 0 : -1}
        >
          <i aria-hidden="true" />
          <span>{name}</span>
        </button>
      ) : (
        <span>{name}</span>
      )}
    </th>
  );
});

const gradeOf = (dominance: Dominance, at: number): 'strictly' | 'weakly' | undefined => {
  const found = dominance.get(at);
  return found && (found.strictly ? 'strictly' : 'weakly');
};

type RowProps = {
  readonly answer: MatrixAnswer;
  readonly at: number;
  readonly isIn: boolean;
  readonly columnsIn: readonly boolean[];
  readonly dominated: 'strictly' | 'weakly' | undefined;
  readonly columns: Dominance;
  readonly share: FractionText | undefined;
  readonly hasShares: boolean;
  /**
   * The place in this row that Tab reaches: a column, −1 for its name; undefined where it is in another row.
   */
  readonly current: number | undefined;
  readonly lit: MatrixPlace | undefined;
  readonly isLive: boolean;
  readonly fills: boolean;
};

const Row = memo(function Row(props: RowProps) {
  const { answer, at, isIn, columnsIn, dominated, columns, share, hasShares, current, lit, isLive } = props;
  const { rows, cells } = answer;
  return (
    <tr data-struck={dominated === 'strictly' || undefined}>
      <LineHead
        side="rows"
        at={at}
        name={rows[at].name}
        isIn={isIn}
        dominated={dominated}
        isCurrent={current === -1}
        isLive={isLive}
      />
      {cells[at].map((cell, j) => {
        const column = gradeOf(columns, j);
        const isHole = cell.to === undefined;
        const isOut = !isIn || !columnsIn[j];
        const isFaint = isOut || dominated !== undefined || column !== undefined;
        const isLit = lit?.row === at && lit.column === j;
        return (
          <td
            key={answer.columns[j].name}
            data-cell=""
            data-favours={isFaint ? undefined : favoursIn(cell)}
            data-faint={isFaint || undefined}
            data-out={isOut || undefined}
            data-struck={column === 'strictly' || undefined}
            data-lit={isLit || undefined}
          >
            {isLive && (!isHole || props.fills) ? (
              <button
                type="button"
                data-place={keyOfPlace({ row: at, column: j })}
                tabIndex={current === j ? 0 : -1}
                aria-label={`${rows[at].name}, ${answer.columns[j].name}: ${saidOfCell(cell)}`}
                className={isHole ? css.hole : undefined}
              >
                <CellText cell={cell} />
              </button>
            ) : (
              <span
                className={isHole ? css.hole : undefined}
                data-place={isLive ? keyOfPlace({ row: at, column: j }) : undefined}
              >
                <CellText cell={cell} />
                {isHole && <span className="unseen">{words.matrix.holeSaid}</span>}
              </span>
            )}
          </td>
        );
      })}
      {hasShares && (
        <td className={css.share}>
          <ShareOfMove share={share} />
        </td>
      )}
    </tr>
  );
});

const placeUnder = (target: EventTarget): MatrixPlace | undefined => {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return found?.dataset.place === undefined ? undefined : placeOfKey(found.dataset.place);
};

/** Where an arrow key, Home or End leads; undefined for any other key. −1 are the names. */
function stepped(key: string, row: number, column: number, rows: number, columns: number) {
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, -1],
    End: [row, columns - 1],
    PageUp: [-1, column],
    PageDown: [rows - 1, column],
  };
  const to = steps[key];
  if (!to) return undefined;
  const [r, c] = [Math.max(-1, Math.min(rows - 1, to[0])), Math.max(-1, Math.min(columns - 1, to[1]))];
  // The corner is empty.
  return r < 0 && c < 0 ? { row, column } : { row: r, column: c };
}

export const MatrixGrid = memo(function MatrixGrid({ answer, isIn, hand, fills = false, lit }: GridProps) {
  const { rows, columns, cells } = answer;
  const ofRows = useMemo(() => dominanceIn(answer, 'rows'), [answer]);
  const ofColumns = useMemo(() => dominanceIn(answer, 'columns'), [answer]);
  const shares = useMemo(
    () => ({ rows: sharesIn(answer, 'rows'), columns: sharesIn(answer, 'columns') }),
    [answer],
  );
  const [current, setCurrent] = useState<MatrixPlace>({ row: 0 });
  const row = Math.min(current.row ?? -1, rows.length - 1);
  const column = Math.min(current.column ?? -1, columns.length - 1);
  const hasShares = answer.solution !== undefined;
  const isLive = hand !== undefined;
  const pressed = (event: KeyboardEvent<HTMLTableElement>): void => {
    if (isShortcut(event)) return;
    const to = stepped(event.key, row, column, rows.length, columns.length);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    const key = keyOfPlace({
      ...(to.row >= 0 && { row: to.row }),
      ...(to.column >= 0 && { column: to.column }),
    });
    event.currentTarget.querySelector<HTMLElement>(`button[data-place="${key}"]`)?.focus();
  };
  const live = hand && {
    role: 'grid',
    onPointerOver: ({ target }: { readonly target: EventTarget }) => hand.point(placeUnder(target)),
    onPointerLeave: () => hand.point(undefined),
    onFocus: ({ target }: { readonly target: EventTarget }) => {
      const place = placeUnder(target);
      if (place) setCurrent(place);
      hand.point(place);
    },
    onBlur: () => hand.point(undefined),
    onClick: ({ target }: { readonly target: EventTarget }) => {
      const place = target instanceof Element && target.closest('button') ? placeUnder(target) : undefined;
      if (place) hand.press(place);
    },
    onKeyDown: pressed,
  };
  return (
    <table
      className={css.matrix}
      data-live={isLive || undefined}
      data-many={Math.max(rows.length, columns.length) > 8 || undefined}
      aria-label="Rows are Left’s moves, columns are Right’s moves. Each cell says what the joint round is worth."
      {...live}
    >
      <thead>
        <tr>
          <td />
          {columns.map(({ name }, j) => (
            <LineHead
              key={name}
              side="columns"
              at={j}
              name={name}
              isIn={isIn.columns[j]}
              dominated={gradeOf(ofColumns, j)}
              isCurrent={row === -1 && column === j}
              isLive={isLive}
            />
          ))}
          {hasShares && (
            <th scope="col" className={css.corner}>
              plays
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {cells.map((_, i) => (
          <Row
            key={rows[i].name}
            answer={answer}
            at={i}
            isIn={isIn.rows[i]}
            columnsIn={isIn.columns}
            dominated={gradeOf(ofRows, i)}
            columns={ofColumns}
            share={shares.rows.get(i)}
            hasShares={hasShares}
            current={row === i ? column : undefined}
            lit={lit?.row === i ? lit : undefined}
            isLive={isLive}
            fills={fills}
          />
        ))}
      </tbody>
      {hasShares && (
        <tfoot>
          <tr>
            <th scope="row">plays</th>
            {columns.map(({ name }, j) => (
              <td key={name} className={css.share}>
                <ShareOfMove share={shares.columns.get(j)} />
              </td>
            ))}
            <td className={css.corner} />
          </tr>
        </tfoot>
      )}
    </table>
  );
});
