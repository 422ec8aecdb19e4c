/**
 * Rooms import through doors, floors look only down, and neither files nor folders import each other in a
 * circle. The file is long because every rule is tested on invented imports that break it.
 */
import { describe, expect, test } from 'vitest';
import { isPackage, wrong } from './doors.ts';
import { importsOf, read, resolved, type Source, sources, treeOf } from './tree.ts';

/**
 * Finds a circle of imports by depth-first search. Strongly connected components would show that there is
 * one; this names it, which is easier to act on.
 */
function circle(arcs: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (path: readonly string[]): readonly string[] | undefined => {
    const here = path[path.length - 1];
    if (path.indexOf(here) < path.length - 1) return path;
    if (done.has(here)) return undefined;
    for (const next of arcs.get(here) ?? []) {
      const found = walk([...path, next]);
      if (found) return found;
    }
    done.add(here);
    return undefined;
  };
  for (const start of arcs.keys()) {
    const found = walk([start]);
    if (found) return found;
  }
  return undefined;
}

/**
 * Which of the neighbouring files and folders import each other, folder by folder at every depth: an import
 * counts where the two paths part, for what contains the one file and what contains the other.
 */
function arcsBetweenNeighbours(files: readonly Source[]): ReadonlyMap<string, Map<string, string[]>> {
  const arcsIn = new Map<string, Map<string, string[]>>();
  for (const { path, text } of files) {
    const from = path.split('/');
    for (const specifier of importsOf(text)) {
      const target = resolved(path, specifier);
      if (isPackage(target) || target === path) continue;
      const to = target.split('/');
      const parting = from.findIndex((part, depth) => part !== to[depth]);
      const parent = from.slice(0, parting).join('/');
      const arcs = arcsIn.get(parent) ?? new Map<string, string[]>();
      arcsIn.set(parent, arcs);
      const here = from.slice(0, parting + 1).join('/');
      arcs.set(here, [...(arcs.get(here) ?? []), to.slice(0, parting + 1).join('/')]);
    }
  }
  return arcsIn;
}

/** The first circle in each folder that has one. */
const circlesIn = (files: readonly Source[]): readonly string[] =>
  [...arcsBetweenNeighbours(files).values()].flatMap((arcs) => circle(arcs)?.join(' → ') ?? []);

describe('doors', () => {
  test('every import of every file goes through a door', () => {
    expect(sources.length).toBeGreaterThan(50);
    const all = sources.flatMap(({ path, text }) =>
      importsOf(text).map((specifier) => ({ path, specifier })),
    );
    expect(all.length).toBeGreaterThan(sources.length);
    const broken = all.flatMap(({ path, specifier }) => {
      const says = wrong(path, specifier);
      return says ? [`${path} imports ${specifier}: ${says}`] : [];
    });
    expect(broken).toEqual([]);
  });

  test('no neighbouring files and no neighbouring folders import each other in a circle, at any depth', () => {
    expect(arcsBetweenNeighbours(sources).size).toBeGreaterThan(50);
    expect(circlesIn(sources)).toEqual([]);
  });
});

const isFolder = (path: string): boolean => !/\.tsx?$/.test(path);

/**
 * Neighbouring folders in the tree of CONTRIBUTING.md, which is from below to above, that import one above
 * them.
 */
function upArrows(files: readonly Source[], tree: readonly string[]): readonly string[] {
  return [...arcsBetweenNeighbours(files)].flatMap(([parent, arcs]) =>
    /^(engine|workers|app)\b/.test(parent)
      ? [...arcs].flatMap(([from, targets]) =>
          [...new Set(targets)]
            .filter((to) => isFolder(from) && isFolder(to))
            .filter((to) => to !== from && tree.includes(from) && tree.indexOf(to) > tree.indexOf(from))
            .map(
              (to) =>
                `${from} imports ${to}, which stands below it in the tree of CONTRIBUTING.md: a folder looks only down`,
            ),
        )
      : [],
  );
}

describe('the order of the tree', () => {
  const tree = treeOf(read('CONTRIBUTING.md'));

  test('at every depth, the tree’s folders import only those before them', () => {
    expect(upArrows(sources, tree)).toEqual([]);
  });

  test('an arrow up is found and named, three folders deep as well', () => {
    const files = [
      {
        path: 'engine/theories/partizan/store/find.ts',
        text: "import { a } from '../order/best.ts'; import { b } from './store.ts';",
      },
      { path: 'engine/theories/partizan/order/best.ts', text: "import { a } from '../store/store.ts';" },
    ];
    expect(upArrows(files, tree)).toEqual([
      'engine/theories/partizan/store imports engine/theories/partizan/order, which stands below it in the tree of CONTRIBUTING.md: a folder looks only down',
    ]);
  });
});

/** Imports made up to break each rule show that the rules can fail. */
describe('the rules can fail', () => {
  test.each([
    ['engine/graph/build.ts', '../../workers/protocol.ts'],
    ['engine/graph/build.ts', 'cytoscape'],
    ['engine/graph/build.ts', 'node:fs'],
    ['engine/graph/build.ts', '../theories/theory.ts'],
    ['engine/values/words.ts', '../graph/game-graph.ts'],
    ['engine/theories/grundy/index.ts', '../entailing/index.ts'],
    ['engine/theories/grundy/index.ts', '../../sums/position.ts'],
    ['engine/rulesets/fox-and-geese/index.ts', '../backsliding-toads-and-frogs/moves.ts'],
    ['engine/rulesets/furniture/grid.ts', '../fox-and-geese/index.ts'],
    ['engine/rulesets/furniture/grid.ts', '../recipes/grid-shape.ts'],
    ['engine/rulesets/generate.ts', '../sums/position.ts'],
    ['engine/figure/pens/svg.ts', 'fontkit'],
    ['engine/figure/pens/svg.ts', '../../../workers/picture-files/index.ts'],
    ['workers/picture-files/svg-file.ts', '../../engine/figure/pens/svg.ts'],
    ['workers/picture-files/svg-file.ts', '../../engine/run.ts'],
    ['workers/picture-files/png-file.ts', 'node:fs'],
    ['workers/picture-files/png-file.ts', 'jspdf'],
    ['workers/picture-files/png-file.ts', '../protocol.ts'],
    ['workers/jobs/export.ts', '../picture-files/pdf.ts'],
    ['workers/jobs/export.ts', 'pdfkit'],
    ['app/files/open.ts', '../../workers/picture-files/index.ts'],
    ['app/cli/export.ts', '../../workers/picture-files/pdf-file.ts'],
    ['app/cli/input.ts', '../../workers/picture-files/embedded-document/read-embedded.ts'],
    ['workers/jobs/export.ts', '../picture-files/embedded-document/kind.ts'],
    ['engine/attic/thing.ts', '../graph/build.ts'],
    ['engine/graph/build.ts', './rows'],
    ['workers/worker.ts', '../engine/theories/register.ts'],
    ['workers/worker.ts', '../engine/theories/grundy/index.ts'],
    ['workers/worker.ts', '../app/store/editor.ts'],
    ['app/App.tsx', '../engine/run.ts'],
    ['app/App.tsx', '../engine/theories/register.ts'],
    ['app/App.tsx', '../engine/values/words.ts'],
    ['app/App.tsx', '../workers/pool.ts'],
    ['app/App.tsx', '../workers/protocol/board.ts'],
    ['app/App.tsx', 'comlink'],
    ['app/canvas/Canvas.tsx', 'cytoscape'],
    ['app/files/save.ts', 'node:fs'],
    ['app/cli/main.ts', 'react'],
    ['app/library/solving.ts', 'node:fs'],
    ['app/library/solving.ts', '../cli/solve.ts'],
    ['app/files/open.ts', '../library/index.ts'],
    ['app/cli/main.ts', '../store/editor.ts'],
    ['app/App.tsx', './cli/main.ts'],
    ['app/parts/Button.tsx', '../store/editor.ts'],
    ['app/store/editor.ts', '../edits/nodes.ts'],
    ['app/canvas/Canvas.tsx', '../commands/index.ts'],
    ['app/inspector/Inspector.tsx', '../text/TextTab.tsx'],
    ['app/status/Counts.tsx', '../timeline/Track.tsx'],
    ['app/attic/thing.ts', '../store/editor.ts'],
    ['app/canvas/model/hit.ts', '../layers/arc-layer.ts'],
    ['app/canvas/model/hit.ts', '../mount.ts'],
    ['app/canvas/layers/arc-layer.ts', '../gestures/idle.ts'],
    ['engine/run.ts', '../test/oracle/play.ts'],
    ['engine/conduct/solve.ts', '../theories/index.ts'],
    ['engine/run.ts', './values/index.ts'],
    ['engine/checking/play/loopy.ts', '../../values/words.ts'],
    ['engine/checking/index.ts', '../graph/build.ts'],
    ['engine/conduct/solve.ts', '../checking/moves/letters.ts'],
    ['engine/rulesets/nim/moves.ts', '../../checking/moves/heaps.ts'],
    ['engine/run.ts', './checking/index.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(wrong(path, specifier)).toBeTypeOf('string');
  });

  test.each([
    ['engine/theories/grundy/index.ts', '../theory.ts'],
    ['engine/theories/grundy/index.ts', '../../graph/build.ts'],
    ['engine/rulesets/fox-and-geese/index.ts', '../ruleset.ts'],
    ['engine/rulesets/fox-and-geese/index.ts', './position.ts'],
    ['engine/rulesets/kobber/moves.ts', '../furniture/grid.ts'],
    ['engine/rulesets/kobber/moves.ts', '../recipes/stones.ts'],
    ['engine/rulesets/recipes/stones.ts', '../furniture/grid.ts'],
    ['engine/sums/position.ts', '../theories/theory.ts'],
    ['engine/checking/play/loopy.ts', '../../result.ts'],
    ['engine/checking/play/loopy.ts', '../moves/letters.ts'],
    ['workers/worker.ts', '../engine/run.ts'],
    ['workers/client.ts', 'comlink'],
    ['workers/picture-files/pdf-file.ts', 'pdfkit'],
    ['workers/picture-files/pdf-file.ts', '../../engine/figure/pens/index.ts'],
    ['workers/picture-files/pdf-file.ts', '../../engine/result.ts'],
    ['workers/picture-files/faces/font-faces.ts', 'katex/dist/fonts/KaTeX_Main-Regular.ttf?packed'],
    ['workers/jobs/export.ts', '../picture-files/index.ts'],
    ['app/files/open.ts', '../../workers/picture-files/embedded-document/read-embedded.ts'],
    ['app/files/open.ts', '../../workers/picture-files/embedded-document/picture-kind.ts'],
    ['app/cli/export.ts', '../../workers/picture-files/index.ts'],
    ['app/cli/input.ts', '../../workers/picture-files/embedded-document/picture-kind.ts'],
    ['app/App.tsx', '../engine/document/index.ts'],
    ['app/App.tsx', '../engine/document/edits/index.ts'],
    ['app/canvas/Canvas.tsx', '../store/editor.ts'],
    ['app/canvas/overlays/Peek.tsx', '../layers/draw-node-text.ts'],
    ['app/words/export.ts', './counting.ts'],
    ['app/parts/Button.tsx', './parts.module.css'],
    ['app/cli/main.ts', '../../engine/run.ts'],
    ['app/cli/solve.ts', '../library/work-on-games.ts'],
    ['app/library/games.ts', '../../workers/picture-files/embedded-document/deflated.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(wrong(path, specifier)).toBeUndefined();
  });

  test('every form of import is recognised', () => {
    const text = `
      import a from 'one';
      import type { B } from "two";
      import 'three';
      import {
        c,
        type D,
      } from 'four';
      export { e } from 'five';
      export type * from 'six';
      const f = await import('seven');
      type G = import('eight').G;
      new Worker(new URL('./nine.ts', import.meta.url), { type: 'module' });
      // import h from 'comment';
      /* export * from 'block'; */
      const text = "a // slash in a string"; import i from 'ten';
    `;
    const seen = importsOf(text);
    expect(new Set(seen)).toEqual(
      new Set(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', './nine.ts', 'ten']),
    );
  });

  test.each([
    [
      'of folders three deep',
      {
        'engine/theories/partizan/order/pairs.ts': '../component/local.ts',
        'engine/theories/partizan/component/local.ts': '../store/find.ts',
        'engine/theories/partizan/store/find.ts': '../order/best.ts',
      },
      'engine/theories/partizan/order → engine/theories/partizan/component → engine/theories/partizan/store → engine/theories/partizan/order',
    ],
    [
      'of a file and a folder beside it',
      { 'engine/values/form.ts': './notation/plain.ts', 'engine/values/notation/name.ts': '../form.ts' },
      'engine/values/form.ts → engine/values/notation → engine/values/form.ts',
    ],
    [
      'of two files in one folder of tests',
      { 'test/arbitrary/a.ts': './b.ts', 'test/arbitrary/b.ts': './a.ts' },
      'test/arbitrary/a.ts → test/arbitrary/b.ts → test/arbitrary/a.ts',
    ],
    [
      'of rooms',
      { 'engine/a.ts': '../workers/b.ts', 'workers/c.ts': '../engine/d.ts' },
      'engine → workers → engine',
    ],
  ])('a circle %s is found and named', (_, imports, says) => {
    const files = Object.entries(imports).map(([path, to]) => ({ path, text: `import { a } from '${to}';` }));
    expect(circlesIn(files)).toEqual([says]);
  });

  test('looking down twice is not a circle', () => {
    const files = [
      {
        path: 'engine/a/b.ts',
        text: "import { c } from '../c/d.ts'; import { e } from '../../engine/e.ts';",
      },
      { path: 'engine/c/d.ts', text: "import { f } from '../e.ts';" },
    ];
    expect(circlesIn(files)).toEqual([]);
  });

  test('a circle is found and named', () => {
    const arcs = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(circle(arcs)).toEqual(['a', 'b', 'c', 'b']);
    expect(
      circle(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['c']],
        ]),
      ),
    ).toBeUndefined();
  });
});
