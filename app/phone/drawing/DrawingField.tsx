/** The drawing as it is seen and touched: a tap does what the tool says, and a node can be dragged. */
import { useRef, useState } from 'react';
import type { DrawnAnswer } from '../../../engine/marking/index.ts';
import { phoneWords } from '../words.ts';
import { arcNear, drawnCourse } from './drawn-course.ts';
import {
  type DrawnPlayer,
  drawnNodeName,
  drawnNodeNear,
  drawnRadius,
  withArc,
  withNode,
  withNodeAt,
  withoutArc,
  withoutNode,
} from './edits.ts';

export type DrawingTool = keyof typeof phoneWords.drawing.tools;

type FieldProps = {
  readonly drawing: DrawnAnswer;
  readonly partizan: boolean;
  readonly says: string;
  readonly isClosed: boolean;
  readonly tool: DrawingTool;
  readonly player: DrawnPlayer;
  /** The node from which an arc is being drawn. */
  readonly from: number | undefined;
  readonly onFrom: (node: number | undefined) => void;
  readonly onEdit: (drawing: DrawnAnswer) => void;
};

type Drag = {
  readonly node: number | undefined;
  readonly x: number;
  readonly y: number;
  readonly isMoving: boolean;
};

/** In pixels: half of a target that a finger hits well, and how far a tap may slip. */
const [reachPixels, slipPixels] = [22, 8];

export function DrawingField(props: FieldProps) {
  const { drawing, says, isClosed, tool, player, from, onFrom, onEdit } = props;
  const field = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Drag | undefined>(undefined);
  const unit = (): number => (field.current?.getBoundingClientRect().width || 100) / 100;
  const placeOf = (event: React.PointerEvent): readonly [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    return [((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100];
  };
  const reach = (): number => Math.max(drawnRadius, reachPixels / unit());
  const tapNode = (node: number): void => {
    if (tool === 'delete') onEdit(withoutNode(drawing, node));
    else if (tool === 'arc' && from === undefined) onFrom(node);
    else if (tool === 'arc' && from !== undefined) {
      onEdit(withArc(drawing, [from, node, player]));
      onFrom(undefined);
    }
  };
  const tap = (place: readonly [number, number]): void => {
    const node = drawnNodeNear(drawing, place, reach());
    if (node !== undefined) tapNode(node);
    else if (tool === 'node') onEdit(withNode(drawing, place));
    else if (tool === 'arc') onFrom(undefined);
    else {
      const arc = arcNear(drawing, place, reach());
      if (arc !== undefined) onEdit(withoutArc(drawing, arc));
    }
  };
  const shown =
    drag?.isMoving && drag.node !== undefined && tool !== 'arc'
      ? withNodeAt(drawing, drag.node, [drag.x, drag.y])
      : drawing;
  return (
    <svg
      ref={field}
      className={isClosed ? 'drawing drawing-closed' : 'drawing'}
      viewBox="0 0 100 100"
      role="img"
      aria-label={`${phoneWords.drawing.field}. ${says}`}
      onPointerDown={(event) => {
        if (isClosed || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const [x, y] = placeOf(event);
        setDrag({ node: drawnNodeNear(drawing, [x, y], reach()), x, y, isMoving: false });
      }}
      onPointerMove={(event) => {
        if (!drag || !event.isPrimary) return;
        const [x, y] = placeOf(event);
        const isMoving = drag.isMoving || Math.hypot(x - drag.x, y - drag.y) * unit() > slipPixels;
        if (isMoving) setDrag({ ...drag, x, y, isMoving });
      }}
      onPointerUp={(event) => {
        if (!drag || !event.isPrimary) return;
        const [x, y] = placeOf(event);
        setDrag(undefined);
        if (!drag.isMoving) tap([drag.x, drag.y]);
        else if (tool !== 'arc' && drag.node !== undefined) onEdit(withNodeAt(drawing, drag.node, [x, y]));
        else if (tool === 'arc' && drag.node !== undefined) {
          const to = drawnNodeNear(drawing, [x, y], reach());
          if (to !== undefined && to !== drag.node) onEdit(withArc(drawing, [drag.node, to, player]));
          onFrom(undefined);
        }
      }}
      onPointerCancel={() => setDrag(undefined)}
    >
      {drag?.isMoving && tool === 'arc' && drag.node !== undefined && (
        <line
          className="arc-coming"
          x1={drawing.nodes[drag.node][0]}
          y1={drawing.nodes[drag.node][1]}
          x2={drag.x}
          y2={drag.y}
        />
      )}
      <Arcs drawing={shown} partizan={props.partizan} />
      {shown.nodes.map(([x, y], node) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: nodes are known by their numbers
          key={node}
          className={`node${node === 0 ? ' node-first' : ''}${node === from ? ' node-from' : ''}`}
        >
          <circle cx={x} cy={y} r={drawnRadius} />
          <text x={x} y={y + 1.9}>
            {drawnNodeName(node)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Left is blue, Right is red and dashed, arcs of both are green and double, as in figures. */
const Arcs = ({ drawing, partizan }: { readonly drawing: DrawnAnswer; readonly partizan: boolean }) =>
  drawing.arcs.map((arc) => {
    const { path, head } = drawnCourse(drawing, arc);
    const player = partizan ? arc[2] : 'plain';
    return (
      <g key={`${arc[0]} ${arc[1]}`} className={`drawn-arc drawn-arc-${player}`}>
        <path d={path} />
        {player === 'both' && <path className="drawn-gap" d={path} />}
        <polygon points={head} />
      </g>
    );
  });
