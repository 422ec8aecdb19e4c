/**
 * Finds programs on this machine, and installs packages of its distribution where that is possible. Nothing
 * here writes to standard output.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Every place at which one of these programs is on PATH, by name and then by folder. */
export function onPath(...names) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
    .filter((path) => existsSync(path));
}

/** Runs a command with its output on standard error; whether it succeeded. */
export function run(command, args, env = {}) {
  console.error(`trying: ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
    timeout: 10 * 60_000,
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Whether packages of Debian's can be installed here at all: by root, where there is apt. */
export const hasApt = () =>
  process.platform === 'linux' && process.getuid() === 0 && onPath('apt-get').length > 0;

/** Installs packages of Debian's; whether they are there now. */
export function installed(...packages) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return hasApt() && run('apt-get', ['update', '-qq'], quiet) && run('apt-get', install, quiet);
}
