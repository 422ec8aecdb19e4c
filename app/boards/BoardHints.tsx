/**
 * What is drawn over the board on request: an arrow for each legal move with what it leads to, or on each
 * piece the best that its player can reach with it. The list of moves and the places say the same to people
 * who listen.
 */

import { boxOfForm } from '../../engine/figure/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import type { BoardPlace } from '../../engine/rulesets/index.ts';
import type { Mark } from '../../engine/values/index.ts';
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { boardSeen } from '../store/seen-board.ts';
import type { MoveSeen } from '../store/state/answers.ts';
import { isPlaying } from '../walkthrough/playing.ts';
import { handToMove } from '../walkthrough/shown-game.ts';
import { goodMoves, type MoveGoodness, movesInOrder, nothingGood, signsOfMove } from './best-moves.ts';
import css from './board-hints.module.css';
import { middleOf } from './nearest-place.ts';
import { plainMark, shortWorth } from './short-worth.ts';
import { useBetterMoves } from './use-better-moves.ts';
import { WorthSigns } from './WorthSigns.tsx';

/**
 * Where the arrows of moves end. A move of many clicks has no arrow of its own where others begin with the
 * same places: one arrow leads to the first place of all of them, and shows the best of the moves that
 * continue from there.
 */
type ArrowOfMoves = {
  /** The best of the moves that continue from there; where a value is hidden, the first of them. */
  readonly move: MoveSeen;
  /** The name of the place to which the arrow leads. */
  readonly end: string;
};

/**
 * The arrows of a player's moves, in the order of the moves; one for each where the order of clicks does not
 * matter. n log n in the moves that begin alike, else linear.
 */
export function arrowsOfMoves(
  own: readonly MoveSeen[],
  mover: Mover,
  inAnyOrder: boolean,
): readonly ArrowOfMoves[] {
  const alike = new Map<string, MoveSeen[]>();
  for (const move of own) {
    const { by } = move;
    const key = JSON.stringify(by.length > 2 && !inAnyOrder ? by.slice(0, 2) : [by, move.to.vertex]);
    alike.set(key, [...(alike.get(key) ?? []), move]);
  }
  return [...alike.values()].flatMap((moves) => {
    const [{ by }] = moves;
    const goesOn = moves.length > 1 && by.length > 2 && !inAnyOrder;
    const shown = goesOn ? movesInOrder(moves, mover, () => 0).slice(0, 1) : moves;
    return shown.map((move) => ({ move, end: goesOn ? by[1] : move.by[move.by.length - 1] }));
  });
}

/** More arrows would hide the board. */
const mostArrows = 60;
/**
 * In units of the board: an arrow begins so far from the middle of a place, and ends at most so far before
 * the middle of another.
 */
const apart = 9;
const textRoom = 18;

type Hinted = {
  readonly mover: Mover;
  /** The places of a move may be clicked in any order. */
  readonly inAnyOrder: boolean;
  readonly own: readonly MoveSeen[];
  readonly good: ReadonlyMap<MoveSeen, MoveGoodness>;
};

/** The moves of each player who may be asked for one. */
function useHinted(read: PositionRead, isShown: boolean): readonly Hinted[] {
  const here = useEditor((state) => boardSeen(state)?.here);
  const playing = useEditor(isPlaying);
  const hand = useEditor(handToMove);
  const better = useBetterMoves(read, isShown);
  if (here?.position !== read.printed) return [];
  const movers: readonly Mover[] = playing
    ? hand
      ? [hand]
      : []
    : read.ruleset.players === 'impartial'
      ? ['left']
      : ['left', 'right'];
  const inAnyOrder = read.moves().some((move) => move.inAnyOrder);
  return movers.map((mover) => {
    const own = here.found.moves.filter(({ player }) => player === mover || player === 'either');
    return { mover, inAnyOrder, own, good: goodMoves(here.found.moves, mover, better) };
  });
}

const worthOf = (move: MoveSeen, good: MoveGoodness): Mark => [
  ...shortWorth(move.to),
  ...plainMark(signsOfMove(good)),
];

/** The size of the text, in units of the board. */
const worthSize = 10;

function Said({ x, y, says, player }: { x: number; y: number; says: Mark; player: string }) {
  return (
    <text className={css.worth} x={x} y={y} dy="0.35em" data-player={player}>
      <WorthSigns mark={says} size={worthSize} />
    </text>
  );
}

/** In units of the board, between values of moves that end at one place. */
const lineHeight = 11;

/**
 * By move, the distance of its value from the middle of its arrow's end, so that values at one place are
 * below each other.
 */
function linesApart(arrows: readonly ArrowOfMoves[]): ReadonlyMap<MoveSeen, number> {
  const ends = new Map<string, MoveSeen[]>();
  for (const { move, end } of arrows) ends.set(end, [...(ends.get(end) ?? []), move]);
  const apartBy = (own: readonly MoveSeen[]) =>
    own.map((move, i) => [move, (i - (own.length - 1) / 2) * lineHeight] as const);
  return new Map([...ends.values()].flatMap(apartBy));
}

type ArrowDrawn = ArrowOfMoves & { readonly good: MoveGoodness; readonly lower: number };

function Arrow({
  drawn: { move, end, good, lower },
  at,
}: {
  readonly drawn: ArrowDrawn;
  readonly at: (name: string) => BoardPlace | undefined;
}) {
  const [first, last] = [at(move.by[0]), at(end)];
  if (!first || !last) return null;
  const [from, to] = [middleOf(first), middleOf(last)];
  const says = worthOf(move, good);
  const { player } = move;
  if (first === last) return <Said x={from.x} y={from.y + lower} says={says} player={player} />;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [x1, y1] = [from.x + apart * dx, from.y + apart * dy];
  // The arrow ends before its value, which is shown where the piece would land.
  const before = Math.min(textRoom, 0.45 * length);
  const [x2, y2] = [to.x - before * dx, to.y - before * dy];
  const head = `${x2},${y2} ${x2 - 6 * dx - 3 * dy},${y2 - 6 * dy + 3 * dx} ${x2 - 6 * dx + 3 * dy},${y2 - 6 * dy - 3 * dx}`;
  return (
    <g className={css.arrow} data-player={player} data-best={good.comesTo !== undefined || undefined}>
      <line x1={x1} y1={y1} x2={x2 - 4 * dx} y2={y2 - 4 * dy} />
      <polygon points={head} />
      <Said x={to.x - 0.2 * before * dx} y={to.y - 0.2 * before * dy + lower} says={says} player={player} />
    </g>
  );
}

/** What either player can play is drawn once. */
function drawnOf(hinted: readonly Hinted[]): readonly ArrowDrawn[] {
  const drawn = new Map<MoveSeen, ArrowOfMoves>();
  for (const { own, mover, inAnyOrder } of hinted)
    for (const arrow of arrowsOfMoves(own, mover, inAnyOrder).slice(0, mostArrows))
      drawn.set(arrow.move, arrow);
  const arrows = [...drawn.values()];
  const lower = linesApart(arrows);
  return arrows.map(({ move, end }) => ({
    move,
    end,
    good: goodIn(hinted, move),
    lower: lower.get(move) ?? 0,
  }));
}

/**
 * What is good about a move for a player who may be asked for it; with two players, for the first for whom
 * anything is.
 */
function goodIn(hinted: readonly Hinted[], move: MoveSeen): MoveGoodness {
  const found = hinted.flatMap(({ good }) => good.get(move) ?? []);
  return found.find(({ comesTo }) => comesTo !== undefined) ?? found[0] ?? nothingGood;
}

const isBothGood = (good: MoveGoodness | undefined): boolean =>
  good?.comesTo !== undefined && good.isUnbeaten;

/** By the place from which it goes, the best move of each piece. */
function bestOfPieces({ mover, own, good }: Hinted): ReadonlyMap<string, MoveSeen> {
  const pieces = new Map<string, MoveSeen[]>();
  for (const move of own) pieces.set(move.by[0], [...(pieces.get(move.by[0]) ?? []), move]);
  return new Map(
    [...pieces].map(([place, moves]) => {
      const top =
        moves.find((move) => isBothGood(good.get(move))) ??
        moves.find((move) => good.get(move)?.comesTo !== undefined);
      return [place, top ?? movesInOrder(moves, mover, () => 0)[0]];
    }),
  );
}

export function BoardHints({
  read,
  places,
}: {
  readonly read: PositionRead;
  readonly places: readonly BoardPlace[];
}) {
  const arrows = useEditor((state) => state.showsArrows);
  const reach = useEditor((state) => state.showsReach);
  const isChosen = useEditor(({ clicked, lifted }) => clicked.length > 0 || lifted !== undefined);
  const hinted = useHinted(read, arrows || reach);
  if (isChosen || (!arrows && !reach)) return null;
  const byName = new Map(places.map((place) => [place.name, place]));
  const at = (name: string): BoardPlace | undefined => byName.get(name);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a group of lines and letters takes the focus
    <g aria-hidden="true" className={css.hints}>
      {arrows &&
        drawnOf(hinted).map((drawn) => (
          <Arrow key={`${drawn.move.by.join(' ')} ${drawn.move.to.vertex}`} drawn={drawn} at={at} />
        ))}
      {reach &&
        !arrows &&
        hinted.flatMap((each) =>
          [...bestOfPieces(each)].map(([name, move]) => {
            const place = at(name);
            if (!place) return null;
            const { y2 } = boxOfForm(place.area);
            return (
              <Said
                key={`${each.mover} ${name}`}
                x={middleOf(place).x}
                y={y2 - 7}
                says={worthOf(move, each.good.get(move) ?? nothingGood)}
                player={move.player}
              />
            );
          }),
        )}
    </g>
  );
}
