/** The types of parts-of-site.js, for the configuration of Vite. */
export function partsOfSite(): {
  name: string;
  test: RegExp | ((id: string) => boolean);
  minShareCount?: number;
}[];
