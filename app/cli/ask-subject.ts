/** What `grundy ask` is asked about: the drawing in a file, or a position on a board; a question is answered for both alike. */
import { drawingAsSubject, type SubjectByName } from '../../engine/answers/index.ts';
import type { PiecesOrWhole } from '../../engine/document/index.ts';
import { accepted, type Result } from '../../engine/result.ts';
import { chooseTheory, drain, type Evidence, openMemory } from '../../engine/run.ts';
import type { GameToSolve } from '../../engine/theories/index.ts';
import type { Value } from '../../engine/values/index.ts';
import { graphIn } from './drawing.ts';
import { rulesAsked, theoryFor } from './theory-option.ts';

/** A game, with a vertex and values of it for which questions are tried. */
type PlaceToAsk = {
  readonly evidence: Evidence;
  readonly vertex: number;
  values(): readonly Value[];
};

export type AskSubject = SubjectByName & {
  /** How the questions are listed. */
  readonly lists: string;
  /** Where it is tried which questions apply. */
  places(): readonly PlaceToAsk[];
};

/** The drawing in the text of a file. */
export function subjectIn(text: string | PiecesOrWhole, file: string, theory: string): Result<AskSubject> {
  const read = graphIn(text, file);
  if (!read.ok) return read;
  const { graph, view } = read.value;
  const game: GameToSolve = { graph, rules: rulesAsked(view.rules, theory) };
  const choice = theoryFor(game);
  if (!choice.ok) return choice;
  return accepted({
    ...drawingAsSubject(read.value, game, choice.value),
    lists: 'grundy ask FILE',
    places: () => placesToAsk(game),
  });
}

/**
 * The first vertex; where no theory covers the whole drawing, also the first vertex that none covers, and the first of each part that
 * one does.
 */
function placesToAsk(game: GameToSolve): readonly PlaceToAsk[] {
  const { graph } = game;
  const evidence = openMemory().recall(game);
  const { theory, parts } = chooseTheory(game);
  const place = (of: Evidence, vertex: number): PlaceToAsk => ({
    evidence: of,
    vertex,
    values: () => drain(of.labelling())?.table ?? [],
  });
  const whole = place(evidence, 0);
  if (theory || parts.length === 0) return [whole];
  const covered = new Uint8Array(graph.order);
  for (const { part } of parts) for (const v of part.vertices) covered[v] = 1;
  return [
    whole,
    place(evidence, Math.max(0, covered.indexOf(0))),
    ...parts.map(({ part }) => place(openMemory().recall({ ...game, graph: part.graph }), 0)),
  ];
}
