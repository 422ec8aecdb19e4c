/** Why the selected node of a simultaneous game has no value: both moves of a pair without a result, or the cycle, which is lit meanwhile. */
import type { NodeId } from '../../engine/document/index.ts';
import { useEditor } from '../store/editor.ts';
import { whyNoneOf } from '../store/obstacles.ts';
import css from './card.module.css';

export function WhyNone({ id }: { readonly id: NodeId }) {
  const says = useEditor((state) => whyNoneOf(state, id).join(' '));
  return says === '' ? null : <p className={css.quiet}>{says}</p>;
}
