/**
 * The rows of a table; only those in sight are rendered. The keyboard goes from row to row and opens the
 * board of one; the focused row stays the same when the rows are put in another order.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ColumnOfList } from '../../engine/conduct/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import type { OpenFamily } from '../../engine/sweeps/index.ts';
import { textOf, type Value } from '../../engine/values/index.ts';
import { boardDocument, setBoard } from '../edits/board.ts';
import { openAsNew } from '../files/drawings.ts';
import { madeFromHere } from '../files/way-back.ts';
import { MeasuredCell } from '../inspector/MeasuredCell.tsx';
import { nextOrder, SortHead } from '../inspector/SortHead.tsx';
import tableCss from '../inspector/table.module.css';
import { isByTouch } from '../parts/by-touch.ts';
import { MathTextAmongOthers, OutcomeLetter } from '../parts/MathText.tsx';
import { announce, openTable, toast } from '../store/chrome.ts';
import { editor, useEditor } from '../store/editor.ts';
import { rulesetIdOf } from '../store/rulesets.ts';
import { isBoard, setUpOf } from '../store/subject.ts';
import { mayTellAll } from '../store/telling.ts';
import { words } from '../words.ts';
import { changeLook, lookAtTable, type TableAsked, useLookHere } from './asked.ts';
import { type RowSieve, rowsShown } from './shown-rows.ts';
import { type GrowingTable, useSweep } from './sweeping.ts';
import css from './sweeps.module.css';

/** A row of a table: its numbers, its position, which opens its board, its value, who wins, what is measured. */
type RowShown = {
  /** Its number in the family. */
  readonly row: number;
  readonly numbers: readonly number[];
  readonly position: string;
  /** Whether its value may not be seen. */
  readonly isUnseen: boolean;
  readonly code?: number;
  readonly value?: Value | undefined;
  readonly outcome?: Outcome | undefined;
  readonly says?: string | undefined;
};

type RowShownProps = {
  readonly id: string;
  readonly place: number;
  readonly shown: RowShown;
  readonly columns: readonly ColumnOfList[];
  readonly isActive: boolean;
  /** Whether the position is on the open board. */
  readonly stands: boolean;
  choose(): void;
  open(): void;
};

function Row({ id, place, shown, columns, isActive, stands, choose, open }: RowShownProps) {
  const { row, numbers, position, isUnseen, code, value, outcome, says } = shown;
  return (
    <tr
      id={id}
      className={css.row}
      aria-rowindex={place + 2}
      aria-selected={isActive}
      aria-current={stands || undefined}
      onPointerDown={choose}
      onDoubleClick={open}
    >
      <td className={`${css.count} numbers`}>{row}</td>
      {numbers.map((number, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is identified by its place
        <td key={i} className="numbers">
          {number}
        </td>
      ))}
      <th scope="row" className={css.position}>
        <button type="button" tabIndex={-1} title={words.sweeps.open(position)} onClick={open}>
          {position}
        </button>
      </th>
      <td>{isUnseen ? <UnseenCell /> : <Worth value={value} says={says} />}</td>
      <td>{isUnseen ? <UnseenCell /> : outcome && <OutcomeLetter outcome={outcome} />}</td>
      {columns.map((column) => (
        <td key={column.id}>
          {code !== undefined && code >= 0 && <MeasuredCell found={column.found[code]} />}
        </td>
      ))}
    </tr>
  );
}

/** A row is rendered again when something of it has changed, not whenever one comes to the table. */
const GridRow = memo(
  Row,
  (a, b) =>
    a.id === b.id &&
    a.isActive === b.isActive &&
    a.stands === b.stands &&
    a.columns === b.columns &&
    a.shown.row === b.shown.row &&
    a.shown.position === b.shown.position &&
    a.shown.value === b.shown.value &&
    a.shown.outcome === b.shown.outcome &&
    a.shown.says === b.shown.says &&
    a.shown.isUnseen === b.shown.isUnseen,
);

function Worth({ value, says }: { readonly value: Value | undefined; readonly says: string | undefined }) {
  if (value) return <MathTextAmongOthers value={value} />;
  return says === undefined ? null : (
    <span className={css.quiet} title={words.sweeps.unvalued(says)}>
      <span aria-hidden="true">{words.tables.emptySign}</span>
      <span className="unseen">{words.sweeps.unvalued(says)}</span>
    </span>
  );
}

const UnseenCell = () => (
  <>
    <span aria-hidden="true">{words.hiddenSign}</span>
    <span className="unseen">{words.valueUnseen}</span>
  </>
);

// Opens the board of a row: on a board it takes the place of the position there, which Undo gives back; beside a drawing a board of its own opens, with the same table.

/** A window as narrow as a phone's, where the table covers the board. */
const isNarrow = (): boolean =>
  globalThis.matchMedia?.('(max-width: 899px) and (min-height: 500px), (max-width: 559px)').matches ?? false;

/** Resolves when the board shows it. */
export async function openRow({ ruleset, of }: TableAsked, position: string): Promise<void> {
  const { document, readOnly } = editor();
  if (!ruleset || position === '') return;
  const onBoard = isBoard(document);
  if (onBoard && readOnly) {
    toast(words.keeping.lookedAt);
    return;
  }
  if (onBoard) setBoard({ ruleset: ruleset.id, position });
  else {
    const { sweep = { of } } = document.view;
    const board = boardDocument(ruleset, { position });
    await openAsNew({ ...board, view: { ...board.view, sweep } }, madeFromHere());
  }
  announce(words.sweeps.opened(position));
  if (isNarrow()) openTable(false);
}

/** In CSS pixels. */
const rowHeights = { mouse: 30, finger: 44 } as const;

/** The rows in the order of the family, as far as they are found, or all of them where no values are. */
type Source = {
  readonly count: number;
  row(place: number): RowShown;
  /** The place of the row with this number of the family; negative where it is not shown. */
  placeOf(row: number): number;
};

/** Until values are found, and while they are hidden, the positions of the family are shown alone. */
function positionsAlone({ count, numbersAt, positionOf }: OpenFamily, isUnseen: boolean): Source {
  return {
    count,
    row(place) {
      const numbers = numbersAt(place);
      const position = positionOf(numbers);
      return { row: place, numbers, position: position.ok ? position.value : '', isUnseen };
    },
    placeOf: (row) => (row < count ? row : -1),
  };
}

function foundRows(sweep: GrowingTable, order: Int32Array): Source {
  return {
    count: order.length,
    row(place) {
      const row = order[place];
      const { numbers, position, code, outcome, says } = sweep.rows[row];
      return {
        row,
        numbers,
        position,
        isUnseen: false,
        code,
        value: sweep.values[code],
        outcome,
        says,
      };
    },
    placeOf: (row) => order.indexOf(row),
  };
}

/** How many signs a column must hold, of each of its texts. */
const widest = (least: number, most: number, texts: Iterable<string>): number => {
  let width = least;
  for (const { length } of texts) if (length > width) width = length;
  return Math.min(width, most);
};

/** In widths of a figure, per column. */
function useWidths(plan: OpenFamily, sweep: GrowingTable | undefined, measures: number): readonly number[] {
  const rows = sweep?.rows.length ?? 0;
  return useMemo(() => {
    const { names, count, numbersAt } = plan;
    const last = numbersAt(count - 1);
    const positions = sweep?.rows.slice(0, rows).map(({ position }) => position) ?? [];
    const values = sweep?.values.map(textOf) ?? [];
    return [
      `${count}`.length + 3,
      ...names.map((name, i) => Math.max(name.length, `${last[i]}`.length) + 4),
      widest(9, 34, positions) + 4,
      widest(6, 26, values) + 4,
      10,
      ...Array.from({ length: measures }, () => 14),
    ];
  }, [plan, sweep, rows, measures]);
}

type Props = { readonly asked: TableAsked; readonly plan: OpenFamily; readonly sifted: RowSieve };

export function SweepGrid({ asked, plan, sifted }: Props) {
  const sweep = useSweep((state) => state.sweep);
  const isUnseen = !useEditor(mayTellAll);
  const onBoard = useEditor(({ document }) =>
    rulesetIdOf(document) === asked.ruleset?.id ? setUpOf(document)?.position : undefined,
  );
  useLookHere();
  const sort = useEditor((state) => lookAtTable(state).sort);
  const version = sweep?.version;
  const measured = sweep?.measured;
  const { only, search } = sifted;
  const { names } = plan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists of a sweep grow in place, which its version tells
  const order = useMemo(
    () => (sweep ? rowsShown(sweep, { sort, only, search, names }) : new Int32Array()),
    [sweep?.of, version, measured, sort, only, search, names],
  );
  const isAlone = isUnseen || !sweep || sweep.state === 'waiting';
  const source = useMemo(
    () => (isAlone ? positionsAlone(plan, isUnseen) : foundRows(sweep, order)),
    [isAlone, isUnseen, plan, sweep, order],
  );
  const columns = (isAlone ? undefined : measured?.columns) ?? [];
  const offered = measured?.offered ?? [];
  const widths = useWidths(plan, isAlone ? undefined : sweep, columns.length);
  const heads = [
    { id: 'row', title: words.sweeps.heads.row, says: words.sweeps.headsLong.row },
    ...names.map((name) => ({ id: name, title: name, says: undefined })),
    { id: 'position', title: words.sweeps.heads.position, says: words.sweeps.headsLong.position },
    { id: 'value', title: words.sweeps.heads.value, says: words.sweeps.headsLong.value },
    { id: 'outcome', title: words.sweeps.heads.outcome, says: words.sweeps.headsLong.outcome },
    ...columns.map(({ id }) => {
      const measure = offered.find((each) => each.id === id);
      return { id, title: measure?.title ?? id, says: measure?.says };
    }),
  ];
  const choose = (by: string): void => changeLook({ sort: nextOrder(sort, by) });
  const { scroller, rows, active, setActive, press, idOf } = useRowsInSight(asked, source);
  return (
    <div ref={scroller} className={css.scroller} data-waiting={isAlone || undefined}>
      {/* Rows out of sight leave their height. */}
      <div style={{ paddingBlock: `${rows.before}px ${rows.after}px` }}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose rows the keyboard goes through
          role="grid"
          className={`${tableCss.table} ${css.grid}`}
          style={{ '--chars': widths.reduce((sum, width) => sum + width, 0) } as CSSProperties}
          aria-label={words.sweeps.grid(asked.of, source.count)}
          aria-rowcount={source.count + 1}
          aria-busy={sweep?.state === 'running'}
          aria-activedescendant={active === undefined ? undefined : idOf(active)}
          tabIndex={0}
          onKeyDown={press}
        >
          <colgroup>
            {widths.map((width, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its place
              <col key={i} style={{ width: `${width}ch` }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {heads.map(({ id, title, says }) => (
                <SortHead
                  key={id}
                  column={id}
                  title={title}
                  {...(says !== undefined && { says })}
                  order={isAlone ? undefined : sort}
                  choose={choose}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.items.map((place) => {
              const shown = source.row(place);
              return (
                <GridRow
                  key={`${asked.of} ${shown.row}`}
                  id={idOf(place)}
                  place={place}
                  shown={shown}
                  columns={columns}
                  isActive={place === active}
                  stands={onBoard !== undefined && shown.position === onBoard}
                  choose={() => setActive(place)}
                  open={() => openRow(asked, shown.position)}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      {!isAlone && source.count === 0 && sweep.rows.length > 0 && (
        <p className={css.none}>{words.sweeps.noneFits}</p>
      )}
    </div>
  );
}

/** The rows in sight, and the one where the keyboard is. */
function useRowsInSight(asked: TableAsked, source: Source) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const height = isByTouch() ? rowHeights.finger : rowHeights.mouse;
  const virtual = useVirtualizer({
    count: source.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    scrollPaddingStart: height,
  });
  // The row is remembered by its number in the family: another order keeps it.
  const [row, setRow] = useState<number | undefined>(undefined);
  const active = useMemo(() => {
    if (row === undefined) return undefined;
    const place = source.placeOf(row);
    return place < 0 ? undefined : place;
  }, [row, source]);
  const setActive = (place: number): void => {
    if (place < 0 || place >= source.count) return;
    setRow(source.row(place).row);
    virtual.scrollToIndex(place);
  };
  // Another table begins at its top.
  const { of } = asked;
  const shown = useRef(of);
  useEffect(() => {
    if (shown.current === of) return;
    shown.current = of;
    setRow(undefined);
    scroller.current?.scrollTo({ top: 0 });
  }, [of]);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget || event.altKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 300) / height) - 2);
    const at = active ?? -1;
    const last = source.count - 1;
    const places: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(last, at + 1),
      ArrowUp: Math.max(0, at - 1),
      PageDown: Math.min(last, at + page),
      PageUp: Math.max(0, at - page),
      Home: 0,
      End: last,
    };
    if (event.key in places && last >= 0) {
      event.preventDefault();
      setActive(places[event.key]);
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      void openRow(asked, source.row(active).position);
    }
  };
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return {
    scroller,
    rows: { items: items.map(({ index }) => index).filter((place) => place < source.count), before, after },
    active,
    setActive,
    press,
    idOf: (place: number) => `${id}${place}`,
  };
}
