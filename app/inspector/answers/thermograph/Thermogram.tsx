/**
 * The thermograph as one points at it: a piece of a wall is under the pointer, tapped, or reached by Tab and
 * the arrow keys; a handle at the right margin is the tax, with a level line through the walls.
 */
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import type { Spot } from '../../../../engine/figure/index.ts';
import {
  atSpot,
  inPlot,
  pieceCalled,
  type Thermograph,
  type ToldPiece,
  wallAt,
} from '../../../../engine/theories/index.ts';
import { FigurePicture, FigureShapes } from '../../../parts/FigureShapes.tsx';
import { nearestStretch, type Stretch, type ThermographPicture } from './picture.ts';
import { cornerTaxes, leastChosen, steadied, stepOf, taxByKey, taxOnScreen } from './taxes.ts';
import css from './thermogram.module.css';
import type { WallsRead } from './walls-read.ts';

/** In the figure's lengths: how far from a piece one may point at it, and a finger may. */
const [reach, fingersReach] = [11, 22];
/** What the handle takes at the right. */
const handleRoom = 24;

type Props = {
  readonly explained: WallsRead;
  readonly picture: ThermographPicture;
  /** How many pixels a length of the figure is. */
  readonly scale: number;
  /** The place of the piece that is read, after the pieces that of the mast. */
  readonly read: number | undefined;
  readonly kept: number | undefined;
  readonly tax: number;
  /** Undefined when nothing is pointed at any more. */
  point(place: number | undefined): void;
  keep(place: number): void;
  setTax(tax: number): void;
};

/** Where in the figure an event took place. */
function spotOf(svg: SVGSVGElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const matrix = svg?.getScreenCTM()?.inverse();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x, y };
}

export function Thermogram(props: Props) {
  const { explained, picture, scale, read, kept, tax, point, keep } = props;
  const { figure, stretches } = picture;
  const svg = useRef<SVGSVGElement>(null);
  const { x, y, height } = figure.bounds;
  const width = figure.bounds.width + handleRoom;
  const at = (event: PointerEvent | React.MouseEvent): number | undefined => {
    const isFinger = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    return nearestStretch(stretches, spotOf(svg.current, event), isFinger ? fingersReach : reach);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the pieces inside are buttons with keys of their own
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no picture
    <svg
      ref={svg}
      className={css.thermogram}
      role="group"
      aria-label={figure.description}
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{ width: `${width * scale}px` }}
      onPointerMove={(event) => event.pointerType === 'mouse' && point(at(event))}
      onPointerLeave={() => point(undefined)}
      onClick={(event) => {
        const place = at(event);
        if (place !== undefined) keep(place);
      }}
    >
      <FigureShapes figure={figure} />
      <Pieces {...props} />
      <ReadStretch stretch={stretches[read ?? -1]} kept={kept === read} />
      <Level thermograph={explained.thermograph} picture={picture} tax={tax} />
      <Handle {...props} svg={svg} />
    </svg>
  );
}

/** One of them is reached by Tab, the others from there by arrow keys. */
function Pieces({ explained: { pieces }, picture: { stretches }, read, kept, point, keep }: Props) {
  const group = useRef<SVGGElement>(null);
  const inTabOrder = read ?? 0;
  const press = (event: KeyboardEvent, place: number): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      keep(place);
      return;
    }
    const to = placeByKey(pieces, place, event.key);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    group.current?.querySelectorAll<SVGElement>('[role="button"]')[to]?.focus();
  };
  return (
    <g ref={group} role="toolbar" aria-label="Segments of the walls" aria-orientation="vertical">
      {stretches.map(({ from, to }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a button of HTML is no part of a picture
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its place
          key={place}
          role="button"
          tabIndex={place === inTabOrder ? 0 : -1}
          className={css.piece}
          aria-label={pieces[place] ? pieceCalled(pieces[place]).replaceAll('-', '−') : 'The mast'}
          aria-pressed={kept === place}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point(place)}
          onBlur={() => point(undefined)}
          onKeyDown={(event) => press(event, place)}
        >
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        </g>
      ))}
    </g>
  );
}

/** Up and down along a wall and over the mast, sideways to the other wall. */
function placeByKey(pieces: readonly ToldPiece[], place: number, key: string): number | undefined {
  const mast = pieces.length;
  const firstRight = pieces.findIndex(({ wall }) => wall === 'right');
  const first = { left: 0, right: firstRight } as const;
  const last = { left: firstRight - 1, right: mast - 1 } as const;
  const piece = pieces[place];
  switch (key) {
    case 'ArrowUp':
      return !piece || place === last[piece.wall] ? mast : place + 1;
    case 'ArrowDown':
      if (!piece) return last.left >= 0 ? last.left : mast;
      return Math.max(first[piece.wall], place - 1);
    case 'ArrowLeft':
    case 'ArrowRight': {
      const wall = key === 'ArrowLeft' ? 'left' : 'right';
      if (firstRight < 0 || piece?.wall === wall) return place;
      if (!piece) return last[wall];
      const beside = pieces.findIndex((each) => each.wall === wall && each.to.t > piece.from.t);
      return beside < 0 ? last[wall] : beside;
    }
    case 'Home':
      return 0;
    case 'End':
      return mast;
    default:
      return undefined;
  }
}

/** The piece that is read. */
function ReadStretch({ stretch, kept }: { readonly stretch: Stretch | undefined; readonly kept: boolean }) {
  if (!stretch) return null;
  const { from, to } = stretch;
  return (
    <g className={css.read} data-kept={kept || undefined}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle cx={from.x} cy={from.y} r={3} />
      <circle cx={to.x} cy={to.y} r={3} />
    </g>
  );
}

/** The same picture without pointing, as an audience sees it. */
export function ThermogramSeen(props: {
  readonly picture: ThermographPicture;
  readonly scale: number;
  readonly thermograph: Thermograph;
  readonly read: number | undefined;
  readonly tax: number;
}) {
  const { picture, scale, thermograph, read, tax } = props;
  const { figure, stretches } = picture;
  return (
    <FigurePicture className={css.thermogram} figure={figure} pixels={scale}>
      <ReadStretch stretch={stretches[read ?? -1]} kept />
      <Level thermograph={thermograph} picture={picture} tax={tax} />
    </FigurePicture>
  );
}

/** The line at the tax, with a dot at either wall. */
function Level(props: { readonly thermograph: Thermograph } & Pick<Props, 'picture' | 'tax'>) {
  const {
    thermograph: { left, right },
    picture: { plot },
    tax,
  } = props;
  if (tax < plot.least.t || tax > plot.most.t) return null;
  const [from, to] = [inPlot(plot, plot.most.x, tax), inPlot(plot, plot.least.x, tax)];
  return (
    <g className={css.level}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {[left, right].map((wall, place) => {
        const spot = inPlot(plot, wallAt(wall, tax), tax);
        // biome-ignore lint/suspicious/noArrayIndexKey: Left's wall and Right's
        return <circle key={place} cx={spot.x} cy={spot.y} r={3.2} />;
      })}
    </g>
  );
}

function Handle(props: Props & { readonly svg: React.RefObject<SVGSVGElement | null> }) {
  const { explained, picture, tax, setTax, svg } = props;
  const { plot, figure } = picture;
  const corners = useMemo(() => cornerTaxes(explained.thermograph), [explained]);
  const steps = { corners, step: stepOf(plot.most.t - plot.least.t), most: plot.most.t };
  const drag = (event: PointerEvent): void => {
    const { t } = atSpot(plot, spotOf(svg.current, event));
    setTax(steadied(t, { ...steps, reach: 4 / plot.unit.t }));
  };
  const press = (event: KeyboardEvent): void => {
    const to = taxByKey(tax, event.key, steps);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setTax(to);
  };
  const stands = Math.min(plot.most.t, Math.max(plot.least.t, tax));
  const { y } = inPlot(plot, plot.least.x, stands);
  const x = figure.bounds.x + figure.bounds.width + 4;
  return (
    <g
      role="slider"
      tabIndex={0}
      className={css.handle}
      aria-label="Tax t on every move"
      aria-orientation="vertical"
      aria-valuemin={leastChosen}
      aria-valuemax={Math.max(plot.most.t, tax)}
      aria-valuenow={tax}
      aria-valuetext={`t = ${taxOnScreen(tax)}`}
      onKeyDown={press}
      onClick={(event) => event.stopPropagation()}
      onPointerMove={(event) => {
        event.stopPropagation();
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
      }}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
        drag(event);
      }}
    >
      <rect x={x - 6} y={y - 20} width={handleRoom + 6} height={40} />
      <path d={`M${x} ${y}l9 -6h9v12h-9z`} />
    </g>
  );
}
