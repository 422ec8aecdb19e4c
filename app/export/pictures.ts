/**
 * SVG as pictures of a page: from blobs, as images, so that nothing in them can run or reach out. A large figure comes in
 * parts: each is read by the browser in a moment of its own, and only while it is in sight or near it.
 */
import type { FigurePart } from '../../workers/protocol.ts';

/** So many are read at once and change together, so that nothing flickers. */
const fewParts = 4;
/** How far out of sight parts are read already, in CSS pixels. */
const nearSight = 150;

type Lay = { readonly end: () => void };

/** What was read stays in the image. Its address is given back later, for who looks at the page's own pictures. */
const addressOf = new WeakMap<HTMLImageElement, string>();

/** Rejects where the browser will not show it. */
async function read(image: HTMLImageElement, text: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  addressOf.set(image, address);
  image.src = address;
  await image.decode();
}

/** The page keeps a blob until its address is given back, read or not. */
function forget(image: HTMLImageElement): void {
  const address = addressOf.get(image);
  if (address === undefined) return;
  addressOf.delete(image);
  const giveBack = (): void => URL.revokeObjectURL(address);
  // A browser that is still reading would complain of a file that is gone.
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
  // A picture that the browser will not show leaves what was there; what is exported does not depend on it.
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

/** Puts a figure's parts into an element in place of what is there. The result ends it, and is called before the next. */
export function layPictures(place: HTMLElement, parts: readonly FigurePart[]): () => void {
  delete place.dataset.laid;
  const { end } = (parts.length <= fewParts ? layTogether : layInSight)(place, parts);
  return end;
}
