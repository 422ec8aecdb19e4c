/**
 * Keeps the room in a file beside the lesson, so that a program that was ended continues where it was. What
 * comes while the file is being written is written together with what comes next, and a reply waits until
 * what it acknowledges is on the disk.
 */
import { constants, copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import type { Classroom } from '../../class/classroom.ts';
import { type KeptClassroom, readKept, writeKept } from '../../class/kept-classroom.ts';

export type Keeping = {
  /** Resolves once a room at least as late as this one is written. */
  keep(room: Classroom): Promise<void>;
};

/**
 * The code of the error where another process keeps a room in the same file: two would write over one
 * another's answers.
 */
export const roomIsTaken = 'ROOM_TAKEN';

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    // The process of another user runs, and may not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes the file for this process, by a file beside it with the number of the process; the returned function
 * gives it back. What a process left that was killed is taken over. Where nothing can be written, nothing is
 * taken. Throws an error with the code
 * `roomIsTaken`.
 */
export function takeKeptFile(path: string): () => void {
  const lock = `${path}.lock`;
  const write = (flag: 'w' | 'wx'): boolean => {
    try {
      writeFileSync(lock, `${process.pid}\n`, { flag, mode: 0o600 });
      return true;
    } catch {
      return false;
    }
  };
  if (!write('wx') && existsSync(lock)) {
    const other = Number(readFileSync(lock, 'utf8'));
    if (other > 0 && isRunning(other))
      throw Object.assign(new Error(`process ${other}`), { code: roomIsTaken });
    write('w');
  }
  return () => rmSync(lock, { force: true });
}

/** Copies a file beside itself under a name that is free, and gives this name. */
export function keepAside(path: string): string {
  for (let n = 1; ; n++) {
    const aside = `${path}.${n}`;
    if (existsSync(aside)) continue;
    copyFileSync(path, aside, constants.COPYFILE_EXCL);
    return aside;
  }
}

/**
 * What was kept in the file before; undefined where there is none that can be read. A file that is there is
 * set aside first, since the room will be kept in its place.
 */
export function keptBefore(path: string, tell: (line: string) => void): KeptClassroom | undefined {
  if (!existsSync(path)) return undefined;
  const kept = readKept(readFileSync(path, 'utf8'));
  if (!kept)
    tell(`${path} is no room that can be read; the room begins anew, and ${keepAside(path)} keeps it`);
  return kept;
}

/** `hindered` is called with the reason when the writing begins to fail, and with '' when that is over. */
export function openKeeping(path: string, secret: string, hindered: (why: string) => void): Keeping {
  let [latest, written, writing, hasFailed]: [
    Classroom | undefined,
    Classroom | undefined,
    Promise<void> | undefined,
    boolean,
  ] = [undefined, undefined, undefined, false];

  async function write(room: Classroom): Promise<void> {
    try {
      // A room without students has nothing to remember, and a forgotten one must leave nothing.
      if (room.students.size === 0) await rm(path, { force: true });
      else {
        await writeFile(`${path}.part`, writeKept(room, secret), { mode: 0o600, flush: true });
        await rename(`${path}.part`, path);
      }
      written = room;
      if (hasFailed) hindered('');
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) hindered(error instanceof Error ? error.message : String(error));
      hasFailed = true;
    }
  }

  async function writeLatest(): Promise<void> {
    // The messages of one moment are written together.
    await Promise.resolve();
    const room = latest;
    latest = undefined;
    if (room) await write(room);
  }

  return {
    async keep(room) {
      // A phone that comes back changes nothing: two hundred of them write nothing.
      if (room === written && latest === undefined) return;
      latest = room;
      if (writing) await writing;
      writing ??= writeLatest().finally(() => {
        writing = undefined;
      });
      await writing;
    },
  };
}
