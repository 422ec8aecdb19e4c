/** Mean and temperature of a sum of pieces in words. */
import type { NodeId } from '../../engine/document/index.ts';
import { printDouble } from '../../engine/numbers/index.ts';
import type { NoHeat, SumHeat } from '../../engine/sums/index.ts';

/** "mean -1/2, temperature 1", and which pieces are hottest, with their temperature. */
export function sumHeatLines(heat: SumHeat | NoHeat, names: readonly NodeId[]): readonly string[] {
  if (heat.kind === 'no-heat') return [`no temperature: ${heat.says}`];
  const { mean, temperature, isBound, pieces, hottest } = heat;
  const [first] = hottest;
  return [
    `mean ${printDouble(mean)}, temperature ${isBound ? 'at most ' : ''}${printDouble(temperature)}`,
    ...(pieces.length < 2
      ? []
      : first === undefined
        ? ['no piece is hot: all are numbers']
        : [
            `hottest: ${hottest.map((piece) => names[piece]).join(', ')}, of temperature ${printDouble(pieces[first].temperature)} (a rule of thumb: to move there may lose)`,
          ]),
  ];
}
