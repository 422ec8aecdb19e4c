/**
 * How a move is drawn on a board on which rules are tried: a thin arrow, or a ring at a single place, in its
 * owner's colour.
 */
import type { ArrowToTry, BoardPlace } from '../../engine/rulesets/index.ts';
import css from './board-trial.module.css';
import { middleOf } from './nearest-place.ts';

type Spot = { readonly x: number; readonly y: number };

/**
 * In units of the board: how far arrows of Left and Right between the same places are apart, and how long a
 * head is.
 */
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
/**
 * A node has its number or its piece in the middle, and Either's sign this far below; an arc's disc is at
 * most `ofArc` and has neither.
 */
const [belowNode, ofArc] = [11, 9];

/** Where the sign of a move at this place is. */
export function signOfMove(place: BoardPlace, player: ArrowToTry['player']): Spot {
  const { x, y } = middleOf(place);
  const isNode = place.area.kind === 'disc' && place.area.radius > ofArc;
  return { x: x + besideMiddle[player], y: player === 'either' && isNode ? y + belowNode : y };
}

/** A thin arrow through these places; a move at a single place is a ring. */
export function MoveShape({
  player,
  through,
}: {
  readonly player: ArrowToTry['player'];
  readonly through: readonly BoardPlace[];
}) {
  const [start, ...rest] = through;
  if (rest.every((place) => place === start)) {
    const at = signOfMove(start, player);
    // On a drawing, arcs pass where the ring is.
    const onDrawing = start.area.kind === 'disc';
    return (
      <>
        <circle className={css.hit} cx={at.x} cy={at.y} r={8} />
        {onDrawing && <circle className={css.ground} cx={at.x} cy={at.y} r={5} />}
        <Ring player={player} at={at} radius={5} />
        <circle className={css.dot} cx={at.x} cy={at.y} r={1.6} />
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

/**
 * What a small picture of a move has in its place: around a node there is a ring, in which its piece is seen.
 */
export function MoveMark(props: {
  readonly player: ArrowToTry['player'];
  readonly through: readonly BoardPlace[];
}) {
  const [place, ...rest] = props.through;
  const isNode = rest.length === 0 && place?.area.kind === 'disc' && place.area.radius > ofArc;
  return (
    <g className={css.mark} data-player={props.player}>
      {isNode ? (
        <Ring player={props.player} at={middleOf(place)} radius={ofRing} />
      ) : (
        <MoveShape {...props} />
      )}
    </g>
  );
}

/** The radius of the ring around a node. */
const ofRing = 19;

function Ring({
  player,
  at: { x, y },
  radius,
}: {
  readonly player: ArrowToTry['player'];
  readonly at: Spot;
  readonly radius: number;
}) {
  const ring = { cx: x, cy: y, r: radius };
  return (
    <>
      <circle className={css.halo} {...ring} />
      <circle className={css.line} {...ring} />
      {player === 'either' && <circle className={css.between} {...ring} />}
    </>
  );
}
