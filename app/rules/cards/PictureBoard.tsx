/**
 * A picture of a rule: a small board that is painted by clicks, by drags and by keys. A letter puts its
 * piece; arrows move; `+` and `-` give it one column more or less at the right.
 */
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Fragment, FragmentCell } from '../../../engine/rulesets/index.ts';
import { isShortcut } from '../../parts/typed-keys.ts';
import { announce } from '../../store/chrome.ts';
import type { PictureName } from '../../words/rule-cards.ts';
import { words } from '../../words.ts';
import type { CardsHand } from './hand.ts';
import type { PictureEdge, PictureSquare } from './painting.ts';
import css from './picture-board.module.css';
import { SquareSign } from './SquareSign.tsx';

const said = words.ruleCards;
const EMPTY: FragmentCell = { kind: 'sign', sign: '.' };

/** What a key puts on a square: a piece by its sign, `_` anything, `~` the edge, and nothing. */
function putByKey({ pieces, put }: CardsHand, key: string): FragmentCell | undefined {
  if (key === 'Enter' || key === ' ') return put;
  if (key === 'Backspace' || key === 'Delete' || key === '.') return EMPTY;
  const piece =
    pieces.find(({ sign }) => sign === key) ??
    pieces.find(({ sign }) => sign.toLowerCase() === key.toLowerCase());
  if (piece) return { kind: 'sign', sign: piece.sign };
  if (key === '_') return { kind: 'any' };
  return key === '~' ? { kind: 'edge' } : undefined;
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

export function PictureBoard(props: {
  readonly hand: CardsHand;
  readonly picture: PictureName;
  readonly fragment: Fragment;
  readonly paint: (square: PictureSquare, cell: FragmentCell) => void;
  readonly resize: (edge: PictureEdge, way: 'grow' | 'shrink') => void;
}) {
  const { hand, picture, fragment, paint, resize } = props;
  const { pieces, looks, put, readOnly } = hand;
  const { rows } = fragment;
  const board = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<PictureSquare>({ row: 0, column: 0 });
  const row = within(wanted.row, rows.length);
  const at: PictureSquare = { row, column: within(wanted.column, rows[row].length) };
  /** Where the hand that drags has painted last. */
  const dragged = useRef<string | undefined>(undefined);
  const resized = useRef<PictureEdge | undefined>(undefined);
  const isPaintedByKey = useRef<boolean>(false);
  const buttonAt = ({ row: r, column }: PictureSquare): HTMLElement | null =>
    board.current?.querySelector(`[data-square="${r} ${column}"]`) ?? null;

  const nameOf = ({ row: r, column }: PictureSquare): string =>
    said.square({
      picture,
      row: r,
      column,
      rows: rows.length,
      columns: rows[r].length,
      cell: rows[r][column],
      pieces,
    });

  // What a key has put is heard, since the square had the keyboard before.
  useLayoutEffect(() => {
    if (isPaintedByKey.current && rows[at.row][at.column]) announce(nameOf(at));
  });

  // A square that goes with its column hands the focus to the one beside it.
  useLayoutEffect(() => {
    if (resized.current === undefined) return;
    resized.current = undefined;
    board.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const paintUnder = ({ clientX, clientY, buttons }: PointerEvent): void => {
    if (dragged.current === undefined || (buttons & 1) === 0) return;
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-square]');
    const square = under?.dataset.square;
    if (!square || square === dragged.current || !board.current?.contains(under)) return;
    dragged.current = square;
    const [r, column] = square.split(' ').map(Number);
    paint({ row: r, column }, put);
  };

  const onKey = (event: KeyboardEvent): void => {
    const { key } = event;
    if (isShortcut(event.nativeEvent)) return;
    const step = steps[key];
    const putting = readOnly ? undefined : putByKey(hand, key);
    const way = ({ '+': 'grow', '-': 'shrink' } as const)[key];
    // Here a sign is a piece, though the page has commands on signs; the one for help stays.
    const isSign = [...key].length === 1 && key !== '?' && !readOnly;
    if (!step && !putting && !way && !isSign) return;
    if (readOnly && !step) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) {
      const nextRow = within(at.row + step[0], rows.length);
      const next = { row: nextRow, column: within(at.column + step[1], rows[nextRow].length) };
      setWanted(next);
      buttonAt(next)?.focus();
    } else if (putting) {
      isPaintedByKey.current = true;
      flushSync(() => paint(at, putting));
      isPaintedByKey.current = false;
    } else if (way) {
      resized.current = 'right';
      resize('right', way);
    } else announce(`No piece has the sign “${key}”.`);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend; this is a board of buttons with a name
    <div
      ref={board}
      className={css.board}
      role="group"
      aria-label={said.pictures[picture]}
      onKeyDown={onKey}
      onPointerMove={paintUnder}
      onLostPointerCapture={() => {
        dragged.current = undefined;
        hand.stroke(false);
      }}
    >
      {rows.map((cells, r) =>
        cells.map((cell, column) => (
          <button
            type="button"
            // biome-ignore lint/suspicious/noArrayIndexKey: a square of a picture is identified by its place
            key={`${r} ${column}`}
            data-square={`${r} ${column}`}
            className={css.square}
            style={{ gridRow: r + 1, gridColumn: column + 1 }}
            tabIndex={r === at.row && column === at.column ? 0 : -1}
            aria-label={nameOf({ row: r, column })}
            aria-disabled={readOnly || undefined}
            onFocus={() => setWanted({ row: r, column })}
            onPointerDown={({ button, pointerId }) => {
              if (button !== 0 || readOnly) return;
              // The board hears where the hand lifts, wherever that is.
              board.current?.setPointerCapture(pointerId);
              hand.stroke(true);
              dragged.current = `${r} ${column}`;
              paint({ row: r, column }, put);
            }}
            onClick={() => {
              // The press has painted it; a click without a press comes from a screen reader.
              if (!readOnly) paint({ row: r, column }, put);
            }}
            onContextMenu={(event) => {
              event.preventDefault();
              const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
              if (pointerType !== 'touch' && !readOnly) paint({ row: r, column }, EMPTY);
            }}
          >
            <SquareSign cell={cell} lookOf={looks} />
          </button>
        )),
      )}
    </div>
  );
}
