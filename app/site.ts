/**
 * Where the editor is published, for the links in figures: a setting of the build, `homepage` in package.json or
 * GRUNDY_SITE. Without it the page's own address is used, unless it is local to one machine.
 */
declare const __SITE__: string;

/** Addresses that are known only on this machine or network. */
const nobodyElse =
  /^(localhost|.*\.(localhost|local|internal)|127\..*|10\..*|192\.168\..*|0\.0\.0\.0|\[.*\])$/;

/** The page's own address without its fragment. */
export const ownAddress = (): string => location.href.split('#')[0];

/** Empty if others could not open it. */
export function publishedSite(): string {
  if (__SITE__ !== '') return __SITE__;
  const { protocol, hostname } = new URL(location.href);
  return /^https?:$/.test(protocol) && !nobodyElse.test(hostname) ? ownAddress() : '';
}
