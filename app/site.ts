/**
 * Where the editor is published, for the links in figures and the schemas that files name: a setting of the build, `homepage` in package.json or
 * GRUNDY_SITE. Without it links lead to the page's own address, unless it is local to one machine.
 */
import { isLocalHost } from '../engine/document/index.ts';

declare const __SITE__: string;

/** The page's own address without its fragment. */
export const ownAddress = (): string => location.href.split('#')[0];

/** Empty if others could not open it. */
export function publishedSite(): string {
  if (__SITE__ !== '') return __SITE__;
  const { protocol, hostname } = new URL(location.href);
  return /^https?:$/.test(protocol) && !isLocalHost(hostname) ? ownAddress() : '';
}

/** Where the documentation of the published editor stands, which stands beside it; empty without the setting. */
export const siteOfDocumentation = (): string => (__SITE__ === '' ? '' : `${__SITE__}docs/`);

/**
 * The site whose schemas files name; empty without the setting. A page's own address will not do: the same drawing is the same file wherever it is
 * saved, on the command line too, and a copy of the editor may be gone long before the file is.
 */
export const siteOfSchemas = (): string => __SITE__;
