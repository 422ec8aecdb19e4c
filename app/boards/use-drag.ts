/**
 * Dragging over the places of the open board, by mouse, pen and finger. A press becomes a drag when it has gone far enough and something
 * can be lifted where it began; until then, and where nothing can, it stays the click that the browser makes of it.
 */
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Spot } from '../../engine/figure/index.ts';
import type { BoardPlace } from '../../engine/rulesets/index.ts';
import { lightPlaces } from '../store/board.ts';
import { dropAt, liftAt, mayDropAt } from './board-hand.ts';

/** In pixels of the screen: what goes less far is a click or a tap. */
const slip = { mouse: 4, touch: 10 } as const;

/** In pixels of the screen: a finger covers what it holds, which is therefore seen above it. */
const aboveFinger = 44;

type Press = {
  readonly place: BoardPlace;
  readonly pointer: number;
  readonly from: Spot;
  readonly isTouch: boolean;
  isDrag: boolean;
  /** The place over which it is. */
  over: string | undefined;
};

export type Drag = {
  readonly press: (event: PointerEvent, place: BoardPlace) => void;
  /** Whether a click is only the end of a drag. */
  readonly wasDrag: (event: MouseEvent) => boolean;
  /** What is lifted is drawn in this group, which follows the pointer. */
  readonly held: (group: SVGGElement | null) => void;
};

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

  const end = (at: BoardPlace | undefined): void => {
    ending.current?.abort();
    const press = pressed.current;
    pressed.current = undefined;
    if (!press?.isDrag) return;
    lightPlaces([]);
    const reached = at && mayDropAt(at) ? at : press.place;
    dropAt(at);
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
      if (!liftAt(press.place)) {
        end(undefined);
        return;
      }
      press.isDrag = true;
      dragged.current = true;
    }
    place();
    const at = under(event);
    // Whether it may be put down is asked once a place: a large board is drawn for the answer.
    if (at?.name === press.over) return;
    press.over = at?.name;
    lightPlaces(at && mayDropAt(at) ? [at.name] : []);
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
      over: undefined,
    };
    pressed.current = press;
    const stop = new AbortController();
    ending.current = stop;
    const { signal } = stop;
    const isIts = (each: globalThis.PointerEvent): boolean => each.pointerId === press.pointer;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', (each) => isIts(each) && end(under(each)), { signal });
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
  };
}
