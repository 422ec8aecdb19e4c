/** Rooms import through doors, floors look only down, and no files import each other in a circle. */
import { describe, expect, test } from 'vitest';
import { wrong } from './doors.ts';
import { importsOf, resolved, sources } from './tree.ts';

/**
 * Finds a circle of imports by depth-first search. Strongly connected components would show that there is one; this
 * names it, which is easier to act on.
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

const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/').replace(/\.ts$/, '');

function arcsBetween(
  room: 'engine' | 'workers' | 'app',
  name: (path: string) => string,
): Map<string, string[]> {
  const arcs = new Map<string, string[]>();
  for (const { path, text } of sources.filter((source) => source.path.startsWith(`${room}/`))) {
    const targets = importsOf(text)
      .map((specifier) => resolved(path, specifier))
      .filter((target) => target.startsWith(`${room}/`));
    const here = arcs.get(name(path)) ?? [];
    here.push(...targets.map(name).filter((target) => target !== name(path)));
    arcs.set(name(path), here);
  }
  return arcs;
}

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

  test('the engine has no circle of folders, and no room has a circle of files', () => {
    expect(circle(arcsBetween('engine', folderOf))).toBeUndefined();
    for (const room of ['engine', 'workers', 'app'] as const) {
      expect(circle(arcsBetween(room, (path) => path))).toBeUndefined();
    }
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
    ['engine/rulesets/fox-and-geese/moves.ts', '../backsliding-toads-and-frogs/moves.ts'],
    ['engine/rulesets/furniture/grid.ts', '../fox-and-geese/moves.ts'],
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
    ['workers/worker.ts', '../engine/theories/index.ts'],
    ['workers/worker.ts', '../app/store/editor.ts'],
    ['app/App.tsx', '../engine/run.ts'],
    ['app/App.tsx', '../workers/pool.ts'],
    ['app/App.tsx', '../workers/protocol/board.ts'],
    ['app/App.tsx', 'comlink'],
    ['app/toolbar/Toolbar.tsx', 'cytoscape'],
    ['app/files/save.ts', 'node:fs'],
    ['app/cli/main.ts', 'react'],
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
    ['engine/index.ts', '../test/oracle/play.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(wrong(path, specifier)).toBeTypeOf('string');
  });

  test.each([
    ['engine/theories/grundy/index.ts', '../theory.ts'],
    ['engine/theories/grundy/index.ts', '../../graph/build.ts'],
    ['engine/rulesets/fox-and-geese/moves.ts', '../ruleset.ts'],
    ['engine/rulesets/fox-and-geese/moves.ts', './position.ts'],
    ['engine/rulesets/fox-and-geese/board.ts', '../furniture/grid.ts'],
    ['engine/sums/position.ts', '../theories/theory.ts'],
    ['workers/worker.ts', '../engine/run.ts'],
    ['workers/client.ts', 'comlink'],
    ['workers/picture-files/pdf-file.ts', 'pdfkit'],
    ['workers/picture-files/pdf-file.ts', '../../engine/index.ts'],
    ['workers/picture-files/faces/font-data.ts', 'katex/dist/fonts/KaTeX_Main-Regular.ttf?packed'],
    ['workers/jobs/export.ts', '../picture-files/index.ts'],
    ['app/files/open.ts', '../../workers/picture-files/embedded-document/read-embedded.ts'],
    ['app/files/open.ts', '../../workers/picture-files/embedded-document/picture-kind.ts'],
    ['app/cli/export.ts', '../../workers/picture-files/index.ts'],
    ['app/cli/input.ts', '../../workers/picture-files/embedded-document/picture-kind.ts'],
    ['app/canvas/Canvas.tsx', 'cytoscape'],
    ['app/App.tsx', '../engine/index.ts'],
    ['app/canvas/Canvas.tsx', '../store/editor.ts'],
    ['app/canvas/overlays/Peek.tsx', '../layers/draw-node-text.ts'],
    ['app/words/export.ts', './counting.ts'],
    ['app/parts/Button.tsx', './parts.module.css'],
    ['app/cli/main.ts', '../../engine/run.ts'],
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
