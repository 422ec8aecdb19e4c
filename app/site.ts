/**
 * Where the editor is published, for the links that figures carry to other people: a setting of the build, `homepage` in
 * package.json or GRUNDY_SITE. Without it the page's own address serves, unless that means something else on every machine.
 */
declare const __SITE__: string;

/** Addresses that only the machine or the network they were written on knows. */
const nobodyElse =
  /^(localhost|.*\.(localhost|local|internal)|127\..*|10\..*|192\.168\..*|0\.0\.0\.0|\[.*\])$/;

/** The page's own address without its drawing. */
export const ownAddress = (): string => location.href.split('#')[0];

/** Empty where others could not open it. */
export function publishedSite(): string {
  if (__SITE__ !== '') return __SITE__;
  const { protocol, hostname } = new URL(location.href);
  return /^https?:$/.test(protocol) && !nobodyElse.test(hostname) ? ownAddress() : '';
}
