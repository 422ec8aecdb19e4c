/**
 * The places of a board, lying over its figure: each is a button that a pointer hits and the keyboard reaches. One of them is in
 * the tab order; arrow keys go from place to place.
 */
import { type KeyboardEvent, useRef, useState } from 'react';
import type { BoardPlace, Form } from '../../engine/index.ts';
import css from './boards.module.css';
import { middleOf, placeTowards } from './nearest-place.ts';

/** How a place stands in a game: nothing to say, clicked as a part of a move, or where a click goes on. */
export type PlaceState = 'plain' | 'chosen' | 'piece' | 'end';

function Area({ form }: { readonly form: Form }) {
  if (form.kind === 'disc') {
    return <circle className={css.area} cx={form.at.x} cy={form.at.y} r={form.radius} />;
  }
  return (
    <polygon className={css.area} points={(form.kind === 'polygon' ? form.points : form.line).join(' ')} />
  );
}

export function BoardPlaces(props: {
  readonly places: readonly BoardPlace[];
  /** The place's name with what is there, and what a click does. */
  readonly label: (place: BoardPlace) => string;
  readonly stateOf: (place: BoardPlace) => PlaceState;
  readonly press: (place: BoardPlace) => void;
  /** Other keys; whether one meant something. */
  readonly typed: (place: BoardPlace, key: string) => boolean;
}) {
  const { places, label, stateOf, press, typed } = props;
  const [last, setLast] = useState<string>();
  const group = useRef<SVGGElement>(null);
  const reached = places.find(({ name }) => name === last) ?? places[0];
  const focus = (place: BoardPlace): void => {
    const button = group.current?.children[places.indexOf(place)];
    if (button instanceof SVGElement) button.focus();
  };
  const key = (event: KeyboardEvent, place: BoardPlace): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = placeTowards(places, place, event.key);
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (next) focus(next);
    else if (isPress) press(place);
    else if (!typed(place, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g ref={group}>
      {places.map((place) => {
        const state = stateOf(place);
        return (
          // biome-ignore lint/a11y/useSemanticElements: inside a picture there are no buttons but those one makes
          <g
            key={place.name}
            role="button"
            aria-label={label(place)}
            aria-pressed={state === 'chosen' ? true : undefined}
            tabIndex={place === reached ? 0 : -1}
            className={[css.place, css[state]].filter(Boolean).join(' ')}
            onClick={() => press(place)}
            onFocus={() => setLast(place.name)}
            onKeyDown={(event) => key(event, place)}
          >
            <Area form={place.area} />
            {state === 'end' && (
              <circle className={css.endDot} cx={middleOf(place).x} cy={middleOf(place).y} r="5" />
            )}
          </g>
        );
      })}
    </g>
  );
}
