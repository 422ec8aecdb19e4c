/** What `grundy ask` is asked about: the drawing in a file, or a position on a board; a question is answered for both alike. */
import type { GraphRead, PiecesOrWhole } from '../../engine/document/index.ts';
import { accepted, type Result } from '../../engine/result.ts';
import {
  type ChosenTheory,
  chooseTheory,
  drain,
  type Evidence,
  type Memory,
  openMemory,
} from '../../engine/run.ts';
import type { GameToSolve, Needs } from '../../engine/theories/index.ts';
import type { Value } from '../../engine/values/index.ts';
import { graphIn } from './drawing.ts';
import { vertexOf } from './named-node.ts';
import { rulesAsked, theoryFor } from './theory-option.ts';

/** A game, with a vertex and values of it for which questions are tried. */
type PlaceToAsk = {
  readonly evidence: Evidence;
  readonly vertex: number;
  values(): readonly Value[];
};

export type AskSubject = {
  readonly game: GameToSolve;
  /** Holds what was found of the game already, and what an answer finds. */
  readonly memory: Memory;
  readonly choice: ChosenTheory;
  /** What stands before the words of every question: the position itself, and nothing of a drawing. */
  readonly first: readonly string[];
  /** What the words after a question must be. */
  readonly needs: Readonly<Record<Needs, string>>;
  /** How the questions are listed. */
  readonly lists: string;
  vertexCalled(name: string): Result<number>;
  nameOf(vertex: number): string;
  /** Where it is tried which questions apply. */
  places(): readonly PlaceToAsk[];
  /** What the subject is, in the JSON document. */
  readonly told: object;
  /** What it can add to the answer to a question that speaks of these vertices. */
  beside?(question: string, spokenOf: ReadonlySet<number>): BesideAnswer;
};

export type BesideAnswer = {
  /** For people, below the sentences. */
  readonly text: string;
  /** Members of the JSON document. */
  readonly data: object;
};

/** The drawing in the text of a file. */
export function subjectIn(text: string | PiecesOrWhole, file: string, theory: string): Result<AskSubject> {
  const read = graphIn(text, file);
  if (!read.ok) return read;
  const { graph, view, ids, names }: GraphRead = read.value;
  const game: GameToSolve = { graph, rules: rulesAsked(view.rules, theory) };
  const choice = theoryFor(game);
  if (!choice.ok) return choice;
  return accepted({
    game,
    memory: openMemory(),
    choice: choice.value,
    first: [],
    needs: nodesNeeded,
    lists: 'grundy ask FILE',
    vertexCalled: (name) => vertexOf(read.value, name),
    nameOf: (v) => names[v] || ids[v],
    places: () => placesToAsk(game),
    told: {},
  });
}

const nodesNeeded: AskSubject['needs'] = {
  vertex: 'one node',
  typed: 'one node, and what is guessed',
  pair: 'two nodes',
  pieces: 'a node for each piece',
  vertices: 'any number of nodes',
  value: 'one node, for its value',
};

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
