/**
 * A board on which rules are tried while a person writes them: every move of both players is a thin arrow in
 * its owner's colour, and a click on it makes the move. Only the moves of one rule are shown while the
 * pointer is on that, and a move shows its rules while the pointer is on it.
 */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardMove, BoardPlace } from '../../engine/rulesets/index.ts';
import { setUp } from '../edits/board.ts';
import { whilePointed } from '../parts/pointed.ts';
import { pointAtLines } from '../store/board.ts';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { writtenOf } from '../store/rulesets.ts';
import { sayPlaces } from '../walkthrough/board-rules.ts';
import { isPlaying } from '../walkthrough/playing.ts';
import { words } from '../words.ts';
import css from './board-trial.module.css';
import { middleOf } from './nearest-place.ts';

/** What an arrow means: a move, or the beginning of several that continue from there in different ways. */
type Tried = {
  readonly player: BoardMove['player'];
  readonly by: readonly string[];
  readonly moves: readonly BoardMove[];
  readonly lines: readonly number[];
};

/** More arrows would hide the board; then moves of many clicks that begin alike are one arrow, which leads on to the next ones. */
const mostWhole = 18;
/** The most arrows that are drawn. */
const mostArrows = 200;

function useTried(read: PositionRead, begun: readonly string[]): readonly Tried[] {
  const draft = useEditor(({ document }) => writtenOf(document));
  const rule = useEditor((state) => state.pointedRule);
  const all = useMemo((): readonly Tried[] => {
    if (!draft || !read.isSound) return [];
    const moves = read.moves();
    const lines = draft.linesOfMoves(read.draft.position, moves);
    return moves.map((move, i) => ({ player: move.player, by: move.by, moves: [move], lines: lines[i] }));
  }, [draft, read]);
  return useMemo(() => {
    const asked = rule === undefined ? all : all.filter(({ lines }) => lines.includes(rule));
    const here = asked.filter(({ by }) => begun.every((name, i) => by[i] === name));
    return here.length > mostWhole ? gathered(here, begun.length + 2) : here;
  }, [all, rule, begun]);
}

/** Moves of a player whose first clicks are the same are one. */
function gathered(all: readonly Tried[], clicks: number): readonly Tried[] {
  const alike = new Map<string, Tried>();
  for (const each of all) {
    const by = each.by.slice(0, clicks);
    const key = JSON.stringify([each.player, by, each.by.length > clicks ? '' : alike.size]);
    const found = alike.get(key);
    if (!found) alike.set(key, { ...each, by });
    else
      alike.set(key, {
        ...found,
        moves: [...found.moves, ...each.moves],
        lines: [...new Set([...found.lines, ...each.lines])],
      });
  }
  return [...alike.values()].slice(0, mostArrows);
}

type Spot = { readonly x: number; readonly y: number };

/** How far the last of these places is from the first. */
function spanOf(by: readonly string[], spots: ReadonlyMap<string, Spot>): number {
  const [first, last] = [spots.get(by[0]), spots.get(by[by.length - 1])];
  return first && last ? Math.hypot(last.x - first.x, last.y - first.y) : 0;
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

/** Where the sign of a move at a single place is, beside its middle. */
const besideMiddle = { left: -9, right: 9, either: 0 } as const;

function Shape({ player, spots }: { readonly player: Tried['player']; readonly spots: readonly Spot[] }) {
  const [first, ...others] = spots;
  if (others.every(({ x, y }) => x === first.x && y === first.y)) {
    const at = { cx: first.x + besideMiddle[player], cy: first.y };
    return (
      <>
        <circle className={css.hit} {...at} r={8} />
        <circle className={css.halo} {...at} r={5} />
        <circle className={css.line} {...at} r={5} />
        {player === 'either' && <circle className={css.between} {...at} r={5} />}
        <circle className={css.dot} {...at} r={1.6} />
      </>
    );
  }
  const { line, barb } = linePast(spots, aside[player]);
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

export function BoardTrial({
  read,
  places,
}: {
  readonly read: PositionRead;
  readonly places: readonly BoardPlace[];
}) {
  const isTried = useEditor((state) => state.triesMoves);
  const playing = useEditor(isPlaying);
  // What a class sees is the board alone.
  const isShown = useEditor((state) => state.presenting !== undefined);
  const readOnly = useReadOnly();
  const written = useEditor(({ document }) => writtenOf(document));
  return isTried && written && !playing && !isShown && !readOnly ? (
    <Arrows read={read} places={places} />
  ) : null;
}

const nothing: readonly string[] = [];

function Arrows({ read, places }: { readonly read: PositionRead; readonly places: readonly BoardPlace[] }) {
  const [begun, begin] = useState({ on: read, by: nothing });
  const by = begun.on === read ? begun.by : nothing;
  const found = useTried(read, by);
  const [reached, reach] = useState(0);
  const group = useRef<SVGGElement>(null);
  const hadFocus = useRef<boolean>(false);
  const spots = useMemo(() => new Map(places.map((place) => [place.name, middleOf(place)])), [places]);
  // A short arrow lies on a long one in the same line, so that both are seen and can be clicked.
  const tried = useMemo(
    () => found.toSorted((one, other) => spanOf(other.by, spots) - spanOf(one.by, spots)),
    [found, spots],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other arrows come in the place of these, the keyboard is at the first
  useEffect(() => {
    if (hadFocus.current) group.current?.querySelector('g')?.focus();
    hadFocus.current = false;
    reach(0);
    return () => pointAtLines([]);
  }, [tried]);
  const make = ({ by: clicked, moves }: Tried): void => {
    hadFocus.current = group.current?.contains(document.activeElement) ?? false;
    if (moves.length > 1) begin({ on: read, by: clicked });
    else setUp(read.ruleset.print(moves[0].to));
  };
  const pressed = (event: KeyboardEvent, each: Tried, i: number): void => {
    const step = nextKeys[event.key];
    if (step !== undefined) {
      const all = [...(group.current?.children ?? [])];
      const next = all[(i + step + all.length) % all.length];
      if (next instanceof SVGElement) next.focus();
    } else if (event.key === 'Enter' || event.key === ' ') make(each);
    else if (event.key === 'Escape' && by.length > 0) begin({ on: read, by: nothing });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of lines is no control
    // biome-ignore lint/a11y/useSemanticElements: an SVG cannot contain a fieldset
    <g ref={group} role="group" aria-label={words.ownRules.moves}>
      {tried.map((each, i) => {
        const at = each.by.slice(Math.max(0, by.length - 1)).flatMap((name) => spots.get(name) ?? []);
        if (at.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: an SVG cannot contain buttons, so these elements are made into buttons
          <g
            key={`${each.player} ${each.by.join(' ')} ${read.ruleset.print(each.moves[0].to)}`}
            role="button"
            tabIndex={i === Math.min(reached, tried.length - 1) ? 0 : -1}
            className={css.move}
            data-player={each.player}
            aria-label={words.ownRules.move(each.player, sayPlaces(each.by), each.lines)}
            {...whilePointed(
              () => pointAtLines(each.lines),
              () => pointAtLines([]),
            )}
            onFocus={() => {
              reach(i);
              pointAtLines(each.lines);
            }}
            onClick={(event) => {
              event.stopPropagation();
              make(each);
            }}
            onKeyDown={(event) => pressed(event, each, i)}
          >
            <Shape player={each.player} spots={at} />
          </g>
        );
      })}
    </g>
  );
}
