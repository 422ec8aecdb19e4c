/**
 * The game that a question is about. If one theory covers the whole graph it is the whole graph, whose
 * solution is remembered; otherwise it is a closed part with the vertices asked about. Vertices keep their
 * numbers. Cost: O(order + arcs) a theory.
 */
import { followersOf, partAlone } from '../graph/closed-part.ts';
import { sidesMatter } from '../outcome/rules.ts';
import { VANISHED } from '../sums/position.ts';
import { chooseTheory, type TheoryPart, theoryOfWhole } from '../theories/choose.ts';
import type { About, AskedGame, GameToSolve } from '../theories/question.ts';
import type { Theory } from '../theories/theory.ts';

/** The vertices that a question is about; none for a question about a value. */
export function verticesAsked(about: About[keyof About]): readonly number[] {
  if ('vertex' in about) return [about.vertex];
  if ('a' in about) return [about.a, about.b];
  if ('pieces' in about) return [...about.pieces].filter((v) => v !== VANISHED);
  return 'vertices' in about ? about.vertices : [];
}

type PartAbout = {
  readonly part: GameToSolve;
  readonly theory: Theory | undefined;
  readonly reason: string;
};

/**
 * The closed part that a question about these vertices concerns, for graphs that no theory covers as a whole:
 * the part that gave all of them their values, with its theory, so that the answer is about the values that
 * are shown; otherwise what follows them, with a theory of its own.
 */
export function partAbout(
  game: GameToSolve,
  vertices: readonly number[],
  parts: readonly TheoryPart[] = chooseTheory(game).parts,
): PartAbout {
  const { graph, rules } = game;
  for (const { theory, reason, part } of parts) {
    const inside = new Uint8Array(graph.order);
    for (const v of part.vertices) inside[v] = 1;
    if (vertices.every((v) => inside[v] === 1))
      return { part: { rules, graph: partAlone(graph, inside, sidesMatter(rules)) }, theory, reason };
  }
  const part = { rules, graph: partAlone(graph, followersOf(graph, vertices), sidesMatter(rules)) };
  return { part, ...theoryOfWhole(part) };
}

type GameAbout = AskedGame & { readonly reason: string };

/**
 * For many questions about one game: what it returns finds the game for a question about some vertices. The
 * theories of the whole are chosen once, those of its parts at most once, and what was found for the same
 * vertices is found again.
 */
export function gamesAbout(game: GameToSolve): (vertices: readonly number[]) => GameAbout {
  const whole = { ...game, ...theoryOfWhole(game) };
  const known = new Map<string, GameAbout>();
  let parts: readonly TheoryPart[] | undefined;
  const about = (vertices: readonly number[]): GameAbout => {
    parts ??= chooseTheory(game).parts;
    const { part, theory, reason } = partAbout(game, vertices, parts);
    return { ...part, theory, reason };
  };
  return (vertices) => {
    if (whole.theory || vertices.length === 0) return whole;
    const key = vertices.join(' ');
    const found = known.get(key) ?? about(vertices);
    known.set(key, found);
    return found;
  };
}

/** The game with its theory for a question about these vertices, and why it is that theory. */
export const gameAbout = (game: GameToSolve, vertices: readonly number[]): GameAbout =>
  gamesAbout(game)(vertices);
