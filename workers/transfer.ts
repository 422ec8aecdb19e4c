/**
 * Which buffers are transferred and which are copied. All typed arrays are transferred: the sender never again needs
 * a job's graph, a report's labels or an answer's labelling. Tables of values are plain arrays and small; they are
 * copied.
 */

/** The buffers of all typed arrays in a message, each once: `left` and `right` of an impartial graph are one object. */
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
