/**
 * A drawing with scores after any number of reductions: it keeps its value, and at the end it is the
 * canonical form.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentAt, stepsOf } from '../../app/walkthrough/reductions.ts';
import {
  compile,
  emptyDocument,
  type GameDocument,
  type GameEdge,
  type GameNode,
} from '../../engine/document/index.ts';
import { ask, drain } from '../../engine/run.ts';
import type { Arena } from '../../engine/theories/scoring/arena/arena.ts';
import { scoringFormOf } from '../../engine/theories/scoring/arena/forms.ts';
import { emptyArena } from '../../engine/theories/scoring/arena/games.ts';
import { gameReader, levelsOf } from '../../engine/theories/scoring/games-of.ts';
import { canonicalForm } from '../../engine/theories/scoring/reductions/canonical.ts';
import { arbitraryGame } from '../arbitrary/scoring.ts';
import { ruledGame } from '../fixtures/games.ts';
import { isBrief } from '../fixtures/share.ts';
import { tryLaw } from '../laws/seeds.ts';
import type { Game } from '../oracle/scoring.ts';

/** The game as a tree; node "0" is its start. */
function treeOf(game: Game): GameDocument {
  const [nodes, edges]: [GameNode[], GameEdge[]] = [[], []];
  const games = [game];
  for (let at = 0; at < games.length; at++) {
    const score: { left?: number; right?: number } = {};
    for (const player of ['left', 'right'] as const) {
      const side = games[at][player];
      if (typeof side === 'number') score[player] = side;
      else for (const option of side) edges.push({ from: `${at}`, to: `${games.push(option) - 1}`, player });
    }
    nodes.push({ id: `${at}`, name: '', x: 0, y: 50 * at, gray: false, score });
  }
  return { ...emptyDocument, nodes, edges };
}

function stepsFrom(document: GameDocument, start: string) {
  const { graph, ids, index } = compile(document);
  const about = { vertices: [index.get(start) ?? -1] };
  const answer = drain(ask('simplify', about, ruledGame(graph)));
  if (answer.kind !== 'simplify' || answer.found.kind !== 'simplified')
    throw new Error('Small guaranteed games are simplified.');
  return stepsOf(document, ids, answer.found, answer.lives);
}

function gameDrawn(arena: Arena, document: GameDocument, start: string): number {
  const { graph, index } = compile(document);
  const games = new Int32Array(graph.order).fill(-1);
  const read = gameReader(arena, graph);
  for (const v of levelsOf(graph).sequence) games[v] = read(v, games);
  return games[index.get(start) ?? -1];
}

test('every step keeps the value, and the last drawing is the canonical form, each follower once', () => {
  const arena = emptyArena();
  const met = new Set<string>();
  tryLaw(arbitraryGame(3), 150, (game) => {
    const document = treeOf(game);
    fc.pre(document.nodes.length <= 120);
    const steps = stepsFrom(document, '0');
    const { reductions } = steps.found;
    for (const { kind } of reductions) met.add(kind);
    const form = canonicalForm(arena, gameDrawn(arena, document, '0'));
    for (let k = 0; k <= reductions.length; k++)
      expect(canonicalForm(arena, gameDrawn(arena, documentAt(document, steps, k), '0'))).toBe(form);
    const last = documentAt(document, steps, reductions.length);
    expect(gameDrawn(arena, last, '0')).toBe(form);
    expect(last.nodes).toHaveLength(scoringFormOf(arena, form)?.count ?? 0);
  });
  const kinds = ['dominated', 'fused', 'reversible', 'stuck', 'tied', 'unreachable', 'waiting'];
  // If only a share of the games is tried, the rarer kinds of reduction may not occur among them.
  if (!isBrief) expect(met).toEqual(new Set(kinds));
  else for (const kind of met) expect(kinds).toContain(kind);
});
