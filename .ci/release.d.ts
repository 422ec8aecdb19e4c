/** The types of release.js, for the configuration of Vite. */
export const release: { readonly version: string; readonly released: string; readonly site: string };
export function definedBy(site?: string): Readonly<Record<string, string>>;
