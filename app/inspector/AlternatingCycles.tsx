/**
 * Says how many nodes lie on alternating cycles, or that a node reaches one, with a switch that highlights
 * the cycles on the canvas.
 */
import { useEffect, useMemo } from 'react';
import type { NodeId } from '../../engine/document/index.ts';
import { Button } from '../parts/Button.tsx';
import { cyclesFrom, cyclesOf } from '../store/alternating.ts';
import { editor, useEditor } from '../store/editor.ts';
import { lightCycles } from '../store/showing.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import css from './card.module.css';

/** If `from` is undefined, the cycles of the whole drawing. */
function Light({ from, says }: { readonly from: NodeId | undefined; readonly says: string }) {
  const shown = useEditor((state) => state.cycles !== undefined && state.cycles.from === from);
  return (
    <p className={css.cycles}>
      <span>{says}</span>
      <Button
        aria-label="Highlight the cycles"
        aria-pressed={shown}
        title="On an alternating cycle play can go on for ever while the players take turns."
        onClick={() => lightCycles(shown ? undefined : { from })}
      >
        {words.light}
      </Button>
    </p>
  );
}

/**
 * The cycles stay highlighted until they are switched off, so that a person can look at the nodes on them.
 */
export function CyclesOfDrawing() {
  const document = useEditor((state) => state.document);
  const { nodes } = cyclesOf(document);
  return nodes.size === 0 ? null : (
    <Light from={undefined} says={`Alternating cycles: ${many(nodes.size, 'node', 'nodes')}`} />
  );
}

/** The cycles are highlighted while the inspector shows this node. */
export function CyclesFromNode({ id }: { readonly id: NodeId }) {
  const document = useEditor((state) => state.document);
  const { arcs } = useMemo(() => cyclesFrom(document, id), [document, id]);
  useEffect(
    () => () => {
      if (editor().cycles?.from === id) lightCycles(undefined);
    },
    [id],
  );
  return arcs.size === 0 ? null : <Light from={id} says="Not a stopper as drawn" />;
}
