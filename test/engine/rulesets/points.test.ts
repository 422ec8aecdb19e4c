/**
 * Rulesets that count points against positions whose moves and games were worked out elsewhere, and their
 * other properties.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import { printRational } from '../../../engine/numbers/rationals.ts';
import { drain } from '../../../engine/rounds.ts';
import { generate } from '../../../engine/rulesets/generate.ts';
import { rulesets } from '../../../engine/rulesets/register.ts';
import { chooseTheory } from '../../../engine/theories/choose.ts';
import { valueData } from '../../../engine/values/words.ts';
import { ruledGame } from '../../fixtures/games.ts';

/** A game as sides: a number where a player is stuck, else the options. */
type Game = { readonly left: number | readonly Game[]; readonly right: number | readonly Game[] };
type Position = { readonly board: readonly string[]; readonly score: number };
type Vector = Position & {
  readonly id: string;
  readonly ruleset: string;
  readonly left_moves?: readonly Position[];
  readonly right_moves?: readonly Position[];
  readonly left_final_score?: number;
  readonly right_final_score?: number;
  readonly game?: Game;
  readonly guaranteed: boolean;
  readonly canonical_text?: string;
} & Partial<Readonly<Record<Stop, number>>>;

const stops = ['ls', 'rs', 'ls_under', 'rs_under', 'ls_over', 'rs_over'] as const;
type Stop = (typeof stops)[number];

const file = join(import.meta.dirname, '../../vectors/scoring-positions.json');
const { positions } = JSON.parse(readFileSync(file, 'utf8')) as { readonly positions: readonly Vector[] };

const ids: Readonly<Record<string, string>> = {
  takesmall: 'take-small',
  taketall: 'take-tall',
  dots: 'dots-and-boxes',
};

const textOf = ({ board, score }: Position): string => (score === 0 ? '' : `${score} `) + board.join('/');

function found(id: string, text: string) {
  const ruleset = rulesets.find((each) => each.id === (ids[id] ?? id));
  const parsed = ruleset?.parse(text);
  if (!ruleset || !parsed?.ok) throw new Error(`no such position: ${id} ${text}`);
  const coder = ruleset.coder(parsed.value);
  const generated = drain(generate(coder));
  if (generated.kind !== 'generated') throw new Error(generated.says);
  return { graph: generated.graph, names: Array.from(generated.codes, (code) => coder.print(code)) };
}

const optionsOf = (graph: GameGraph, v: number, player: 'left' | 'right'): readonly number[] => {
  const { starts, targets } = graph[player];
  return [...targets.subarray(starts[v], starts[v + 1])];
};

const scoreOf = ({ scores }: GameGraph, v: number, player: 'left' | 'right'): string => {
  if (!scores) throw new Error('points count, and there are no scores');
  const place = scores[player][v];
  return place < 0 ? 'moves' : printRational(scores.table[place]);
};

const sorted = (texts: Iterable<string>): readonly string[] =>
  [...new Set(texts)].toSorted((a, b) => (a < b ? -1 : 1));

const lettersOf = (text: string): string => [...text].toSorted((a, b) => (a < b ? -1 : 1)).join('');

/**
 * Followers in words: sides of a vertex from the words of its options, which come first where the rest is
 * done.
 */
function graphInWords(graph: GameGraph): string {
  const words: string[] = [];
  const wordsAt = (v: number): string => {
    const side = (player: 'left' | 'right'): string => {
      const options = optionsOf(graph, v, player);
      return options.length === 0
        ? scoreOf(graph, v, player)
        : `{${sorted(options.map((w) => (words[w] ??= wordsAt(w)))).join(',')}}`;
    };
    return `${side('left')}|${side('right')}`;
  };
  return wordsAt(0);
}

function gameInWords(game: Game): string {
  const side = (either: Game['left']): string =>
    typeof either === 'number' ? String(either) : `{${sorted(either.map(gameInWords)).join(',')}}`;
  return `${side(game.left)}|${side(game.right)}`;
}

test('there are vectors of every ruleset that counts points', () => {
  // Those of the orthogonal colouring game are among the thesis's.
  const counted = rulesets
    .filter(({ endScore, id }) => endScore && id !== 'orthogonal-colouring')
    .map(({ id }) => id);
  expect(sorted(positions.map(({ ruleset }) => ids[ruleset] ?? ruleset))).toEqual(sorted(counted));
});

test.each(positions.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
  const { graph, names } = found(vector.ruleset, textOf(vector));
  for (const player of ['left', 'right'] as const) {
    const moves = vector[`${player}_moves`] ?? [];
    expect(sorted(optionsOf(graph, 0, player).map((v) => names[v]))).toEqual(sorted(moves.map(textOf)));
    const end = vector[`${player}_final_score`];
    expect(scoreOf(graph, 0, player)).toBe(end === undefined ? 'moves' : String(end));
  }
  if (vector.game) expect(graphInWords(graph)).toBe(gameInWords(vector.game));
});

test.each(positions.map((vector) => [vector.id, vector] as const))('the value of %s', (_, vector) => {
  const { graph } = found(vector.ruleset, textOf(vector));
  const { theory } = chooseTheory(ruledGame(graph));
  if (!theory) throw new Error('no theory of scores');
  const { table, codes } = drain(theory.solve(graph));
  const value = valueData(table[codes[0]]) as unknown as Readonly<Record<string, unknown>>;
  expect(value.guaranteed).toBe(vector.guaranteed);
  for (const stop of stops)
    if (vector[stop] !== undefined) expect([stop, value[stop]]).toEqual([stop, vector[stop]]);
  if (vector.canonical_text && vector.canonical_text.length < 100) {
    // As games: in what order options are printed says nothing.
    expect(lettersOf(String(value.text))).toBe(lettersOf(vector.canonical_text));
  }
});

describe('scores', () => {
  test('are exact, and the same board with equal scores is one position', () => {
    const { graph, names } = found('take-tall', '1/3 11');
    expect(names).toEqual(['1/3 11', '4/3 .1', '-2/3 1.']);
    expect(graph.scores?.table.map(printRational)).toEqual(['4/3', '-2/3']);
  });

  test.each([
    [
      'take-small',
      '2.1.1 12',
      'score: is "2.1.1"; write a number like 3, -2 or 1/2, then a space, then the board',
    ],
    ['take-small', '1a.', 'cell 2: is "a"; write a digit from 0 to 9, or . for a gap'],
    ['take-tall', '', 'position: is empty; write a row of digits, with . for a gap, like 31.42'],
    ['kobber', 'lr/l', 'row 2: has length 1; make it 2 long, like row 1'],
    [
      'diskonnect',
      'lq',
      'row 1, cell 2: is "q"; write l for a blue stone, r for a red stone, . for an empty cell, x for a wall',
    ],
    [
      'dots-and-boxes',
      './.x',
      'position: has 2 rows; rows of horizontal and of vertical edges alternate, and the first and the last are horizontal: write 3, 5, 7, … rows',
    ],
    ['dots-and-boxes', './.y/.', 'row 2, edge 2: is "y"; write x for a drawn edge, . for an open one'],
  ])('%s refuses %j', (id, text, says) => {
    const parsed = rulesets.find((each) => each.id === id)?.parse(text);
    if (!parsed || parsed.ok) throw new Error('it is read');
    expect(parsed.problems.map(({ place, says }) => `${place}: ${says}`)).toEqual([says]);
  });

  test.each(['kobber', 'diskonnect'])('%s is played on many cells as on few', (id) => {
    const rest = '.'.repeat(40);
    const [few, many] = ['lr.rl.', `lr.rl.${rest}`].map((cells) => found(id, cells));
    expect(few.names.length).toBeGreaterThan(4);
    expect(many.names).toEqual(few.names.map((name) => name + rest));
    expect(many.graph).toEqual(few.graph);
  });

  test.each([
    ['dots-and-boxes', '-2  ..\n.x.\n ..\n', '-2 ../.x./..'],
    // A field of one line makes blanks of the line breaks.
    ['dots-and-boxes', ' .. .x.  ..', '../.x./..'],
    ['kobber', '1 lr. rl. l.r', '1 lr./rl./l.r'],
    ['diskonnect', '...\n..r\nlr.\n', '.../..r/lr.'],
  ])('a board of %s is read as it is in a file, %j', (id, text, printed) => {
    const ruleset = rulesets.find((each) => each.id === id);
    const parsed = ruleset?.parse(text);
    expect(parsed?.ok && ruleset?.print(parsed.value)).toBe(printed);
  });
});
