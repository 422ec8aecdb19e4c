/** Names a place in a text as people count: "line 3, column 5". */

/** A function that gives line and column of any offset; it counts the lines when it is first called. */
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
