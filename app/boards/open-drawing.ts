/** A board's graph opens as a drawing of its own: laid out by the worker, its start selected. The former one is kept. */
import type { RulesetEntry } from '../../engine/index.ts';
import type { BoardGraph } from '../../workers/protocol.ts';
import { canvas } from '../canvas/viewport.ts';
import { arranged } from '../edits/tidy.ts';
import { openAsNew } from '../files/drawings.ts';
import { closeDialog } from '../store/chrome.ts';
import { select, setFocus } from '../store/showing.ts';
import { drawingOf } from './board-drawing.ts';

/** Opens nothing when it is stopped while places are looked for. */
export async function openDrawing(
  ruleset: RulesetEntry,
  drawing: BoardGraph,
  stop: AbortSignal,
): Promise<void> {
  const document = await arranged(drawingOf(ruleset, drawing), stop);
  if (stop.aborted) return;
  await openAsNew(document);
  closeDialog();
  const [start] = document.nodes;
  select([start.id]);
  setFocus({ kind: 'node', id: start.id });
  canvas()?.focus();
}
