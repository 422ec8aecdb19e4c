/**
 * Finds the two faces in which the walks run, a wide and a narrow one, and prints those that are installed:
 * "wide narrow". A text that has room in one may cover a button in the other. With `--install`, as `npm test`
 * calls it, it installs them if possible. If one is missing, the walks run in the machine's own face.
 */
import { existsSync, readdirSync } from 'node:fs';
import { hasApt, installed } from './on-this-machine.js';

/** By name: a file of the face, and the package of Debian's that has it. e2e/faces has the settings. */
const faces = {
  wide: ['DejaVuSans.ttf', 'fonts-dejavu-core'],
  narrow: ['RobotoCondensed-Regular.ttf', 'fonts-roboto-unhinted'],
};

const folder = '/usr/share/fonts';

function missing() {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  return Object.keys(faces).filter((face) => !files.some((path) => path.endsWith(`/${faces[face][0]}`)));
}

if (process.argv.includes('--install') && hasApt() && missing().length > 0)
  installed(...missing().map((face) => faces[face][1]));

const without = missing();
const found = Object.keys(faces).filter((face) => !without.includes(face));
console.error(
  without.length === 0
    ? 'faces: a wide and a narrow one'
    : `faces: no ${without.join(' and no ')} one is at hand; the walks run in the machine's own.`,
);
console.log(found.join(' '));
