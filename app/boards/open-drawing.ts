/**
 * Opens a board's graph as a new drawing: the worker lays it out, and its start is selected. The drawing that was
 * open is kept.
 */
import type { RulesetEntry } from '../../engine/index.ts';
import type { BoardGraph } from '../../workers/protocol.ts';
import { canvas } from '../canvas/viewport.ts';
import { arranged } from '../edits/tidy.ts';
import { openMadeHere } from '../files/way-back.ts';
import { boardShown, closeDialog } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { select, setFocus } from '../store/showing.ts';
import { drawingOf } from './board-drawing.ts';

/** Opens nothing if it is stopped while the worker finds places. */
export async function openDrawing(
  ruleset: RulesetEntry,
  drawing: BoardGraph,
  stop: AbortSignal,
): Promise<void> {
  const document = await arranged(drawingOf(ruleset, drawing), stop);
  if (stop.aborted) return;
  const { dialog } = editor();
  await openMadeHere(document, dialog?.kind === 'board' ? boardShown(dialog) : undefined);
  closeDialog();
  const [start] = document.nodes;
  select([start.id]);
  setFocus({ kind: 'node', id: start.id });
  canvas()?.focus();
}
