/**
 * Nodes as a table: name, colour, value, what is measured of it, outcome, round; it can be sorted and copied
 * as CSV or LaTeX. Above 500 rows only the visible ones are rendered; the rest is empty height, so that the
 * scroll bar is right.
 */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { NodeId } from '../../engine/document/index.ts';
import { obstacleSaid, obstacleSign } from '../../engine/pictures/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { latexMadeBy } from '../../engine/tables/index.ts';
import { measuredFor, type ValueMeasure } from '../../engine/theories/index.ts';
import type { AskJob } from '../../workers/protocol.ts';
import { goTo } from '../canvas/go-to.ts';
import { copyText } from '../files/copy-text.ts';
import { Button } from '../parts/Button.tsx';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { NameText } from '../parts/NodeName.tsx';
import { madeByEditor } from '../release.ts';
import { useEditor } from '../store/editor.ts';
import { gameOf } from '../store/game-of.ts';
import { freshLabels, shownLabels } from '../store/selectors.ts';
import { light } from '../store/showing.ts';
import type { Labels } from '../store/state/answers.ts';
import { useToldFrom } from '../store/telling.ts';
import { useJob } from '../store/use-job.ts';
import { words } from '../words.ts';
import { useGame } from './answers/use-game.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import css from './card.module.css';
import { MeasuredCell, UnseenCell } from './MeasuredCell.tsx';
import { type ColumnHead, SortHeads, type TableOrder } from './SortHeads.tsx';
import tableCss from './table.module.css';
import {
  asCsv,
  asLatex,
  type MeasureOfNodes,
  type NodeRow,
  nodeRows,
  sorted,
  whyEmpty,
} from './table-rows.ts';

// What is measured of the nodes of a table: asked of the worker that has their values, and kept in sight
// until newer answers come.

type Offered = {
  readonly measures: readonly ValueMeasure[];
  /** The number of the part of the drawing that is measured; undefined where that is all of it. */
  readonly part: number | undefined;
};

const noMeasures: Offered = { measures: [], part: undefined };

/**
 * What can be measured of a drawing's values: by the theory that gives all of them, or by the first of its
 * parts' that measures any.
 */
function offeredBy(labels: Labels | undefined): Offered {
  if (!labels) return noMeasures;
  const { theory, parts } = labels.chosen;
  if (theory !== undefined) return { measures: measuredFor(theory), part: undefined };
  const part = parts.findIndex(({ id }) => measuredFor(id).length > 0);
  // The theory that gave a value is not shown where some values are hidden.
  if (part < 0 || !labels.partOf) return noMeasures;
  return { measures: measuredFor(parts[part].id), part };
}

const remoteness: MeasureOfNodes = {
  measure: {
    id: 'remoteness',
    title: 'Remoteness',
    says: 'How many moves play lasts if the winner hurries and the loser delays the end.',
  },
  of: ({ remoteness: moves }) => {
    if (moves === undefined) return undefined;
    return moves < 0
      ? { kind: 'none', says: 'play need not end' }
      : { kind: 'words', text: String(moves), rank: [moves] };
  },
  rank: ({ remoteness: moves }) => (moves === undefined || moves < 0 ? undefined : moves),
};

type AnswerOfMeasures = AnswerTo<'measures'>;

/** An answer with what it takes to find a node in it. */
type Found = {
  readonly answer: AnswerOfMeasures;
  readonly index: ReadonlyMap<NodeId, number>;
  /** Per vertex its place among those that were asked about, −1 of the others. */
  readonly places: Int32Array;
};

function columnOfMeasure(measure: ValueMeasure, found: Found | undefined): MeasureOfNodes {
  const column = found?.answer.columns.find(({ id }) => id === measure.id);
  if (!found || !column) return { measure, of: () => undefined, rank: () => undefined };
  const placeOf = ({ id, value }: NodeRow): number => {
    const at = value ? (found.places[found.index.get(id) ?? -1] ?? -1) : -1;
    return at < 0 ? -1 : column.codes[at];
  };
  const rank = (row: NodeRow): number | undefined => {
    const at = column.ranks[placeOf(row)] ?? -1;
    return at < 0 ? undefined : at;
  };
  return { measure, of: (row) => column.table[placeOf(row)], rank };
}

type MeasuredNodes = {
  /** What the person may choose as columns, and those that are chosen. */
  readonly offered: readonly ValueMeasure[];
  readonly columns: readonly MeasureOfNodes[];
  /** The columns are of an older drawing, or not there yet. */
  readonly waiting: boolean;
};

/**
 * The measures of the nodes with these ids, or of all. Nothing is asked before all values are found, and
 * hidden ones are not asked about.
 */
function useMeasured(ids: readonly NodeId[] | undefined): MeasuredNodes {
  const game = useGame();
  const labels = useEditor(freshLabels);
  const chosen = useEditor((state) => state.tableColumns);
  const { measures, part } = useMemo(() => offeredBy(labels), [labels]);
  const wanted = useMemo(() => measures.filter(({ id }) => chosen.includes(id)), [measures, chosen]);
  // Complete labels have another record whenever a node is moved, and the same arrays.
  const { codes, partOf, index } = labels?.complete ? labels : nothing;
  const asked = useMemo(() => {
    if (!codes || wanted.length === 0) return undefined;
    const only = ids && new Set(ids.map((id) => index?.get(id)));
    const vertices: number[] = [];
    for (let v = 0; v < codes.length; v++)
      if (codes[v] >= 0 && (part === undefined || partOf?.[v] === part) && (!only || only.has(v)))
        vertices.push(v);
    return vertices;
  }, [codes, partOf, part, index, ids, wanted]);
  const make = useCallback(
    (): AskJob<'measures'> => ({
      kind: 'ask',
      question: 'measures',
      about: { vertices: asked ?? [], measures: wanted.map(({ id }) => id) },
      game: gameOf(game).game,
    }),
    [game, asked, wanted],
  );
  const answer = useJob(asked && asked.length > 0 ? make : undefined);
  const found = useLast(answer?.kind === 'done' ? answer.value : undefined, index);
  const columns = useMemo(() => wanted.map((measure) => columnOfMeasure(measure, found)), [wanted, found]);
  const remote = labels?.remoteness !== undefined;
  return useMemo(
    () => ({
      offered: remote ? [...measures, remoteness.measure] : measures,
      columns: remote && chosen.includes(remoteness.measure.id) ? [...columns, remoteness] : columns,
      waiting: asked !== undefined && asked.length > 0 && answer === undefined,
    }),
    [measures, columns, chosen, remote, asked, answer],
  );
}

const nothing = { codes: undefined, partOf: undefined, index: undefined };

/** The last answer with the nodes that it is about, until a newer one comes. */
function useLast(
  answer: AnswerOfMeasures | undefined,
  index: ReadonlyMap<NodeId, number> | undefined,
): Found | undefined {
  const last = useRef<Found | undefined>(undefined);
  const found = useMemo(() => (answer && index ? placedIn(answer, index) : undefined), [answer, index]);
  if (found) last.current = found;
  return found ?? last.current;
}

function placedIn(answer: AnswerOfMeasures, index: ReadonlyMap<NodeId, number>): Found {
  const places = new Int32Array(index.size).fill(-1);
  for (const [at, vertex] of answer.vertices.entries()) places[vertex] = at;
  return { answer, index, places };
}

const rowHeight = 32;
const mostWhole = 500;
/**
 * The rows that are rendered: the fourteen that are in sight, and enough above and below them that a turn of
 * the wheel meets rows.
 */
const visible = 36;
const above = 11;

type Measured = { readonly measured: readonly MeasureOfNodes[] };

/** Columns that would say nothing of any row are left out. */
type Shown = { readonly colour: boolean; readonly round: boolean };

function TableRow(
  props: Measured & { readonly row: NodeRow; readonly place: number; readonly shown: Shown },
) {
  const { row, place, shown, measured } = props;
  return (
    <tr aria-rowindex={place + 2} onPointerEnter={() => light([row.id])} onPointerLeave={() => light([])}>
      <th scope="row">
        <button type="button" className={css.link} onClick={() => goTo(row.id)}>
          <NameText name={row.name} />
        </button>
      </th>
      {shown.colour && <td>{row.gray ? 'gray' : 'white'}</td>}
      <td>
        {row.unseen ? <UnseenCell /> : row.value ? <MathText value={row.value} /> : <NoValueCell row={row} />}
      </td>
      {measured.map(({ measure, of }) => (
        <td key={measure.id}>{row.unseen ? <UnseenCell /> : <MeasuredCell found={of(row)} />}</td>
      ))}
      <td>{row.outcome && <OutcomeLetter outcome={row.outcome} />}</td>
      {shown.round && <td className="numbers">{row.step}</td>}
    </tr>
  );
}

function NoValueCell({ row: { obstacle } }: { readonly row: NodeRow }) {
  if (!obstacle) return null;
  return (
    <span title={obstacleSaid(obstacle)}>
      <span aria-hidden="true">{obstacleSign(obstacle)}</span>
      <span className="unseen">{obstacleSaid(obstacle)}</span>
    </span>
  );
}

const headsOf = ({ colour, round }: Shown, measured: readonly MeasureOfNodes[]): readonly ColumnHead[] => {
  const { heads } = words.tables;
  const of = (id: keyof typeof heads): ColumnHead => ({ id, title: heads[id] });
  return [
    of('name'),
    ...(colour ? [of('colour')] : []),
    of('value'),
    ...measured.map(({ measure }) => measure),
    of('outcome'),
    ...(round ? [of('round')] : []),
  ];
};

export function NodeTable({ ids }: { readonly ids?: readonly NodeId[] }) {
  const told = useToldFrom();
  const labels = useEditor(shownLabels);
  const { offered, columns: measured, waiting } = useMeasured(ids);
  const [order, setOrder] = useState<TableOrder | undefined>(undefined);
  const [top, setTop] = useState(0);
  const all = useMemo(() => nodeRows(told, labels, ids), [told, labels, ids]);
  const rows = useMemo(
    () => sorted(all, order?.by, order?.descending === true, measured),
    [all, order, measured],
  );
  const shown = useMemo(
    () => ({
      colour: all.some(({ gray }) => gray),
      round: all.some(({ step }) => step !== undefined),
    }),
    [all],
  );
  const empty = useMemo(
    () =>
      whyEmpty(
        all,
        measured.map(({ measure }) => measure),
        (row, column) => measured[column].of(row),
      ),
    [all, measured],
  );
  const whole = rows.length <= mostWhole;
  const from = whole ? 0 : Math.max(0, Math.min(rows.length - visible, Math.floor(top / rowHeight) - above));
  const inSight = whole ? rows : rows.slice(from, from + visible);
  const below = whole ? 0 : Math.max(0, rows.length - from - visible);
  if (rows.length === 0) return <p className={css.quiet}>{words.nothingDrawn}</p>;
  return (
    <>
      <ColumnChoice offered={offered} />
      <section
        className={tableCss.tableScroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
        tabIndex={0}
        aria-label={`${words.nodes(rows.length)}, table`}
        aria-busy={waiting}
        onScroll={(event) => !whole && setTop(event.currentTarget.scrollTop)}
      >
        <div style={{ paddingBlock: `${from * rowHeight}px ${below * rowHeight}px` }}>
          <table className={tableCss.table} aria-rowcount={rows.length + 1}>
            <SortHeads heads={headsOf(shown, measured)} order={order} sort={setOrder} row={1} />
            <tbody>
              {inSight.map((row, place) => (
                <TableRow key={row.id} row={row} place={from + place} shown={shown} measured={measured} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {empty.map((says) => (
        <p key={says} className={css.quiet}>
          {says}
        </p>
      ))}
      <div className={css.actions}>
        <Button onClick={() => void copyText(asCsv(rows, measured), words.tables.asCsv)}>
          {words.tables.copyCsv}
        </Button>
        <Button
          onClick={() =>
            void copyText(latexMadeBy(asLatex(rows, measured), madeByEditor), words.tables.asLatex)
          }
        >
          {words.tables.copyLatex}
        </Button>
      </div>
    </>
  );
}
