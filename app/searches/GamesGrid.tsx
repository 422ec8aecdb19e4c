/** The games that were found, as rows; the keyboard goes from row to row, and opens one. */
import { type CSSProperties, memo, useMemo, useState } from 'react';
import type { RulesetEntry } from '../../engine/rulesets/index.ts';
import { parseAskedFamily } from '../../engine/sweeps/index.ts';
import type { GameRow, GamesColumn, WhatToFind } from '../../workers/protocol.ts';
import tableCss from '../inspector/table.module.css';
import { MathTextAmongOthers, OutcomeLetter } from '../parts/MathText.tsx';
import { rulesetCalled, useRulesets } from '../store/rulesets.ts';
import { useRowsInSight } from '../sweeps/rows-in-sight.ts';
import css from '../sweeps/sweeps.module.css';
import { many } from '../words/counting.ts';
import { searching as said } from '../words/searching.ts';
import { words } from '../words.ts';
import own from './find-games.module.css';
import { GamePicture } from './GamePicture.tsx';
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

/** In CSS pixels: a screen that many people look at is larger. */
const rowHeight = (): number => (window.innerHeight >= 1000 ? 104 : 80);

/** In widths of a figure. */
const pictureWidth = 20;

/** What a game is worth is beside its picture. */
const beside: readonly string[] = ['value', 'outcome'];

type RowProps = {
  readonly id: string;
  readonly place: number;
  readonly row: GameRow;
  readonly columns: readonly ShownColumn[];
  readonly isActive: boolean;
  readonly what: WhatToFind['kind'];
  readonly ruleset: RulesetEntry | undefined;
  readonly height: number;
  choose(): void;
  open(): void;
};

const Row = memo(
  function Row({ id, place, row, columns, isActive, what, ruleset, height, choose, open }: RowProps) {
    return (
      <tr
        id={id}
        className={css.row}
        aria-rowindex={place + 2}
        aria-selected={isActive}
        style={{ height }}
        onPointerDown={choose}
        onDoubleClick={open}
      >
        <td className={own.pictured}>
          <GamePicture what={what} row={row} ruleset={ruleset} />
        </td>
        {columns.map(({ name, i }) =>
          ofGames.includes(name) ? (
            <th key={name} scope="row" className={css.position}>
              <button type="button" tabIndex={-1} title={`Open ${row.game}`} onClick={open}>
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
  (a, b) =>
    a.row === b.row &&
    a.id === b.id &&
    a.isActive === b.isActive &&
    a.columns === b.columns &&
    a.ruleset === b.ruleset,
);

function Cell({ name, text, row }: { readonly name: string; readonly text: string; readonly row: GameRow }) {
  if (name === 'value' && row.value) return <MathTextAmongOthers value={row.value} />;
  if (name === 'outcome' && row.outcome) return <OutcomeLetter outcome={row.outcome} />;
  return words.tables.onScreen(text);
}

/** The ruleset whose positions are listed, as soon as it is here. */
function useRulesetOf(what: WhatToFind): RulesetEntry | undefined {
  useRulesets();
  const of = what.kind === 'members' ? what.of : undefined;
  const id = useMemo(() => {
    const asked = of === undefined ? undefined : parseAskedFamily(of);
    return asked?.ok ? asked.value.ruleset : undefined;
  }, [of]);
  return id === undefined ? undefined : rulesetCalled(id);
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
  const [height] = useState(rowHeight);
  const inSight = useRowsInSight(text, source, open, height);
  const { scroller, rows: sight, active, setActive, press, idOf } = inSight;
  const ruleset = useRulesetOf(asked.what);
  const widths = useMemo(() => widthsOf(games), [games]);
  const shown = games.columns
    .flatMap((_, i) => (hasSomething(games, i) && !(hides && showsWorth(games.columns[i].name)) ? [i] : []))
    .join();
  const columns = useMemo(() => {
    const all = (shown === '' ? [] : shown.split(',')).map((i) => ({
      ...games.columns[Number(i)],
      i: Number(i),
    }));
    const isBeside = ({ name }: ShownColumn): boolean => beside.includes(name);
    return [...all.filter(isBeside), ...all.filter((column) => !isBeside(column))];
  }, [shown, games.columns]);
  return (
    <div ref={scroller} className={`${css.scroller} ${own.rows}`}>
      {/* Rows out of sight leave their height. */}
      <div style={{ paddingBlock: `${sight.before}px ${sight.after}px` }}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose rows the keyboard goes through
          role="grid"
          className={`${tableCss.table} ${css.grid}`}
          style={
            { '--chars': columns.reduce((sum, { i }) => sum + widths[i], pictureWidth) } as CSSProperties
          }
          aria-label={`${text}: ${many(rows.length, 'game', 'games')}`}
          aria-description="Enter opens the game of a row."
          aria-rowcount={rows.length + 1}
          aria-busy={state === 'running'}
          aria-activedescendant={active === undefined ? undefined : idOf(active)}
          tabIndex={0}
          onKeyDown={press}
        >
          <colgroup>
            <col style={{ width: `${pictureWidth}ch` }} />
            {columns.map(({ name, i }) => (
              <col key={name} style={{ width: `${widths[i]}ch` }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" title={asked.what.kind === 'members' ? undefined : 'The start has a ring'}>
                Picture
              </th>
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
                what={asked.what.kind}
                ruleset={ruleset}
                height={height}
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
