/** Fetches large files of libraries, which the build has gzipped (.ci/packed.js), and unpacks them. */
import { gunzipSync } from 'fflate';

/** Rejects if the file cannot be fetched or is damaged. Linear in its size. */
export async function fetchUnpacked(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be loaded: ${response.status}`);
  return new Uint8Array(gunzipSync(new Uint8Array(await response.arrayBuffer())));
}
