/**
 * Dragging over the places of the open board, by mouse, pen and finger. A press becomes a drag when it has
 * gone far enough and something can be lifted where it began, or drawn from there; until then, and where
 * nothing can, it stays the click that the browser makes of it.
 */
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Spot } from '../../engine/figure/index.ts';
import type { BoardPlace } from '../../engine/rulesets/index.ts';
import { clickNothing, lightPlaces } from '../store/board.ts';
import { dropAt, liftAt, mayDropAt } from './board-hand.ts';
import { farFrom } from './nearest-place.ts';
import { drawAt, drawTo, mayDrawTo } from './set-up-hand.ts';

/** In pixels of the screen: what goes less far is a click or a tap. */
const slip = { mouse: 4, touch: 10 } as const;

/**
 * In pixels of the screen: an end of what is drawn is reached from so far, and so is any place by a finger.
 */
const reach = { draw: 24, touch: 22 } as const;

/** In pixels of the screen: what is dropped farther from all places is off the board. */
const offBy = 16;

/** In pixels of the screen: a finger covers what it holds, which is therefore seen above it. */
const aboveFinger = 44;

type Press = {
  readonly place: BoardPlace;
  readonly pointer: number;
  readonly from: Spot;
  readonly isTouch: boolean;
  isDrag: boolean;
  /** It draws from the place, instead of lifting the piece there. */
  draws: boolean;
  /** It was over another place, or none, since it began. */
  hasLeft: boolean;
  /** The place over which it is. */
  over: string | undefined;
};

export type Drag = {
  readonly press: (event: PointerEvent, place: BoardPlace) => void;
  /** Whether a click is only the end of a drag. */
  readonly wasDrag: (event: MouseEvent) => boolean;
  /** What is lifted is drawn in this group, which follows the pointer. */
  readonly held: (group: SVGGElement | null) => void;
  /** What is drawn is this line, as far as the pointer has come. */
  readonly band: RefObject<SVGLineElement | null>;
  /** The place that a finger means beside all of them. */
  readonly meant: (event: MouseEvent) => BoardPlace | undefined;
};

/** A spot of the window. */
type At = { readonly clientX: number; readonly clientY: number };

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

const isWithin = (element: Element | null | undefined, { clientX: x, clientY: y }: At, more = 0): boolean => {
  const box = element?.getBoundingClientRect();
  if (!box) return false;
  return x > box.left - more && x < box.right + more && y > box.top - more && y < box.bottom + more;
};

/** A spot of the window in units of the board, and how many pixels one of these is. */
function onBoard(group: SVGGElement | null, { clientX, clientY }: At): Spot & { readonly scale: number } {
  const { a: scale, e, f } = group?.getScreenCTM() ?? { a: 1, e: 0, f: 0 };
  return { x: (clientX - e) / scale, y: (clientY - f) / scale, scale };
}

/** The nearest of the places that fit, at most `within` pixels away. */
function placeWithin(
  places: readonly BoardPlace[],
  { scale, ...spot }: Spot & { readonly scale: number },
  within: number,
  fits: (place: BoardPlace) => boolean,
): BoardPlace | undefined {
  const all = places.map((place) => ({ place, far: farFrom(place, spot) * scale }));
  const inReach = all.filter(({ place, far }) => far <= within && fits(place));
  return inReach.toSorted((a, b) => a.far - b.far)[0]?.place;
}

/**
 * Where a line meets a place: in the middle of a disc, or at the upper edge of what is long, as the ground
 * is.
 */
const anchorOf = ({ area }: BoardPlace, { x, y }: Spot): Spot =>
  area.kind === 'disc' ? area.at : { x, y: area.kind === 'polygon' ? area.points[1] : y };

export function useDrag(
  places: readonly BoardPlace[],
  group: RefObject<SVGGElement | null>,
  focus: (place: BoardPlace) => void,
): Drag {
  const now = useRef({ places, focus });
  now.current = { places, focus };
  const pressed = useRef<Press | undefined>(undefined);
  const dragged = useRef(false);
  const held = useRef<SVGGElement>(null);
  const band = useRef<SVGLineElement>(null);
  const shift = useRef<Spot>({ x: 0, y: 0 });
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  const place = (): void => {
    const { x, y } = shift.current;
    const scale = group.current?.getScreenCTM()?.a ?? 1;
    held.current?.setAttribute('transform', `translate(${x / scale} ${y / scale})`);
  };

  const under = ({ clientX, clientY }: globalThis.PointerEvent): BoardPlace | undefined => {
    const hit = document.elementFromPoint(clientX, clientY)?.closest('[role=button]');
    const at = hit ? [...(group.current?.children ?? [])].indexOf(hit) : -1;
    return now.current.places[at];
  };

  const near = (at: At, within: number, fits: (place: BoardPlace) => boolean): BoardPlace | undefined =>
    placeWithin(now.current.places, onBoard(group.current, at), within, fits);

  /** Where what is drawn would end. */
  const drawnTo = (hit: BoardPlace | undefined, at: At): BoardPlace | undefined =>
    hit && mayDrawTo(hit) ? hit : near(at, reach.draw, mayDrawTo);

  /** The line from where drawing began to the pointer, or to the place that it has reached. */
  const stretch = ({ place, from }: Press, to: At, at: BoardPlace | undefined): void => {
    const start = anchorOf(place, onBoard(group.current, { clientX: from.x, clientY: from.y }));
    const tip = at ? anchorOf(at, onBoard(group.current, to)) : onBoard(group.current, to);
    const ends = { x1: start.x, y1: start.y, x2: tip.x, y2: tip.y, visibility: 'visible' };
    for (const [name, value] of Object.entries(ends)) band.current?.setAttribute(name, String(value));
  };

  const endDrawing = (press: Press, at: BoardPlace | undefined, event: At | undefined): void => {
    band.current?.setAttribute('visibility', 'hidden');
    const isBeside =
      event !== undefined && !at && isWithin(group.current?.closest('[role=application]'), event);
    if (at ? at.name !== press.place.name || press.hasLeft : isBeside) drawTo(at);
    else if (!at) clickNothing();
    now.current.focus(at ?? press.place);
  };

  const end = (at: BoardPlace | undefined, event?: At): void => {
    ending.current?.abort();
    const press = pressed.current;
    pressed.current = undefined;
    if (!press?.isDrag) return;
    lightPlaces([]);
    if (press.draws) {
      endDrawing(press, event && drawnTo(at, event), event);
      return;
    }
    const reached = at && mayDropAt(at) ? at : press.place;
    dropAt(at, event !== undefined && !isWithin(group.current, event, offBy));
    now.current.focus(reached);
  };

  const move = (event: globalThis.PointerEvent): void => {
    const press = pressed.current;
    if (!press || event.pointerId !== press.pointer) return;
    const { from, isTouch } = press;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    shift.current = { x, y: isTouch ? y - aboveFinger : y };
    if (!press.isDrag) {
      if (Math.hypot(x, y) < (isTouch ? slip.touch : slip.mouse)) return;
      press.draws = drawAt(press.place);
      if (!press.draws && !liftAt(press.place)) {
        end(undefined);
        return;
      }
      press.isDrag = true;
      dragged.current = true;
    }
    const at = press.draws ? drawnTo(under(event), event) : under(event);
    if (at?.name !== press.place.name) press.hasLeft = true;
    if (press.draws) stretch(press, event, at);
    else {
      place();
      held.current?.toggleAttribute('data-off', !isWithin(group.current, event, offBy));
    }
    // Whether it may be put down is asked once a place: a large board is drawn for the answer.
    if (at?.name === press.over) return;
    press.over = at?.name;
    const isReached = at !== undefined && (press.draws || mayDropAt(at));
    lightPlaces(isReached ? [at.name] : []);
  };

  const begin = (event: PointerEvent, at: BoardPlace): void => {
    if (pressed.current) {
      // A second finger is no longer a drag.
      end(undefined);
      return;
    }
    dragged.current = false;
    if (event.button !== 0) return;
    const press: Press = {
      place: at,
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      isTouch: event.pointerType === 'touch',
      isDrag: false,
      draws: false,
      hasLeft: false,
      over: undefined,
    };
    pressed.current = press;
    const stop = new AbortController();
    ending.current = stop;
    const { signal } = stop;
    const isIts = (each: globalThis.PointerEvent): boolean => each.pointerId === press.pointer;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', (each) => isIts(each) && end(under(each), each), { signal });
    window.addEventListener('pointercancel', (each) => isIts(each) && end(undefined), { signal });
    const putBack = (each: globalThis.KeyboardEvent): void => {
      if (each.key !== 'Escape' || !press.isDrag) return;
      each.preventDefault();
      each.stopPropagation();
      end(undefined);
    };
    window.addEventListener('keydown', putBack, { capture: true, signal });
  };

  return {
    press: begin,
    // A click without a pointer is a screen reader's, and comes from no drag.
    wasDrag: ({ detail }) => detail > 0 && dragged.current,
    held(element) {
      held.current = element;
      place();
    },
    band,
    meant: (event) => (isTouch(event) ? near(event, reach.touch, () => true) : undefined),
  };
}
