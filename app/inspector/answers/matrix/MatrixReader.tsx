/**
 * A matrix for reading: pointing at a cell says where the round leads and highlights it, a click goes there;
 * a move is taken out of the game and back; any of the extreme optimal strategies is shown, with the proof of
 * the value. It knows neither drawing nor board: the component that shows it gives the names of its vertices,
 * and handles clicks.
 */
import { Maximize2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { NodeId } from '../../../../engine/document/index.ts';
import { whyNoneSaid } from '../../../../engine/simultaneous/index.ts';
import { csvOfTable, latexMadeBy, textCell } from '../../../../engine/tables/index.ts';
import {
  listedShares,
  type MatrixAnswer,
  matrixArray,
  matrixRows,
  whyNoMatrix,
} from '../../../../engine/theories/index.ts';
import type { AskJob } from '../../../../workers/protocol.ts';
import { Modal } from '../../../dialogs/Modal.tsx';
import { copyText } from '../../../files/copy-text.ts';
import { Button } from '../../../parts/Button.tsx';
import { isByTouch } from '../../../parts/by-touch.ts';
import parts from '../../../parts/parts.module.css';
import { useFrameSize } from '../../../parts/use-frame-size.ts';
import { madeByEditor } from '../../../release.ts';
import { closeDialog, openDialog } from '../../../store/chrome.ts';
import { editor, useEditor } from '../../../store/editor.ts';
import { showEnlarged } from '../../../store/present.ts';
import { words } from '../../../words.ts';
import { Certificate } from './Certificate.tsx';
import { type GridHand, MatrixGrid } from './MatrixGrid.tsx';
import css from './matrix.module.css';
import { keyOfPlace, type MatrixPlace, type MatrixSide, onMatrix, worthOnMatrix } from './places.ts';
import { sayingOfPlace } from './sayings.ts';
import { type MatrixBesides, useWithout, type Without } from './use-without.ts';

// What the game is worth with all moves and without those that are left out, and which of the optimal
// strategies are shown.

/** What it is worth; "without it" until all moves are back. */
function Worth(
  props: { readonly answer: MatrixAnswer; called(vertex: number): string } & Pick<
    Without,
    'without' | 'isNow' | 'seen' | 'allBack'
  >,
) {
  const { answer, called, without, isNow, seen, allBack } = props;
  const { value, whyNone } = answer;
  if (!without) {
    const none = value ? [] : whyNone ? whyNoneSaid(whyNone, called) : [];
    return (
      <>
        {value && answer.cells.length > 0 && (
          <p>It is worth {worthOnMatrix(value.low, value.high)} on average.</p>
        )}
        {none.map((says) => (
          <p key={says}>{onMatrix(says)}</p>
        ))}
      </>
    );
  }
  const names = [
    ...without.rows.map((i) => answer.rows[i].name),
    ...without.columns.map((j) => answer.columns[j].name),
  ];
  const before = value ? worthOnMatrix(value.low, value.high) : words.rounds.noValueSaid;
  return (
    <div className={css.without}>
      <p role="status">
        <b>Without {names.join(', ')}</b>{' '}
        {!isNow
          ? '…'
          : whyNoMatrix(seen)
            ? 'nothing can be played, because a player has no move.'
            : seen.solution
              ? `it is worth ${worthOnMatrix(seen.solution.value)}; with all moves ${before}.`
              : 'it has no value either.'}
      </p>
      <Button onClick={allBack}>Include all again</Button>
    </div>
  );
}

const strategyOf = { left: 'Left’s strategy', right: 'Right’s strategy' } as const;

/** For each player with several extreme optimal strategies, the choice of the one that is shown. */
function Strategies({ seen, chosen, setChosen }: Pick<Without, 'seen' | 'chosen' | 'setChosen'>) {
  const { solution, inGame, rows, columns } = seen;
  if (!solution) return null;
  const lines = { left: inGame.rows.map((i) => rows[i]), right: inGame.columns.map((j) => columns[j]) };
  return (['left', 'right'] as const).map((player) => {
    const { extreme, complete } = solution[player];
    if (extreme.length < 2) return null;
    return (
      <label key={player} className={css.strategy}>
        <span>{strategyOf[player]}</span>
        <select
          className={parts.field}
          value={chosen[player] ?? ''}
          onChange={({ target }) =>
            setChosen({ ...chosen, [player]: target.value === '' ? undefined : Number(target.value) })
          }
        >
          <option value="">
            {complete
              ? `the mean of ${extreme.length} extreme optimal strategies`
              : 'one of the optimal strategies'}
          </option>
          {extreme.map((strategy, i) => {
            const says = listedShares(strategy, lines[player]);
            return (
              <option key={says} value={i}>
                {i + 1}: {says}
              </option>
            );
          })}
        </select>
      </label>
    );
  });
}

export type HoleToFill = {
  readonly row: number;
  readonly column: number;
  /** Whether a dialog covers the drawing. */
  readonly covered: boolean;
  /** Closes it. */
  readonly done: () => void;
};

export type MatrixReaderProps = {
  /** The answer about the whole game at the position. */
  readonly answer: MatrixAnswer;
  /** What titles call the position. */
  readonly name: string;
  called(vertex: number): string;
  /** Asks the same with lines left out; it must be stable as long as the game is. */
  asked(besides: MatrixBesides): AskJob;
  open(vertex: number): void;
  /** Lights a round or a move, for as long as it is pointed at; undefined where nothing is. */
  light(place: MatrixPlace | undefined): void;
  /** The board of a vertex, where it has one. */
  picture?(vertex: number): ReactNode;
  /** What gives the pair of a hole its result, where that can be done. */
  fill?: ((hole: HoleToFill) => ReactNode) | undefined;
  /** What exports it as it is shown. */
  exports?(besides: MatrixBesides): ReactNode;
  /** The nodes that it is about, for an audience; none on a board, where it may be about any position. */
  readonly about: readonly NodeId[];
};

/** What is pointed at, and the hole that is being filled. */
function useReading(props: MatrixReaderProps, { toggle }: Without) {
  const [read, setRead] = useState<MatrixPlace | undefined>(undefined);
  const [hole, setHole] = useState<{ readonly row: number; readonly column: number } | undefined>(undefined);
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });
  const hand = useMemo(
    (): GridHand => ({
      point(place) {
        // The last reading stays, so that a person who moves the pointer away can still read the sentence.
        if (place) setRead(place);
        now.current.light(place);
      },
      press({ row, column }) {
        const { answer, open, fill } = now.current;
        if (row === undefined || column === undefined) {
          const [side, at]: [MatrixSide, number] =
            row === undefined ? ['columns', column ?? 0] : ['rows', row];
          toggle(side, answer[side][at].name);
          return;
        }
        const { to } = answer.cells[row][column];
        if (to !== undefined) open(to);
        else if (fill) setHole({ row, column });
      },
    }),
    [toggle],
  );
  useEffect(() => () => now.current.light(undefined), []);
  return { read, hand, hole, setHole };
}

type Reading = Without & ReturnType<typeof useReading>;

function Table({ answer, fill, without, seen, hand }: MatrixReaderProps & Reading) {
  const isIn = useMemo(
    () => ({
      rows: answer.rows.map((_, i) => !without?.rows.includes(i)),
      columns: answer.columns.map((_, j) => !without?.columns.includes(j)),
    }),
    [answer, without],
  );
  return (
    <section className={css.scroller} aria-label={words.matrix.title}>
      <MatrixGrid answer={seen} isIn={isIn} hand={hand} fills={fill !== undefined} />
    </section>
  );
}

function Saying(props: MatrixReaderProps & Reading) {
  const { read, answer, picture } = props;
  const cell =
    read?.row === undefined || read.column === undefined ? undefined : answer.cells[read.row]?.[read.column];
  const board = cell?.to === undefined ? undefined : picture?.(cell.to);
  return (
    <div className={css.saying}>
      <p aria-live="polite">
        {read
          ? sayingOfPlace({ ...props, fills: props.fill !== undefined, presses: true }, props, read)
          : isByTouch()
            ? 'Tap a cell to go where the joint round leads. Choose the name of a move to leave the move out.'
            : 'Point at a cell to see where the joint round leads. Choose the name of a move to leave the move out.'}
      </p>
      {board}
    </div>
  );
}

/** The form that fills a hole. The hole's cell gets the focus back once it is filled, or given up. */
function Filling({
  answer,
  fill,
  hole,
  setHole,
  covered,
}: MatrixReaderProps & Reading & { readonly covered: boolean }) {
  const own = useRef<HTMLDivElement>(null);
  const cell = hole && answer.cells[hole.row]?.[hole.column];
  if (!fill || !hole || !cell || cell.to !== undefined) return null;
  const done = (): void => {
    const table = own.current?.closest(`.${css.reader}, .${css.enlarged}`);
    setHole(undefined);
    requestAnimationFrame(() =>
      table?.querySelector<HTMLElement>(`button[data-place="${keyOfPlace(hole)}"]`)?.focus(),
    );
  };
  return (
    <div ref={own} className={css.filling} key={keyOfPlace(hole)}>
      {fill({ ...hole, covered, done })}
    </div>
  );
}

/** An audience sees the matrix as it is read here, with the same cell highlighted. */
function useShownOnWall(props: MatrixReaderProps & Reading, title: string): void {
  const { about, seen, without, read } = props;
  const says = read ? sayingOfPlace({ ...props, fills: false, presses: false }, props, read) : '';
  const nodes = about.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the nodes are named by their ids
  useEffect(() => {
    showEnlarged({ told: { title, matrix: seen, without, lit: read, says }, about });
  }, [title, seen, without, read, says, nodes]);
  useEffect(() => () => showEnlarged(undefined), []);
}

/** How much larger than usual a matrix is drawn at most. */
const largestGrowth = 2.4;

/**
 * The factor by which the letters of a matrix grow until it fills its frame. It is measured at the usual
 * size, and never made smaller: it scrolls.
 */
function useGrowth(seen: MatrixAnswer) {
  const { frame, size: room } = useFrameSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another matrix has another size
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table');
    if (!room || !table) return;
    frame.current?.style.setProperty('--growth', '1');
    const { offsetWidth: wide, offsetHeight: high } = table;
    const fits = Math.min((room.width - besideMatrix) / wide, (room.height - besideMatrix) / high);
    frame.current?.style.setProperty('--growth', `${Math.max(1, Math.min(largestGrowth, fits))}`);
  }, [room, seen]);
  return frame;
}

/** In CSS pixels: the margins of an enlarged matrix, both together. */
const besideMatrix = 48;

function Enlarged(props: MatrixReaderProps & Reading) {
  const title = props.name === '' ? words.matrix.title : `Matrix of ${props.name}`;
  const frame = useGrowth(props.seen);
  useShownOnWall(props, title);
  return (
    <Modal title={title} shape="full">
      <div className={css.enlarged}>
        <div ref={frame} className={css.frame}>
          <Table {...props} />
        </div>
        <div className={css.beside}>
          <Worth {...props} />
          <Saying {...props} />
          <Filling {...props} covered />
          <Strategies {...props} />
          <Certificate answer={props.seen} />
        </div>
      </div>
    </Modal>
  );
}

function Tools({
  seen,
  without,
  chosen,
  exports,
  own,
}: MatrixReaderProps & Reading & { readonly own: string }) {
  const besides: MatrixBesides = {
    ...(without && { without }),
    ...((chosen.left ?? chosen.right) !== undefined && { strategies: chosen }),
  };
  const csv = (): string => {
    const [head, ...rows] = matrixRows(seen).map((row) => row.map(textCell));
    return csvOfTable({ head, rows });
  };
  return (
    <div className={css.tools}>
      <Button look="quiet" onClick={() => openDialog({ kind: 'matrix', of: own })}>
        <Maximize2 size={14} aria-hidden="true" /> Enlarge
      </Button>
      <Button
        look="quiet"
        onClick={() =>
          void copyText(latexMadeBy(matrixArray(seen), madeByEditor), 'the matrix as a LaTeX array')
        }
      >
        Copy LaTeX
      </Button>
      <Button look="quiet" onClick={() => void copyText(csv(), 'the matrix as CSV')}>
        Copy CSV
      </Button>
      {exports?.(besides)}
    </div>
  );
}

const ended = (who: string, worth: string) =>
  `${who.charAt(0).toUpperCase()}${who.slice(1)}: it is worth ${worth}.`;

export function MatrixReader(props: MatrixReaderProps) {
  const { answer } = props;
  const own = useId();
  const isLarge = useEditor(({ dialog }) => dialog?.kind === 'matrix' && dialog.of === own);
  const without = useWithout(props);
  const reading: Reading = { ...without, ...useReading(props, without) };
  useEffect(
    () => () => {
      const { dialog } = editor();
      if (dialog?.kind === 'matrix' && dialog.of === own) closeDialog();
    },
    [own],
  );
  const all = { ...props, ...reading };
  if (answer.cells.length === 0)
    return (
      <>
        {!answer.value && <Worth {...all} />}
        {answer.value && <p>{ended(whyNoMatrix(answer) ?? '', worthOnMatrix(answer.value.low))}</p>}
      </>
    );
  return (
    <div className={css.reader}>
      <Worth {...all} />
      <Table {...all} />
      {!isLarge && <Filling {...all} covered={false} />}
      <Saying {...all} />
      <Strategies {...all} />
      <Tools {...all} own={own} />
      <Certificate answer={reading.seen} />
      {isLarge && <Enlarged {...all} />}
    </div>
  );
}
