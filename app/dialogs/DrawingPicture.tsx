/**
 * A small picture of a drawing for a card: nodes, and arcs with their real curves and strokes, and scores; no
 * values, no names.
 */
import { useMemo } from 'react';
import {
  bothStuck,
  edgeKey,
  type GameDocument,
  isScored,
  type NodeId,
  stuckIn,
  type Whose,
} from '../../engine/document/index.ts';
import { type Curve, curvesOf, nodeRadius } from '../../engine/figure/index.ts';
import { type ScorePlace, scorePlaces, scoreSigns } from '../../engine/pictures/index.ts';
import css from './picture.module.css';

// The scores in a small picture: ∅ with the score raised, below a node that both players end at, else on the
// side of the player who is stuck.

/** With more nodes the signs would cover each other. */
const mostScored = 40;
/** The size of a sign, as a share of a node's radius. */
const size = 1.45;
/** The size of what is raised in it. */
const raised = 1.1;

/** The place of a sign, in radii from the middle of its node, and which end of the sign is there. */
const spots: Readonly<Record<ScorePlace, { x: number; y: number; anchor: 'start' | 'middle' | 'end' }>> = {
  score: { x: 0, y: 2.4, anchor: 'middle' },
  leftScore: { x: -1.25, y: 0.45, anchor: 'end' },
  rightScore: { x: 1.25, y: 0.45, anchor: 'start' },
};

/** Whether the picture of a document shows its scores. */
const picturesScores = (document: GameDocument): boolean =>
  document.nodes.length <= mostScored && isScored(document);

/** Precondition: the picture shows its scores. */
function PictureScores({ document, radius }: { readonly document: GameDocument; readonly radius: number }) {
  const stuck = stuckIn(document);
  return document.nodes.flatMap(({ id, x, y, score }) => {
    const signs = scoreSigns(score, stuck.get(id) ?? bothStuck);
    return scorePlaces.flatMap((place) => {
      const sign = signs[place];
      if (!sign) return [];
      const spot = spots[place];
      return [
        <text
          key={`${id} ${place}`}
          x={x + spot.x * radius}
          y={y + spot.y * radius}
          textAnchor={spot.anchor}
          fontSize={size * radius}
          className={sign.isDefault ? css.counts0 : css.score}
        >
          {sign.mark.map((run) => (
            <tspan
              key={run.script}
              dy={run.script === 'sup' ? -0.5 * radius : 0}
              fontSize={run.script === 'sup' ? raised * radius : undefined}
            >
              {'text' in run && run.text}
            </tspan>
          ))}
        </text>,
      ];
    });
  });
}

/** With more arcs a small picture would be a gray cloud, so only nodes are drawn. */
const mostArcs = 700;
const margin = nodeRadius + 10;
/** Beside the outermost nodes. */
const roomForScores = 24;
/** The least radius of a node, as a share of the picture's height. */
const leastDot = 0.012;

function pathOf({ quads, bow, loop }: Curve): string {
  const at = (i: number): string => `${quads[i].toFixed(1)} ${quads[i + 1].toFixed(1)}`;
  if (bow === 0 && !loop) return `M${at(0)}L${at(4)}`;
  let path = `M${at(0)}`;
  for (let i = 2; i + 3 < quads.length; i += 4) path += `Q${at(i)} ${at(i + 2)}`;
  return path;
}

/** A matrix of two rows and two columns, on arcs of both players'. */
const roundSign = 'M-6 -6H6V6H-6ZM-6 0H6M0 -6V6';

/** How much larger heads are in a small picture. */
const largeHead = 1.5;

type ArrowProps = {
  readonly curve: Curve;
  readonly player: Whose | 'plain';
  readonly head: number;
};

function Arrow({ curve, player, head }: ArrowProps) {
  const { quads, into, middle } = curve;
  const [x, y] = [quads[quads.length - 2], quads[quads.length - 1]];
  // The head points against the direction in which the target sees the arc.
  const turn = (into * 180) / Math.PI + 180;
  return (
    <g className={css[player]}>
      {player === 'either' && <path d={pathOf(curve)} className={css.outer} />}
      <path d={pathOf(curve)} className={css.line} />
      <path
        d="M0 0L-10 -4.5L-10 4.5Z"
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${head})`}
        className={css.head}
      />
      {player === 'both' && (
        <path d={roundSign} transform={`translate(${middle.x} ${middle.y})`} className={css.sign} />
      )}
    </g>
  );
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Small drawings are not enlarged on a card beyond their own size. */
const leastOnCard = { width: 340, height: 190 };

/**
 * The box round nodes and arcs, loops included, with a margin and `more` of it, and at least of a size.
 */
function boxAround(
  { nodes }: GameDocument,
  curves: readonly Curve[],
  more: number,
  atLeast: Pick<Box, 'width' | 'height'>,
): Box {
  const xs = [
    ...nodes.map(({ x }) => x),
    ...curves.flatMap(({ quads }) => quads.filter((_, i) => i % 2 === 0)),
  ];
  const ys = [
    ...nodes.map(({ y }) => y),
    ...curves.flatMap(({ quads }) => quads.filter((_, i) => i % 2 === 1)),
  ];
  const least = (all: readonly number[]): number => all.reduce((a, b) => Math.min(a, b), all[0] ?? 0);
  const most = (all: readonly number[]): number => all.reduce((a, b) => Math.max(a, b), all[0] ?? 0);
  const [left, right, top, bottom] = [least(xs), most(xs), least(ys), most(ys)];
  const width = Math.max(right - left + 2 * (margin + more), atLeast.width);
  const height = Math.max(bottom - top + 2 * (margin + more), atLeast.height);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Small drawings of one node, or of nodes in a line, are not enlarged without end. */
const leastOfSmall = { width: 190, height: 95 };

type PictureProps = {
  readonly document: GameDocument;
  /** Drawn much smaller than a card, with a ring about the node from which one starts. */
  readonly small?: { readonly start: NodeId };
};

export function DrawingPicture({ document, small }: PictureProps) {
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
  const withScores = picturesScores(document);
  const box = boxAround(
    document,
    arcs.map(({ curve }) => curve),
    withScores ? roomForScores : 0,
    small ? leastOfSmall : leastOnCard,
  );
  // In a large drawing nodes are only dots, of at least this size.
  const radius = Math.max(nodeRadius, Math.max(box.width / 2, box.height) * leastDot);
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      className={small && css.small}
      aria-hidden="true"
    >
      {arcs.map(({ key, player, curve }) => (
        <Arrow key={key} curve={curve} player={mixed ? player : 'plain'} head={small ? largeHead : 1} />
      ))}
      {document.nodes.map(({ id, x, y, gray }) => (
        <circle
          key={id}
          cx={x}
          cy={y}
          r={radius}
          className={gray ? css.gray : css.white}
          style={small ? undefined : { strokeWidth: radius / 9 }}
        />
      ))}
      {small &&
        document.nodes
          .filter(({ id }) => id === small.start)
          .map(({ id, x, y }) => (
            <circle key={`start ${id}`} cx={x} cy={y} r={1.35 * radius} className={css.start} />
          ))}
      {withScores && <PictureScores document={document} radius={radius} />}
    </svg>
  );
}
