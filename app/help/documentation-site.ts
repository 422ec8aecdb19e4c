/**
 * Where the site of the documentation stands: beside the editor, where `npm run docs` writes it. Whether it was published too can only be
 * asked: it has a small file of its own, and hosts that answer every address with a page answer this one with no such file. Nothing is asked
 * before somebody opens the help.
 */
import { heldStore } from '../store/held.ts';

/** The address of its first page; undefined where it is not there, and before it was asked. */
export const useDocumentationSite = heldStore<{ readonly site: string | undefined }>(() => ({
  site: undefined,
}));

/** The file by which it is known, below its first page. */
export const markOfDocumentation = 'documentation.json';

/** Asks whether it is there, unless that is known; without a network what was found before holds. */
export async function findDocumentation(): Promise<string | undefined> {
  const known = useDocumentationSite.getState().site;
  if (known !== undefined) return known;
  const site = new URL('docs/', document.baseURI).href;
  try {
    const response = await fetch(site + markOfDocumentation);
    const found = response.ok ? ((await response.json()) as { readonly of?: unknown }) : {};
    if (found.of !== 'grundy') return undefined;
  } catch {
    // There is no network, or the host sent a page in its place.
    return undefined;
  }
  useDocumentationSite.setState({ site });
  return site;
}
