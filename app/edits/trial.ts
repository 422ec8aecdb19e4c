/**
 * A change that is shown before it is made: a drag, a bend, a run of typing. If it is kept, the whole is one
 * undo step.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import { endDrag, preview } from '../store/document.ts';
import { editor } from '../store/editor.ts';

export type Trial = {
  /** The document as it was when the trial began. */
  readonly base: GameDocument;
  /** Shows a document in its place for the time being. */
  show(document: GameDocument): void;
  keep(): void;
  giveBack(): void;
};

export function beginTrial(): Trial {
  const base = editor().document;
  return { base, show: preview, keep: () => endDrag(base), giveBack: () => preview(base) };
}
