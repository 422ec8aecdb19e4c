/** Where links in figures lead: never to an address that means something else on every machine. */
import { afterEach, expect, test, vi } from 'vitest';
import { ownAddress, publishedSite } from '../../app/site.ts';

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
