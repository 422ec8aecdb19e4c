/**
 * The board of a node of the graph beside, small, next to the node: where a pointer rests on it, or the
 * keyboard is there.
 */
import { useMemo } from 'react';
import { type Box, nodeRadius, type Spot, styles } from '../../../engine/figure/index.ts';
import { boardFigure } from '../../../engine/pictures/index.ts';
import { onScreen, type Size } from '../../canvas/model/camera.ts';
import { readPositionOf } from '../../store/position-of.ts';
import type { GraphBeside } from '../../store/state/board-graph.ts';
import { words } from '../../words.ts';
import { BoardFigure } from '../BoardFigure.tsx';
import css from './board-graph.module.css';
import { placeOfNode, worthOfNode } from './nodes-of-part.ts';
import type { GraphSight } from './use-sight.ts';

/**
 * In pixels, as the style sheet has them: the width, what surrounds the picture, and the most that the
 * picture has of the height.
 */
const width = 176;
const padding = 8;
const lineBelow = 28;
const highest = 146;
const gap = 14;

const style = { ...styles.screen, legend: 'none' } as const;

const covers = ({ x1, y1, x2, y2 }: Box, { x, y }: Spot): boolean => x > x1 && x < x2 && y > y1 && y < y2;

/**
 * Right or left of a node, above or below it, within the view, where it covers the fewest of these places;
 * the first of them weighs most.
 */
function placeBeside(at: Spot, reach: number, height: number, size: Size, others: readonly Spot[]): Spot {
  const inside = (x: number, y: number): Spot => ({
    x: Math.max(0, Math.min(size.width - width, x)),
    y: Math.max(0, Math.min(size.height - height, y)),
  });
  const far = reach + gap;
  const ways = [
    inside(at.x + far, at.y - height / 2),
    inside(at.x - far - width, at.y - height / 2),
    inside(at.x - width / 2, at.y + far),
    inside(at.x - width / 2, at.y - far - height),
  ];
  const costs = ways.map(({ x, y }) => {
    const box = { x1: x - reach, y1: y - reach, x2: x + width + reach, y2: y + height + reach };
    return others.reduce(
      (sum, each, i) => sum + (covers(box, each) ? (i === 0 ? others.length + 1 : i === 1 ? 4 : 1) : 0),
      0,
    );
  });
  return ways[costs.indexOf(Math.min(...costs))];
}

export function NodePreview(props: {
  readonly graph: GraphBeside;
  readonly node: number;
  /** The node of the position on the board. */
  readonly stands: number | undefined;
  readonly sight: Pick<GraphSight, 'view' | 'size'>;
}) {
  const { graph, node, stands = node, sight } = props;
  const { view, size } = sight;
  const { position } = graph.part.found[node];
  const { ruleset } = graph.game;
  const figure = useMemo(() => {
    const read = readPositionOf({ ruleset, position });
    return read && boardFigure(read.board(), { title: read.ruleset.name }, style);
  }, [ruleset, position]);
  if (!figure) return null;
  const at = (each: number): Spot => onScreen(view, placeOfNode(graph, each));
  const { bounds } = figure;
  const picture = Math.min(highest, ((width - 2 * padding) * bounds.height) / bounds.width);
  const others = [node, stands, ...graph.part.found.keys()].map(at);
  const { x, y } = placeBeside(
    at(node),
    nodeRadius * view.zoom,
    picture + 2 * padding + lineBelow,
    size,
    others,
  );
  const worth = worthOfNode(graph, node);
  return (
    <div className={css.preview} style={{ left: x, top: y }} aria-hidden="true" data-position={position}>
      <div style={{ height: picture }}>
        <BoardFigure figure={figure} role="img" label={words.boards.picture(figure.description)} />
      </div>
      <p>
        <span className={css.notation}>{position}</span>
        {worth && <b>{worth.text}</b>}
      </p>
    </div>
  );
}
