/** Builds the pages that the package contains: the editor, and the phones' page of a class. */
import { buildPhones, buildSite } from './site.js';

await buildSite();
await buildPhones();
