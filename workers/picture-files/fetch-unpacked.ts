/** Large files of libraries, which the build has gzipped (.ci/packed.js), as they were. */
import { gunzipSync } from 'fflate';

/** Fetched and unpacked; rejects where the file does not come or is damaged. Linear in its size. */
export async function fetchUnpacked(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be loaded: ${response.status}`);
  return new Uint8Array(gunzipSync(new Uint8Array(await response.arrayBuffer())));
}
