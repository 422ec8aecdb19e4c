/**
 * Into which parts the scripts and style sheets of the site go. The build makes a part for whatever is
 * fetched on its own, and one more for every set of these that share a file: without what is said here, ninety
 * parts of a few lines each, all of which a page would fetch when it starts.
 */
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchedWith } from './first-visit.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pathOf = (id) => relative(root, id).replaceAll('\\', '/');

/**
 * The folders of rulesets and their register, except for what other parts of the page read as well: the
 * ruleset that is also a sum, with its recipe, the graph on which it is played, and the swatch of a piece.
 * The register imports these. The rest of that room is the contract.
 */
const registered =
  /\/engine\/rulesets\/((?!annihilation\/|recipes\/cells-|furniture\/(?:shapes|rows)|graphs\/graph)[^/]+\/|register|ruleset-catalogue)/;

/** The connection to the room of a class, which only the page that the room serves makes. */
const ofClassroom = /\/node_modules\/(@socket\.io|socket\.io-[^/]+|engine\.io-[^/]+)\//;

let first;

/**
 * Files of these rooms, and packages, that the first node waits for. They come in few parts, which pack
 * better than many and take fewer ways to the host: what the workers read too, without anything that only a
 * page can use; and the rest of the page.
 */
const ofFirstVisit = (rooms, packages) => (id) => {
  first ??= fetchedWith('app/main.tsx');
  const path = pathOf(id);
  return packages.test(id) || (rooms.test(path) && first.has(path));
};

const ofEngine = /^(engine|workers)\//;
const ofPage = /^app\//;
const withoutPanels = [
  'app/embed/Embed.tsx',
  'app/embed/begin.ts',
  'app/audience/AudienceWindow.tsx',
  'app/audience/following.ts',
];
const withPanels = ['app/panels.ts', 'app/help/HelpSheet.tsx'];

/**
 * Parts for files that several others share: each for these rooms, and for what is reached from where one
 * begins who needs all of the part. A file is in the first part that reaches it, so that a part imports from
 * those before it alone. A worker reads a part anew each time it starts, so what only the page needs comes
 * last.
 */
const shared = [
  // A figure in another page and the audience's window, which begin without panels, and need little.
  { name: 'showing', rooms: ofEngine, starts: withoutPanels },
  { name: 'solving', rooms: ofEngine, starts: ['workers/worker.ts', 'workers/jobs/index.ts'] },
  { name: 'of-rulesets', rooms: ofEngine, starts: ['engine/rulesets/register.ts'] },
  { name: 'figures', rooms: ofEngine, starts: ['workers/jobs/figure.ts'] },
  { name: 'reading', rooms: ofEngine, starts: ['workers/jobs/read.ts'] },
  { name: 'boards', rooms: ofEngine, starts: ['workers/jobs/board.ts'] },
  { name: 'inspecting', rooms: ofEngine, starts: [...withPanels, 'app/the-rest.ts'] },
  { name: 'shown', rooms: ofPage, starts: withoutPanels },
  { name: 'with-panels', rooms: ofPage, starts: withPanels },
  { name: 'with-the-rest', rooms: ofPage, starts: ['app/the-rest.ts'] },
];

let nameOf;

/** The name of the shared part that a file belongs to; none for what the first node waits for. */
function sharedPart(id) {
  if (!nameOf) {
    nameOf = new Map([...fetchedWith('app/main.tsx').keys()].map((path) => [path, undefined]));
    for (const { name, rooms, starts } of shared)
      for (const path of starts.flatMap((start) => [...fetchedWith(start).keys()]))
        if (rooms.test(path) && !nameOf.has(path)) nameOf.set(path, name);
  }
  return nameOf.get(pathOf(id));
}

/** The parts, for the build: each file is in the first one whose test it passes. */
export const partsOfSite = () => [
  // What only the room of a class shows, with the dialog about it, and the search for games.
  { name: 'class-sheets', test: /\/app\/class-bar\/[^/]*\.css$/ },
  { name: 'search-sheets', test: /\/app\/searches\/[^/]*\.css$/ },
  // Else one style sheet, in the order of app/sheets.ts: the order of several sheets, and so their precedence,
  // would depend on chance.
  { name: 'sheets', test: /\.css$/ },
  // The first board brings them. Without a name they would be put together with what the panels need too.
  { name: 'register-of-rulesets', test: registered },
  { name: 'classroom', test: ofClassroom },
  // It stays the same from version to version, and no worker needs it.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|zustand)\// },
  {
    name: 'drawing',
    test: ofFirstVisit(ofEngine, /\/node_modules\/comlink\/|vite\/preload-helper/),
  },
  {
    name: 'page',
    test: ofFirstVisit(/^app\/(?!main\.)/, /\/node_modules\/(idb-keyval|browser-fs-access)\//),
  },
  // The names of how play ends come with the rulesets, also where there is no help.
  { name: 'ending-said', test: /\/engine\/rulesets\/ending-said\./ },
  // A file that one part alone needs stays there: if it were here, the two would import each other.
  ...shared.map(({ name }) => ({ name, test: (id) => sharedPart(id) === name, minShareCount: 2 })),
  // Each icon would be a file of its own, but for the one that the first visit shows.
  { name: 'icons', test: /\/node_modules\/lucide-react\/.*\/icons\/(?!arrow-up-right\.)/ },
];
