/**
 * How the site is built: relative addresses, so any sub-path will do, and a service worker that knows every
 * file.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { packed } from './.ci/packed.js';
import { paragraphs } from './.ci/paragraphs.js';
import { partsOfSite } from './.ci/parts-of-site.js';
import { definedBy } from './.ci/release.js';
import { sharedWorkerFiles } from './.ci/shared-worker-files.js';

const publicFolder = join(import.meta.dirname, 'public');

/**
 * Files that the editor need not keep: the README's pictures and hosts' previews, the schemas of files, which
 * other programs fetch, the file that says where the documentation is, Graphviz, without which drawings are
 * arranged nearly as well, the copy of Cytoscape for live pages, which is fetched when a page is made, and
 * what a page needs only where the room of a class serves it.
 */
const notKept =
  /(^screenshot\.png$)|(^schema\/)|(^documentation\.json$)|(\b(?:graphviz|classroom)-[\w-]+\.js$)|(\bcytoscape\.[\w.-]+\.packed$)|(\.(woff|ttf|map)$)|(^service-worker\.js$)/;

/**
 * What the first drawing does not wait for: the panels around it, the paragraphs of the help, PDF, figures
 * and their letters, rulesets, tables, thermographs, dialogs, lessons, the audience's window, files that are
 * read, and the workers' jobs. It is kept packed, as scripts take a third of the room then, and each is read
 * once by the code that needs it.
 */
const seldomRead = [
  'panels',
  'with-panels',
  'inspecting',
  'figures',
  'reading',
  'boards',
  'the-rest',
  'shown',
  'showing',
  'in-the-editor',
  'font-faces',
  'pdf-file',
  'register-of-rulesets',
  'arrange',
  'sweep',
  'plot-table',
  'find',
  'HelpSheet',
  'AudienceWindow',
  'png-file',
];

/** The name of a part in the name of its file. */
const partOf = (file: string): string => file.replace(/^assets\/(.+)-[\w-]{8}\.js$/, '$1');

/** Files that are copied as they are, by their address below the site. */
function publicFiles(): string[] {
  const all = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' });
  return all
    .filter((path) => statSync(join(publicFolder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'));
}

/**
 * What the built page may load and run: its own files. Fonts, pictures and the wasm of bitmaps are also made
 * by its own scripts, as data: and blob:. Styles that scripts set on elements need no permission, and others
 * have none. Development needs more, so the policy is the build's. Who may embed the page is for the host to
 * say: a page cannot.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function contentSecurity(): Plugin {
  return {
    name: 'content security policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Writes the list of the build's files, and a name made of their contents, into the service worker. */
function precache(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['service-worker.js'];
        if (worker?.type !== 'chunk') throw new Error('The build has no service worker.');
        const hash = createHash('sha256').update(worker.code);
        const files: string[] = [];
        const keep = (file: string, content: string | Uint8Array): void => {
          if (notKept.test(file)) return;
          // Kept by the folder's address: hosts that send index.html there would give a redirect, which no
          // page may be.
          files.push(file === 'index.html' ? './' : file);
          hash.update(file).update(content);
        };
        for (const file of publicFiles()) keep(file, readFileSync(join(publicFolder, file)));
        for (const [file, part] of Object.entries(bundle)) {
          keep(file, part.type === 'chunk' ? part.code : part.source);
        }
        const build = {
          name: hash.digest('hex').slice(0, 16),
          files: files.toSorted((a, b) => (a < b ? -1 : 1)),
          seldom: files.filter((file) => seldomRead.includes(partOf(file))),
        };
        const parts = new Set(build.seldom.map(partOf));
        const gone = seldomRead.filter((part) => !parts.has(part));
        if (gone.length > 0) throw new Error(`vite.config.ts names parts that are not built: ${gone}.`);
        worker.code = worker.code.replaceAll('__BUILD__', JSON.stringify(build));
      },
    },
  };
}

/**
 * Leaves out what fontkit unpacks WOFF2 with, 90 kB that would be stored with the editor: the typefaces of
 * figures are TrueType.
 */
function withoutUnpacker(): Plugin {
  const unpacker = 'brotli/decompress.js';
  return {
    name: 'without the unpacker of WOFF2',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === unpacker ? `\0${unpacker}` : undefined),
    load: (id) =>
      id === `\0${unpacker}`
        ? 'export default () => { throw new Error("WOFF2 is not read here."); };'
        : undefined,
  };
}

/**
 * Classes are called by the numbers of their sheet and their place in it: their names would be a fifth of the
 * style sheet.
 */
function shortClasses(): Plugin {
  const sheets: string[] = [];
  const classes = new Map<string, string[]>();
  const numberIn = (all: string[], one: string): string => {
    if (!all.includes(one)) all.push(one);
    return all.indexOf(one).toString(36);
  };
  return {
    name: 'short classes',
    apply: 'build',
    buildStart() {
      for (const list of ['app/sheets.ts', 'app/class-bar/sheets.ts', 'app/searches/sheets.ts']) {
        const order = readFileSync(join(import.meta.dirname, list), 'utf8');
        for (const [, sheet] of order.matchAll(/'\.\/(.*\.css)'/g))
          sheets.push(join(import.meta.dirname, dirname(list), sheet));
      }
    },
    config: () => ({
      css: {
        modules: {
          generateScopedName(name, file) {
            const inSheet = classes.get(file) ?? [];
            classes.set(file, inSheet);
            return `s${numberIn(sheets, file)}-${numberIn(inSheet, name)}`;
          },
        },
      },
    }),
  };
}

/** In bytes: what is larger is zipped. */
const longExample = 4_000;

/**
 * Examples and lessons are laid out for their readers; the site brings them without the blanks between, and
 * long ones zipped, which app/files/examples.ts notices by their first bytes: offline they take a tenth of
 * the room.
 */
function closeSetExamples(): Plugin {
  let folders: readonly string[] = [];
  return {
    name: 'close-set examples',
    apply: 'build',
    configResolved({ root, build }) {
      folders = ['examples', 'lessons'].map((folder) => resolve(root, build.outDir, folder));
    },
    closeBundle() {
      for (const file of folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))) {
        const text = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
        writeFileSync(file, text.length > longExample ? gzipSync(text, { level: 9 }) : text);
      }
    },
  };
}

/**
 * `npm start` says what hosts of sites say of files that are named by their contents: a browser need not ask
 * again whether they have changed. A page that is opened again takes two thirds of the time then.
 */
function lastingAssets(): Plugin {
  return {
    name: 'lasting assets',
    configurePreviewServer({ middlewares, config: { root, build } }) {
      middlewares.use((request, response, next) => {
        const [path] = (request.url ?? '').split('?');
        if (/^\/assets\/[\w.-]+$/.test(path) && existsSync(resolve(root, build.outDir, `.${path}`)))
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        next();
      });
    },
  };
}

export default defineConfig({
  base: './',
  define: definedBy(process.env.VITEST ? '' : undefined),
  plugins: [
    react(),
    packed(),
    paragraphs(),
    shortClasses(),
    withoutUnpacker(),
    sharedWorkerFiles(),
    contentSecurity(),
    precache(),
    closeSetExamples(),
    lastingAssets(),
  ],
  worker: { format: 'es', plugins: () => [packed()] },
  // The built site keeps drawings, and its service worker, at 5173; the code that is being changed must not
  // meet either.
  preview: { port: 5173 },
  server: { port: 5183 },
  build: {
    chunkSizeWarningLimit: 1400,
    // Parts that are loaded later are also loaded by workers, which have no page to put links into.
    modulePreload: {
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'html' ? parts : parts.filter((part) => part.endsWith('.css')),
    },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'workers/service-worker.ts' },
      output: {
        // The service worker's address must stay, and be the site's own folder: its scope is where it lies.
        entryFileNames: (chunk) =>
          chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: partsOfSite(),
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  test: {
    // All cores work: the usual is one fewer, which is half of the smallest machines.
    maxWorkers: '100%',
    // No test is a race: one that never ends is ended, and that is all.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 900_000 } },
    setupFiles: ['test/law-seed.ts', 'test/fewer-runs.ts'],
    projects: [
      { extends: true, test: { name: 'house', include: ['test/house/**/*.test.ts'] } },
      // What computes and nothing else: files that leave nothing behind can share what they import.
      {
        extends: true,
        test: {
          name: 'laws',
          include: ['test/laws/**/*.test.ts', 'test/engine/**/*.test.ts'],
          isolate: false,
        },
      },
      // The command and the built package. The command runs in a process that it may take the folder and the
      // streams of.
      {
        extends: true,
        test: {
          name: 'built',
          include: ['cli', 'library', 'package', 'docs', 'recipes'].map(
            (folder) => `test/${folder}/**/*.test.ts`,
          ),
          isolate: false,
        },
      },
      // A thread begins sooner than a process, and these files are many and short.
      {
        extends: true,
        test: { name: 'workers', pool: 'threads', include: ['test/workers/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'app',
          pool: 'threads',
          include: ['test/app/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: ['test/fresh-modules.ts', 'test/silent-console.ts'],
        },
      },
      // The same, of a whole page in a browser without a screen.
      {
        extends: true,
        test: {
          name: 'page',
          pool: 'threads',
          include: ['test/page/**/*.test.ts'],
          isolate: false,
          setupFiles: ['test/fresh-modules.ts', 'test/silent-console.ts', 'test/page/browser.ts'],
        },
      },
    ],
  },
});
