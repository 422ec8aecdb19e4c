/** Whether something was done just now: what follows from it on the page, as a bar that goes, is laid out in the next frame. */
export type JustNow = { mark(): void; readonly is: boolean };

export function justNow(): JustNow {
  let is = false;
  return {
    mark() {
      is = true;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          is = false;
        }),
      );
    },
    get is() {
      return is;
    },
  };
}
