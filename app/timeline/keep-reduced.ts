/** Opens the drawing after the reductions so far as a new drawing. */
import { openMadeHere } from '../files/way-back.ts';
import { editor } from '../store/editor.ts';
import { reductionWalk } from '../walkthrough/fading.ts';
import { documentAt } from '../walkthrough/reductions.ts';
import { endWalkthrough } from '../walkthrough/walking.ts';

export async function keepReduced(): Promise<void> {
  const { document, walkthrough } = editor();
  const walk = reductionWalk(walkthrough);
  if (!walk) return;
  const kept = documentAt(document, walk.subject.steps, walk.at);
  endWalkthrough();
  await openMadeHere(kept);
}
