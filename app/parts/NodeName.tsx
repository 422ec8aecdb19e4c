/** A node's name in a panel: formulas are typeset as on the canvas, other names are plain words. */
import { memo } from 'react';
import { calledNode, type GameNode } from '../../engine/document/index.ts';
import { nodeName } from '../../engine/figure/index.ts';
import { MarkText } from './MathText.tsx';

export const NameText = memo(function NameText({ name }: { readonly name: string }) {
  const { mark, latex } = nodeName(name);
  return latex === undefined ? <em>{name}</em> : <MarkText mark={mark} spoken={name} />;
});

export const NodeName = ({ node }: { readonly node: GameNode }) => <NameText name={calledNode(node)} />;
