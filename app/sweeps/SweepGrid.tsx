/**
 * The rows of a table; only those in sight are rendered. The keyboard goes from row to row and opens the
 * board of one; the focused row stays the same when the rows are put in another order.
 */
import { type CSSProperties, useMemo } from 'react';
import type { OpenFamily } from '../../engine/sweeps/index.ts';
import { textOf } from '../../engine/values/index.ts';
import { SortHeads } from '../inspector/SortHeads.tsx';
import tableCss from '../inspector/table.module.css';
import { useEditor } from '../store/editor.ts';
import { rulesetIdOf } from '../store/rulesets.ts';
import { setUpOf } from '../store/subject.ts';
import { mayTellAll } from '../store/telling.ts';
import { many } from '../words/counting.ts';
import { changeLook, lookAtTable, type TableAsked, useLookHere } from './asked.ts';
import { openRow } from './open-row.ts';
import { foundRows, positionsAlone } from './row-source.ts';
import { useRowsInSight } from './rows-in-sight.ts';
import { GridRow } from './SweepRow.tsx';
import { type RowSieve, rowsShown } from './shown-rows.ts';
import { type GrowingTable, useSweep } from './sweeping.ts';
import css from './sweeps.module.css';

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
  const sweep = useSweep((state) => state.found);
  const isUnseen = !useEditor(mayTellAll);
  const onBoard = useEditor(({ document }) =>
    rulesetIdOf(document) === asked.ruleset?.id ? setUpOf(document)?.position : undefined,
  );
  useLookHere();
  const sort = useEditor((state) => lookAtTable(state).sort);
  const version = sweep?.version;
  const measured = sweep?.measured;
  const { only, search, holds } = sifted;
  const { names } = plan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists of a sweep grow in place, which its version tells
  const order = useMemo(
    () => (sweep ? rowsShown(sweep, { sort, only, search, holds, names }) : new Int32Array()),
    [sweep?.of, version, measured, sort, only, search, holds, names],
  );
  const isAlone = isUnseen || !sweep || sweep.state === 'waiting' || sweep.problems.length > 0;
  const source = useMemo(
    () => (isAlone ? positionsAlone(plan, isUnseen) : foundRows(sweep, order)),
    [isAlone, isUnseen, plan, sweep, order],
  );
  const columns = (isAlone ? undefined : measured?.columns) ?? [];
  const offered = measured?.offered ?? [];
  const widths = useWidths(plan, isAlone ? undefined : sweep, columns.length);
  const heads = [
    { id: 'row', title: '#', says: 'The number of the position in the family, from 0' },
    ...names.map((name) => ({ id: name, title: name })),
    { id: 'position', title: 'Position', says: 'The position, in the notation of its ruleset' },
    { id: 'value', title: 'Value', says: 'What it is worth' },
    { id: 'outcome', title: 'Outcome', says: 'Who wins' },
    ...columns.map(({ id }) => {
      const measure = offered.find((each) => each.id === id);
      return { id, title: measure?.title ?? id, says: measure?.says };
    }),
  ];
  const { scroller, rows, active, setActive, press, idOf } = useRowsInSight(
    asked.of,
    source,
    (place) => void openRow(asked, source.row(place).position),
  );
  return (
    <div ref={scroller} className={css.scroller} data-waiting={isAlone || undefined}>
      {/* Rows out of sight leave their height. */}
      <div style={{ paddingBlock: `${rows.before}px ${rows.after}px` }}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose rows the keyboard goes through
          role="grid"
          className={`${tableCss.table} ${css.grid}`}
          style={{ '--chars': widths.reduce((sum, width) => sum + width, 0) } as CSSProperties}
          aria-label={`${asked.of}: ${many(source.count, 'row', 'rows')}`}
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
          <SortHeads
            heads={heads}
            order={isAlone ? undefined : sort}
            sort={(next) => changeLook({ sort: next })}
            row={1}
          />
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
      {!isAlone && source.count === 0 && (sweep.rows.length > 0 || sweep.state === 'done') && (
        <p className={css.none}>
          {sweep.rows.length > 0 ? 'No row matches.' : 'No position fulfils the condition.'}
        </p>
      )}
    </div>
  );
}
