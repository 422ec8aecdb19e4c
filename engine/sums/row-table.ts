/**
 * Rows and lists of numbers whose final size is not known beforehand; a game of millions of positions fits.
 */

/** Rows of numbers that grow, each found again by what is in it. */
export function openRows(width: number) {
  let rows = new Uint32Array(1024 * width);
  let places = new Int32Array(4096).fill(-1);
  let count = 0;
  const hashOf = (from: ArrayLike<number>, at: number): number => {
    let hash = 2_166_136_261;
    for (let i = 0; i < width; i++) hash = Math.imul(hash ^ from[at + i], 16_777_619);
    return (hash ^ (hash >>> 15)) >>> 0;
  };
  const isRow = (place: number, row: ArrayLike<number>): boolean => {
    for (let i = 0; i < width; i++) if (rows[place * width + i] !== row[i]) return false;
    return true;
  };
  /** Where the row is in the table, or would be. */
  const slotOf = (row: ArrayLike<number>): number => {
    const mask = places.length - 1;
    let slot = hashOf(row, 0) & mask;
    while (places[slot] >= 0 && !isRow(places[slot], row)) slot = (slot + 1) & mask;
    return slot;
  };
  const widen = (): void => {
    const mask = 2 * places.length - 1;
    places = new Int32Array(mask + 1).fill(-1);
    for (let place = 0; place < count; place++) {
      let slot = hashOf(rows, place * width) & mask;
      while (places[slot] >= 0) slot = (slot + 1) & mask;
      places[slot] = place;
    }
  };
  return {
    count: () => count,
    read: (place: number): Uint32Array => rows.subarray(place * width, (place + 1) * width),
    find(row: ArrayLike<number>): number | undefined {
      const place = places[slotOf(row)];
      return place < 0 ? undefined : place;
    },
    /** Its place, a new one at its first sight. */
    place(row: ArrayLike<number>): number {
      const slot = slotOf(row);
      if (places[slot] >= 0) return places[slot];
      if ((count + 1) * width > rows.length) {
        const wider = new Uint32Array(2 * rows.length);
        wider.set(rows);
        rows = wider;
      }
      rows.set(row, count * width);
      places[slot] = count++;
      if (2 * count > places.length) widen();
      return count - 1;
    },
  };
}

/** Numbers that are appended. */
export function openList() {
  let list = new Uint32Array(4096);
  let length = 0;
  return {
    length: () => length,
    push(number: number): void {
      if (length === list.length) {
        const longer = new Uint32Array(2 * length);
        longer.set(list);
        list = longer;
      }
      list[length++] = number;
    },
    all: (): Uint32Array => list.subarray(0, length),
  };
}
