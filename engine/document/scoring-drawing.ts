/**
 * The canonical form of a scoring game, or any form of one, as a drawing: scores are where a player is stuck.
 * No places yet.
 */
import { isScore, type ScoringForm, sidesInForm } from '../values/scoring-form.ts';
import { signsOfForm, textOfSigns } from '../values/scoring-words.ts';
import type { GameDocument, NodeId, Score } from './document.ts';
import { gameDrawing } from './game-drawing.ts';

/** Signs up to which the start is called by the game. */
const longestName = 9;

/**
 * Node i of the drawing is position i; the start is called by the game where that is short. `newId` as of
 * `gameDrawing`. O(positions + moves).
 */
export function scoringDrawing(form: ScoringForm, called?: string, newId?: () => NodeId): GameDocument {
  const signs = signsOfForm(form, longestName);
  const name = called ?? (signs ? textOfSigns(signs) : '');
  const drawing = gameDrawing(form, (position) => (position === 0 ? name : ''), newId);
  const sides = sidesInForm(form);
  const nodes = drawing.nodes.map((node, at) => {
    const { left, right } = sides[at];
    const score: Score = {
      ...(isScore(left) && { left }),
      ...(isScore(right) && { right }),
    };
    return Object.keys(score).length > 0 ? { ...node, score } : node;
  });
  return { ...drawing, nodes };
}
