/**
 * The thermograph of a node: a piece of a wall lights the options that it comes from on the drawing, and the
 * moves behind them.
 */
import { useCallback, useMemo } from 'react';
import { calledNode, type NodeId } from '../../../../engine/document/index.ts';
import type { Saying } from '../../../../engine/explain/index.ts';
import type { AnswerTo } from '../../../../engine/questions/index.ts';
import {
  placeByName,
  sayingOfMast,
  sayingOfPiece,
  type ToldPiece,
} from '../../../../engine/theories/index.ts';
import { useEditor } from '../../../store/editor.ts';
import { seenDocument } from '../../../store/seen-document.ts';
import { pointAt } from '../../../store/showing.ts';
import type { Lit } from '../../../store/state/frame.ts';
import { edgeOfMove } from '../../../walkthrough/line-frames.ts';
import card from '../../card.module.css';
import { useSpoken } from '../../use-spoken.ts';
import type { AnswerProps } from '../answer-card.ts';
import { SayingText, sayingOnWall, withMinusSigns } from '../SayingText.tsx';
import { ThermographReader } from './ThermographReader.tsx';

/**
 * The options that attain the piece with their arcs, then the line on from the first of them, as far as it is
 * drawn.
 */
function litBy({ line }: ToldPiece, start: number, ids: readonly NodeId[]): Lit {
  const nodes = [ids[start]];
  const arcs: Lit['arcs'][number][] = [];
  let from = start;
  for (const step of line) {
    if (step.kind === 'form') break;
    for (const { vertex } of step.options) {
      if (vertex === undefined) continue;
      nodes.push(ids[vertex]);
      arcs.push(edgeOfMove({ from, to: vertex, by: step.mover }, ids));
    }
    from = step.options[0].vertex ?? from;
  }
  return { nodes, arcs };
}

const verticesOf = ({ line }: ToldPiece): readonly number[] =>
  line.flatMap((step) =>
    step.kind === 'form' ? (step.of.vertex ?? []) : step.options.flatMap(({ vertex }) => vertex ?? []),
  );

export function ThermographCard({ answer, nodes, ids }: AnswerProps<AnswerTo<'thermograph'>>) {
  const { found, value, vertex, none } = answer;
  const seen = useEditor((state) => seenDocument(state).nodes);
  const names = useMemo(() => new Map(seen.map((node) => [node.id, calledNode(node)])), [seen]);
  const called = useCallback((v: number): string => names.get(ids[v]) ?? ids[v], [names, ids]);
  useSpoken(useMemo(() => [...new Set(found?.pieces.flatMap(verticesOf))].map((v) => ids[v]), [found, ids]));
  if (!found || !value) return <p className={card.quiet}>{none}</p>;
  const sayingOf = (piece: ToldPiece | undefined): Saying =>
    withMinusSigns(piece ? sayingOfPiece(piece, placeByName(called)) : sayingOfMast(found.thermograph));
  const sentence = (piece: ToldPiece | undefined) => {
    return (
      <SayingText
        saying={sayingOf(piece)}
        ids={ids}
        from={nodes[0]}
        instead={piece && litBy(piece, vertex, ids)}
      />
    );
  };
  return (
    <ThermographReader
      explained={found}
      value={value}
      name={called(vertex)}
      light={(piece) => pointAt(piece && litBy(piece, vertex, ids))}
      sentence={sentence}
      said={(piece) => sayingOnWall(sayingOf(piece), called)}
      about={nodes}
    />
  );
}
