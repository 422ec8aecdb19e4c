/**
 * Where a file is written so that a good one is never lost: beside the one that is there, in whose place it
 * is put in one step when it is whole. If the disk is full, or the command is stopped, the old file is there
 * as it was.
 */
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

type WrittenPlace = {
  /** What is opened, and with which flags. */
  readonly path: string;
  readonly flags: 'w' | 'a';
  /** Whether a new file is written, which must be on its disk before it takes the place of another. */
  readonly isBeside: boolean;
  /** After all is written and closed: puts the new file in its place. */
  finish(): void;
  /** After a failure: removes what was written beside; the old file is as it was. */
  drop(): void;
};

/**
 * The file to which a path leads over links, though it need not be there yet. `isSpecial`: it leads through
 * devices or processes.
 */
export function endOfLinks(path: string): { readonly path: string; readonly isSpecial: boolean } {
  let at = resolve(path);
  for (let links = 0; links < 40; links++) {
    // What a shell sends to a file has that file behind a link in /dev, and it must not be replaced.
    if (/^\/(?:dev|proc)\//.test(at)) return { path, isSpecial: true };
    if (!lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink()) break;
    at = resolve(dirname(at), readlinkSync(at));
  }
  return { path: at, isSpecial: false };
}

const inPlace = (path: string, flags: 'w' | 'a'): WrittenPlace => ({
  path,
  flags,
  isBeside: false,
  finish: () => {},
  drop: () => {},
});

/** The file that is written in place of this path; throws as Node does where nothing can be written there. */
export function placeToWrite(path: string): WrittenPlace {
  const end = endOfLinks(path);
  if (end.isSpecial) return inPlace(path, 'a');
  const there = statSync(end.path, { throwIfNoEntry: false });
  // A pipe takes what is written; a folder says what it is when it is opened.
  if (there && !there.isFile()) return inPlace(end.path, 'w');
  // A file that is protected from being written is not replaced either.
  if (there) accessSync(end.path, constants.W_OK);
  const draft = join(dirname(end.path), `.${basename(end.path).slice(0, 100)}.${process.pid}.new`);
  try {
    closeSync(openSync(draft, 'wx'));
  } catch (thrown) {
    // In a folder that takes no new files a file can only be written as it is.
    if (there && (thrown as NodeJS.ErrnoException).code === 'EACCES') return inPlace(end.path, 'w');
    throw thrown;
  }
  return besideIt(end.path, draft, there);
}

function besideIt(path: string, draft: string, there: Stats | undefined): WrittenPlace {
  const drop = (): void => rmSync(draft, { force: true });
  const stopped = (signal: NodeJS.Signals): void => {
    drop();
    process.kill(process.pid, signal);
  };
  process.once('SIGINT', stopped).once('SIGTERM', stopped);
  const over = (): void => void process.off('SIGINT', stopped).off('SIGTERM', stopped);
  return {
    path: draft,
    flags: 'w',
    isBeside: true,
    finish() {
      over();
      if (there) takeAfter(draft, there);
      renameSync(draft, path);
    },
    drop() {
      over();
      drop();
    },
  };
}

/** Gives a file the permissions of another and, where that is allowed, its owner. */
function takeAfter(draft: string, { mode, uid, gid }: Stats): void {
  const own = statSync(draft);
  if (own.uid !== uid || own.gid !== gid) {
    try {
      chownSync(draft, uid, gid);
    } catch {
      // Only the owner of the system may give a file away; it belongs to the writer then.
    }
  }
  chmodSync(draft, mode & 0o7777);
}
