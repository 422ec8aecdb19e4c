/**
 * `npm run class`: builds the editor and the phones' page unless they are built, and starts the room of a
 * class. Arguments are those of `grundy class`.
 */
import { buildPhones, buildSite } from './site.js';

await buildSite();
await buildPhones();
process.argv.splice(2, 0, 'class');
await import('../app/cli/grundy.js');
