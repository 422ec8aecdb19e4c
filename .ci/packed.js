/**
 * A Vite plugin: `import address from 'library/large.wasm?packed'` gives the address of that file, gzipped,
 * and `'library/small.woff2?apart'` its address as it is. In the site it is a separate file, shared by pages,
 * style sheets and workers; in the command line and in tests, which must run from anywhere, it is a data:
 * address. Its extension is `.packed`, since some hosts unpack files called `.gz` on the way.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), '.cache/packed');
const asked = '?packed';
const askedAsItIs = '?apart';

function pack(path) {
  const file = join(folder, `${basename(path)}.packed`);
  mkdirSync(folder, { recursive: true });
  // Two builds may do this at the same time; neither may see half a file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, gzipSync(readFileSync(path), { level: 9 }));
  renameSync(draft, file);
  return file;
}

export function packed() {
  let inline = true;
  return {
    name: 'packed',
    enforce: 'pre',
    configResolved(config) {
      inline = Boolean(config.build.ssr) || process.env.VITEST !== undefined;
    },
    async resolveId(id, importer) {
      const ending = [asked, askedAsItIs].find((each) => id.endsWith(each));
      if (!ending) return undefined;
      const found = await this.resolve(id.slice(0, -ending.length), importer, { skipSelf: true });
      const file = found && (ending === asked ? pack(found.id) : found.id);
      return file && `${file}?url&${inline ? 'inline' : 'no-inline'}`;
    },
  };
}
