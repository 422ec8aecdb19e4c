/**
 * Compiles rules on a drawing: a rule becomes sets of signs as bits, and a graph rows of typed arrays, so
 * that the moves of a position are found in one pass over its nodes and arcs for each rule. O(rules · arcs)
 * for a position, and what its moves change.
 */
import type { BoardMove } from '../board.ts';
import type { DrawnGraph } from '../graphs/drawing-position.ts';
import { GONE_NODE } from '../graphs/nodes-position.ts';
import type { Cells, MoveRecorder } from '../recipes/cells-rules.ts';
import {
  type DegreeAsked,
  type DrawingEffect,
  type DrawingTarget,
  isOfArcs,
  type PlayedOnDrawing,
} from './drawing-rules.ts';

/** A graph for play: each node's arcs, one after the other. A loop is listed once. */
export type CompiledGraph = {
  readonly order: number;
  readonly tails: Int32Array;
  readonly heads: Int32Array;
  readonly isDirected: Uint8Array;
  readonly starts: Int32Array;
  /** The arcs of the nodes, and the node at the other end of each. */
  readonly arcs: Int32Array;
  readonly others: Int32Array;
};

export function compiledGraph({ order, arcs }: DrawnGraph): CompiledGraph {
  const tails = Int32Array.from(arcs, ({ ends }) => ends[0]);
  const heads = Int32Array.from(arcs, ({ ends }) => ends[1]);
  const starts = new Int32Array(order + 1);
  for (let arc = 0; arc < arcs.length; arc++) {
    starts[tails[arc] + 1]++;
    if (heads[arc] !== tails[arc]) starts[heads[arc] + 1]++;
  }
  for (let node = 0; node < order; node++) starts[node + 1] += starts[node];
  const next = starts.slice(0, order);
  const [own, others] = [new Int32Array(starts[order]), new Int32Array(starts[order])];
  const list = (node: number, arc: number, other: number): void => {
    own[next[node]] = arc;
    others[next[node]++] = other;
  };
  for (let arc = 0; arc < arcs.length; arc++) {
    list(tails[arc], arc, heads[arc]);
    if (heads[arc] !== tails[arc]) list(heads[arc], arc, tails[arc]);
  }
  return {
    order,
    tails,
    heads,
    isDirected: Uint8Array.from(arcs, (arc) => Number(arc.isDirected)),
    starts,
    arcs: own,
    others,
  };
}

/** What becomes of a sign: its place after the move. */
type CompiledEffect = {
  readonly on: readonly DrawingTarget[];
  /** For each sign the one that comes in its place. */
  readonly after: Uint8Array;
};

export type CompiledDrawingRule = {
  readonly player: BoardMove['player'];
  readonly kind: 'node' | 'arc' | 'slide';
  /** Sets of signs, as bits: of the node, of the piece that moves, or of the first end of the arc. */
  readonly own: number;
  /** Of the node that the piece enters, or the other end of the arc. */
  readonly other: number;
  /** Whether an arc is heeded as it leads (1), against that (−1), or either way (0). */
  readonly way: -1 | 0 | 1;
  readonly degree: DegreeAsked | undefined;
  /** What must be beside, one of each set, and what must not. */
  readonly wanted: readonly number[];
  readonly refused: number;
  /** Everything that is put, then what is removed. */
  readonly puts: readonly CompiledEffect[];
  readonly removes: ReadonlySet<DrawingTarget>;
  /** The sign that a player chooses beside the board to put it; 0 where nothing is chosen. */
  readonly offered: number;
};

export type CompiledDrawing = {
  /** The signs of cells: of nodes, an empty one's first and last that of what is gone. */
  readonly signs: string;
  readonly rules: readonly CompiledDrawingRule[];
  /** Whether arcs are removed while their nodes are there, so that positions differ in their arcs. */
  readonly removesArcs: boolean;
};

/**
 * `signs` are those of nodes that are there. `isOffered` says whether what is put on a node is chosen beside
 * the board.
 */
export function compileDrawing(
  played: readonly PlayedOnDrawing[],
  signs: string,
  isOffered: boolean,
): CompiledDrawing {
  const setOf = (some: string): number =>
    [...some].reduce((set, sign) => set | (1 << signs.indexOf(sign)), 0);
  const every = setOf(signs);
  const rules = played.map((rule): CompiledDrawingRule => {
    const { choice, effects, conditions, owner, otherWay } = rule;
    const isHeeded = choice.kind === 'slide' || (choice.kind === 'arc' && choice.ends?.inOrder === true);
    const put = effects.find((effect) => effect.kind === 'put' && effect.on.includes('it'));
    return {
      player: owner,
      kind: choice.kind,
      ...setsOfChoice(choice, every, setOf),
      way: isHeeded ? (otherWay ? -1 : 1) : 0,
      degree: choice.kind === 'node' ? choice.degree : undefined,
      wanted: conditions.filter(({ wanted }) => wanted).map((each) => setOf(each.signs)),
      refused: setOf(
        conditions
          .filter(({ wanted }) => !wanted)
          .map((each) => each.signs)
          .join(''),
      ),
      puts: effects.flatMap((effect) =>
        effect.kind === 'remove' ? [] : [{ on: effect.on, after: signsAfter(effect, signs) }],
      ),
      removes: new Set(effects.flatMap(({ kind, on }) => (kind === 'remove' ? on : []))),
      offered: isOffered && choice.kind === 'node' && put?.kind === 'put' ? signs.indexOf(put.sign) : 0,
    };
  });
  return {
    signs: signs + GONE_NODE,
    rules,
    removesArcs: rules.some(({ kind, removes }) => [...removes].some((target) => isOfArcs(target, kind))),
  };
}

function setsOfChoice(
  choice: PlayedOnDrawing['choice'],
  every: number,
  setOf: (signs: string) => number,
): { readonly own: number; readonly other: number } {
  if (choice.kind === 'arc')
    return choice.ends
      ? { own: setOf(choice.ends.one), other: setOf(choice.ends.other) }
      : { own: every, other: every };
  if (choice.kind === 'node')
    return { own: choice.signs === undefined ? every : setOf(choice.signs), other: every };
  // A piece is any sign but that of an empty node.
  const pieces = choice.signs === undefined ? every & ~1 : setOf(choice.signs);
  return { own: pieces & ~1, other: setOf(choice.onto) };
}

function signsAfter(effect: Exclude<DrawingEffect, { readonly kind: 'remove' }>, signs: string): Uint8Array {
  const after = Uint8Array.from(signs, (_, place) => place);
  if (effect.kind === 'put') return after.fill(signs.indexOf(effect.sign));
  const [one, other] = [signs.indexOf(effect.one), signs.indexOf(effect.other)];
  after[one] = other;
  after[other] = one;
  return after;
}

/**
 * The signs beside a node that do not belong to its graph any more, as bits; a part of a position has them.
 */
export type SignsAround = Int32Array | undefined;

/**
 * A function that records every move. Cells are the nodes, and the arcs if `hasArcs`, which is where arcs are
 * removed; otherwise all arcs of the graph are there. A move is clicked at its node, at its arc, or at the
 * node that a piece leaves and the one that it enters, or the loop.
 */
export function movesOnDrawing(
  { rules, signs }: CompiledDrawing,
  graph: CompiledGraph,
  hasArcs: boolean,
): (cells: Cells, record: Pick<MoveRecorder, 'put' | 'move'>, around?: SignsAround) => void {
  const { order, tails, heads, isDirected, starts, arcs, others } = graph;
  const gone = signs.length - 1;
  /** What the present move makes of cells; a cell is changed if it has the number of this move. */
  const after = new Uint8Array(order + tails.length);
  const changedIn = new Float64Array(order + tails.length);
  const changed = new Int32Array(order + tails.length);
  let count = 0;
  let move = 0;
  /** For which question a neighbour was met last. */
  const metIn = new Float64Array(order);
  let asked = 0;
  return (cells, record, around) => {
    const isThere = (arc: number): boolean =>
      !(hasArcs && cells[order + arc] === gone) && cells[tails[arc]] !== gone && cells[heads[arc]] !== gone;
    const change = (cell: number, sign: number): void => {
      if (changedIn[cell] !== move) {
        changedIn[cell] = move;
        changed[count++] = cell;
      }
      after[cell] = sign;
    };
    const signNow = (cell: number): number => (changedIn[cell] === move ? after[cell] : cells[cell]);
    const beside = (node: number, but: number): number => {
      let found = around ? around[node] : 0;
      for (let i = starts[node]; i < starts[node + 1]; i++) {
        const other = others[i];
        if (other !== node && other !== but && isThere(arcs[i])) found |= 1 << cells[other];
      }
      return found;
    };
    const degreeOf = (node: number): number => {
      let degree = 0;
      for (let i = starts[node]; i < starts[node + 1]; i++)
        if (isThere(arcs[i])) degree += others[i] === node ? 2 : 1;
      return degree;
    };
    /** Calls for each neighbour of a node, but for one, that was not met in this question. */
    const eachNeighbour = (node: number, but: number, call: (other: number) => void): void => {
      for (let i = starts[node]; i < starts[node + 1]; i++) {
        const other = others[i];
        if (other === node || other === but || metIn[other] === asked || !isThere(arcs[i])) continue;
        metIn[other] = asked;
        call(other);
      }
    };
    const fits = ({ wanted, refused }: CompiledDrawingRule, signsBeside: number): boolean => {
      if ((signsBeside & refused) !== 0) return false;
      for (const set of wanted) if ((signsBeside & set) === 0) return false;
      return true;
    };
    /**
     * Calls for the nodes of a target. `node` is the one chosen or left, `end` the other end of an arc, or
     * the node entered.
     */
    const eachNode = (
      rule: CompiledDrawingRule,
      target: DrawingTarget,
      node: number,
      end: number,
      call: (other: number) => void,
    ): void => {
      switch (target) {
        case 'it':
          if (rule.kind === 'node') call(node);
          break;
        case 'its neighbours':
          asked++;
          eachNeighbour(node, end, call);
          if (rule.kind === 'arc' && end !== node) eachNeighbour(end, node, call);
          break;
        case 'its ends':
          call(node);
          if (end !== node) call(end);
          break;
        case 'the node it leaves':
          call(node);
          break;
        case 'the node it enters':
          call(end);
          break;
      }
    };
    /**
     * Records the move by which a rule chooses a node (−1 as arc and end), an arc with its ends, or an arc
     * along which a piece goes.
     */
    const make = (rule: CompiledDrawingRule, node: number, arc: number, end: number): void => {
      move++;
      count = 0;
      if (rule.kind === 'slide' && end !== node) {
        change(node, 0);
        change(end, cells[node]);
      }
      for (const { on, after: made } of rule.puts)
        for (const target of on)
          eachNode(rule, target, node, end, (other) => {
            change(other, made[signNow(other)]);
          });
      for (const target of rule.removes) {
        if (target === 'its arcs') {
          for (let i = starts[node]; i < starts[node + 1]; i++)
            if (isThere(arcs[i])) change(order + arcs[i], gone);
        } else if (target === 'the arc it takes' || (target === 'it' && rule.kind === 'arc'))
          change(order + arc, gone);
        else
          eachNode(rule, target, node, end, (other) => {
            change(other, gone);
          });
      }
      // An arc of a node that is gone is gone with it, and its own cell says nothing.
      if (hasArcs && rule.removes.size > 0) forgetArcs();
      for (let i = 0; i < count; i++) {
        const cell = changed[i];
        if (after[cell] !== cells[cell]) record.put(cell, after[cell]);
      }
      record.move(rule.player, clicksOf(rule, node, arc, end));
    };
    const forgetArcs = (): void => {
      const nodes = count;
      for (let i = 0; i < nodes; i++) {
        const node = changed[i];
        if (node >= order || after[node] !== gone) continue;
        for (let j = starts[node]; j < starts[node + 1]; j++) {
          const cell = order + arcs[j];
          if (signNow(cell) === gone) change(cell, 0);
        }
      }
    };
    const clicksOf = (
      rule: CompiledDrawingRule,
      node: number,
      arc: number,
      end: number,
    ): readonly number[] => {
      if (rule.kind === 'arc') return [order + arc];
      if (rule.kind === 'slide') return [node, end === node ? order + arc : end];
      return rule.offered === 0 ? [node] : [order + tails.length + rule.offered, node];
    };
    const alongArcs = (rule: CompiledDrawingRule, node: number): void => {
      const spoilsLoop =
        rule.removes.has('the node it leaves') ||
        rule.puts.some(({ on }) => on.includes('the node it leaves'));
      for (let i = starts[node]; i < starts[node + 1]; i++) {
        const [arc, end] = [arcs[i], others[i]];
        if (!isThere(arc)) continue;
        if (isDirected[arc] === 1 && (rule.way === 1 ? tails[arc] : heads[arc]) !== node) continue;
        // By a loop the piece comes back to its own node, which counts as empty.
        const entered = end === node ? 0 : cells[end];
        if ((rule.other & (1 << entered)) === 0 || (end === node && spoilsLoop)) continue;
        if (fits(rule, beside(end, node))) make(rule, node, arc, end);
      }
    };
    const onArc = (rule: CompiledDrawingRule, arc: number): void => {
      const [tail, head] = [tails[arc], heads[arc]];
      const isSo = (one: number, other: number): boolean =>
        (rule.own & (1 << cells[one])) !== 0 && (rule.other & (1 << cells[other])) !== 0;
      const isEitherWay = rule.way === 0 || isDirected[arc] === 0;
      if (
        isEitherWay
          ? !isSo(tail, head) && !isSo(head, tail)
          : rule.way === 1
            ? !isSo(tail, head)
            : !isSo(head, tail)
      )
        return;
      if (fits(rule, beside(tail, head) | (head === tail ? 0 : beside(head, tail))))
        make(rule, tail, arc, head);
    };
    for (const rule of rules) {
      if (rule.kind === 'arc') {
        for (let arc = 0; arc < tails.length; arc++) if (isThere(arc)) onArc(rule, arc);
        continue;
      }
      for (let node = 0; node < order; node++) {
        if (cells[node] === gone || (rule.own & (1 << cells[node])) === 0) continue;
        if (rule.kind === 'slide') alongArcs(rule, node);
        else if (fitsDegree(rule.degree, degreeOf, node) && fits(rule, beside(node, -1)))
          make(rule, node, -1, -1);
      }
    }
  };
}

function fitsDegree(
  asked: DegreeAsked | undefined,
  degreeOf: (node: number) => number,
  node: number,
): boolean {
  if (!asked) return true;
  const degree = degreeOf(node);
  switch (asked.by) {
    case 'even':
      return degree % 2 === 0;
    case 'odd':
      return degree % 2 === 1;
    case 'exactly':
      return degree === asked.count;
    case 'at least':
      return degree >= asked.count;
    case 'at most':
      return degree <= asked.count;
  }
}
