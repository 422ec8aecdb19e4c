/** What a sign is on the board of the rules: on a square, or on a node. */

import { styles } from '../../../engine/figure/index.ts';
import { boardFigure } from '../../../engine/pictures/index.ts';
import { FigureShapes } from '../../parts/FigureShapes.tsx';
import type { RulesHand } from './hand.ts';
import { SquareSign, Stone } from './SquareSign.tsx';
import type { EditedRules } from './whole-edits.ts';

/** An empty node about the origin, as boards draw it. */
const emptyNode = boardFigure(
  {
    says: '',
    places: [],
    pieces: [],
    texts: [],
    shapes: [{ look: 'free node', form: { kind: 'disc', at: { x: 0, y: 0 }, radius: 11 } }],
  },
  { title: '' },
  { ...styles.screen, legend: 'none' },
);

export function SignPicture<Rules extends EditedRules>({
  hand: { rules, looks },
  sign,
}: {
  readonly hand: Pick<RulesHand<Rules>, 'rules' | 'looks'>;
  readonly sign: string;
}) {
  const look = looks.get(sign);
  if (rules.board !== 'drawing') return <SquareSign cell={{ kind: 'sign', sign }} lookOf={looks} />;
  return (
    <svg viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">
      {look && look !== 'wall' ? (
        <Stone piece={look} />
      ) : (
        <g transform={`scale(${1 / emptyNode.measures.unit})`}>
          <FigureShapes figure={emptyNode} />
        </g>
      )}
    </svg>
  );
}
