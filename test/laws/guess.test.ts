/**
 * Laws of guesses, for every theory: the true value is right however it is written, another one is never
 * called right, an outcome is right where play says so, and the evidence against a guess is true in slow
 * play.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { ask } from '../../engine/conduct/ask.ts';
import { openMemory } from '../../engine/conduct/memory.ts';
import { solveGraph } from '../../engine/conduct/solve.ts';
import { compile } from '../../engine/document/compile.ts';
import { readDrawn } from '../../engine/document/game-text.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { partizanOutcomes } from '../../engine/outcome/outcome.ts';
import { drain } from '../../engine/rounds.ts';
import { type GuessAnswer, guessInText } from '../../engine/theories/guess.ts';
import { valueAt } from '../../engine/theories/labelling.ts';
import { textOf } from '../../engine/values/words.ts';
import { arbitraryDigraph, everyKind, printed } from '../arbitrary/digraphs.ts';
import { arbitraryWhite, writtenPartizan } from '../arbitrary/partizan.ts';
import { arbitraryGame } from '../arbitrary/scoring.ts';
import { namedDigraph, nimHeap } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { minusOrder, plusOrder } from '../oracle/partizan-order.ts';
import { type Game, type Side, tellsApart } from '../oracle/scoring.ts';
import { play } from '../oracle/sum-play.ts';
import { tryLaw } from './seeds.ts';

function guessing(graph: GameGraph) {
  const memory = openMemory();
  const game = ruledGame(graph);
  const guess = (vertex: number, text: string): GuessAnswer => {
    const answer = drain(ask('guess', { vertex, text }, game, memory));
    if (answer.kind === 'over-budget') throw new Error(answer.says);
    return answer;
  };
  const { theory } = memory.recall(game);
  const texts = Array.from({ length: graph.order }, (_, v) => {
    const labelling = drain((theory ? memory.recall(game) : memory.recallPart(game, [v])).labelling());
    const value = labelling && valueAt(labelling, v);
    return value && textOf(value);
  });
  return { graph, guess, texts };
}

const verdictOf = (answer: GuessAnswer): string => (answer.kind === 'guess' ? answer.verdict : answer.says);

/** A value of every kind, some in the spelling of a keyboard. */
const pool = [
  '0',
  '*1',
  '∗2',
  '∞',
  'inf_0',
  '∞_{0,2}',
  '∞_{*1}',
  'moon',
  '☾_0',
  '○',
  '●',
  '∅',
  '{0,1}',
  'ℕ∖{0}',
  '?',
];

describe('impartial digraphs', () => {
  const met = new Set<string>();
  const law = (graph: GameGraph): void => {
    const { guess, texts } = guessing(graph);
    const alone = play(Array.from({ length: graph.order }, (_, at) => [{ graph, at }]));
    for (const [v, text] of texts.entries()) {
      for (const guessed of new Set([...pool, ...texts.filter((each) => each !== undefined)])) {
        const answer = guess(v, guessed);
        const about = `${printed(graph)}\n${v}: ${text}, guessed ${guessed}: ${JSON.stringify(answer)}`;
        const same = text !== undefined && (text === guessed || spelled[guessed] === text);
        expect(verdictOf(answer) === 'right', about).toBe(same);
        if (answer.kind !== 'guess') continue;
        if (answer.verdict === 'wrong') expect(answer.against.length, about).toBeGreaterThan(0);
        for (const against of answer.against) {
          met.add(against.kind);
          if (against.kind === 'outcome') {
            expect(alone.outcomeAt(v), about).toBe(against.found);
            expect(against.guessed, about).not.toBe(against.found);
            if (against.by !== undefined)
              expect(alone.outcomeAt(against.by), about).toBe(against.found === 'N' ? 'P' : 'D');
          }
          if (against.kind === 'taken')
            expect(texts[against.option], about).toBe(spelled[guessed] ?? guessed);
          if (against.kind === 'beside') {
            const heap = nimHeap(against.heap);
            const played = play([
              [
                { graph, at: v },
                { graph: heap, at: against.heap },
              ],
            ]);
            expect(played.outcomeAt(v, against.heap), about).toBe(against.found);
            expect(against.guessed, about).not.toBe(against.found);
            if (typeof against.by === 'number')
              expect(played.outcomeAt(against.by, against.heap), about).toBe(
                against.found === 'N' ? 'P' : 'D',
              );
          }
        }
        for (const sentence of guessInText(answer, String))
          expect(sentence, about).not.toContain('undefined');
      }
      for (const outcome of ['N', 'P', 'D'] as const) {
        const right = alone.outcomeAt(v) === outcome;
        const expected = right ? (text === undefined ? 'right' : 'outcome') : 'wrong';
        expect(verdictOf(guess(v, outcome)), `${printed(graph)}\n${v} ${outcome}`).toBe(expected);
      }
    }
  };

  const claim = 'the value alone is right, and evidence holds in play';
  test.each(everyKind)(`%s: ${claim}`, (kind) => tryLaw(arbitraryDigraph(kind, 5), 6, law));
  // A few random digraphs may not have evidence of every kind; the erratum beside *2 and *1 does.
  const withAll = '(b) -> c\nc -> a, b\nd -> b, e\n(e) -> a\nf -> g, a\ng -> a';
  test(`the erratum beside nim: ${claim}`, () => law(namedDigraph(withAll).graph));

  test.each(['(6 | -4) not guaranteed', 'not stopper-sided'])('%s is not a value here', (guessed) => {
    const answer = guessing(nimHeap(1)).guess(1, guessed);
    expect(verdictOf(answer)).toContain('is not a value here');
  });

  test('evidence of every usual kind was met', () => {
    expect([...met]).toEqual(expect.arrayContaining(['outcome', 'taken', 'beside', 'colour']));
  });
});

/** What a keyboard's spelling means. */
const spelled: Readonly<Record<string, string>> = { '∗2': '*2', inf_0: '∞_0', moon: '☾' };

describe('partizan games', () => {
  test('a guess is right exactly where slow play of both signed orders says equal', () => {
    const met = { right: 0, other: 0 };
    tryLaw(arbitraryWhite(5, 7), 8, (graph) => {
      if (graph.left === graph.right) return;
      const [plus, minus] = [plusOrder(graph), minusOrder(graph)];
      const { guess, texts } = guessing(graph);
      const both = (a: number, b: number): boolean => plus[a][b] && plus[b][a] && minus[a][b] && minus[b][a];
      for (let a = 0; a < graph.order; a++) {
        for (const [b, text] of texts.entries()) {
          if (text === undefined || text.includes('?') || text.startsWith('not')) continue;
          const answer = guess(a, text);
          const about = `${writtenPartizan(graph)}\n${a} guessed as ${b}, ${text}: ${JSON.stringify(answer)}`;
          expect(verdictOf(answer) === 'right', about).toBe(both(a, b));
          met[verdictOf(answer) === 'right' ? 'right' : 'other']++;
          if (verdictOf(answer) === 'wrong')
            expect(answer.kind === 'guess' && answer.against.length).toBeGreaterThan(0);
        }
      }
    });
    expect(Math.min(met.right, met.other)).toBeGreaterThan(0);
  });

  test.each([
    ['{0|1}', '1/2', 'right'],
    ['{0|1}', '2/4', 'right'],
    ['{0|1}', '1-1/2', 'right'],
    ['{0|1}', '1/4', 'outcome'],
    ['{0|1}', '*', 'wrong'],
    ['{0|1}', 'left', 'outcome'],
    ['{0|1}', 'R', 'wrong'],
    ['{0|pass}', 'over', 'right'],
    ['{pass|pass}', 'on & off', 'right'],
    ['{pass|pass}', 'on & 0', 'wrong'],
  ])('of the drawing of %s, the guess %s: %s', (drawn, guessed, verdict) => {
    const read = readDrawn(drawn);
    if (!read.ok) throw new Error(drawn);
    expect(verdictOf(guessing(compile(read.value.document).graph).guess(0, guessed))).toBe(verdict);
  });
});

/** A scoring game in the notation that a person types. */
const gameWritten = ({ left, right }: Game): string => `<${sideWritten(left)}|${sideWritten(right)}>`;
const sideWritten = (side: Side): string =>
  typeof side === 'number' ? `^${side}` : side.map(gameWritten).join(',');

describe('scoring games', () => {
  const drawnOf = (text: string) => {
    const read = readDrawn(text);
    if (!read.ok) throw new Error(text);
    return guessing(compile(read.value.document).graph);
  };
  test('the game itself and its value are right; what a sum tells from it is not', () => {
    const met = { right: 0, apart: 0 };
    const few = fc.tuple(
      arbitraryGame(2),
      arbitraryGame(2),
      fc.array(arbitraryGame(2), { minLength: 3, maxLength: 3 }),
    );
    tryLaw(few, 10, ([g, h, xs]: readonly [Game, Game, readonly Game[]]) => {
      const { guess, texts } = drawnOf(gameWritten(g));
      expect(verdictOf(guess(0, gameWritten(g)))).toBe('right');
      if (texts[0] && !texts[0].includes('…')) expect(verdictOf(guess(0, texts[0])), texts[0]).toBe('right');
      const right = verdictOf(guess(0, gameWritten(h))) === 'right';
      const apart = xs.some((x) => tellsApart(g, h, x));
      if (right) met.right++;
      if (apart) met.apart++;
      expect(right && apart, `${gameWritten(g)} guessed ${gameWritten(h)}`).toBe(false);
    });
    expect(met.apart).toBeGreaterThan(0);
  });

  test('who wins is what the scores say, regardless of earlier questions', () => {
    const met = new Set<string>();
    tryLaw(arbitraryGame(2), 30, (g: Game) => {
      const { graph, guess } = drawnOf(gameWritten(g));
      const { outcomes, classes } = drain(solveGraph(ruledGame(graph)));
      for (let v = 0; v < graph.order; v++) {
        const found = classes[outcomes[v]];
        met.add(found);
        for (const outcome of partizanOutcomes) {
          const said = verdictOf(guess(v, outcome));
          expect(said, `${gameWritten(g)}, node ${v}`).toBe(outcome === found ? 'outcome' : 'wrong');
        }
      }
    });
    expect(met.has('D') && met.has('N')).toBe(true);
  });
});
