/** A drawing as a small picture for a card: nodes, arcs with their real curves and strokes; no values, no names. */
import { useMemo } from 'react';
import {
  type Curve,
  curvesOf,
  edgeKey,
  type GameDocument,
  nodeRadius,
  type Player,
} from '../../engine/index.ts';
import css from './picture.module.css';

/** More arcs than this in a small picture are a gray cloud: nodes alone say more. */
const mostArcs = 700;
const margin = nodeRadius + 10;

function pathOf({ quads, bow, loop }: Curve): string {
  const at = (i: number): string => `${quads[i].toFixed(1)} ${quads[i + 1].toFixed(1)}`;
  if (bow === 0 && !loop) return `M${at(0)}L${at(4)}`;
  let path = `M${at(0)}`;
  for (let i = 2; i + 3 < quads.length; i += 4) path += `Q${at(i)} ${at(i + 2)}`;
  return path;
}

function Arrow({ curve, player }: { readonly curve: Curve; readonly player: Player | 'plain' }) {
  const { quads, into } = curve;
  const [x, y] = [quads[quads.length - 2], quads[quads.length - 1]];
  // The head points against the direction in which the arc is seen from its target.
  const turn = (into * 180) / Math.PI + 180;
  return (
    <g className={css[player]}>
      {player === 'either' && <path d={pathOf(curve)} className={css.outer} />}
      <path d={pathOf(curve)} className={css.line} />
      <path
        d="M0 0L-10 -4.5L-10 4.5Z"
        transform={`translate(${x} ${y}) rotate(${turn})`}
        className={css.head}
      />
    </g>
  );
}

function boxAround({ nodes }: GameDocument): string {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  nodes.forEach(({ x, y }, i) => {
    [left, right] = i === 0 ? [x, x] : [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = i === 0 ? [y, y] : [Math.min(top, y), Math.max(bottom, y)];
  });
  // Small drawings are not blown up beyond their own size.
  const wide = Math.max(right - left + 2 * margin, 340);
  const high = Math.max(bottom - top + 2 * margin, 190);
  return `${(left + right - wide) / 2} ${(top + bottom - high) / 2} ${wide} ${high}`;
}

export function DrawingPicture({ document }: { readonly document: GameDocument }) {
  const arcs = useMemo(() => {
    if (document.edges.length > mostArcs) return [];
    const numbers = new Map(document.nodes.map((node, i) => [node.id, i]));
    const bends = new Map((document.view.bends ?? []).map((bend) => [edgeKey(bend), bend.bend]));
    const curves = curvesOf(
      document.nodes,
      document.edges.map((edge) => ({
        from: numbers.get(edge.from) ?? 0,
        to: numbers.get(edge.to) ?? 0,
        bend: bends.get(edgeKey(edge)),
      })),
    );
    return document.edges.map((edge, i) => ({ key: edgeKey(edge), player: edge.player, curve: curves[i] }));
  }, [document]);
  const mixed = arcs.some(({ player }) => player !== 'either');
  return (
    <svg viewBox={boxAround(document)} aria-hidden="true">
      {arcs.map(({ key, player, curve }) => (
        <Arrow key={key} curve={curve} player={mixed ? player : 'plain'} />
      ))}
      {document.nodes.map(({ id, x, y, gray }) => (
        <circle key={id} cx={x} cy={y} r={nodeRadius} className={gray ? css.gray : css.white} />
      ))}
    </svg>
  );
}
