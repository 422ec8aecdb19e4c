/** The scores in a small picture: ∅ with the score raised, below a node that both players end at, else on the side of the player who is stuck. */
import { bothStuck, type GameDocument, isScored, stuckIn } from '../../engine/document/index.ts';
import { type ScorePlace, scorePlaces, scoreSigns } from '../../engine/pictures/index.ts';
import css from './picture.module.css';

/** With more nodes the signs would cover each other. */
const mostScored = 40;
/** The size of a sign, as a share of a node's radius. */
const size = 1.45;
/** The size of what is raised in it. */
const raised = 1.1;

/** Where a sign stands, in radii from the middle of its node, and which end of it stands there. */
const spots: Readonly<Record<ScorePlace, { x: number; y: number; anchor: 'start' | 'middle' | 'end' }>> = {
  score: { x: 0, y: 2.4, anchor: 'middle' },
  leftScore: { x: -1.25, y: 0.45, anchor: 'end' },
  rightScore: { x: 1.25, y: 0.45, anchor: 'start' },
};

/** Whether the picture of a document shows its scores. */
export const picturesScores = (document: GameDocument): boolean =>
  document.nodes.length <= mostScored && isScored(document);

/** Precondition: the picture shows its scores. */
export function PictureScores({
  document,
  radius,
}: {
  readonly document: GameDocument;
  readonly radius: number;
}) {
  const stuck = stuckIn(document);
  return document.nodes.flatMap(({ id, x, y, score }) => {
    const signs = scoreSigns(score, stuck.get(id) ?? bothStuck);
    return scorePlaces.flatMap((place) => {
      const sign = signs[place];
      if (!sign) return [];
      const spot = spots[place];
      return [
        <text
          key={`${id} ${place}`}
          x={x + spot.x * radius}
          y={y + spot.y * radius}
          textAnchor={spot.anchor}
          fontSize={size * radius}
          className={sign.isDefault ? css.counts0 : css.score}
        >
          {sign.mark.map((run) => (
            <tspan
              key={run.script}
              dy={run.script === 'sup' ? -0.5 * radius : 0}
              fontSize={run.script === 'sup' ? raised * radius : undefined}
            >
              {'text' in run && run.text}
            </tspan>
          ))}
        </text>,
      ];
    });
  });
}
