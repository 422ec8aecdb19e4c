/** Builds something unless the last build is still of the files that are here. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const changedAt = (path) => statSync(path).mtimeMs;

/** A folder counts as well, since its time changes when a file is taken out of it. */
function newest(path) {
  const inside = statSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : [];
  return Math.max(changedAt(path), ...inside.map((name) => changedAt(join(path, name))));
}

/**
 * `sources` are the files and folders that `made`, one file of the build, is made of; `record` is the file
 * that says of when it is, and `site` what else it depends on.
 */
export async function buildIfStale({ sources, made, record, site = '' }, build) {
  const isFresh = () => {
    try {
      const last = JSON.parse(readFileSync(record, 'utf8'));
      return (
        last.site === site &&
        last.page === changedAt(made) &&
        sources.every((path) => newest(path) < last.began)
      );
    } catch {
      return false; // Nothing was built here yet, or by another command.
    }
  };
  if (isFresh()) return;
  const began = Date.now();
  await build();
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ began, page: changedAt(made), site }));
}
