/**
 * The rules of rooms and doors, as a function from an import to what is wrong with it. Type imports count: a
 * file that uses another room's types depends on that room.
 */
import { isEngineDoor, isRoomDoor } from './doors-of-engine.ts';
import { resolved } from './tree.ts';

/** The floors of the engine: a folder may import only from its own floor or a lower one. */
export const floors: readonly (readonly string[])[] = [
  [
    'numbers',
    'heaps',
    'matrices',
    'values',
    'result',
    'spelling',
    'grouped',
    'nearest-word',
    'bibliography',
    'rounds',
  ],
  ['graph', 'figure', 'citing'],
  ['outcome', 'layout', 'document', 'lesson', 'simultaneous'],
  ['explain', 'unbounded'],
  ['theories', 'rulesets'],
  ['programs'],
  ['sums', 'pictures', 'tables', 'reckon'],
  ['questions', 'formats'],
  ['conduct'],
  ['answers'],
  ['checking'],
  ['marking'],
  ['find'],
  ['sweeps'],
  ['run'],
];

/** It checks the results of the others, so it uses none of them, and none uses it. */
const isChecking = (path: string): boolean => path.startsWith('engine/checking/');

/**
 * The floors of the app, from those that know nothing of it up to the page. A room imports only from lower
 * floors, so no two rooms import each other. The command line is not part of the page.
 */
export const appFloors: readonly (readonly string[])[] = [
  ['parts', 'style', 'release', 'class'],
  ['words', 'site'],
  ['store'],
  ['later'],
  ['edits', 'walkthrough'],
  ['canvas'],
  ['files', 'present'],
  ['class-session'],
  ['export'],
  ['lesson', 'help'],
  ['commands'],
  ['quiz', 'status', 'timeline', 'class-bar'],
  ['dialogs'],
  ['inspector'],
  ['boards'],
  ['text', 'toolbar', 'audience', 'sweeps', 'rules'],
  ['searches'],
  ['Dialogs', 'DropHint', 'class-places', 'embed', 'offline', 'early-acts', 'phone'],
  ['attending'],
  ['panels', 'the-rest'],
  ['App', 'sheets'],
  ['main'],
];

/** The floors inside the canvas; files on none of them assemble it. */
const canvasFloors: readonly (readonly string[])[] = [
  ['viewport.ts', 'canvas.module.css'],
  ['model'],
  ['layers', 'gestures'],
  ['overlays'],
];

/** The part of a room to which a path belongs: a folder, or a file in the room itself. */
const partOf = (path: string): string => path.split('/')[1].replace(/\.tsx?$/, '');
const floorOf = (path: string): number => floors.findIndex((floor) => floor.includes(partOf(path)));

/**
 * Every theory and ruleset has its own folder; files of the room itself (the contract, the register) belong
 * to none.
 */
const memberOf = (room: string, path: string): string | undefined =>
  path.startsWith(`engine/${room}/`) ? /^([^/]+)\//.exec(path.slice(room.length + 8))?.[1] : undefined;

/**
 * What rulesets share, lowest first: any of them may use it, and it uses none of them, nor anything above it.
 */
const shared = ['furniture', 'recipes', 'graphs', 'written'];

const isAnother = (room: string, path: string, target: string): boolean => {
  const [one, other] = [memberOf(room, path), memberOf(room, target)];
  if (other !== undefined && shared.includes(other))
    return one !== undefined && shared.includes(one) && shared.indexOf(one) < shared.indexOf(other);
  return one !== undefined && other !== undefined && one !== other;
};

/** Whether what is imported is a package or a part of Node, not a file of the project. */
export const isPackage = (target: string): boolean =>
  !/^(engine|workers|app|test|e2e|public|\.ci)\//.test(target);

function wrongInEngine(path: string, target: string): string | undefined {
  if (!target.startsWith('engine/')) {
    const layoutLibrary = path.startsWith('engine/layout/') && /^(@dagrejs\/dagre|d3-force)$/.test(target);
    // XML is known only to what reads the files of other programs; a parser of XML is not game theory.
    const xmlLibrary = path === 'engine/document/foreign/xml.ts' && target === 'saxes';
    const plotLibrary = path.startsWith('engine/pictures/plots/') && /^d3-(scale|shape)$/.test(target);
    return layoutLibrary || xmlLibrary || plotLibrary ? undefined : 'engine imports only engine';
  }
  if (isChecking(path) && !isChecking(target) && target !== 'engine/result.ts')
    return 'what checks shares nothing with what it checks';
  if (isChecking(target) && !isChecking(path)) return 'nothing in the engine knows what checks it';
  if (isRoomDoor(target)) return 'inside the engine nobody goes through the door of a room';
  if (floorOf(path) === -1) return `engine/${partOf(path)} has no floor in test/house/doors.ts`;
  if (floorOf(target) === -1) return `engine/${partOf(target)} has no floor in test/house/doors.ts`;
  if (floorOf(target) > floorOf(path)) return 'inside the engine a folder looks only down';
  if (isAnother('theories', path, target)) return 'no theory imports another';
  if (isAnother('rulesets', path, target)) return 'no ruleset imports another';
  return undefined;
}

/** Libraries that write pictures; only the room `workers/picture-files` imports them. */
const pictureLibraries = /^(cytoscape|fflate|fontkit|pdfkit|@resvg\/resvg-wasm|katex\/dist\/fonts)(\/|$)/;

const isQuickDoor = (target: string): boolean => isEngineDoor(target) && target !== 'engine/run.ts';

function wrongInPictureFiles(target: string): string | undefined {
  if (target.startsWith('workers/picture-files/') || isQuickDoor(target)) return undefined;
  if (target.startsWith('engine/')) return 'picture files import the engine through the doors of its rooms';
  return pictureLibraries.test(target)
    ? undefined
    : 'picture files import the engine and their own libraries';
}

const wrongInWorkers = (path: string, target: string): string | undefined => {
  if (target.startsWith('workers/picture-files/')) {
    return target === 'workers/picture-files/index.ts'
      ? undefined
      : 'jobs import picture files through index.ts';
  }
  // Graphviz is WebAssembly in a script: only the file that loads it may import it, and passes it to the
  // engine as a function.
  if (target === '@hpcc-js/wasm-graphviz') {
    return path === 'workers/graphviz.ts' ? undefined : 'Graphviz is loaded by workers/graphviz.ts alone';
  }
  if (target === 'comlink' || target.startsWith('workers/')) return undefined;
  return isEngineDoor(target)
    ? undefined
    : 'workers import the engine through run.ts or the doors of its rooms';
};

function wrongFloorInApp(path: string, target: string): string | undefined {
  const floor = (of: string): number => appFloors.findIndex((rooms) => rooms.includes(partOf(of)));
  for (const of of [path, target]) {
    if (floor(of) === -1) return `app/${partOf(of)} has no floor in test/house/doors.ts`;
  }
  if (partOf(path) === partOf(target)) {
    const inside = (of: string): number =>
      canvasFloors.findIndex((rooms) => rooms.includes(of.split('/')[2] ?? ''));
    const [here, there] = [inside(path), inside(target)];
    if (!path.startsWith('app/canvas/') || here === -1 || path.split('/')[2] === target.split('/')[2])
      return undefined;
    return there === -1 || there >= here ? 'inside the canvas a folder looks only down' : undefined;
  }
  return floor(target) < floor(path) ? undefined : 'inside the app a room looks only down';
}

function wrongInApp(path: string, target: string): string | undefined {
  if (/^cytoscape/.test(target)) return 'Cytoscape only in the workers, which lay out and make live pages';
  if (target.startsWith('app/cli/')) return 'the command line is a front door of its own';
  if (target.startsWith('app/library/')) return 'the library is a front door of its own';
  if (target.startsWith('engine/') && !isQuickDoor(target)) {
    return 'app imports the engine through the doors of its rooms';
  }
  const doors = [
    'workers/client.ts',
    'workers/found-in.ts',
    'workers/protocol.ts',
    'workers/picture-files/embedded-document/read-embedded.ts',
    'workers/picture-files/embedded-document/picture-kind.ts',
  ];
  if (target.startsWith('workers/') && !doors.includes(target)) {
    return 'app imports workers through client.ts, the types of protocol.ts, and what finds a drawing in a file';
  }
  if (target.startsWith('app/')) return wrongFloorInApp(path, target);
  return target.startsWith('node:') ? 'app runs in a browser: no Node' : undefined;
}

/** It runs in Node and in browsers alike, unpacks links, and puts drawings into pictures. */
function wrongInLibrary(target: string): string | undefined {
  const embedded = 'workers/picture-files/embedded-document';
  const others = [`${embedded}/deflated.ts`, `${embedded}/in-svg.ts`];
  return target.startsWith('app/library/') || others.includes(target) || isEngineDoor(target)
    ? undefined
    : 'the library imports the engine, what unpacks links, and what a picture carries';
}

function wrongInCommandLine(path: string, target: string): string | undefined {
  // The network is known to the room of a class alone.
  if (/^socket\.io(-client)?$/.test(target) && path.startsWith('app/cli/class/')) return undefined;
  if (/^(app\/(cli|library|class)\/|node:)/.test(target) || isEngineDoor(target)) return undefined;
  const doors = ['workers/picture-files/index.ts', 'workers/picture-files/embedded-document/picture-kind.ts'];
  return doors.includes(target)
    ? undefined
    : 'the command line imports the library, the engine, picture files, the rules of a class and Node';
}

/** What is wrong with an import of a file; undefined if it is allowed. */
export function wrong(path: string, specifier: string): string | undefined {
  const target = resolved(path, specifier);
  if (target === 'comlink' && !path.startsWith('workers/')) return 'Comlink only in workers';
  if (/^(test|e2e)\//.test(target) && !/^(test|e2e)\//.test(path)) return 'nothing imports the tests';
  if (!isPackage(target) && !/\.(ts|tsx|css|json|js|svg)(\?\w+)?$/.test(target)) {
    return 'a relative import names its file with its extension';
  }
  if (path.startsWith('engine/')) return wrongInEngine(path, target);
  if (path.startsWith('workers/picture-files/')) return wrongInPictureFiles(target);
  if (path.startsWith('workers/')) return wrongInWorkers(path, target);
  if (path.startsWith('app/cli/')) return wrongInCommandLine(path, target);
  if (path.startsWith('app/library/')) return wrongInLibrary(target);
  if (path.startsWith('app/')) return wrongInApp(path, target);
  return undefined;
}
