/** The games that were found, as rows; the keyboard goes from row to row, and opens one. */
import { type CSSProperties, memo, useMemo } from 'react';
import type { GameRow, GamesColumn } from '../../workers/protocol.ts';
import tableCss from '../inspector/table.module.css';
import { MathTextAmongOthers, OutcomeLetter } from '../parts/MathText.tsx';
import { useRowsInSight } from '../sweeps/rows-in-sight.ts';
import css from '../sweeps/sweeps.module.css';
import { searching as said } from '../words/searching.ts';
import { words } from '../words.ts';
import own from './find-games.module.css';
import { openFound } from './open-found.ts';
import type { GamesSoFar } from './searching.ts';

/** The columns whose cells are games, and open them. */
const ofGames: readonly string[] = ['drawing', 'position'];

/** How many signs a column needs, judged by its first rows: later ones are not much wider. */
function widthsOf({ columns, rows }: GamesSoFar): readonly number[] {
  const some = rows.slice(0, 200);
  return columns.map(({ name, title = name }, i) => {
    const longest = some.reduce((most, { cells }) => Math.max(most, cells[i].length), title.length);
    return Math.min(longest, ofGames.includes(name) ? 56 : 24) + 4;
  });
}

/** Whether what a column has reveals a value. */
export const showsWorth = (column: string): boolean => ['value', 'outcome', 'says'].includes(column);

/** A column that has nothing in any row is left out, such as why there is no value. */
const hasSomething = ({ rows, columns }: GamesSoFar, i: number): boolean =>
  columns[i].name !== 'says' || rows.some(({ cells }) => cells[i] !== '');

/** A column with its place among the cells. */
type ShownColumn = GamesColumn & { readonly i: number };

type RowProps = {
  readonly id: string;
  readonly place: number;
  readonly row: GameRow;
  readonly columns: readonly ShownColumn[];
  readonly isActive: boolean;
  choose(): void;
  open(): void;
};

const Row = memo(
  function Row({ id, place, row, columns, isActive, choose, open }: RowProps) {
    return (
      <tr
        id={id}
        className={css.row}
        aria-rowindex={place + 2}
        aria-selected={isActive}
        onPointerDown={choose}
        onDoubleClick={open}
      >
        {columns.map(({ name, i }) =>
          ofGames.includes(name) ? (
            <th key={name} scope="row" className={css.position}>
              <button type="button" tabIndex={-1} title={said.open(row.game)} onClick={open}>
                {row.game}
              </button>
            </th>
          ) : (
            <td key={name} className="numbers">
              <Cell name={name} text={row.cells[i]} row={row} />
            </td>
          ),
        )}
      </tr>
    );
  },
  (a, b) => a.row === b.row && a.id === b.id && a.isActive === b.isActive && a.columns === b.columns,
);

function Cell({ name, text, row }: { readonly name: string; readonly text: string; readonly row: GameRow }) {
  if (name === 'value' && row.value) return <MathTextAmongOthers value={row.value} />;
  if (name === 'outcome' && row.outcome) return <OutcomeLetter outcome={row.outcome} />;
  return words.tables.onScreen(text);
}

type GridProps = {
  readonly games: GamesSoFar;
  /** Whether values are hidden, here and in what is opened. */
  readonly hides: boolean;
};

export function GamesGrid({ games, hides }: GridProps) {
  const { asked, text, rows, state } = games;
  const source = useMemo(
    () => ({
      count: rows.length,
      row: (place: number) => ({ row: place }),
      placeOf: (row: number) => (row < rows.length ? row : -1),
    }),
    [rows],
  );
  const open = (place: number): void => void openFound(asked.what, rows[place], hides);
  const { scroller, rows: sight, active, setActive, press, idOf } = useRowsInSight(text, source, open);
  const widths = useMemo(() => widthsOf(games), [games]);
  const shown = games.columns
    .flatMap((_, i) => (hasSomething(games, i) && !(hides && showsWorth(games.columns[i].name)) ? [i] : []))
    .join();
  const columns = useMemo(
    () => (shown === '' ? [] : shown.split(',')).map((i) => ({ ...games.columns[Number(i)], i: Number(i) })),
    [shown, games.columns],
  );
  return (
    <div ref={scroller} className={`${css.scroller} ${own.rows}`}>
      {/* Rows out of sight leave their height. */}
      <div style={{ paddingBlock: `${sight.before}px ${sight.after}px` }}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose rows the keyboard goes through
          role="grid"
          className={`${tableCss.table} ${css.grid}`}
          style={{ '--chars': columns.reduce((sum, { i }) => sum + widths[i], 0) } as CSSProperties}
          aria-label={said.grid(text, rows.length)}
          aria-description={said.openHelp}
          aria-rowcount={rows.length + 1}
          aria-busy={state === 'running'}
          aria-activedescendant={active === undefined ? undefined : idOf(active)}
          tabIndex={0}
          onKeyDown={press}
        >
          <colgroup>
            {columns.map(({ name, i }) => (
              <col key={name} style={{ width: `${widths[i]}ch` }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {columns.map(({ name, title, says }) => (
                <th key={name} scope="col" title={says}>
                  {title ?? said.heads[name] ?? name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sight.items.map((place) => (
              <Row
                key={place}
                id={idOf(place)}
                place={place}
                row={rows[place]}
                columns={columns}
                isActive={place === active}
                choose={() => setActive(place)}
                open={() => open(place)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
