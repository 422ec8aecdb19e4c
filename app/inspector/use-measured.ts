/** What is measured of the nodes of a table: asked of the worker that has their values, and kept in sight until newer answers come. */
import { useCallback, useMemo, useRef } from 'react';
import type { NodeId } from '../../engine/document/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { measuredFor, type ValueMeasure } from '../../engine/theories/index.ts';
import type { AskJob } from '../../workers/protocol.ts';
import { useEditor } from '../store/editor.ts';
import { gameOf } from '../store/game-of.ts';
import { freshLabels } from '../store/selectors.ts';
import type { Labels } from '../store/state/answers.ts';
import { useJob } from '../store/use-job.ts';
import { words } from '../words.ts';
import { useGame } from './answers/use-game.ts';
import type { MeasureOfNodes, NodeRow } from './table-rows.ts';

type Offered = {
  readonly measures: readonly ValueMeasure[];
  /** The number of the part of the drawing that is measured; undefined where that is all of it. */
  readonly part: number | undefined;
};

const noMeasures: Offered = { measures: [], part: undefined };

/** What can be measured of a drawing's values: by the theory that gives all of them, or by the first of its parts' that measures any. */
function offeredBy(labels: Labels | undefined): Offered {
  if (!labels) return noMeasures;
  const { theory, parts } = labels.chosen;
  if (theory !== undefined) return { measures: measuredFor(theory), part: undefined };
  const part = parts.findIndex(({ id }) => measuredFor(id).length > 0);
  // Which theory gave a value is not told where some are hidden.
  if (part < 0 || !labels.partOf) return noMeasures;
  return { measures: measuredFor(parts[part].id), part };
}

const remoteness: MeasureOfNodes = {
  measure: { id: 'remoteness', title: words.tables.remoteness, says: words.tables.remotenessLong },
  of: ({ remoteness: moves }) => {
    if (moves === undefined) return undefined;
    return moves < 0
      ? { kind: 'none', says: words.tables.needNotEnd }
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

export type MeasuredNodes = {
  /** What the person may choose as columns, and those that are chosen. */
  readonly offered: readonly ValueMeasure[];
  readonly columns: readonly MeasureOfNodes[];
  /** The columns are of an older drawing, or not there yet. */
  readonly waiting: boolean;
};

/** Of the nodes with these ids, or of all. Nothing is asked before all values are found, and hidden ones are not asked about. */
export function useMeasured(ids: readonly NodeId[] | undefined): MeasuredNodes {
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
