/**
 * Builds the library into dist/library, which the package contains: modules that Node and browsers load as
 * they are, and their types. `node app/library/build.js` makes them; another folder may be named.
 *
 * The types are the declarations of the files that the door lets out. These name nothing outside of this
 * room, which is looked at here, so that they are whole by themselves.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '../..');

/** Writes the modules and the declarations into a folder, which is emptied before. */
export async function buildLibrary(folder) {
  rmSync(folder, { recursive: true, force: true });
  await buildModules(folder);
  writeDeclarations(folder);
}

async function buildModules(folder) {
  const { build } = await import('vite');
  const { version, homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      __VERSION__: JSON.stringify(version),
      __SITE__: JSON.stringify(process.env.GRUNDY_SITE ?? homepage),
    },
    build: {
      outDir: folder,
      target: 'es2022',
      minify: false,
      lib: { entry: join(root, 'app/library/index.ts'), formats: ['es'], fileName: () => 'index.js' },
      rolldownOptions: {
        // No module of ours does anything by being read, but for those of the library itself, which say how
        // work is sliced.
        treeshake: { moduleSideEffects: [{ test: /\/app\/library\//, sideEffects: true }] },
        output: {
          chunkFileNames: 'parts/[name]-[hash].js',
          // As on the command line: white space would be a fifth, and names stay, for people who read a stack
          // trace. Statements are in their shortest form.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          comments: false,
        },
      },
    },
  });
}

function writeDeclarations(folder) {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const made = spawnSync(process.execPath, [compiler, '-b', 'app/library'], { cwd: root, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`The types of the library: ${made.stdout}${made.stderr}`);
  const declared = join(root, '.cache/types/app/library/app/library');
  mkdirSync(folder, { recursive: true });
  const wanted = ['index'];
  for (const name of wanted) {
    const text = readFileSync(join(declared, `${name}.d.ts`), 'utf8');
    const written = text.replace(/^(?!\s*\*)(.*\bfrom\s+)(['"])([^'"]+)\2;/gm, (_, from, mark, specifier) => {
      const file = /^\.\/([a-z-]+)\.ts$/.exec(specifier)?.[1];
      if (file === undefined)
        throw new Error(
          `The types of the library in ${name}.ts name ${specifier}, which the package does not have.`,
        );
      if (!wanted.includes(file)) wanted.push(file);
      return `${from}${mark}./${file}.js${mark};`;
    });
    writeFileSync(join(folder, `${name}.d.ts`), written);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildLibrary(resolve(root, process.argv[2] ?? 'dist/library'));
