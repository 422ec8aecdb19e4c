/**
 * Which buffers are transferred and which are copied. All typed arrays are transferred: the sender never
 * again needs a job's graph, a report's labels or an answer's labelling. Tables of values are plain arrays
 * and small; they are copied. What was transferred ends with the worker that got it, so of a job that may
 * have to be sent again there is a copy.
 */

/**
 * The buffers of all typed arrays in a message, each once: `left` and `right` of an impartial graph are one
 * object.
 */
export function buffersOf(message: object): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  gather(message, buffers);
  return [...buffers];
}

/** Messages are records of records, two or three levels deep; arrays in them hold no buffers. */
function gather(record: object, buffers: Set<ArrayBuffer>): void {
  for (const member of Object.values(record)) {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) continue;
    if (!ArrayBuffer.isView(member)) gather(member, buffers);
    else if (member.buffer instanceof ArrayBuffer) buffers.add(member.buffer);
  }
}

/**
 * The message with copies of its typed arrays, for a message that is sent now and perhaps once more; all else
 * in it is shared. An object that occurs in two places also does so in the copy. O(bytes of the arrays).
 */
export function copyOf<T extends object>(message: T): T {
  return copied(message, new Map()) as T;
}

function copied(record: object, known: Map<object, object>): object {
  const before = known.get(record);
  if (before) return before;
  const changed = Object.entries(record).flatMap(([name, member]: [string, unknown]) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return [];
    // The method of the array's own class, whichever it is.
    const copy = ArrayBuffer.isView(member) ? (member as Uint8Array).slice() : copied(member, known);
    return copy === member ? [] : [[name, copy] as const];
  });
  const copy = changed.length > 0 ? { ...record, ...Object.fromEntries(changed) } : record;
  known.set(record, copy);
  return copy;
}
