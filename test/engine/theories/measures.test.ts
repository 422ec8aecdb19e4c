/**
 * The measures of values: what they say of games whose thermographs are known, of what has none, and how they
 * sort.
 */
import { describe, expect, test, vi } from 'vitest';
import { ask } from '../../../engine/conduct/ask.ts';
import { openMemory } from '../../../engine/conduct/memory.ts';
import { compile } from '../../../engine/document/compile.ts';
import { readDrawn } from '../../../engine/document/game-text.ts';
import { usualRules } from '../../../engine/outcome/rules.ts';
import { drain } from '../../../engine/rounds.ts';
import {
  compareMeasurements,
  dataOfMeasurement,
  type Measurement,
  textOfMeasurement,
} from '../../../engine/theories/measure.ts';
import { measureCatalogue, openMeasuring } from '../../../engine/theories/measuring.ts';
import { misereTheory } from '../../../engine/theories/misere/index.ts';
import { partizan } from '../../../engine/theories/partizan/index.ts';
import { theories } from '../../../engine/theories/register.ts';
import { scoringGames } from '../../../engine/theories/scoring/index.ts';
import { simultaneous } from '../../../engine/theories/simultaneous/index.ts';
import { parseGame } from '../../../engine/values/notation/parse.ts';
import type { Stopper } from '../../../engine/values/stopper.ts';
import type { Value } from '../../../engine/values/value.ts';
import { graphOfPairs } from '../../fixtures/partizan.ts';

function valueOfText(text: string): Value {
  const typed = parseGame(text);
  if (!typed.ok || typed.value.kind !== 'game') throw new Error(`${text} is no game`);
  const { table, codes } = drain(partizan.solve(graphOfPairs(typed.value.game)));
  return table[codes[typed.value.game.start]];
}

const measures = partizan.measures ?? expect.fail('partizan values are measured');
const measuring = measures.open();
const found = (id: string, text: string): Measurement => measuring.measure(id, valueOfText(text));
const said = (id: string, text: string): string => textOfMeasurement(found(id, text));

describe('of partizan values', () => {
  const columns = [
    'heat',
    'left-stop',
    'right-stop',
    'mean',
    'temperature',
    'reduced',
    'confused',
    'birthday',
  ];
  test.each([
    ['0', 'number', '0', '0', '0', '-1', '0', '', '0'],
    ['-3', 'number', '-3', '-3', '-3', '-1', '-3', '', '3'],
    ['3/4', 'number', '3/4', '3/4', '3/4', '-1/4', '3/4', '', '3'],
    ['*', 'infinitesimal', '0', '0', '0', '0', '0', '{0}', '1'],
    ['^', 'infinitesimal', '0', '0', '0', '0', '0', '', '2'],
    ['{1|*}', 'hot', '1', '0', '1/2', '1/2', '{1|0}', '(0, 1]', '2'],
    ['2*', '2 plus an infinitesimal', '2', '2', '2', '0', '2', '{2}', '3'],
    ['{1|-1}', 'hot', '1', '-1', '0', '1', '±1', '[-1, 1]', '2'],
    ['{1|{-1|-2}}', 'hot', '1', '-1', '-1/4', '5/4', '{1‖-1|-2}', '(-1, 1]', '4'],
    ['{{5|1},{3|2}|{0|-6},-1}', 'hot', '2', '-1', '0', '3', '{{3|2},{5|1}|-1,{0|-6}}', '[-1, 2)', '8'],
  ])('%s', (text, ...expected) => {
    expect(columns.map((id) => said(id, text))).toEqual(expected);
  });

  test('programs get fractions as text, both stops, and walls by their corners', () => {
    const data = (id: string) => dataOfMeasurement(found(id, '{1|{-1|-2}}'));
    expect(data('mean')).toBe('-1/4');
    expect(data('stops')).toEqual(['1', '-1']);
    expect(data('reduced')).toMatchObject({ kind: 'stopper', text: '{1‖-1|-2}' });
    expect(data('thermograph')).toEqual({
      left: [
        ['2', '-1'],
        ['-1/4', '5/4'],
      ],
      right: [
        ['-1', '-1'],
        ['-1', '1/2'],
        ['-1/4', '5/4'],
      ],
      mean: '-1/4',
      temperature: '5/4',
    });
  });

  const ofStops = ['left-stop', 'right-stop', 'stops'];

  test.each(['over', '2+over'])('%s has its stops alone, and that is why', (text) => {
    const says = 'loopy values have none';
    for (const { id } of measures.list)
      if (!ofStops.includes(id)) expect(found(id, text), id).toEqual({ kind: 'none', says });
    expect(dataOfMeasurement(found('mean', text))).toBeNull();
  });

  test('a loopy value stops at a number, or at on, off, over or under; two sides stop nowhere', () => {
    expect(['over', '{on|0}', '2+under', 'upon'].map((text) => said('stops', text))).toEqual([
      'over, over',
      'on, 0',
      '2under, 2under',
      '0, 0',
    ]);
    expect(dataOfMeasurement(found('stops', '{on|0}'))).toMatchObject([{ text: 'on' }, '0']);
    const [on, off] = ['on', 'off'].map((text) => valueOfText(text) as Stopper);
    const sided = { kind: 'sided', onside: on.canonical, offside: off.canonical } as const;
    for (const id of ofStops)
      expect(measuring.measure(id, sided)).toEqual({ kind: 'none', says: 'play by turns need not end' });
  });

  test('numbers are sorted by size, words by what they mean, and what has none comes last', () => {
    const sorted = (id: string, texts: readonly string[]) =>
      [...texts].sort((a, b) => compareMeasurements(found(id, a), found(id, b)));
    expect(sorted('mean', ['over', '10', '2', '-1', '1/2', '{1|-2}'])).toEqual([
      '-1',
      '{1|-2}',
      '1/2',
      '2',
      '10',
      'over',
    ]);
    expect(sorted('heat', ['{1|0}', '3*', '*', '2*', '5'])).toEqual(['5', '*', '2*', '3*', '{1|0}']);
  });
});

describe('of scoring values', () => {
  const ofScores = scoringGames.measures ?? expect.fail('scoring values are measured');
  const scored = (text: string): Value => {
    const drawn = readDrawn(text, true);
    if (!drawn.ok) throw new Error(drawn.problems[0].says);
    const { table, codes } = drain(scoringGames.solve(compile(drawn.value.document).graph));
    return table[codes[0]];
  };
  test.each([
    ['<2|-1>', 'hot', '2', '-1', '1'],
    ['<^-1|1/3>', 'zugzwang', '-1', '1/3', '1'],
    ['0.5', 'number', '1/2', '1/2', '0'],
  ])('%s', (text, ...expected) => {
    const told = ['heat', 'left-stop', 'right-stop', 'birthday'].map((id) =>
      textOfMeasurement(ofScores.open().measure(id, scored(text))),
    );
    expect(told).toEqual(expected);
  });
  test('they are sorted as numbers, and programs get both stops', () => {
    const [third, half] = [scored('<1/3|1/3>'), scored('<1/2|0>')].map((value) =>
      ofScores.open().measure('left-stop', value),
    );
    expect(compareMeasurements(third, half)).toBeLessThan(0);
    expect(dataOfMeasurement(ofScores.open().measure('stops', scored('<2|-1>')))).toEqual(['2', '-1']);
  });
});

test('nimbers are measured as the games of both players that they are', () => {
  const star = measuring.measure('thermograph', valueOfText('*'));
  for (const n of [1, 2, 7]) {
    const of = (id: string) => measuring.measure(id, { kind: 'nimber', n });
    expect(of('thermograph')).toEqual(star);
    expect(of('thermograph')).toEqual(found('thermograph', `*${n}`));
    expect(dataOfMeasurement(of('birthday'))).toBe(n);
    expect(dataOfMeasurement(found('birthday', `*${n}`))).toBe(n);
  }
  expect(measuring.measure('heat', { kind: 'nimber', n: 0 })).toEqual(found('heat', '0'));
});

test('values of every kind can be asked for every measure', () => {
  const all = openMeasuring();
  const says = 'such values have none';
  expect(all.measure('mean', { kind: 'cyclic', exits: [] })).toEqual({ kind: 'none', says });
  expect(all.measure('mean', { kind: 'nimber', n: 3 })).toEqual({ kind: 'number', x: 0 });
  const others = [simultaneous, misereTheory].map(
    (theory) => theory.measures?.list ?? expect.fail('these values are measured'),
  );
  expect(measureCatalogue.map(({ id }) => id)).toEqual([measures.list, ...others].flat().map(({ id }) => id));
});

test.each([
  ['{1|-1}', 'hot, mean 0, temperature 1'],
  ['1/2', 'number'],
  ['2*', '2 plus an infinitesimal, mean 2, temperature 0'],
  ['over', undefined],
])('the measures of the typed game %s are: %s', (text, says) => {
  const typed = parseGame(text);
  if (!typed.ok || typed.value.kind !== 'game') throw new Error(`${text} is no game`);
  const game = { graph: graphOfPairs(typed.value.game), rules: usualRules };
  const answer = drain(ask('game-value', { vertex: typed.value.game.start }, game));
  expect(answer.kind === 'game-value' && 'heat' in answer ? answer.heat : undefined).toBe(says);
});

const rankIn = ({ ranks }: { readonly ranks: Int32Array }, texts: readonly string[], text: string): number =>
  ranks[texts.indexOf(text)];

describe('asked of the vertices of a drawing', () => {
  const read = readDrawn('{1|{-1|-2}}', false);
  const { graph } = compile(read.ok ? read.value.document : expect.fail('it is a game'));
  const game = { graph, rules: usualRules };
  const memory = openMemory();
  const asked = (vertices: readonly number[], measures?: readonly string[]) => {
    const answer = drain(ask('measures', { vertices, ...(measures && { measures }) }, game, memory));
    return answer.kind === 'measures' ? answer : expect.fail(answer.says);
  };

  test('each finding comes once, in any order of the questions', () => {
    const all = Array.from({ length: graph.order }, (_, v) => v);
    const [temperature, mean] = asked([...all, 0], ['temperature', 'mean']).columns;
    const told = ({ table, codes }: typeof mean) => Array.from(codes, (at) => textOfMeasurement(table[at]));
    expect(told(temperature)[0]).toBe('5/4');
    expect(told(mean).at(-1)).toBe('-1/4');
    const texts = temperature.table.map(textOfMeasurement);
    expect(texts.toSorted((a, b) => rankIn(temperature, texts, a) - rankIn(temperature, texts, b))).toEqual([
      '-1',
      '1/2',
      '5/4',
    ]);
    const again = asked(all.toReversed(), ['mean']).columns[0];
    expect(told(again).toReversed()).toEqual(told(mean).slice(0, -1));
  });

  test('nothing is measured twice', () => {
    const open = vi.spyOn(measures, 'open');
    asked([0], ['heat']);
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  });
});

test('an id means the same, wherever it is a measure', () => {
  const ids = theories.flatMap(({ measures: of }) => of?.list ?? []);
  for (const { id, title } of ids) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    // They are beside these in an entry of the command line's JSON.
    expect(['value', 'text', 'latex', 'outcome', 'step', 'theory']).not.toContain(id);
    expect(ids.filter((other) => other.id === id).map((other) => other.title)).toEqual(
      ids.filter((other) => other.id === id).map(() => title),
    );
  }
  for (const { measures: of } of theories)
    if (of) expect(new Set(of.list.map(({ id }) => id)).size).toBe(of.list.length);
});
