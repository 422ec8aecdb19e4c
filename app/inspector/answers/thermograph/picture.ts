/** A thermograph as a picture of a given size, and its pieces as lines in it. */
import { type Spot, styles } from '../../../../engine/figure/index.ts';
import {
  drawnThermographs,
  inPlot,
  type Thermograph,
  type ToldPiece,
} from '../../../../engine/theories/index.ts';

/** A straight part of the picture that can be pointed at. */
export type Stretch = { readonly from: Spot; readonly to: Spot };

export type ThermographPicture = ReturnType<typeof drawnThermographs> & {
  /** The stretches of each segment, and after them those of the mast. */
  readonly stretches: readonly Stretch[];
};

/** In the figure's lengths: what labels take beside and below the walls. */
const [beside, below] = [64, 46];

/** The picture with walls as large as the room allows, of the same shape as it has in figures. */
export function pictured(
  thermograph: Thermograph,
  pieces: readonly Pick<ToldPiece, 'from' | 'to'>[],
  room: { readonly width: number; readonly height: number },
): ThermographPicture {
  const named = [{ name: '', thermograph }];
  const title = { title: '' };
  const { plot } = drawnThermographs(named, title, styles.screen);
  const wide = (plot.most.x - plot.least.x) * plot.unit.x;
  const high = (plot.most.t - plot.least.t) * plot.unit.t;
  const by = Math.min((room.width - beside) / wide, (room.height - below) / high);
  const larger = { ...plot, unit: { x: plot.unit.x * by, t: plot.unit.t * by } };
  const drawn = drawnThermographs(named, title, styles.screen, larger);
  const at = (x: number, t: number): Spot => inPlot(larger, x, Math.max(t, larger.least.t));
  const { mean, temperature } = thermograph;
  return {
    ...drawn,
    stretches: [
      ...pieces.map(({ from, to }) => ({ from: at(from.x, from.t), to: at(to.x, to.t) })),
      { from: at(mean, temperature), to: at(mean, larger.most.t) },
    ],
  };
}

/** The place of the stretch that is nearest to a spot, if one is within reach. */
export function nearestStretch(stretches: readonly Stretch[], spot: Spot, reach: number): number | undefined {
  let [nearest, least] = [-1, reach];
  for (const [place, stretch] of stretches.entries()) {
    const distance = distanceTo(stretch, spot);
    if (distance < least) [nearest, least] = [place, distance];
  }
  return nearest < 0 ? undefined : nearest;
}

function distanceTo({ from, to }: Stretch, { x, y }: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}
