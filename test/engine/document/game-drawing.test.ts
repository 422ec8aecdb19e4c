/**
 * Typed games and canonical forms as drawings: their arcs, the names of their nodes, and that the value is
 * kept.
 */
import { describe, expect, test } from 'vitest';
import { compile } from '../../../engine/document/compile.ts';
import { formDrawing, gameDrawing } from '../../../engine/document/game-drawing.ts';
import { readDrawn } from '../../../engine/document/game-text.ts';
import { isImpartial } from '../../../engine/graph/game-graph.ts';
import { drain } from '../../../engine/rounds.ts';
import { partizan } from '../../../engine/theories/partizan/index.ts';
import { scoringGames } from '../../../engine/theories/scoring/index.ts';
import { graphOf } from '../../../engine/values/form.ts';
import { parseGame, type TypedGame } from '../../../engine/values/notation/parse.ts';
import { textOf } from '../../../engine/values/words.ts';

function typed(text: string): TypedGame {
  const read = parseGame(text);
  if (!read.ok || read.value.kind !== 'game') throw new Error(`"${text}" is no game.`);
  return read.value.game;
}

const arcsOf = (text: string): readonly string[] =>
  gameDrawing(typed(text))
    .edges.map(({ from, to, player }) => `${from}${to} ${player}`)
    .sort();

describe('arcs', () => {
  test.each([
    ['{0|pass}', ['aa right', 'ab left']],
    ['*', ['ab either']],
    ['{0,pass|0}', ['aa left', 'ab either']],
    ['0', []],
    // Either's loop alone would be an impartial game.
    ['dud', ['aa left', 'aa right']],
  ])('%s', (text, arcs) => expect(arcsOf(text)).toEqual(arcs));
});

test.each([
  ['{0|pass}', 'over'],
  ['2+over', '2over'],
  ['over+over', 'over'],
  ['dud', 'dud'],
  ['tis', 'tis'],
  ['{0,pass|0}', 'upon*'],
  ['{0||0|-2}', '⧾_2'],
  ['1/8+1/4', '3/8'],
])('the drawing of %s has the value %s', (text, name) => {
  const { graph } = compile(gameDrawing(typed(text)));
  expect(isImpartial(graph)).toBe(false);
  const { table, codes } = drain(partizan.solve(graph));
  expect(textOf(table[codes[0]])).toBe(name);
});

test.each([
  ['2', '2', '<<0|^0>|^0>'],
  ['2^', '<<0|^0>|^0>', undefined],
  ['-1/3', '-1/3', undefined],
  ['down', '<<0|0>|0>', '<<0|0>|0>'],
  ['*2', '<0,<0|0>|0,<0|0>>', '<0,<0|0>|0,<0|0>>'],
])('%s in a drawing with scores is %s', (text, beside, image) => {
  const worth = (besideScores: boolean): string | undefined => {
    const read = readDrawn(text, besideScores);
    if (!read.ok) return undefined;
    // Without scores of its own the game is drawn as one of Normal play, whose missing sides count as 0.
    const end = {
      id: 'scored',
      x: 0,
      y: 0,
      gray: false,
      name: '',
      score: { left: 0, right: 0 },
    };
    const { graph } = compile({ ...read.value.document, nodes: [...read.value.document.nodes, end] });
    const { table, codes } = drain(scoringGames.solve(graph));
    return textOf(table[codes[0]]);
  };
  expect(worth(true)).toBe(beside);
  if (image) expect(worth(false)).toBe(image);
});

describe('names of the nodes of a canonical form', () => {
  const namesOf = (text: string): readonly string[] => {
    const { graph } = compile(gameDrawing(typed(text)));
    const { table, codes } = drain(partizan.solve(graph));
    const value = table[codes[0]];
    if (value.kind !== 'stopper') throw new Error(value.kind);
    return formDrawing(graphOf(value.canonical)).nodes.map((node) => node.name);
  };
  test.each([
    ['{0|pass}', ['over', '0']],
    ['2+over', ['2over', '2', '1', '0']],
    ['3/4', ['3/4', '1/2', '1', '0']],
    ['{0||0|-2}', ['tiny_2', '0', '{0|-2}', '-2', '-1']],
  ])('%s', (text, names) => expect(namesOf(text)).toEqual(names));

  test('long names are left out', () => {
    const names = namesOf('{5/8, 3over, *7 || 1/64, {2|-3*}| -9}');
    expect(names[0]).toBe('');
    expect(names).toContain('1/64');
  });

  test('above 200 positions there are no names', () => {
    expect(formDrawing(graphOf({ numerator: 300, exponent: 0 })).nodes.every(({ name }) => name === '')).toBe(
      true,
    );
  });
});
