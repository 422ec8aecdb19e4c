/** Where in a text something stands, as people count: "line 3, column 5". */

/** Finds line and column of any offset; the lines are counted once, when the first is asked for. */
export function lineAndColumn(text: string): (at: number) => string {
  let starts: readonly number[] | undefined;
  return (at) => {
    starts ??= lineStarts(text);
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= at) low = middle;
      else high = middle;
    }
    return `line ${low + 1}, column ${at - starts[low] + 1}`;
  };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|\r|\n/g)) starts.push(end.index + end[0].length);
  return starts;
}
