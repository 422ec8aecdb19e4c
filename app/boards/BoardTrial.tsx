/**
 * A board on which rules are tried while a person writes them: every move of both players is a thin arrow in
 * its owner's colour, and a click on it makes the move. Only the moves of one rule are shown while the
 * pointer is on that, and a move shows its rules while the pointer is on it.
 */
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ArrowToTry, BoardPlace } from '../../engine/rulesets/index.ts';
import { whilePointed } from '../parts/pointed.ts';
import { pointAtLines } from '../store/board.ts';
import { sayPlaces } from '../walkthrough/board-rules.ts';
import { words } from '../words.ts';
import css from './board-trial.module.css';
import { middleOf } from './nearest-place.ts';
import type { MovesTried } from './use-trial.ts';

type Spot = { readonly x: number; readonly y: number };

/** How far the last of these places is from the first. */
function spanOf(by: readonly string[], named: ReadonlyMap<string, BoardPlace>): number {
  const [first, last] = [named.get(by[0]), named.get(by[by.length - 1])];
  if (!first || !last) return 0;
  const [from, to] = [middleOf(first), middleOf(last)];
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** In units of the board: how far arrows of Left and Right between the same places are apart, and how long a head is. */
const aside = { left: -5, right: 5, either: 0 } as const;
const head = 5;
/** An arrow ends so far from the middle of its last place, and begins so far from that of its first. */
const room = 7;

function linePast(spots: readonly Spot[], off: number) {
  const [first, second] = spots;
  const [before, last] = [spots[spots.length - 2], spots[spots.length - 1]];
  // One direction for both ways along a line, so that the two players' arrows never are the same.
  const flip = first.x > last.x || (first.x === last.x && first.y > last.y) ? -1 : 1;
  const span = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  const [nx, ny] = [(-flip * (last.y - first.y)) / span, (flip * (last.x - first.x)) / span];
  const moved = spots.map(({ x, y }) => ({ x: x + off * nx, y: y + off * ny }));
  const towards = (from: Spot, to: Spot, by: number): Spot => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: from.x + (by * (to.x - from.x)) / length, y: from.y + (by * (to.y - from.y)) / length };
  };
  const shift = ({ x, y }: Spot): Spot => ({ x: x + off * nx, y: y + off * ny });
  moved[0] = towards(shift(first), shift(second), room);
  const tip = towards(shift(last), shift(before), room);
  const end = towards(tip, shift(before), head);
  const [dx, dy] = [(tip.x - end.x) / head, (tip.y - end.y) / head];
  moved[moved.length - 1] = end;
  const barb = `${tip.x},${tip.y} ${end.x - 2.4 * dy},${end.y + 2.4 * dx} ${end.x + 2.4 * dy},${end.y - 2.4 * dx}`;
  return { line: moved.map(({ x, y }) => `${x},${y}`).join(' '), barb };
}

/** How far the sign of a move at a single place is from its middle, where a piece may be. */
const besideMiddle = { left: -9, right: 9, either: 0 } as const;
/** A node has its number or its piece in the middle, and Either's sign this far below; an arc's disc is at most `ofArc` and has neither. */
const [belowNode, ofArc] = [11, 9];

/** Where the sign of a move at this place is. */
export function signOfMove(place: BoardPlace, player: ArrowToTry['player']): Spot {
  const { x, y } = middleOf(place);
  const isNode = place.area.kind === 'disc' && place.area.radius > ofArc;
  return { x: x + besideMiddle[player], y: player === 'either' && isNode ? y + belowNode : y };
}

function Shape({
  player,
  through,
}: {
  readonly player: ArrowToTry['player'];
  readonly through: readonly BoardPlace[];
}) {
  const [start, ...rest] = through;
  if (rest.every((place) => place === start)) {
    const { x, y } = signOfMove(start, player);
    const at = { cx: x, cy: y };
    // On a drawing, arcs pass where the ring is.
    const onDrawing = start.area.kind === 'disc';
    return (
      <>
        <circle className={css.hit} {...at} r={8} />
        {onDrawing && <circle className={css.ground} {...at} r={5} />}
        <circle className={css.halo} {...at} r={5} />
        <circle className={css.line} {...at} r={5} />
        {player === 'either' && <circle className={css.between} {...at} r={5} />}
        <circle className={css.dot} {...at} r={1.6} />
      </>
    );
  }
  const { line, barb } = linePast(through.map(middleOf), aside[player]);
  return (
    <>
      <polyline className={css.hit} points={line} />
      <polyline className={css.halo} points={line} />
      <polyline className={css.line} points={line} />
      {player === 'either' && <polyline className={css.between} points={line} />}
      <polygon className={css.dot} points={barb} />
    </>
  );
}

const nextKeys: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const players = ['left', 'right', 'either'] as const;

/** As a person reads the board: by the places of the clicks, one after the other, and then by player. */
function inReadingOrder(arrows: readonly ArrowToTry[], places: readonly BoardPlace[]): readonly ArrowToTry[] {
  const numbers = new Map(places.map(({ name }, i) => [name, i]));
  const at = ({ by }: ArrowToTry, i: number): number => numbers.get(by[i]) ?? -1;
  return arrows.toSorted((one, other) => {
    for (let i = 0; i < Math.max(one.by.length, other.by.length); i++)
      if (at(one, i) !== at(other, i)) return at(one, i) - at(other, i);
    return players.indexOf(one.player) - players.indexOf(other.player);
  });
}

/** How many of the arrows are shown, where these are not all. */
export function TrialSays({ trial: { found } }: { readonly trial: MovesTried }) {
  const { arrows, all, moves } = found;
  return (
    <p className={css.says} role="status">
      {arrows.length < all && words.ownRules.someMoves(arrows.length, all, moves)}
    </p>
  );
}

export function BoardTrial({
  trial,
  places,
}: {
  readonly trial: MovesTried;
  readonly places: readonly BoardPlace[];
}) {
  const { found, isNow, begun, begin, hadFocus, make } = trial;
  const id = useId();
  const [reached, reach] = useState(0);
  const group = useRef<SVGGElement>(null);
  const named = useMemo(() => new Map(places.map((place) => [place.name, place])), [places]);
  const arrows = useMemo(() => inReadingOrder(found.arrows, places), [found, places]);
  // A short arrow lies on a long one in the same line, so that both are seen and can be clicked.
  const drawn = useMemo(
    () =>
      arrows
        .map((arrow, i) => ({ arrow, i, span: spanOf(arrow.by, named) }))
        .toSorted((one, other) => other.span - one.span),
    [arrows, named],
  );
  const idOf = (i: number): string => `${id}${i}`;
  const elementOf = (i: number): HTMLElement | null => document.getElementById(idOf(i));
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other arrows come in the place of these, the keyboard is at the first
  useEffect(() => {
    if (hadFocus.current && isOnNothing()) elementOf(0)?.focus();
    hadFocus.current = false;
    reach(0);
    return () => pointAtLines([]);
  }, [arrows]);
  const press = (arrow: ArrowToTry): void => {
    if (!isNow) return;
    hadFocus.current = group.current?.contains(document.activeElement) ?? false;
    make(arrow);
  };
  const pressed = (event: KeyboardEvent, arrow: ArrowToTry, i: number): void => {
    const step = nextKeys[event.key];
    if (step !== undefined) elementOf((i + step + arrows.length) % arrows.length)?.focus();
    else if (event.key === 'Home') elementOf(0)?.focus();
    else if (event.key === 'End') elementOf(arrows.length - 1)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') press(arrow);
    else if (event.key === 'Escape' && begun.length > 0) {
      hadFocus.current = true;
      begin([]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of lines is no control
    // biome-ignore lint/a11y/useSemanticElements: an SVG cannot contain a fieldset
    <g
      ref={group}
      role="group"
      aria-label={words.ownRules.moves}
      // They are painted by their lengths, and read in reading order.
      aria-owns={arrows.map((_, i) => idOf(i)).join(' ')}
    >
      {drawn.map(({ arrow, i }) => {
        const { player, by, lines } = arrow;
        const through = by.slice(Math.max(0, begun.length - 1)).flatMap((name) => named.get(name) ?? []);
        if (through.length === 0) return null;
        const says = words.ownRules.move(arrow, sayPlaces(by));
        return (
          // biome-ignore lint/a11y/useSemanticElements: an SVG cannot contain buttons, so these elements are made into buttons
          <g
            key={`${player} ${by.join(' ')} ${arrow.to}`}
            id={idOf(i)}
            role="button"
            tabIndex={i === Math.min(reached, arrows.length - 1) ? 0 : -1}
            className={css.move}
            data-player={player}
            aria-label={says}
            {...whilePointed(
              () => pointAtLines(lines),
              () => pointAtLines([]),
            )}
            onFocus={() => {
              reach(i);
              pointAtLines(lines);
            }}
            onClick={(event) => {
              event.stopPropagation();
              press(arrow);
            }}
            onKeyDown={(event) => pressed(event, arrow, i)}
          >
            <title>{says}</title>
            <Shape player={player} through={through} />
          </g>
        );
      })}
    </g>
  );
}

/** The element that had the keyboard has gone, and nothing else has it. */
const isOnNothing = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.getAttribute('role') === 'application';
