/** The buttons that move the view of the graph beside a board. */
import { Minus, Plus, Scan } from 'lucide-react';
import { IconButton } from '../../parts/Button.tsx';
import { words } from '../../words.ts';
import css from './board-graph.module.css';
import type { GraphSight } from './use-sight.ts';

export const zoomStep = 1.3;

export function SightButtons({ sight }: { readonly sight: Pick<GraphSight, 'zoom' | 'fit'> }) {
  return (
    <div className={css.zooms}>
      <IconButton name={words.boardGraph.nearer} onClick={() => sight.zoom(zoomStep)}>
        <Plus size={16} aria-hidden="true" />
      </IconButton>
      <IconButton name={words.boardGraph.farther} onClick={() => sight.zoom(1 / zoomStep)}>
        <Minus size={16} aria-hidden="true" />
      </IconButton>
      <IconButton name={words.boardGraph.fit} onClick={sight.fit}>
        <Scan size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
