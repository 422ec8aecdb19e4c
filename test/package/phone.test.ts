/** The page of a class's phones, as it is built. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchedWith } from '../../.ci/first-visit.js';
import { buildPhone } from '../../app/phone/build.js';

const folder = mkdtempSync(join(tmpdir(), 'grundy-phone-'));
beforeAll(() => buildPhone(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));

/** In bytes, packed. */
const most = 110_000;

test(`the page and all that it loads are at most ${most} bytes, packed`, () => {
  expect(files().length).toBeGreaterThan(2);
  const packed = files().map((path) => gzipSync(readFileSync(path), { level: 9 }).length);
  expect(packed.reduce((sum, each) => sum + each, 0)).toBeLessThan(most);
});

test('it loads its own files by relative addresses, runs nothing written in it, and says so to the browser', () => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const loaded = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
  expect(loaded.filter((address) => !/^(\.\/assets\/[\w.-]+|data:,)$/.test(address))).toEqual([]);
  expect(page).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|style="/);
  const policy =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#39;', "'") ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'));
});

test('there is no engine in it: of the rest of the project it loads what is said between phone and room', () => {
  const fetched = [...fetchedWith('app/phone/main.tsx').keys()].filter((path) =>
    /^(app|engine|workers)\//.test(path),
  );
  expect(fetched.length).toBeGreaterThan(20);
  expect(fetched.filter((path) => !path.startsWith('app/phone/'))).toEqual([
    'app/class/protocol.ts',
    'app/class/seal.ts',
    'app/class/sealed-line.ts',
  ]);
});
