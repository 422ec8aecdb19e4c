/** The real fonts beside the estimates by which the engine decides, and the characters that are composed. */
import { expect, test, vi } from 'vitest';
import { textWidth } from '../../../engine/figure/index.ts';
import { outcomeClasses } from '../../../engine/outcome/index.ts';
import type { Face } from '../../../engine/values/index.ts';
import { fontFaces } from '../../../workers/picture-files/faces/font-faces.ts';

const { glyphs, resolve } = await fontFaces();
const ascii = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i));
const signs = [...'∞−±×…∥|∗∅∖·↑↓⇑⇓⊬▢ℕ𝒩𝒫𝒟𝓛𝓡⟨⟩≤≥∈⊕÷≡≅∼¬°→←‘’“”–—éÜαβγδεζηθικλμνξπρστυφχψωΓΔΘΛΞΠΣΦΨΩ'];

test.each<[Face, readonly string[]]>([
  ['roman', [...ascii, ...signs]],
  ['italic', ascii.filter((sign) => !/\d/.test(sign))],
])('in %s every character is as wide as estimated, within a twentieth of an em', (face, all) => {
  const wrong = all.flatMap((sign) => {
    const outline = glyphs.outline(sign, face);
    if (!outline) return [`${sign} has no outline`];
    const off = outline.advance - textWidth(sign, face);
    return Math.abs(off) <= 0.05 ? [] : [`${sign} is off by ${off.toFixed(3)}`];
  });
  expect(wrong).toEqual([]);
});

test('a sentence is no wider than estimated, and as wide but for TeX’s wider spaces', () => {
  const sentence = 'blue, solid: Left; red, dashed: Right; green, double: either; bold rim: infinite rank';
  const width = [...sentence].reduce((sum, sign) => sum + (glyphs.outline(sign, 'roman')?.advance ?? 0), 0);
  const spaces = sentence.split(' ').length - 1;
  expect(width).toBeLessThan(textWidth(sentence, 'roman'));
  expect(width + 0.08 * spaces).toBeGreaterThan(0.99 * textWidth(sentence, 'roman'));
});

test('outcomes are capitals of the calligraphic font with accents over them', () => {
  for (const { letter } of Object.values(outcomeClasses))
    for (const { segment } of new Intl.Segmenter().segment(letter)) {
      const found = resolve(segment.normalize('NFC'), 'calligraphic');
      expect(found?.letters[0]).toMatchObject({ face: 'calligraphic', right: 0, up: 0 });
      expect(found?.letters).toHaveLength([...segment].length);
      for (const { up } of found?.letters.slice(1) ?? []) expect(up).toBeGreaterThan(0.2);
    }
});

test('accented letters are composed, i and j without their dots', () => {
  expect(resolve('é', 'roman')?.letters.map(({ letter, says }) => letter + says)).toEqual(['ee', 'ˊ\u0301']);
  expect(resolve('ï', 'italic')?.letters.map(({ letter }) => letter)).toEqual(['ı', '¨']);
  expect(resolve('ế', 'roman')?.letters).toHaveLength(3);
  expect(resolve('é', 'roman')?.advance).toBe(resolve('e', 'roman')?.advance);
});

test.each(['中', '😀', 'ж', 'ą', '\n', '\ud800', 'a\u20dd'])('%j is in no font', (sign) => {
  expect(glyphs.outline(sign, 'roman')).toBeUndefined();
});

test('fonts that could not be fetched are fetched again when they are next asked for', async () => {
  // A copy of this one module: were all modules to begin anew, files in the same thread would start resvg
  // twice, which it refuses.
  const copy = '../../../workers/picture-files/faces/font-faces.ts?copy';
  const fresh: typeof import('../../../workers/picture-files/faces/font-faces.ts') = await import(copy);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The network is gone.')));
  await expect(fresh.fontFaces()).rejects.toThrow('The network is gone.');
  vi.unstubAllGlobals();
  expect((await fresh.fontFaces()).resolve('a', 'roman')).toBeDefined();
});
