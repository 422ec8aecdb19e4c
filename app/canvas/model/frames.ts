/**
 * Draws at most once a frame: layers report that they are out of date, and each is drawn once before the next paint.
 */

export type Frames = {
  /** Draws the layer before the next paint, however often it is asked. */
  ask(layer: string): void;
  stop(): void;
};

export function createFrames(layers: Readonly<Record<string, (now: number) => void>>): Frames {
  const asked = new Set<string>();
  let frame = 0;
  const draw = (now: number): void => {
    frame = 0;
    const due = [...asked];
    asked.clear();
    for (const layer of due) layers[layer]?.(now);
  };
  return {
    ask(layer) {
      asked.add(layer);
      if (frame === 0) frame = requestAnimationFrame(draw);
    },
    stop() {
      cancelAnimationFrame(frame);
      asked.clear();
      frame = -1;
    },
  };
}
