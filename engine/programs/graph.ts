/**
 * The game graph of a position of a program. A vertex is a position, or a sum of atoms where a program
 * answers with parts alone: its moves are those of its atoms. Breadth first, so that vertex 0 is the start.
 * Cost: O(positions + moves) expected, where sums count as positions.
 */

import { mostLetters } from '../document/document.ts';
import type { Arcs, GameGraph } from '../graph/game-graph.ts';
import type { Scores } from '../graph/scores.ts';
import { addRationals, printRational, type Rational, rational } from '../numbers/rationals.ts';
import type { OverBudget } from '../result.ts';
import { countedAsPositions } from '../rulesets/generate.ts';
import { openAtoms } from './atoms.ts';
import type { ProgramPositions, ProgramSearch } from './positions.ts';

/** A graph with the texts of its vertices, all different. */
export type ProgramGraph = {
  readonly graph: GameGraph;
  nameOf(vertex: number): string;
  /** Undefined where the position does not follow the start. */
  vertexOf(position: string): number | undefined;
};

/** Vertices between two yields. */
const SLICE = 1 << 13;

/**
 * Yields from time to time how many vertices there are. Refused if there are more than `most`, and where an
 * entailing position would be a part of a sum, since the program has not said which moves the others have
 * meanwhile. Precondition: the search follows moves, and is over.
 */
export function* graphOfProgram(
  positions: ProgramPositions,
  search: ProgramSearch,
  most: number,
): Generator<number, ProgramGraph | OverBudget, void> {
  const met = search.found();
  if ('kind' in met) return met;
  const atoms = openAtoms(positions, 'moves');
  const sums = openSums();
  let failure: OverBudget | undefined;
  /** The vertex of a position among some other atoms. */
  const vertexWith = (position: number, others: readonly number[]): number => {
    const own = atoms.of(position);
    if ('kind' in own) {
      failure ??= own;
      return 0;
    }
    const all = others.length === 0 ? own : atoms.together([...own, ...others]);
    const gray = all.length > 1 ? all.find(positions.isGray) : undefined;
    if (gray !== undefined)
      failure ??= {
        kind: 'over-budget',
        isEndless: true,
        says: `has a sum with the entailing part "${positions.textOf(gray)}"; answer the moves of the whole position in place of "parts"`,
      };
    return sums.vertexOf(all);
  };
  vertexWith(search.start, []);
  const left: number[] = [];
  const right: number[] = [];
  const ends: { readonly left: number[]; readonly right: number[] } = { left: [0], right: [0] };
  let isImpartial = true;
  let kept = 0;
  for (let v = 0; v < sums.atoms.length; v++) {
    if (failure) return failure;
    const own = sums.atoms[v];
    kept += countedAsPositions(own.length);
    if (Math.max(kept, sums.atoms.length) > most)
      return {
        kind: 'over-budget',
        says: `has more than ${most.toLocaleString('en')} positions`,
        positions: most,
      };
    for (const [i, atom] of own.entries()) {
      if (i > 0 && own[i - 1] === atom) continue;
      const { moves } = positions.known(atom);
      if (!moves) continue;
      const others = own.length === 1 ? [] : own.toSpliced(i, 1);
      for (const option of moves.left) left.push(vertexWith(option, others));
      if (moves.right !== moves.left) isImpartial = false;
      for (const option of moves.right) right.push(vertexWith(option, others));
    }
    // Two texts are one vertex where both are sums of the same parts.
    trim(left, ends.left[v]);
    trim(right, ends.right[v]);
    ends.left.push(left.length);
    ends.right.push(right.length);
    if (v % SLICE === SLICE - 1) yield sums.atoms.length;
  }
  if (failure) return failure;
  const order = sums.atoms.length;
  const leftArcs: Arcs = { starts: Uint32Array.from(ends.left), targets: Uint32Array.from(left) };
  const own: Arcs = { starts: Uint32Array.from(ends.right), targets: Uint32Array.from(right) };
  // Where every move happens to be either player's, the graph is an impartial one, however the program writes
  // it.
  const rightArcs = isImpartial || haveSameOptions(leftArcs, own) ? leftArcs : own;
  const gray = Uint8Array.from(sums.atoms, (each) =>
    each.length === 1 && positions.isGray(each[0]) ? 1 : 0,
  );
  const scores = scoresIn(positions, sums.atoms, leftArcs, rightArcs);
  const graph: GameGraph = { order, gray, left: leftArcs, right: rightArcs, ...(scores && { scores }) };
  const named = namesOf(positions, met, sums);
  return 'kind' in named
    ? named
    : {
        graph,
        nameOf: (vertex) => named.names[vertex],
        vertexOf: (position) => named.vertices.get(position),
      };
}

/** Vertices by their atoms. */
type Sums = {
  readonly atoms: (readonly number[])[];
  /** A new sum gets the next vertex. */
  vertexOf(atoms: readonly number[]): number;
  find(atoms: readonly number[]): number | undefined;
};

function openSums(): Sums {
  const all: (readonly number[])[] = [];
  const single = new Map<number, number>();
  const several = new Map<string, number>();
  const find = (atoms: readonly number[]): number | undefined =>
    atoms.length === 1 ? single.get(atoms[0]) : several.get(atoms.join());
  return {
    atoms: all,
    find,
    vertexOf(atoms) {
      const there = find(atoms);
      if (there !== undefined) return there;
      const vertex = all.push(atoms) - 1;
      if (atoms.length === 1) single.set(atoms[0], vertex);
      else several.set(atoms.join(), vertex);
      return vertex;
    },
  };
}

/** Leaves each number behind `from` once, since moves in two parts may lead to one sum. */
function trim(list: number[], from: number): void {
  const once = new Set(list.slice(from));
  if (once.size === list.length - from) return;
  list.length = from;
  for (const number of once) list.push(number);
}

/** Whether both players have the same options everywhere, in any order. O(moves) expected. */
function haveSameOptions(a: Arcs, b: Arcs): boolean {
  if (a.targets.length !== b.targets.length) return false;
  for (let v = 0; v + 1 < a.starts.length; v++) {
    const [from, to] = [a.starts[v], a.starts[v + 1]];
    if (b.starts[v] !== from || b.starts[v + 1] !== to) return false;
    const mine = a.targets.slice(from, to).sort();
    const yours = b.targets.slice(from, to).sort();
    if (mine.some((target, i) => target !== yours[i])) return false;
  }
  return true;
}

/**
 * An end without a score is worth 0, as in a drawing, and one of several parts what they are worth together.
 * Undefined where no part has a score.
 */
function scoresIn(
  positions: ProgramPositions,
  sums: readonly (readonly number[])[],
  left: Arcs,
  right: Arcs,
): Scores | undefined {
  if (!sums.some((atoms) => atoms.some((atom) => positions.scoreOf(atom) !== undefined))) return undefined;
  const table: Rational[] = [];
  const places = new Map<string, number>();
  const place = (score: Rational): number => {
    const key = printRational(score);
    const there = places.get(key);
    if (there !== undefined) return there;
    places.set(key, table.push(score) - 1);
    return table.length - 1;
  };
  const side = ({ starts }: Arcs, player: 'left' | 'right'): Int32Array =>
    Int32Array.from(sums, (atoms, v) =>
      starts[v] < starts[v + 1]
        ? -1
        : place(
            atoms
              .map((atom) => positions.scoreOf(atom)?.[player] ?? rational(0n))
              .reduce(addRationals, rational(0n)),
          ),
    );
  return { left: side(left, 'left'), right: side(right, 'right'), table };
}

/**
 * A sum is called as the program calls the first position with the same atoms, so that the start is called as
 * it was asked, and else by its parts with a plus sign between them. In `vertices` all texts of the program
 * lead to their vertices.
 */
function namesOf(
  positions: ProgramPositions,
  met: readonly number[],
  sums: Sums,
): { readonly names: readonly string[]; readonly vertices: ReadonlyMap<string, number> } | OverBudget {
  const names: string[] = new Array(sums.atoms.length).fill('');
  const vertices = new Map<string, number>();
  const atoms = openAtoms(positions, 'moves');
  for (const position of met) {
    const own = atoms.of(position);
    const vertex = 'kind' in own ? undefined : sums.find(own);
    if (vertex === undefined) continue;
    const text = positions.textOf(position);
    vertices.set(text, vertex);
    if (names[vertex] === '') names[vertex] = text;
  }
  for (const [v, own] of sums.atoms.entries()) {
    if (names[v] !== '') continue;
    let name = own.length === 0 ? '0' : own.map(positions.textOf).join(' + ');
    while (vertices.has(name) || positions.numberOf(name) !== undefined) name = `(${name})`;
    if (name.length > mostLetters)
      return {
        kind: 'over-budget',
        isEndless: true,
        says: `has a sum whose parts have more than ${mostLetters.toLocaleString('en')} letters together`,
      };
    names[v] = name;
    vertices.set(name, v);
  }
  return { names, vertices };
}
