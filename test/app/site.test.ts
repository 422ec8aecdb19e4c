/** Where links in figures lead: never to an address that means something else on every machine. */
import { afterEach, expect, test, vi } from 'vitest';
import { ownAddress, publishedSite, siteTyped } from '../../app/site.ts';
import { setPublishedAt } from '../../app/store/chrome.ts';
import { editor } from '../../app/store/editor.ts';
import { siteOfFigures, siteOfLinks } from '../../app/store/published.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://example.org/games/grundy/#g1=old', 'https://example.org/games/grundy/'],
  ['http://localhost:5173/#g1=old', ''],
  ['http://127.0.0.1:4173/', ''],
  ['http://192.168.1.7:4173/', ''],
  ['http://10.0.0.2/', ''],
  ['http://[::1]:4173/', ''],
  ['http://desk.local/', ''],
  ['file:///home/ada/grundy/index.html', ''],
  ['https://localhost.example.org/', 'https://localhost.example.org/'],
])('on %s: %j', (href, site) => {
  vi.stubGlobal('location', { href });
  expect(publishedSite()).toBe(site);
  expect(ownAddress()).toBe(href.split('#')[0]);
});

test('links lead to the published editor where the page is only on one machine, once its address was given', () => {
  vi.stubGlobal('location', { href: 'http://127.0.0.1:5173/' });
  expect([siteOfFigures(), siteOfLinks()]).toEqual(['', 'http://127.0.0.1:5173/']);
  setPublishedAt('https://games.university.edu/grundy/');
  expect([siteOfFigures(), siteOfLinks()]).toEqual([editor().publishedAt, editor().publishedAt]);
  vi.stubGlobal('location', { href: 'https://other.university.edu/' });
  expect([siteOfFigures(), siteOfLinks()]).toEqual([editor().publishedAt, 'https://other.university.edu/']);
  setPublishedAt('');
});

test.each([
  ['games.university.edu/grundy', 'https://games.university.edu/grundy/'],
  [' https://ada.github.io/grundy/index.html#g1=abc ', 'https://ada.github.io/grundy/index.html'],
  ['http://games.university.edu?x=1', 'http://games.university.edu/'],
  ['localhost:5173', undefined],
  ['http://192.168.1.7/', undefined],
  ['javascript:alert(1)', undefined],
  ['file:///home/ada/index.html', undefined],
  ['nonsense', undefined],
])('%j is the address of a published editor: %j', (typed, site) => {
  vi.stubGlobal('location', { href: 'http://127.0.0.1:5173/' });
  expect(siteTyped(typed)).toBe(site);
});
