/**
 * A ruleset's game graph as the text of a `*.grundy.json` document, in pieces: nodes are called by their positions while there
 * are few, and the compact form, in which vertex 0 is the position itself, holds millions. No places: who opens the
 * document lays it out.
 */
import { type Arcs, type GameGraph, isImpartial, mostDrawnPositions } from '../../engine/index.ts';
import type { RulesetPosition } from './ruleset-position.ts';

export function* documentOf(position: RulesetPosition): Generator<string, void, void> {
  const { ruleset, text, graph } = position;
  yield '{\n  "format": "grundy",\n  "version": 1,\n';
  yield `  "title": ${JSON.stringify(`${ruleset.name}: ${text}`)},\n`;
  if (ruleset.infinitePlay !== 'draw')
    yield `  "view": {"infinitePlay":${JSON.stringify(ruleset.infinitePlay)}},\n`;
  yield* graph.order <= mostDrawnPositions ? longForm(position) : compactForm(graph);
  yield '\n}\n';
}

/** Whose arcs are whose; an impartial graph's are either's. */
const arcsByPlayer = (graph: GameGraph): readonly (readonly [string, Arcs])[] =>
  isImpartial(graph)
    ? [['either', graph.left]]
    : [
        ['left', graph.left],
        ['right', graph.right],
      ];

function* longForm({ graph, nameOf }: RulesetPosition): Generator<string, void, void> {
  const names = Array.from({ length: graph.order }, (_, v) => JSON.stringify(nameOf(v)));
  yield `  "nodes": [\n${names.map((name) => `    {"id":${name}}`).join(',\n')}\n  ],\n`;
  const lines: string[] = [];
  for (const [player, { starts, targets }] of arcsByPlayer(graph)) {
    const whose = player === 'either' ? '' : `,"player":"${player}"`;
    for (let v = 0; v < graph.order; v++) {
      for (const w of targets.subarray(starts[v], starts[v + 1])) {
        lines.push(`    {"from":${names[v]},"to":${names[w]}${whose}}`);
      }
    }
  }
  yield lines.length === 0 ? '  "edges": []' : `  "edges": [\n${lines.join(',\n')}\n  ]`;
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

/** u0,v0,u1,v1,… a row at a time. */
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
