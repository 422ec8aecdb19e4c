/**
 * SVG as pictures of a page: from blobs, as images, so that nothing in them can run or reach out. A large figure comes as
 * several that are laid on one another, each read by the browser in a moment of its own.
 */

const pictureOf = async (text: string, keep: (address: string) => void): Promise<HTMLImageElement> => {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  keep(address);
  const image = new Image();
  image.alt = '';
  image.src = address;
  await image.decode();
  return image;
};

const breath = (): Promise<void> => new Promise((then) => setTimeout(then, 0));

/** A few come at once, so that nothing flickers; more of them come one by one. */
const fewAtOnce = 4;

/** Puts the pictures into an element in place of what is there. The result ends it, and is called before the next. */
export function layPictures(place: HTMLElement, texts: readonly string[]): () => void {
  const addresses: string[] = [];
  let over = false;
  const lay = async (): Promise<void> => {
    const ready: HTMLImageElement[] = [];
    for (const text of texts) {
      const image = await pictureOf(text, (address) => addresses.push(address));
      if (over) return;
      if (texts.length <= fewAtOnce) ready.push(image);
      else if (image.src === addresses[0]) place.replaceChildren(image);
      else place.append(image);
      if (texts.length > 1) await breath();
      if (over) return;
    }
    if (texts.length <= fewAtOnce) place.replaceChildren(...ready);
  };
  lay().catch(() => {
    // A picture the browser will not show leaves the place as it was; what is exported does not depend on it.
  });
  return () => {
    over = true;
    for (const address of addresses) URL.revokeObjectURL(address);
  };
}
