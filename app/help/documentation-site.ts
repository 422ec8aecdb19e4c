/**
 * The place of the documentation's site: beside the editor, if `npm run docs` has written it there, or else
 * where the editor is published. A file of the editor says whether it is beside it, so that nothing is
 * requested that is not there. It is read once, when a person first opens the help.
 */
import { siteOfDocumentation } from '../site.ts';
import { heldStore } from '../store/held.ts';

export type DocumentationSite = {
  /**
   * The address of its first page; undefined where none is known, without a network, and before it was looked
   * for.
   */
  readonly site: string | undefined;
  /** Why there is no address; undefined while there is one or it is looked for. */
  readonly missing?: 'no network' | 'not made';
};

export const useDocumentationSite = heldStore<DocumentationSite>(() => ({ site: undefined }));

/**
 * The file that says where it is; without the documentation it names no place. It is not kept for offline
 * use, since the documentation is not.
 */
export const placeOfDocumentation = 'documentation.json';

/**
 * Looks for it, unless that was done. What was found holds until the page is loaded again; without a network
 * it is looked for the next time.
 */
export async function findDocumentation(): Promise<string | undefined> {
  const known = useDocumentationSite.getState();
  if (known.site !== undefined || known.missing === 'not made') return known.site;
  const found = await lookedFor();
  useDocumentationSite.setState(found, true);
  return found.site;
}

async function lookedFor(): Promise<DocumentationSite> {
  if (!navigator.onLine) return { site: undefined, missing: 'no network' };
  const elsewhere = siteOfDocumentation();
  try {
    const response = await fetch(new URL(placeOfDocumentation, document.baseURI));
    // Some hosts send a page in place of a file that they do not have.
    const said = response.ok ? ((await response.json()) as { of?: unknown; site?: unknown }) : {};
    if (said.of === 'grundy' && typeof said.site === 'string')
      return { site: new URL(said.site, document.baseURI).href };
  } catch {
    if (!navigator.onLine) return { site: undefined, missing: 'no network' };
  }
  return elsewhere === '' ? { site: undefined, missing: 'not made' } : { site: elsewhere };
}
