/**
 * The small picture of a canonical form says its scores, and the form drawn is the game that it is the form
 * of.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawingPicture } from '../../app/dialogs/DrawingPicture.tsx';
import { solveGraph } from '../../engine/conduct/solve.ts';
import { compile } from '../../engine/document/compile.ts';
import { scoringDrawing } from '../../engine/document/scoring-drawing.ts';
import { drain } from '../../engine/rounds.ts';
import { parseScoring } from '../../engine/values/scoring-parse.ts';
import { textOf } from '../../engine/values/words.ts';
import { ruledGame } from '../fixtures/games.ts';

function drawn(text: string) {
  const read = parseScoring(text);
  if (!read.ok) throw new Error(read.problems[0].says);
  return scoringDrawing(read.value);
}

const textsIn = (picture: string): readonly string[] =>
  Array.from(picture.matchAll(/<text.*?<\/text>/g), ([sign]) => sign.replace(/<[^>]*>/g, '')).toSorted(
    (a, b) => (a < b ? -1 : 1),
  );

test.each([
  ['<^1|2>', ['∅1', '∅2']],
  ['<1|<0|-0.5>>', ['∅0', '∅1', '∅−1/2']],
  ['<<0|<^1|1>>|^1>', ['∅0', '∅1', '∅1', '∅1']],
])('the picture of %s has each score once, and its drawing has that value', (text, scores) => {
  const document = drawn(text);
  const picture = renderToStaticMarkup(createElement(DrawingPicture, { document }));
  expect(textsIn(picture)).toEqual(scores);
  const { table, codes } = drain(solveGraph(ruledGame(compile(document).graph))).labelling;
  expect(textOf(table[codes[0]])).toBe(text);
});

test('a picture of many nodes is of nodes and arcs alone', () => {
  const many = drawn(`<^0|${'<'.repeat(40)}1${'|1>'.repeat(40)}>`);
  expect(textsIn(renderToStaticMarkup(createElement(DrawingPicture, { document: many })))).toEqual([]);
});
