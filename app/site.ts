/**
 * Where the editor is published, for links, also those in figures, and the schemas that files name: a setting
 * of the build, `homepage` in package.json or GRUNDY_SITE. What the person says of it is a setting of the
 * editor's; app/store/published.ts asks both.
 */

import { isLocalHost } from '../engine/document/index.ts';

declare const __SITE__: string;

/** The page's own address without its fragment. */
export const ownAddress = (): string => location.href.split('#')[0];

/** Whether only this machine opens the address, or another one something else by it. */
export function isOfThisMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return !/^https?:$/.test(protocol) || isLocalHost(hostname);
}

/**
 * Empty if others could not open it. `said` is what the person's settings say, empty where they say nothing.
 */
export function publishedSite(said = ''): string {
  const site = said || __SITE__;
  return site === '' && !isOfThisMachine(location.href) ? ownAddress() : site;
}

/**
 * The address of a published editor as a person types it; undefined where it is not one that others could
 * open.
 */
export function siteTyped(typed: string): string | undefined {
  const text = typed.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const address = URL.canParse(whole) ? new URL(whole) : undefined;
  if (!address || isOfThisMachine(address.href) || !address.hostname.includes('.')) return undefined;
  const { origin, pathname } = address;
  return `${origin}${pathname.replace(/([^/])$/, (last) => (/\.html?$/i.test(pathname) ? last : `${last}/`))}`;
}

/**
 * The address of the published editor's documentation, which is beside the editor; empty without the setting.
 */
export const siteOfDocumentation = (): string => (__SITE__ === '' ? '' : `${__SITE__}docs/`);

/**
 * The site whose schemas files name; empty without the setting. A page's own address will not do: the same
 * drawing is the same file wherever it is saved, on the command line too, and a copy of the editor may be
 * gone long before the file is.
 */
export const siteOfSchemas = (): string => __SITE__;
