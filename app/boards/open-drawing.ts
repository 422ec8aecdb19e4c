/**
 * Opens a board's graph as a new drawing: the worker that has solved it sends it and lays it out, and its
 * start is selected. The drawing that was open is kept.
 */
import type { BoardGame } from '../../engine/conduct/index.ts';
import { setView } from '../../engine/document/edits/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { known } from '../../engine/result.ts';
import { drawingOfGraph } from '../../engine/rulesets/index.ts';
import { engine } from '../../workers/client.ts';
import { canvas } from '../canvas/viewport.ts';
import { arranged } from '../edits/tidy.ts';
import { openMadeHere } from '../files/way-back.ts';
import { toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { isHidden } from '../store/hidden.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import { selectAlone } from '../store/showing.ts';
import type { GraphBeside } from '../store/state/board-graph.ts';

/** In the drawing those values are hidden that are hidden on the board. */
function hiddenAsHere(drawing: GameDocument): GameDocument {
  const { hidden } = editor();
  if (!hidden.all) return drawing;
  const shown = drawing.nodes.filter(({ id }) => !isHidden(hidden, id));
  return setView(drawing, { hidden: { all: true, except: shown.map(({ id }) => id) } });
}

/** Opens nothing if it is stopped while the worker finds places. */
export async function openDrawing(game: BoardGame, stop: AbortSignal): Promise<void> {
  const ruleset = rulesetCalled(game.ruleset);
  known(ruleset !== undefined, `there is no ruleset "${game.ruleset}"`);
  const run = engine().run({ kind: 'ask', question: 'graph', about: {}, game });
  stop.addEventListener('abort', run.cancel);
  const answer = await run.answer;
  if (answer.kind === 'cancelled') return;
  if (answer.kind !== 'done') {
    toast(answer.says);
    return;
  }
  const { graph, positions, components } = answer.value;
  const drawing = drawingOfGraph({
    ruleset,
    graph,
    nameOf: (vertex) => positions[vertex],
    ...(components && { components }),
    ...(game.rules && { rules: game.rules }),
  });
  const document = await arranged(hiddenAsHere(drawing), stop);
  if (!stop.aborted) await openAtStart(document);
}

/** Its nodes show their boards. */
async function openAtStart(document: GameDocument): Promise<void> {
  await openMadeHere(setView(document, { boards: true }));
  const [start] = document.nodes;
  selectAlone({ kind: 'node', id: start.id });
  canvas()?.focus();
}

/** The part of the graph that is shown beside a board as a drawing, with its places. */
export function drawingOfPart({ game, part, drawn }: GraphBeside): GameDocument {
  const ruleset = rulesetCalled(game.ruleset);
  known(ruleset !== undefined, `there is no ruleset "${game.ruleset}"`);
  const positions = part.found.map(({ position }) => position);
  const drawing = drawingOfGraph({
    ruleset,
    graph: part.graph,
    nameOf: (vertex) => positions[vertex],
    ...(game.rules && { rules: game.rules }),
  });
  const nodes = drawing.nodes.map((node, i) => ({ ...node, x: drawn.xs[i], y: drawn.ys[i] }));
  return hiddenAsHere({ ...drawing, nodes });
}

/** Opens it. Where moves were cut off, a message says that values are others then. */
export async function openPart(graph: GraphBeside): Promise<void> {
  await openAtStart(drawingOfPart(graph));
  if (graph.part.cut.includes(1))
    toast(
      'This drawing is a part of the graph. Where moves are left out, its values can differ from those of the board.',
      { about: 'drawing' },
    );
}
