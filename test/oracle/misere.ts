/**
 * Misère play by hand: which values are those of their vertices by play of sums, by the definitions; and
 * misère play as normal play of another graph: a player who cannot move may go to one more vertex, from which
 * there is no move, so that the other player has lost. Who wins with one piece is then the same.
 */

import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';
import type { Value } from '../../engine/values/value.ts';
import { optionsAt } from './graph-moves.ts';

export function asNormalPlay(graph: GameGraph): GameGraph {
  const { order } = graph;
  const rows = ({ starts, targets }: Arcs): Arcs => {
    const [begins, ends]: [number[], number[]] = [[0], []];
    for (let v = 0; v < order; v++) {
      const options = targets.subarray(starts[v], starts[v + 1]);
      ends.push(...(options.length > 0 ? options : [order]));
      begins.push(ends.length);
    }
    return { starts: Uint32Array.from([...begins, ends.length]), targets: Uint32Array.from(ends) };
  };
  const left = rows(graph.left);
  const right = graph.left === graph.right ? left : rows(graph.right);
  return { order: order + 1, gray: new Uint8Array(order + 1), left, right };
}

/** A game as the list of its options. */
type Tree = { readonly id: number; readonly options: readonly Tree[] };

let trees = 0;
const treeOf = (options: readonly Tree[]): Tree => ({ id: trees++, options });

function treesOf(rows: readonly (readonly number[])[]): readonly Tree[] {
  const found: (Tree | undefined)[] = rows.map(() => undefined);
  const at = (v: number): Tree => {
    found[v] ??= treeOf(rows[v].map(at));
    return found[v];
  };
  return rows.map((_, v) => at(v));
}

const heaps: Tree[] = [];
for (let n = 0; n <= 12; n++) heaps.push(treeOf(heaps.slice()));
const twos: Tree = treeOf([heaps[2], heaps[3]]);

/** Whether the player to move wins a sum in which a player who cannot move wins. */
function winner(): (...parts: readonly Tree[]) => boolean {
  const known = new Map<string, boolean>();
  const wins = (...parts: readonly Tree[]): boolean => {
    const live = parts.filter(({ options }) => options.length > 0).sort((a, b) => a.id - b.id);
    if (live.length === 0) return true;
    const key = live.map(({ id }) => id).join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = live.some((part, i) => part.options.some((option) => !wins(...live.with(i, option))));
    known.set(key, found);
    return found;
  };
  return wins;
}

/**
 * What is wrong with the misère value of a vertex: with its form, beside small heaps, pairs of heaps and what
 * follows the vertices, or with a figure of its genus, which is the only heap beside which the previous
 * player wins. Undefined if nothing is.
 */
export function misereByHand(graph: GameGraph): (vertex: number, value: Value) => string | undefined {
  const games = treesOf(Array.from({ length: graph.order }, (_, v) => optionsAt(graph.left, v)));
  const wins = winner();
  const figure = (game: Tree, pairs: number): number =>
    heaps.findIndex((heap) => !wins(game, heap, ...Array<Tree>(pairs).fill(heaps[2])));
  const tame = new Map<Tree, boolean>();
  const isTame = (game: Tree, nim: number): boolean => {
    const figures = [0, 1, 2, 3].map((pairs) => figure(game, pairs)).join();
    const own = [nim === 0 && '1,2,0,2', nim === 1 && '0,3,1,3', [nim, nim ^ 2, nim, nim ^ 2].join()];
    const known =
      tame.get(game) ?? (own.includes(figures) && game.options.every((each) => isTame(each, nimOf(each))));
    tame.set(game, known);
    return known;
  };
  const nims = new Map<Tree, number>();
  const nimOf = (game: Tree): number => {
    const known = nims.get(game);
    if (known !== undefined) return known;
    const others = new Set(game.options.map(nimOf));
    let mex = 0;
    while (others.has(mex)) mex++;
    nims.set(game, mex);
    return mex;
  };
  return (vertex, value) => {
    if (value.kind !== 'misere') return `${value.kind} is no misère value`;
    const game = games[vertex];
    const { canonical, genus } = value;
    if (!canonical) return 'it has no form';
    if (genus.nim !== nimOf(game)) return 'it has another nim value';
    const { superscript } = genus;
    const { length } = superscript;
    for (let n = 0; n < length + 3; n++) {
      const said = n < length ? superscript[n] : superscript[length - 2 + ((n - length) % 2)];
      if (figure(game, n) !== said) return `figure ${n} of its genus is ${figure(game, n)}`;
    }
    const form = 'nimber' in canonical ? heaps[canonical.nimber] : treesOf(rowsOfForm(canonical))[0];
    // A wild option that is reversible makes no game wild: the form is without it.
    const isTameValue = isTame(game, genus.nim) || isTame(form, genus.nim);
    if (value.tame !== isTameValue) return isTameValue ? 'it is tame' : 'it is wild';
    const besides = [[], [heaps[1]], [heaps[2]], [heaps[2], heaps[2]], [heaps[3], heaps[2]], [twos]];
    for (const beside of [
      ...besides,
      ...games.map((each) => [each]),
      ...games.map((each) => [each, heaps[2]]),
    ])
      if (wins(game, ...beside) !== wins(form, ...beside))
        return 'beside some game its form plays differently';
    return undefined;
  };
}

function rowsOfForm({
  count,
  either,
}: {
  readonly count: number;
  readonly either: readonly number[];
}): number[][] {
  const rows: number[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < either.length; i += 2) rows[either[i]].push(either[i + 1]);
  return rows;
}

/** Whether the player to move wins a sum of vertices of a graph without cycles. */
export function winsMisere(graph: GameGraph): (vertices: readonly number[]) => boolean {
  const games = treesOf(Array.from({ length: graph.order }, (_, v) => optionsAt(graph.left, v)));
  const wins = winner();
  return (vertices) => wins(...vertices.map((v) => games[v]));
}
