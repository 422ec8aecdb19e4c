/**
 * Loaded before each test file of the app. The files share a thread, so that what they import is fetched
 * once; but its modules begin anew, without what they remember of another file's drawings. What the engine
 * remembers between two calls, such as the layout that was made last, only spares it work: its answers are
 * the same without it. So its modules need not be run again.
 */
import { join, sep } from 'node:path';
import { vi } from 'vitest';

type Loaded = { promise?: unknown; exports?: unknown; evaluated: boolean };

/** Where vitest keeps the modules of a thread; it offers no way to reset some of them only. */
const { __vitest_worker__: worker } = globalThis as {
  __vitest_worker__?: {
    readonly evaluatedModules?: { readonly idToModuleMap?: ReadonlyMap<string, Loaded> };
  };
};

const modules = worker?.evaluatedModules?.idToModuleMap;
if (!modules)
  throw new Error(
    'This version of vitest does not keep the modules of a thread in evaluatedModules.idToModuleMap any longer. ' +
      'test/fresh-modules.ts must find them where it keeps them now.',
  );

const engine = `${join(import.meta.dirname, '../engine').replaceAll(sep, '/')}/`;
const kept = [...modules].flatMap(([id, loaded]) => {
  const { promise, exports, evaluated } = loaded;
  return id.startsWith(engine) && evaluated && exports ? [{ loaded, promise, exports, evaluated }] : [];
});
vi.resetModules();
for (const { loaded, ...before } of kept) Object.assign(loaded, before);
vi.unstubAllGlobals();
vi.restoreAllMocks();
