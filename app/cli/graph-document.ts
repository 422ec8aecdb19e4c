/**
 * Writes a ruleset's game graph as the text of a `*.grundy.json` document, in pieces. A small graph's nodes are named
 * by their positions; the compact form, in which vertex 0 is the position itself, holds millions. Graphs with scores
 * always use the long form, since the compact one has no scores. There are no places: a program that opens the
 * document lays it out.
 */
import { type Arcs, type GameGraph, isImpartial, mostDrawnPositions, scoreAt } from '../../engine/index.ts';
import type { RulesetPosition } from './ruleset-position.ts';

export function* documentOf(position: RulesetPosition): Generator<string, void, void> {
  const { ruleset, text, graph } = position;
  yield '{\n  "format": "grundy",\n  "version": 1,\n';
  yield `  "title": ${JSON.stringify(`${ruleset.name}: ${text}`)},\n`;
  if (ruleset.infinitePlay !== 'draw')
    yield `  "view": {"infinitePlay":${JSON.stringify(ruleset.infinitePlay)}},\n`;
  const isNamed = graph.scores !== undefined || graph.order <= mostDrawnPositions;
  yield* isNamed ? longForm(position) : compactForm(graph);
  yield '\n}\n';
}

/** The arcs of each player; in an impartial graph all are either's. */
const arcsByPlayer = (graph: GameGraph): readonly (readonly [string, Arcs])[] =>
  isImpartial(graph)
    ? [['either', graph.left]]
    : [
        ['left', graph.left],
        ['right', graph.right],
      ];

function* longForm({ graph, nameOf }: RulesetPosition): Generator<string, void, void> {
  const names = Array.from({ length: graph.order }, (_, v) => JSON.stringify(nameOf(v)));
  yield '  "nodes": ';
  yield* lines(nodeLines(graph, names));
  yield ',\n  "edges": ';
  yield* lines(edgeLines(graph, names));
}

function* nodeLines({ order, scores }: GameGraph, names: readonly string[]): Generator<string, void, void> {
  for (let v = 0; v < order; v++) {
    const score = scores && scoreAt(scores, v);
    yield score ? `{"id":${names[v]},"score":${JSON.stringify(score)}}` : `{"id":${names[v]}}`;
  }
}

function* edgeLines(graph: GameGraph, names: readonly string[]): Generator<string, void, void> {
  for (const [player, { starts, targets }] of arcsByPlayer(graph)) {
    const whose = player === 'either' ? '' : `,"player":"${player}"`;
    for (let v = 0; v < graph.order; v++) {
      for (const w of targets.subarray(starts[v], starts[v + 1])) {
        yield `{"from":${names[v]},"to":${names[w]}${whose}}`;
      }
    }
  }
}

/** A JSON list, an item a line, in pieces, since that of a large graph is too long for one string. */
function* lines(items: Iterable<string>): Generator<string, void, void> {
  const together = 1 << 12;
  let some: string[] = [];
  let isFirst = true;
  const piece = (): string => {
    const before = isFirst ? '[\n    ' : ',\n    ';
    isFirst = false;
    return before + some.join(',\n    ');
  };
  for (const item of items) {
    some.push(item);
    if (some.length < together) continue;
    yield piece();
    some = [];
  }
  if (some.length > 0) yield piece();
  yield isFirst ? '[]' : '\n  ]';
}

function* compactForm(graph: GameGraph): Generator<string, void, void> {
  yield `  "compact": {"count":${graph.order}`;
  for (const [player, arcs] of arcsByPlayer(graph)) {
    yield `,"${player}":[`;
    yield* pairsOf(arcs);
    yield ']';
  }
  yield '}';
}

/** u0,v0,u1,v1,…, one row at a time. */
function* pairsOf({ starts, targets }: Arcs): Generator<string, void, void> {
  for (let v = 0, first = true; v + 1 < starts.length; v++) {
    let row = '';
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      row += first ? `${v},${targets[e]}` : `,${v},${targets[e]}`;
      first = false;
    }
    if (row !== '') yield row;
  }
}
