/**
 * `npm start`: builds the site unless the last build is still of the files that are here, and serves it.
 * Arguments are those of `vite preview` (`--port 8000`, `--host`, `--open`). The walks are served by it as
 * well.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSite } from './site.js';

/** Another checkout, whose site the bench measures, has its own packages. */
const root = process.env.GRUNDY_MEASURED ?? dirname(dirname(fileURLToPath(import.meta.url)));

await buildSite(root);

// The rest is Vite's own command line, which also says what it cannot read among the arguments.
process.argv.splice(2, 0, 'preview', root);
await import(pathToFileURL(join(root, 'node_modules/vite/bin/vite.js')).href);
