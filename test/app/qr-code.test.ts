/**
 * The QR code of a link as SVG has the modules of the code, and the light margin that the standard requires.
 */
import qrcode from 'qrcode-generator';
import { expect, test } from 'vitest';
import { codeAsSvg } from '../../app/export/qr-code.ts';

test('every dark module of the code is in the SVG once, behind a margin of four', () => {
  const address = 'https://example.org/#g1=abc';
  const code = qrcode(0, 'L');
  code.addData(address);
  code.make();
  const dark = new Set<string>();
  const svg = codeAsSvg(address);
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(width); i++) dark.add(`${Number(x) + i - 4} ${Number(y) - 4}`);
  const count = code.getModuleCount();
  expect(svg).toContain(`viewBox="0 0 ${count + 8} ${count + 8}"`);
  const all = Array.from({ length: count * count }, (_, i) => [i % count, Math.floor(i / count)]);
  expect(all.filter(([x, y]) => dark.has(`${x} ${y}`) !== code.isDark(y, x))).toEqual([]);
  expect(dark.size).toBe(all.filter(([x, y]) => code.isDark(y, x)).length);
});
