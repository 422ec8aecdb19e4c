/** The game graph of a text, as the program reads it. */
import { compile, readAnyText } from '../../engine/document/index.ts';
import { commandRoom } from '../../engine/document/room.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';

/** Throws where the program finds no drawing in the text. */
export function graphOfText(text: string): GameGraph {
  const read = readAnyText(text, commandRoom);
  if (!read.ok) throw new Error(`${text}: ${read.problems[0].says}`);
  if (read.value.kind !== 'drawing') throw new Error(`no drawing: ${text}`);
  return compile(read.value.document).graph;
}
