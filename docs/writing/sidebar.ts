/**
 * The list of pages at the side of the site, in the order in which the first page of each section links to
 * them.
 */
import { linksOf } from './links.ts';
import type { Page } from './page.ts';

export type SidebarItem = {
  readonly text: string;
  readonly link: string;
  readonly items?: readonly SidebarItem[];
  readonly collapsed?: boolean;
};

const titleOf = ({ path, text }: Page): string => {
  const found = /^# (.*)$/m.exec(text)?.[1];
  if (found === undefined) throw new Error(`docs/${path} has no title`);
  return found.replace(/ \{#.*\}$/, '').replace(/\\([\\`*_[\]|])/g, '$1');
};

/**
 * The pages that a page links to, each once, in that order; for a page that is the first of a folder, those
 * of its folder below it.
 */
function itemsOf(first: Page, byPath: ReadonlyMap<string, Page>): readonly SidebarItem[] {
  const folder = first.path.replace(/[^/]*$/, '');
  const paths = new Set(linksOf(first).map(({ to }) => to));
  return [...paths]
    .filter((path) => path.startsWith(folder) && path !== first.path)
    .flatMap((path) => byPath.get(path) ?? [])
    .map((page) => {
      const items = page.path.endsWith('/index.md') ? itemsOf(page, byPath) : [];
      const link = `/${page.path.replace(/(index)?\.md$/, '')}`;
      return { text: titleOf(page), link, ...(items.length > 0 && { items, collapsed: true }) };
    });
}

/** For each section of the site, by its address, its side bar. O(pages and their links). */
export function sidebarsOf(pages: readonly Page[]): Readonly<Record<string, readonly SidebarItem[]>> {
  const byPath = new Map(pages.map((page) => [page.path, page] as const));
  const sections = pages.filter(({ path }) => /^[^/]+\/index\.md$/.test(path));
  return Object.fromEntries(
    sections.map((first) => [
      `/${first.path.replace('index.md', '')}`,
      [
        {
          text: titleOf(first),
          link: `/${first.path.replace('index.md', '')}`,
          items: itemsOf(first, byPath),
        },
      ],
    ]),
  );
}
