/** What a node is called, in a panel: formulas typeset as on the canvas, other names as the words they are. */
import { calledNode, type GameNode, nodeName } from '../../engine/index.ts';
import { MarkText } from './MathText.tsx';

export function NameText({ name }: { readonly name: string }) {
  const { mark, latex } = nodeName(name);
  return latex === undefined ? <em>{name}</em> : <MarkText mark={mark} spoken={name} />;
}

export const NodeName = ({ node }: { readonly node: GameNode }) => <NameText name={calledNode(node)} />;
