/** A board as a small picture for a card; nothing where its ruleset has not come. */
import type { CarriedBoard } from '../../engine/rulesets/index.ts';
import { BoardPicture } from '../parts/BoardPicture.tsx';
import { rulesetCalled, useRulesets } from '../store/rulesets.ts';

export function CarriedBoardPicture({ ruleset: id, position }: CarriedBoard) {
  useRulesets();
  const ruleset = rulesetCalled(id);
  return ruleset && <BoardPicture ruleset={ruleset} position={position} />;
}
