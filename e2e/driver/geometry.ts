/**
 * Where things are on the screen, read from the drawing surface. The walks point at what a person would see
 * there; they never change the drawing this way.
 */
import type { Page } from '@playwright/test';
import type { Whereabouts } from '../../app/canvas/model/surface.ts';
import { nodeRadius } from '../../engine/figure/index.ts';

export type Spot = { readonly x: number; readonly y: number };
export type PlacedNode = Spot & { readonly id: string; readonly radius: number };
export type FigureSize = {
  readonly zoom: number;
  /** Where the drawing's origin is in the surface. */
  readonly pan: Spot;
  readonly surface: Spot & { readonly width: number; readonly height: number };
  readonly nodes: readonly PlacedNode[];
};

/** What the canvas's element answers. */
type Root = HTMLElement & { whereabouts?: () => Whereabouts };

/** How often the page looks whether a node has its place before it gives up: for minutes. */
const looks = 6_000;

/**
 * What is drawn; with the id of a node, once that is drawn and does not move. The page itself waits for it,
 * since asking from outside again and again costs its time.
 */
export const drawn = (page: Page, standing?: string): Promise<FigureSize> =>
  page.evaluate(
    async ([radius, id, most]) => {
      const find = () => document.querySelector<Root>('main [role=application]');
      const pause = () => new Promise((on) => setTimeout(on, 20));
      const look = async () => {
        while (!find()?.whereabouts) await pause();
        const root = find()!;
        const { zoom, x, y, nodes } = root.whereabouts!();
        const box = root.getBoundingClientRect();
        return {
          zoom,
          pan: { x, y },
          surface: { x: box.left, y: box.top, width: box.width, height: box.height },
          nodes: nodes.map((node) => ({
            id: node.id,
            radius: radius * zoom,
            x: node.x + box.left,
            y: node.y + box.top,
          })),
        };
      };
      let seen = await look();
      if (id === undefined) return seen;
      for (let i = 0; i < most; i++) {
        const before = seen.nodes.find((node) => node.id === id);
        await pause();
        seen = await look();
        const now = seen.nodes.find((node) => node.id === id);
        if (now && now.x === before?.x && now.y === before.y) return seen;
      }
      throw new Error(`Node "${id}" is not drawn, or moves all the time.`);
    },
    [nodeRadius, standing, looks] as const,
  );

/**
 * The distance in pixels between the centres of the drawing and the view; infinite if a part of the drawing
 * is out of view.
 */
export function offCentre({ surface, nodes }: FigureSize): number {
  const [left, right] = [Math.min(...nodes.map(({ x }) => x)), Math.max(...nodes.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...nodes.map(({ y }) => y)), Math.max(...nodes.map(({ y }) => y))];
  const inView =
    left >= surface.x &&
    right <= surface.x + surface.width &&
    top >= surface.y &&
    bottom <= surface.y + surface.height;
  const x = (left + right) / 2 - (surface.x + surface.width / 2);
  const y = (top + bottom) / 2 - (surface.y + surface.height / 2);
  return inView ? Math.hypot(x, y) : Number.POSITIVE_INFINITY;
}

/** A place on a node's rim, in the direction of another place. */
export function rimTowards(node: PlacedNode, to: Spot): Spot {
  const length = Math.hypot(to.x - node.x, to.y - node.y) || 1;
  const reach = node.radius + 3;
  return { x: node.x + ((to.x - node.x) / length) * reach, y: node.y + ((to.y - node.y) / length) * reach };
}
