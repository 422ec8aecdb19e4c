/**
 * Brings node_modules in line with package-lock.json, so that a fresh clone needs one command. It runs before
 * `npm start` and `npm test`, when nothing may be installed yet, so it uses only Node's own modules.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Whether one alternative of an engines range ("^20.19.0", ">=22.12.0") admits a version. */
function admits(alternative, version) {
  const match = /^(\^|>=)(\d+)\.(\d+)\.(\d+)$/.exec(alternative.trim());
  if (!match)
    throw new Error(`package.json: engines.node has a form this script cannot read: ${alternative}`);
  const least = match.slice(2).map(Number);
  if (match[1] === '^' && version[0] !== least[0]) return false;
  const first = least.findIndex((part, place) => part !== version[place]);
  return first === -1 || version[first] > least[first];
}

function checkNode() {
  const range = json('package.json').engines.node;
  const version = process.versions.node.split('.').map(Number);
  if (range.split('||').some((alternative) => admits(alternative, version))) return;
  console.error(
    `Grundy needs Node ${range}; this is Node ${process.versions.node}. Install a newer Node from nodejs.org.`,
  );
  process.exit(1);
}

/** What differs between the lock file and what npm says it installed; undefined when nothing does. */
function difference() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return 'nothing is installed yet';
  const installed = json('node_modules/.package-lock.json').packages;
  for (const [path, wanted] of Object.entries(json('package-lock.json').packages)) {
    if (path === '') continue;
    const found = installed[path];
    if (!found && wanted.optional) continue; // An optional package for another platform.
    const name = path.replace(/^.*node_modules\//, '');
    if (!found) return `${name} is missing`;
    if (found.version !== wanted.version)
      return `${name} is ${found.version} and should be ${wanted.version}`;
  }
  return undefined;
}

checkNode();
const differs = difference();
if (differs) {
  console.log(`Installing what the lock file lists (${differs}) …`);
  const npm = spawnSync('npm ci --include=dev --no-fund --no-audit', {
    cwd: root,
    stdio: 'inherit',
    shell: true,
  });
  if (npm.status !== 0) {
    console.error('npm ci failed; what it said is above. Without a network nothing can be installed.');
    process.exit(npm.status ?? 1);
  }
  console.log('Installed.');
}
