/** A panel tells the canvas which nodes it names while it is shown: those without a name bear their ids there meanwhile. */
import { useEffect, useId } from 'react';
import type { NodeId } from '../../engine/document/index.ts';
import { speakOf } from '../store/showing.ts';

export function useSpoken(nodes: readonly NodeId[]): void {
  const panel = useId();
  useEffect(() => speakOf(panel, nodes), [panel, nodes]);
  useEffect(() => () => speakOf(panel, []), [panel]);
}
