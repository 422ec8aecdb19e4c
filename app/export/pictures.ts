/**
 * Shows SVG as images made from blobs, so that nothing in them can run or load anything. A large figure comes
 * in parts: the browser decodes each part by itself, and only while it is in view or near it.
 */
import type { FigurePart } from '../../workers/protocol.ts';

/** This many parts are decoded together and change together, so that nothing flickers. */
const fewParts = 4;
/** In CSS pixels: how far outside the view parts are decoded. */
const nearSight = 150;

type Lay = { readonly end: () => void };

/**
 * A decoded image keeps its picture. Its address is revoked later, since a person may inspect the page's
 * images.
 */
const addressOf = new WeakMap<HTMLImageElement, string>();

/** Rejects if the browser cannot show it. */
async function read(image: HTMLImageElement, text: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  addressOf.set(image, address);
  image.src = address;
  await image.decode();
}

/** The page keeps a blob until its address is revoked, decoded or not. */
function forget(image: HTMLImageElement): void {
  const address = addressOf.get(image);
  if (address === undefined) return;
  addressOf.delete(image);
  const giveBack = (): void => URL.revokeObjectURL(address);
  // A browser that is still decoding would report a missing file.
  if (image.complete === false) {
    image.addEventListener('load', giveBack, { once: true });
    image.addEventListener('error', giveBack, { once: true });
  } else giveBack();
}

const pause = (): Promise<void> => new Promise((then) => setTimeout(then, 0));

function imageOf({ x, y, width, height }: FigurePart): HTMLImageElement {
  const image = new Image();
  image.alt = '';
  Object.assign(image.style, {
    left: `${x}mm`,
    top: `${y}mm`,
    width: `${width}mm`,
    height: `${height}mm`,
  });
  return image;
}

function layTogether(place: HTMLElement, parts: readonly FigurePart[]): Lay {
  const images = parts.map(imageOf);
  let over = false;
  const lay = async (): Promise<void> => {
    for (const [i, image] of images.entries()) {
      await read(image, parts[i].text);
      if (over) return;
    }
    place.replaceChildren(...images);
    place.dataset.laid = '';
  };
  // If the browser cannot show a picture, the old one stays; the export does not depend on it.
  lay().catch(() => undefined);
  return {
    end() {
      over = true;
      images.forEach(forget);
    },
  };
}

function layInSight(place: HTMLElement, parts: readonly FigurePart[]): Lay {
  const images = parts.map(imageOf);
  const textOf = new Map(images.map((image, i) => [image, parts[i].text]));
  const wanted = new Set<HTMLImageElement>();
  let reading = false;
  let over = false;
  const readWanted = async (): Promise<void> => {
    if (reading) return;
    reading = true;
    for (const image of images) {
      if (over) return;
      if (!wanted.delete(image)) continue;
      await read(image, textOf.get(image) ?? '').catch(() => undefined);
      await pause();
    }
    reading = false;
    if (over) return;
    if (wanted.size > 0) void readWanted();
    else place.dataset.laid = '';
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const image = target as HTMLImageElement;
        if (isIntersecting) wanted.add(image);
        else {
          wanted.delete(image);
          image.removeAttribute('src');
          forget(image);
        }
      }
      void readWanted();
    },
    { root: place.closest('section'), rootMargin: `${nearSight}px` },
  );
  place.replaceChildren(...images);
  for (const image of images) observer.observe(image);
  return {
    end() {
      over = true;
      observer.disconnect();
      images.forEach(forget);
    },
  };
}

/**
 * Replaces an element's content by a figure's parts. The returned function ends it and is called before the
 * next figure.
 */
export function layPictures(place: HTMLElement, parts: readonly FigurePart[]): () => void {
  delete place.dataset.laid;
  const { end } = (parts.length <= fewParts ? layTogether : layInSight)(place, parts);
  return end;
}

/** The same with all parts decoded wherever they are, as for a page that is printed. */
export const layWholePicture = (place: HTMLElement, parts: readonly FigurePart[]): (() => void) =>
  layTogether(place, parts).end;
