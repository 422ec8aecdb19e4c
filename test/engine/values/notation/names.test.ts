/**
 * Names of forms built by hand: text, LaTeX, speech and mark; and that each text reads back as the form it
 * names.
 */
import { describe, expect, test } from 'vitest';
import { type CanonicalForm, type GraphForm, graphOf } from '../../../../engine/values/form.ts';
import { latexOfName } from '../../../../engine/values/notation/latex.ts';
import { markOfName } from '../../../../engine/values/notation/mark.ts';
import { nameOf } from '../../../../engine/values/notation/name.ts';
import { parseGame } from '../../../../engine/values/notation/parse.ts';
import { printName } from '../../../../engine/values/notation/print.ts';
import { nameOfSides } from '../../../../engine/values/notation/sides.ts';
import { speakName } from '../../../../engine/values/notation/speak.ts';
import { readsIn } from '../../../fixtures/reads.ts';
import { bisimilar } from './bisimilar.ts';

/** Each position as [Left's options, Right's options]; the first is the start. */
function form(...positions: readonly (readonly [readonly number[], readonly number[]])[]): GraphForm {
  const pairs = (side: 0 | 1) =>
    positions.flatMap((options, v) => options[side].flatMap((option) => [v, option]));
  return { count: positions.length, left: pairs(0), right: pairs(1) };
}

type Row = readonly [
  text: string,
  canonical: CanonicalForm,
  latex?: string,
  spoken?: string | undefined,
  mark?: string,
];

const rows: readonly Row[] = [
  ['0', { numerator: 0, exponent: 0 }, '0', 'zero', '0'],
  ['-3/4', { numerator: -3, exponent: 2 }, '-\\frac{3}{4}', 'minus three quarters', '−3/4'],
  ['0', form([[], []])],
  ['2', form([[1], []], [[2], []], [[], []])],
  ['1/2', form([[2], [1]], [[2], []], [[], []]), '\\frac{1}{2}', 'one half', '1/2'],
  ['*', form([[1], [1]], [[], []]), '{\\ast}', 'star', '∗'],
  [
    '*2',
    form(
      [
        [1, 2],
        [1, 2],
      ],
      [[2], [2]],
      [[], []],
    ),
    '{\\ast}2',
    'star 2',
    '∗2',
  ],
  ['↑', form([[2], [1]], [[2], [2]], [[], []]), '{\\uparrow}', 'up', '↑'],
  ['↓', form([[1], [2]], [[2], [2]], [[], []]), '{\\downarrow}', 'down', '↓'],
  ['↑*', form([[2, 1], [2]], [[2], [2]], [[], []]), '{\\uparrow}{\\ast}', 'up star', '↑∗'],
  ['⇑', form([[3], [1]], [[3, 2], [3]], [[3], [3]], [[], []]), '{\\Uparrow}', 'double up', '⇑'],
  ['⇓*', form([[1], [3]], [[2], [3]], [[3], [3]], [[], []]), '{\\Downarrow}{\\ast}', 'double down star'],
  ['±1', form([[1], [2]], [[3], []], [[], [3]], [[], []]), '{\\pm}1', 'plus or minus one', '±1'],
  [
    '{1|0}',
    form([[1], [2]], [[2], []], [[], []]),
    '\\{1\\,|\\,0\\}',
    'Left’s options one; Right’s options zero',
    '{1|0}',
  ],
  ['1*', form([[1], [1]], [[2], []], [[], []]), '1{\\ast}', 'one star', '1∗'],
  ['⧾_2', form([[4], [1]], [[4], [2]], [[], [3]], [[], [4]], [[], []]), '{+}_{2}', 'tiny of two', '+↓2'],
  ['⧿_2', form([[1], [4]], [[2], [4]], [[3], []], [[4], []], [[], []]), '{-}_{2}', 'miny of two', '−↓2'],
  ['on', form([[0], []]), '\\mathbf{on}', 'on', 'on'],
  ['off', form([[], [0]]), '\\mathbf{off}', 'off', 'off'],
  ['over', form([[1], [0]], [[], []]), '\\mathbf{over}', 'over', 'over'],
  ['under', form([[0], [1]], [[], []]), '\\mathbf{under}', 'under', 'under'],
  ['2over', form([[1], [0]], [[2], []], [[3], []], [[], []]), '2\\mathbf{over}', 'two over', '2over'],
  ['upon', form([[0], [1]], [[2], [2]], [[], []]), '\\mathbf{upon}', 'upon', 'upon'],
  ['upon*', form([[1, 0], [1]], [[], []]), '\\mathbf{upon}{\\ast}', 'upon star', 'upon∗'],
  ['-upon', form([[1], [0]], [[2], [2]], [[], []]), '-\\mathbf{upon}', 'minus upon', '−upon'],
  ['⧾_on', form([[3], [1]], [[3], [2]], [[], [2]], [[], []]), '{+}_{\\mathbf{on}}', 'tiny of on', '+↓on'],
  ['⧿_on', form([[1], [3]], [[2], [3]], [[2], []], [[], []]), '{-}_{\\mathbf{on}}', 'miny of on', '−↓on'],
  ['⧾_over', form([[3], [1]], [[3], [2]], [[2], [3]], [[], []])],
  ['↑on', form([[2], [1]], [[2], [2, 1]], [[], []]), '{\\uparrow}^{\\mathbf{on}}', 'up to the on', '↑on'],
  ['↓on', form([[1], [2]], [[2, 1], [2]], [[], []]), '{\\downarrow}^{\\mathbf{on}}', 'down to the on', '↓on'],
  [
    'star_2',
    form(
      [[4], [1]],
      [
        [4, 2],
        [4, 1],
      ],
      [
        [4, 3],
        [4, 3],
      ],
      [[4], [4]],
      [[], []],
    ),
    '\\mathbf{star}_{2}',
    'star sub two',
    'star↓2',
  ],
  [
    '{0|off}',
    form([[1], [2]], [[], []], [[], [2]]),
    '\\{0\\,|\\,\\mathbf{off}\\}',
    'Left’s options zero; Right’s options off',
    '{0|off}',
  ],
  ['±on', form([[1], [2]], [[1], []], [[], [2]]), '{\\pm}\\mathbf{on}', 'plus or minus on', '±on'],
  [
    '±{1,{2|0}}',
    form(
      [
        [3, 1],
        [4, 2],
      ],
      [[5], [6]],
      [[6], [7]],
      [[6], []],
      [[], [6]],
      [[3], []],
      [[], []],
      [[], [4]],
    ),
    '{\\pm}\\{1,\\{2\\,|\\,0\\}\\}',
    'plus or minus each of one, the game Left’s options two; Right’s options zero, end of game',
    '±{1,{2|0}}',
  ],
  [
    '{on|1‖0}',
    form([[1], [4]], [[2], [3]], [[2], []], [[4], []], [[], []]),
    '\\{\\mathbf{on}\\,|\\,1\\,\\|\\,0\\}',
    'Left’s options the game Left’s options on; Right’s options one, end of game; Right’s options zero',
    '{on|1∥0}',
  ],
  [
    'a{0||||0⫴a|*‖*}',
    form([[5], [1]], [[5], [2]], [[3], [4]], [[0], [4]], [[5], [5]], [[], []]),
    'a\\{0\\,|\\!|\\!|\\!|\\,0\\,|\\!|\\!|\\,a\\,|\\,{\\ast}\\,\\|\\,{\\ast}\\}',
    undefined,
    'a{0∥∥0∥|a|∗∥∗}',
  ],
];

const drawn = (canonical: CanonicalForm): string =>
  markOfName(nameOf(canonical))
    .map((run) => `${run.script === 'sub' ? '↓' : ''}${'text' in run ? run.text : ''}`)
    .join('');

describe.each(rows.map((row) => [row[0], row] as const))('%s', (_, row) => {
  const [text, canonical, latex, spoken, mark] = row;

  test('the forms of a name are as expected', () => {
    const name = nameOf(canonical);
    expect(printName(name)).toBe(text);
    if (latex) expect(latexOfName(name)).toBe(latex);
    if (spoken) expect(speakName(name)).toBe(spoken);
    if (mark) expect(drawn(canonical)).toBe(mark);
  });

  test('its text reads back as the same graph', () => {
    const typed = parseGame(text);
    expect(typed).toMatchObject({ ok: true, value: { kind: 'game' } });
    if (!typed.ok || typed.value.kind !== 'game') return;
    expect(typed.value.game.count).toBe(graphOf(canonical).count);
    expect(bisimilar(typed.value.game, graphOf(canonical))).toBe(true);
  });
});

test('letters are in italics', () => {
  const runs = markOfName(nameOf(rows[rows.length - 1][1]));
  expect(runs[0]).toEqual({ text: 'a', face: 'italic', script: 'base' });
});

describe('sided games', () => {
  const [on, off] = [form([[0], []]), form([[], [0]])];
  const number = (numerator: number): CanonicalForm => ({ numerator, exponent: 0 });

  test.each([
    ['dud', on, off],
    ['tis', number(1), number(0)],
    ['tisn', number(0), number(-1)],
    ['on & 0', on, number(0)],
  ])('%s', (text, onside, offside) => {
    expect(printName(nameOfSides(onside, offside))).toBe(text);
  });
});

describe('long names', () => {
  /** {1, *|*} of the next level, and of the one after it: each level doubles the text. */
  const levels = 5000;
  const doubling = form(
    ...Array.from({ length: levels }, (_, v): [number[], number[]] => [
      [Math.min(v + 1, levels)],
      [Math.min(v + 2, levels)],
    ]),
    [[], []],
  );
  const circle = form(
    ...Array.from({ length: 10_000 }, (_, v): [number[], number[]] =>
      v % 2 === 0 ? [[(v + 1) % 10_000], []] : [[], [(v + 1) % 10_000]],
    ),
  );
  const ladder = form(
    ...Array.from({ length: 10_000 }, (_, v): [number[], number[]] =>
      v === 9999 ? [[], []] : [[9999], [v + 1]],
    ),
  );

  test('the text of a long ladder is short', () => expect(printName(nameOf(ladder))).toBe('9998·↑*'));

  test.each([
    ['doubling at every level', doubling],
    ['one long circle', circle],
  ])('%s gives only the number of positions, after few visits to each', (_, canonical) => {
    const { reads, result: name } = readsIn(canonical, nameOf);
    expect(printName(name)).toBe(`{…|…} (${canonical.count} positions)`);
    expect(speakName(name)).toBe(`a game of ${canonical.count} positions`);
    expect(reads()).toBeLessThan(60_000);
  });
});
