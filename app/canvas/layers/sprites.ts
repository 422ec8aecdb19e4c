/**
 * Typeset marks as small immutable bitmaps, one for each (mark, size, ink, halo, pixel ratio): drawing a
 * thousand labels copies a thousand bitmaps, and no text is shaped twice. A frame makes new bitmaps only
 * until its time budget is used up.
 */
import type { Typeset } from '../../../engine/figure/index.ts';
import { drawTypeset } from './draw-typeset.ts';

export type Sprite = {
  readonly image: ImageBitmap;
  /** In device pixels, from the image's corner to the centre of the words. */
  readonly middleX: number;
  readonly middleY: number;
  readonly width: number;
  readonly height: number;
};

export type Sprites = {
  /** The bitmap; undefined if this frame's budget for new ones is used up. */
  get(key: string, set: Typeset, em: number, ink: string, halo: string | undefined): Sprite | undefined;
  startFrame(budget: number): void;
  /** Whether a bitmap had to wait for the next frame. */
  waits(): boolean;
  clear(): void;
};

const most = 4000;

export function createSprites(): Sprites {
  const all = new Map<string, Sprite>();
  const canvas = new OffscreenCanvas(16, 16);
  let until = Number.POSITIVE_INFINITY;
  let late = false;

  const make = (set: Typeset, em: number, ink: string, halo: string | undefined): Sprite => {
    const room = Math.ceil(0.18 * em) + 1;
    const width = Math.max(1, Math.ceil(set.width * em) + 2 * room);
    const height = Math.max(1, Math.ceil((set.height + set.depth) * em) + 2 * room);
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This cannot happen: a canvas that has not been drawn on has a pen.');
    pen.fillStyle = ink;
    pen.strokeStyle = ink;
    const base = room + set.height * em;
    drawTypeset(pen, set, room, base, em, halo);
    // Words are centred by their ink, as in the nodes of a figure.
    const sprite = {
      image: canvas.transferToImageBitmap(),
      middleX: room + (set.width * em) / 2,
      middleY: base - ((set.height - set.depth) / 2) * em,
      width,
      height,
    };
    return sprite;
  };

  return {
    get(key, set, em, ink, halo) {
      const name = `${key}|${em}|${ink}|${halo ?? ''}`;
      const known = all.get(name);
      if (known) return known;
      if (performance.now() > until) {
        late = true;
        return undefined;
      }
      if (all.size >= most) this.clear();
      const sprite = make(set, em, ink, halo);
      all.set(name, sprite);
      return sprite;
    },
    startFrame(budget) {
      until = performance.now() + budget;
      late = false;
    },
    waits: () => late,
    clear() {
      for (const sprite of all.values()) sprite.image.close();
      all.clear();
    },
  };
}
