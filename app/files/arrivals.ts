/**
 * Files that are being opened are kept as they are until their drawings are open: a page that is loaded again meanwhile goes on
 * reading them. The tab's own storage lists them at once; the file itself, which the browser copies without reading it here, is there
 * some milliseconds later. A file whose reading was interrupted twice is not read again, since it may be what ended the page.
 */
import { toast } from '../store/chrome.ts';
import { words } from '../words.ts';
import { forgetWritten, readAgain, writeAtOnce } from './rescue-storage.ts';
import { newId } from './storage.ts';

type Arrival = {
  /** The key of its record: the time comes first, so that forgotten ones can be removed. */
  readonly key: string;
  readonly name: string;
  readonly interrupted: number;
};

const place = 'grundy/arriving';
const prefix = 'arriving/';
const mostInterrupted = 2;
/** In milliseconds: a tab that was closed does not come back after a day. */
const day = 86_400_000;

function listed(): readonly Arrival[] {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(names) ? names : [];
  } catch {
    return [];
  }
}

function list(arrivals: readonly Arrival[]): void {
  try {
    if (arrivals.length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(arrivals));
  } catch {
    // Storage is refused, so an interrupted file has to be opened again by hand.
  }
}

/** A file that is being opened; `arrived` is called once its drawing is open, or the file has been refused or given up. */
export type Arriving = { readonly file: File; readonly arrived: () => void };

const arrivingAs = (key: string, file: File): Arriving => ({
  file,
  arrived() {
    list(listed().filter((arrival) => arrival.key !== key));
    forgetWritten(key);
  },
});

/** Keeps a file from now on. */
export function keepArriving(file: File): Arriving {
  const now = Date.now();
  const key = `${prefix}${now}/${newId()}`;
  list([...listed(), { key, name: file.name, interrupted: 0 }]);
  const old = { from: prefix, to: `${prefix}${now - day}` };
  writeAtOnce(key, file, old).catch(() => undefined);
  return arrivingAs(key, file);
}

/** The files whose reading the end of the last page has interrupted; a message says which have to be opened again. */
export async function arrivalsLeft(): Promise<readonly Arriving[]> {
  const left = listed();
  list(left.map((arrival) => ({ ...arrival, interrupted: arrival.interrupted + 1 })));
  const [files, lost]: [Arriving[], string[]] = [[], []];
  for (const { key, name, interrupted } of left) {
    const file = interrupted < mostInterrupted ? await readAgain<File>(key) : undefined;
    const arrival = arrivingAs(key, file ?? new File([], name));
    if (file) files.push(arrival);
    else {
      lost.push(name);
      arrival.arrived();
    }
  }
  if (lost.length > 0) toast(words.opening.interrupted(lost), { stays: true });
  return files;
}
