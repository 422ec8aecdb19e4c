/** The drawing's text as a person writes it: what can be read becomes an edit, what cannot waits with the drawing. */
import { type GameDocument, mergeText, type Problem, type Result } from '../../engine/index.ts';
import { keepDraft } from '../store/document.ts';
import { editor } from '../store/editor.ts';

/**
 * The drawing as the text has it, not yet applied; or what is wrong with the text, which the drawing keeps until a later
 * text is read or it is given up. Linear in the text and the drawing.
 */
export function readWritten(text: string): Result<GameDocument> {
  const merged = mergeText(editor().document, text);
  keepDraft(merged.ok ? undefined : text);
  return merged;
}

/** What is wrong with a text that waits; nothing where none does. */
export function problemsOf(draft: string | undefined): readonly Problem[] {
  const merged = draft === undefined ? undefined : mergeText(editor().document, draft);
  return merged && !merged.ok ? merged.problems : [];
}
