/**
 * A panel tells the canvas which nodes it names while it is shown: those without a name bear their ids there
 * meanwhile.
 */
import { useEffect, useId } from 'react';
import type { NodeId } from '../../engine/document/index.ts';
import { speakOf } from '../store/showing.ts';

/**
 * Once all effects have run: until then the components round the panel still compare the store with what they
 * showed before, and would be rendered again.
 */
const speakSoon = (panel: string, nodes: readonly NodeId[]): void =>
  queueMicrotask(() => speakOf(panel, nodes));

export function useSpoken(nodes: readonly NodeId[]): void {
  const panel = useId();
  useEffect(() => speakSoon(panel, nodes), [panel, nodes]);
  useEffect(() => () => speakSoon(panel, []), [panel]);
}
