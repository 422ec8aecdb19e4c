/** Names of nodes in TikZ: the node's id where that is a plain word, else a number; no two are the same. */

/** Names in the order of the ids. Linear. */
export function tikzNames(ids: readonly string[]): readonly string[] {
  const plain = (id: string): boolean => /^[A-Za-z][A-Za-z0-9]{0,23}$/.test(id);
  const taken = new Set(ids.filter(plain));
  let next = 0;
  return ids.map((id) => {
    if (plain(id)) return id;
    // An id that begins with a digit gets a letter in front, unless another node has that name.
    const figured = /^\d{1,9}$/.test(id) ? `n${id}` : undefined;
    if (figured !== undefined && !taken.has(figured)) {
      taken.add(figured);
      return figured;
    }
    while (taken.has(`v${next}`)) next++;
    taken.add(`v${next}`);
    return `v${next}`;
  });
}
