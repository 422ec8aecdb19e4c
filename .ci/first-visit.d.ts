/** The types of first-visit.js, for the configuration of Vite. */
export function fetchedWith(start: string): ReadonlyMap<string, readonly string[]>;
