/**
 * Every text that the program prints of a value is read back as that value, where a value is guessed and
 * where one is drawn; or it is refused by what it is: the sides of a value, a game's size or its stops, a
 * value that no game is known for.
 */
import { describe, test } from 'vitest';
import { ask } from '../../engine/conduct/ask.ts';
import { openMemory } from '../../engine/conduct/memory.ts';
import { compile } from '../../engine/document/compile.ts';
import { readDrawn } from '../../engine/document/game-text.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { usualRules } from '../../engine/outcome/rules.ts';
import { drain } from '../../engine/rounds.ts';
import { valueAt } from '../../engine/theories/labelling.ts';
import { partizan } from '../../engine/theories/partizan/index.ts';
import { theories } from '../../engine/theories/register.ts';
import { scoringGames } from '../../engine/theories/scoring/index.ts';
import type { Value } from '../../engine/values/value.ts';
import { latexOf, parseValue, sameValue, textOf } from '../../engine/values/words.ts';
import { writtenValue } from '../../engine/values/written-value.ts';
import { arbitraryDigraph, everyKind } from '../arbitrary/digraphs.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { arbitraryPartizan } from '../arbitrary/partizan.ts';
import { namedDigraph } from '../fixtures/digraphs.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

/** The message about a text that is a value but not a game. */
const byName =
  /how large a game|scores of a game|one side of this value is not known|what a gray node covers|not stopper-sided|the value of many drawings|the two sides of a value|positions/;

/** The value of the drawing of a text, found by the theory that gave the value. */
function drawnAgain(text: string, value: Value): Value | string {
  if (value.kind === 'expected' || value.kind === 'misere') return 'the value of many drawings';
  const read = readDrawn(text, value.kind === 'scoring');
  if (!read.ok) return read.problems[0].says;
  const { graph } = compile(read.value.document);
  if (value.kind === 'scoring') return valueAt(drain(scoringGames.solve(graph)), 0) ?? 'none';
  const ofPartizan = ['stopper', 'sided', 'unsided'].includes(value.kind);
  if (ofPartizan) return valueAt(drain(partizan.solve(graph)), 0) ?? 'none';
  const labelling = drain(openMemory().recall({ graph, rules: usualRules }).labelling());
  return (labelling && valueAt(labelling, 0)) ?? 'none';
}

/** A score and an expected value may have one text; the one has fractions in line, the other not. */
const inLine = (latex: string): string => latex.replace(/\\frac\{(\d+)\}\{(\d+)\}/g, '$1/$2');

const met = new Map<string, number>();

function law(graph: GameGraph): void {
  const memory = openMemory();
  const game = { graph, rules: usualRules };
  const { theory } = memory.recall(game);
  for (let v = 0; v < graph.order; v++) {
    const labelling = drain((theory ? memory.recall(game) : memory.recallPart(game, [v])).labelling());
    const value = labelling && valueAt(labelling, v);
    if (!value) continue;
    const text = textOf(value);
    const guessed = drain(ask('guess', { vertex: v, text }, game, memory));
    const verdict = guessed.kind === 'guess' ? guessed.verdict : guessed.says;
    if (verdict !== 'right') expect(verdict, text).toMatch(byName);
    const drawn = drawnAgain(text, value);
    if (typeof drawn === 'string') expect(drawn, text).toMatch(byName);
    else expect(textOf(drawn), `${text}, drawn`).toBe(text);
    const parsed = parseValue(text, [value.kind]);
    if (parsed) expect(sameValue(parsed, value), text).toBe(true);
    expect(inLine(writtenValue(text)?.latex ?? ''), text).toBe(inLine(latexOf(value)));
    met.set(value.kind, (met.get(value.kind) ?? 0) + 1);
  }
}

describe('the text of a value is read back, or refused by name', () => {
  test.each(everyKind)('in a digraph: %s', (kind) => tryLaw(arbitraryDigraph(kind, 7), 25, law));
  test('in a partizan digraph', () => tryLaw(arbitraryPartizan(6), 60, law));
  test('in any drawing', () => tryLaw(arbitraryDocument, 150, (document) => law(compile(document).graph)));

  test('in every example of a paper', () => {
    for (const { graph } of theories.flatMap((theory) => theory.facts)) law(namedDigraph(graph).graph);
  });

  test.each([
    ['the stops of a game that is not guaranteed', { kind: 'scoring', ls: '6', rs: '-4', guaranteed: false }],
    ['stops that are fractions', { kind: 'scoring', ls: '1/3', rs: '-1/2', guaranteed: false }],
    ['a game that is not stopper-sided', { kind: 'unsided' }],
  ] satisfies readonly (readonly [string, Value])[])('%s', (_, value) => {
    expect(parseValue(textOf(value))).toEqual(value);
    expect(drawnAgain(textOf(value), value)).toMatch(byName);
  });

  test('values of most kinds were met', () => {
    for (const kind of ['nimber', 'cyclic', 'nymphet', 'moon', 'covered', 'stopper', 'sided', 'scoring'])
      expect(met.get(kind), kind).toBeGreaterThan(0);
  });
});
