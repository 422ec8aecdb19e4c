/** Opens the state at the step at hand as a drawing of its own. */
import { openAsNew } from '../files/drawings.ts';
import { endSimplifying } from '../simplify/simplifying.ts';
import { documentAt } from '../simplify/steps.ts';
import { editor } from '../store/editor.ts';

export async function keepStep(): Promise<void> {
  const { document, simplifying } = editor();
  if (simplifying?.kind !== 'shown') return;
  const kept = documentAt(document, simplifying.steps, simplifying.at);
  endSimplifying();
  await openAsNew(kept);
}
