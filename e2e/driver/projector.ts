/** How large words are on a wall, measured by what is painted. */

/**
 * A digit of Computer Modern is two thirds as high as its letters are large, and those have 28 pixels at
 * least.
 */
export const leastDigit = Math.floor(28 * 0.66);

/** The heights of the digits that are drawn, from left to right, in pixels; runs in the page. */
export function digitHeights(): number[] {
  const [, , , labels] = document.querySelectorAll<HTMLCanvasElement>('[role=application] canvas');
  const { width, height } = labels;
  // A copy, since the browser warns of a canvas that is drawn on and often read.
  const copy = Object.assign(document.createElement('canvas'), { width, height });
  const pen = copy.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(labels, 0, 0);
  const { data } = pen?.getImageData(0, 0, width, height) ?? { data: [] };
  const heights: number[] = [];
  let [top, bottom] = [height, -1];
  for (let x = 0; x < width; x++) {
    let empty = true;
    for (let y = 0; y < height; y++) {
      if (data[4 * (y * width + x) + 3] < 100) continue;
      empty = false;
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    if (!empty || bottom < 0) continue;
    heights.push(bottom - top + 1);
    [top, bottom] = [height, -1];
  }
  return heights;
}
