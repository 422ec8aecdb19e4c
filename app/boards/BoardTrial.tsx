/**
 * A board on which rules are tried while a person writes them: every move of both players is a thin arrow in
 * its owner's colour, and a click on it makes the move. Only the moves of one rule are shown while the
 * pointer is on that, and a move shows its rules while the pointer is on it.
 */
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ArrowToTry, BoardPlace, MovesToTry } from '../../engine/rulesets/index.ts';
import { whilePointed } from '../parts/pointed.ts';
import { pointAtLines } from '../store/board.ts';
import { sayPlaces } from '../walkthrough/board-rules.ts';
import { counted, many } from '../words/counting.ts';
import { forHand } from '../words/tapping.ts';
import { words } from '../words.ts';
import css from './board-trial.module.css';
import { MoveShape } from './MoveShape.tsx';
import { middleOf } from './nearest-place.ts';
import type { MovesTried } from './use-trial.ts';

/** How far the last of these places is from the first. */
function spanOf(by: readonly string[], named: ReadonlyMap<string, BoardPlace>): number {
  const [first, last] = [named.get(by[0]), named.get(by[by.length - 1])];
  if (!first || !last) return 0;
  const [from, to] = [middleOf(first), middleOf(last)];
  return Math.hypot(to.x - from.x, to.y - from.y);
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

const someMoves = (shown: number, all: number, { left, right, either }: MovesToTry['moves']) => {
  const both =
    left + right === 0
      ? `Either player has ${many(either, 'move', 'moves')}`
      : `Left has ${many(left + either, 'move', 'moves')} and Right has ${counted(right + either)}`;
  return `${shown} of ${counted(all)} arrows are shown, evenly for both players. ${both}. ${forHand('Point at a rule for its moves alone.')}`;
};

/** How many of the arrows are shown, where these are not all. */
export function TrialSays({ trial: { found } }: { readonly trial: MovesTried }) {
  const { arrows, all, moves } = found;
  return (
    <p className={css.says} role="status">
      {arrows.length < all && someMoves(arrows.length, all, moves)}
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
      aria-label="Moves to try"
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
            <MoveShape player={player} through={through} />
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
