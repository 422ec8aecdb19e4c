/** Links between the pages, and whether there is something where they lead. */
import { posix } from 'node:path';
import type { Page } from './page.ts';

/** The address below the site that the generator gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/`|\*|_/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The anchors of a page: those that it names, as `{#moon}`, and those of its headings. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const headings = text.split('\n').flatMap((line) => /^#{1,6} (.*)$/.exec(line)?.[1] ?? []);
  return new Set(headings.map((heading) => /\{#([\w-]+)\}/.exec(heading)?.[1] ?? anchorOf(heading)));
}

/** A link of a page to another page of the site, or to a part of one. */
export type PageLink = { readonly from: string; readonly to: string; readonly anchor: string };

/** The links of a page that stay within the site. O(length). */
export function linksOf({ path, text }: Page): readonly PageLink[] {
  const found = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => address);
  return found
    .filter((address) => !/^[a-z]+:/.test(address))
    .map((address) => {
      const [file, anchor = ''] = address.split('#');
      const to =
        file === '' ? path : file.startsWith('/') ? file.slice(1) : posix.join(posix.dirname(path), file);
      return { from: path, to: to === '' || to.endsWith('/') ? `${to}index.md` : to, anchor };
    });
}

/** The links that lead nowhere, in words. */
export function deadLinks(pages: readonly Page[]): readonly string[] {
  const byPath = new Map(pages.map((page) => [page.path, page] as const));
  return pages.flatMap(linksOf).flatMap(({ from, to, anchor }) => {
    const page = byPath.get(to);
    if (!page) return [`${from}: there is no page ${to}`];
    return anchor === '' || anchorsOf(page.text).has(anchor)
      ? []
      : [`${from}: ${to} has no part "${anchor}"`];
  });
}

/**
 * The page with each `[words](editor:)` as a link to the editor, which is not a page of the site and opens
 * beside it.
 */
export const withEditorLinks = (text: string, editor: string): string =>
  text.replace(
    /\[([^\]]+)\]\(editor:\)/g,
    (_, words: string) => `<a href="${editor}" target="_blank" rel="noopener">${words}</a>`,
  );
