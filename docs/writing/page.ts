/** A page of the documentation: Markdown, written by hand or made from a register. */

export type Page = {
  /** Its address on the site, such as `learn/first-drawing.md`. */
  readonly path: string;
  readonly text: string;
};

/**
 * The fences of a page are replaced by what `instead` gives; undefined leaves a fence as it is. O(length) and
 * what `instead` takes.
 */
export async function withFences(
  text: string,
  instead: (opening: string, body: string, line: number) => Promise<string | undefined>,
): Promise<string> {
  const out: string[] = [];
  let open: { mark: string; opening: string; line: number; body: string[] } | undefined;
  for (const [i, line] of text.split('\n').entries()) {
    const mark = /^(`{3,})(.*)$/.exec(line);
    if (open && mark?.[1] === open.mark && mark[2].trim() === '') {
      const { opening, body } = open;
      const written = await instead(opening, body.join('\n'), open.line);
      out.push(written ?? [`${open.mark}${opening}`, ...body, line].join('\n'));
      open = undefined;
    } else if (open) open.body.push(line);
    else if (mark) open = { mark: mark[1], opening: mark[2], line: i + 2, body: [] };
    else out.push(line);
  }
  if (open) throw new Error(`line ${open.line - 1}: the fence is not closed`);
  return out.join('\n');
}
