/** What builds the page of the phones, for tests. */
export function buildPhone(outDir: string): Promise<void>;
