/**
 * The places of a board as buttons over its figure, for pointer and keyboard. One of them is in the tab
 * order; keys go from place to place. What the pointer has lifted is drawn above them all.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { boxOfForm, type Form, type Spot } from '../../engine/figure/index.ts';
import type { BoardPlace, BoardSide, Growth } from '../../engine/rulesets/index.ts';
import { isShortcut } from '../parts/typed-keys.ts';
import { clickNothing, clickPlaces, pointAtPlace, positionShown } from '../store/board.ts';
import { editor, useEditor } from '../store/editor.ts';
import { isPlaying } from '../walkthrough/playing.ts';
import { handToMove } from '../walkthrough/shown-game.ts';
import { words } from '../words.ts';
import { signsOfMove } from './best-moves.ts';
import { movesByHand } from './board-hand.ts';
import css from './board-places.module.css';
import { clickedByLift, livePlaces } from './clicks.ts';
import { middleOf, placeNearest, placeTowards } from './nearest-place.ts';
import { placesInUse } from './OfferedPiece.tsx';
import setUp from './set-up.module.css';
import { plainMark, shortWorth } from './short-worth.ts';
import { useDrag } from './use-drag.ts';
import type { EndOfMove } from './values-at-ends.ts';
import { WorthSigns } from './WorthSigns.tsx';

/** Where the keyboard goes after the next change of the board. */
type Wish = { readonly of: 'side'; readonly side: BoardSide } | { readonly of: 'new end' };

type Shown = { readonly places: readonly BoardPlace[]; readonly ends: readonly string[] };

type KeptFocus = {
  readonly focused: (place: BoardPlace) => void;
  readonly left: (event: FocusEvent) => void;
  readonly wish: (wish: Wish) => void;
};

function farCorner(places: readonly BoardPlace[]): Spot {
  const boxes = places.map(({ area }) => boxOfForm(area));
  return {
    x: boxes.reduce((most, { x2 }) => Math.max(most, x2), Number.NEGATIVE_INFINITY),
    y: boxes.reduce((most, { y2 }) => Math.max(most, y2), Number.NEGATIVE_INFINITY),
  };
}

function wished(wish: Wish, at: BoardPlace, before: Shown, after: Shown): BoardPlace | undefined {
  if (wish.of === 'new end') {
    const fresh = after.ends.filter((name) => !before.ends.includes(name));
    return after.places.find(({ name }) => fresh.includes(name));
  }
  const [was, is] = [farCorner(before.places), farCorner(after.places)];
  const { x, y } = middleOf(at);
  return placeNearest(after.places, {
    x: x + (wish.side === 'left' ? is.x - was.x : 0),
    y: y + (wish.side === 'top' ? is.y - was.y : 0),
  });
}

/**
 * Keeps the keyboard on the board while places come and go: it stays on the same square when the board grows
 * or shrinks, moves to a point that was drawn from it, and to the nearest place where its own is no longer
 * there.
 */
function useKeptFocus(shown: Shown, group: RefObject<SVGGElement | null>): KeptFocus {
  const before = useRef(shown);
  const at = useRef<BoardPlace>(undefined);
  const next = useRef<Wish>(undefined);
  // Asked after every painting, since it costs nothing where the places are the same.
  useLayoutEffect(() => {
    const was = before.current;
    if (was.places === shown.places) return;
    before.current = shown;
    const [wish, last] = [next.current, at.current];
    next.current = undefined;
    if (!last) return;
    const isLost = document.activeElement === document.body;
    const same = shown.places.find(({ name }) => name === last.name);
    const to =
      (wish && wished(wish, last, was, shown)) ??
      (isLost ? (same ?? placeNearest(shown.places, middleOf(last))) : undefined);
    const button = to && group.current?.children[shown.places.indexOf(to)];
    if (button instanceof SVGElement) button.focus();
  });
  return {
    focused(place) {
      at.current = place;
    },
    // A place that is taken away loses the keyboard to nothing.
    left({ relatedTarget }) {
      if (relatedTarget) at.current = undefined;
    },
    wish(wish) {
      next.current = wish;
    },
  };
}

// Where the keys lead from a place of the open board. While something is drawn on it, arrows lead to where
// that can end. While it is played, Tab leads from piece to piece of those that can move, and leaves the
// board after the last; arrows choose among the ends of the piece that it led to, or that is taken up.

type BoardKey = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
};

/**
 * The place to which the keyboard goes, perhaps the same; undefined where the key leads nowhere and may mean
 * something else.
 */
export function placeAfterKey(
  place: BoardPlace,
  { key, ctrlKey, shiftKey }: BoardKey,
  isLedByTab: boolean,
): BoardPlace | undefined {
  const read = positionShown(editor());
  if (!read) return undefined;
  const { join } = read.board();
  const places = placesInUse(read.board().places, isPlaying());
  if (ctrlKey) return key === 'Home' ? places[0] : key === 'End' ? places.at(-1) : undefined;
  const { clicked } = editor();
  if (!isPlaying()) {
    const ends = clicked.length > 0 ? join?.ends : undefined;
    return placeTowards(
      ends ? places.filter((each) => each === place || ends.includes(each.name)) : places,
      place,
      key,
    );
  }
  if (key === 'Escape' && clicked.length > 0) {
    clickNothing();
    return places.find(({ name }) => name === clicked[0]);
  }
  const moves = movesByHand(read, handToMove());
  if (key === 'Tab') {
    // A turn of several places is continued; a piece that was only taken up is put back.
    const isUnderWay =
      clicked.length > 1 || (clicked.length > 0 && moves.some(({ inAnyOrder }) => inAnyOrder));
    const stops = livePlaces(isUnderWay ? clicked : [], moves);
    const ways = shiftKey ? places.toReversed() : places;
    const next = ways.slice(ways.indexOf(place) + 1).find(({ name }) => stops.has(name));
    if (!isUnderWay) clickNothing();
    return next;
  }
  if (!/^(Arrow|Home$|End$)/.test(key)) return undefined;
  const taken =
    clicked.length > 0 ? clicked : isLedByTab ? clickedByLift(clicked, moves, place.name) : undefined;
  if (!taken) return placeTowards(places, place, key);
  if (taken !== clicked) clickPlaces(taken);
  const live = livePlaces(taken, moves);
  const among = places.filter((each) => each === place || live.has(each.name) || each.name === taken[0]);
  return placeTowards(among, place, key) ?? place;
}

/**
 * The role of a place in a game: none, already clicked in this move, a piece that can move, or a square to
 * which it can go; or, in a draft, that something is wrong there.
 */
export type PlaceState = 'plain' | 'chosen' | 'piece' | 'end' | 'wrong';

function Area({ form }: { readonly form: Form }) {
  if (form.kind === 'disc') {
    return <circle className={css.area} cx={form.at.x} cy={form.at.y} r={form.radius} />;
  }
  return (
    <polygon className={css.area} points={(form.kind === 'polygon' ? form.points : form.line).join(' ')} />
  );
}

/** In units of the board. */
const lineHeight = 11;
const valueSize = 12;

/**
 * A place where a move can end: its result, beside the piece there, or a dot where the result is not known.
 */
function End({ place, brings }: { readonly place: BoardPlace; readonly brings: EndOfMove | undefined }) {
  const { x, y: middle } = middleOf(place);
  const { x2, y1 } = boxOfForm(place.area);
  // Above what is offered, which stays to be seen.
  const y = place.offers ? y1 - lineHeight : middle;
  const best = brings ? signsOfMove(brings.good) : '';
  const lines = [brings ? shortWorth(brings) : [], plainMark(best)].filter(({ length }) => length > 0);
  return (
    <>
      {lines.length === 0 && <circle className={css.endDot} cx={x} cy={y} r="5" />}
      {lines.map((mark, line) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its place
          key={line}
          className={css.endValue}
          x={x}
          y={y + (line - (lines.length - 1) / 2) * lineHeight}
          dy="0.35em"
          data-best={best !== '' || undefined}
        >
          <WorthSigns mark={mark} size={valueSize} />
        </text>
      ))}
      {brings?.points !== undefined && (
        <g className={css.points} transform={`translate(${x2 - 10} ${y1 + 10})`}>
          <circle r="8.5" />
          <text dy="0.35em">{words.boards.pointsMade(brings.points)}</text>
        </g>
      )}
    </>
  );
}

/** The sign beside a place whose content is wrong. */
function Wrong({ place }: { readonly place: BoardPlace }) {
  const { x2, y1 } = boxOfForm(place.area);
  return (
    <text className={css.wrongSign} x={x2 - 7} y={y1 + 8} dy="0.35em">
      !
    </text>
  );
}

const sideByKey: Readonly<Record<string, BoardSide>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'top',
  ArrowDown: 'bottom',
};

/** Far beyond every board, in its units: a click beside all places is a click on the board. */
const far = 100_000;

export function BoardPlaces(props: {
  readonly places: readonly BoardPlace[];
  /** Names of the places from which something is drawn to others. */
  readonly ends: readonly string[];
  /** By a place's name, what the move brings that ends there. */
  readonly brings: ReadonlyMap<string, EndOfMove>;
  /** The label of a place: its name, what is there, and what a click does. */
  readonly label: (place: BoardPlace) => string;
  readonly stateOf: (place: BoardPlace) => PlaceState;
  readonly press: (place: BoardPlace) => void;
  /** Handles other keys; returns whether the key was used. */
  readonly typed: (place: BoardPlace, key: string) => boolean;
  /** A click beside all places. */
  readonly pressBeside: () => void;
  /** Ctrl with an arrow, and with Shift too; returns whether the board is another one. */
  readonly resize: ((side: BoardSide, way: Growth) => boolean) | undefined;
  /** What a place offers, where it offers anything. */
  readonly offered: (place: BoardPlace) => ReactNode;
  /** The piece that is lifted, as it was drawn at its place. */
  readonly held: ReactNode;
}) {
  const { places, ends, brings, label, stateOf, press, typed, pressBeside, resize, offered, held } = props;
  const lit = useEditor((state) => state.litPlaces);
  const [last, setLast] = useState<string>();
  const group = useRef<SVGGElement>(null);
  const reached = places.find(({ name }) => name === last) ?? places[0];
  const focus = (place: BoardPlace): void => {
    const button = group.current?.children[places.indexOf(place)];
    if (button instanceof SVGElement) button.focus();
  };
  const ledByTab = useRef<string>(undefined);
  const drag = useDrag(places, group, focus);
  const kept = useKeptFocus({ places, ends }, group);
  const key = (event: KeyboardEvent, place: BoardPlace): void => {
    if (event.altKey && isShortcut(event)) return;
    const side = event.ctrlKey || event.metaKey ? sideByKey[event.key] : undefined;
    if (side && resize) {
      if (resize(side, event.shiftKey ? 'shrink' : 'grow')) kept.wish({ of: 'side', side });
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.metaKey) return;
    const next = placeAfterKey(place, event, ledByTab.current === place.name);
    const isPress = event.key === 'Enter' || event.key === ' ';
    ledByTab.current = event.key === 'Tab' ? next?.name : undefined;
    if (!next && ends.includes(place.name)) kept.wish({ of: 'new end' });
    if (next) focus(next);
    else if (isShortcut(event)) return;
    else if (isPress) press(place);
    else if (!typed(place, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      {/* A finger that comes down beside a place means the nearest one. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the places are buttons; this is what lies between them */}
      <rect
        className={setUp.beside}
        x={-far}
        y={-far}
        width={2 * far}
        height={2 * far}
        onPointerDown={(event) => {
          const place = drag.meant(event);
          pointAtPlace(place?.name);
          if (place) drag.press(event, place);
        }}
        onPointerUp={() => pointAtPlace(undefined)}
        onPointerCancel={() => pointAtPlace(undefined)}
        onClick={(event) => {
          if (drag.wasDrag(event)) return;
          const place = drag.meant(event);
          if (place) press(place);
          else pressBeside();
        }}
      />
      <g ref={group}>
        {places.map((place) => {
          const state = stateOf(place);
          return (
            // biome-ignore lint/a11y/useSemanticElements: an SVG cannot contain buttons, so these elements are made into buttons
            <g
              key={place.name}
              role="button"
              aria-label={label(place)}
              aria-pressed={state === 'chosen' ? true : undefined}
              tabIndex={place === reached ? 0 : -1}
              className={[css.place, css[state], lit.includes(place.name) ? css.lit : '']
                .filter(Boolean)
                .join(' ')}
              onPointerDown={(event) => drag.press(event, place)}
              onClick={(event) => !drag.wasDrag(event) && press(place)}
              onPointerEnter={() => pointAtPlace(place.name)}
              onPointerLeave={() => pointAtPlace(undefined)}
              onFocus={({ currentTarget }) => {
                setLast(place.name);
                // What a finger tapped is not pointed at when it is gone.
                if (currentTarget.matches(':focus-visible')) pointAtPlace(place.name);
                kept.focused(place);
              }}
              onBlur={(event) => {
                pointAtPlace(undefined);
                kept.left(event);
              }}
              onKeyDown={(event) => key(event, place)}
            >
              {offered(place)}
              <Area form={place.area} />
              {state === 'wrong' && <Wrong place={place} />}
              {state === 'end' && <End place={place} brings={brings.get(place.name)} />}
            </g>
          );
        })}
      </g>
      <line ref={drag.band} className={setUp.band} visibility="hidden" />
      {held && (
        <g ref={drag.held} className={css.held}>
          {held}
        </g>
      )}
    </>
  );
}
