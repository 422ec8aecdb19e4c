/**
 * What a build is told of the release that it is of: the version and the address in package.json, and the
 * date in CITATION.cff, which test/house holds to the changelog's.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version, homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const dated = /^date-released: "?(\d{4}-\d{2}-\d{2})"?$/m.exec(
  readFileSync(join(root, 'CITATION.cff'), 'utf8'),
);
if (!dated) throw new Error('CITATION.cff has no line "date-released: YYYY-MM-DD"');

/** `site` is where the editor is published, unless a build says otherwise; empty where nobody knows. */
export const release = { version, released: dated[1], site: homepage };

/** The constants that the sources read. */
export const definedBy = (site = process.env.GRUNDY_SITE ?? homepage) => ({
  __VERSION__: JSON.stringify(version),
  __RELEASED__: JSON.stringify(dated[1]),
  __SITE__: JSON.stringify(site),
});
