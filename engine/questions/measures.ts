/**
 * Measures the values of vertices: their means, temperatures, birthdays, and every other measure of the
 * theories that gave them. Equal values are measured once, and what values share is kept with the game.
 */
import type { Labelling } from '../theories/labelling.ts';
import {
  compareMeasurements,
  type Measurement,
  type Measuring,
  textOfMeasurement,
} from '../theories/measure.ts';
import { measureCatalogue, openMeasuring } from '../theories/measuring.ts';
import type { About, AskedGame, Evidence, Question, Slot, Verdict } from '../theories/question.ts';
import type { Value } from '../values/value.ts';
import { named } from '../values/words.ts';

/** The vertices in their order, and the ids of measures in the order in which they are wanted. */
type Asked = About['vertices'] & { readonly measures?: readonly string[] };

/** What one measure finds of the vertices, each finding once. */
type MeasuredColumn = {
  readonly id: string;
  readonly table: readonly Measurement[];
  /**
   * Per finding its place in their order, −1 where there is nothing: found here, so that who shows a table
   * need not compare.
   */
  readonly ranks: Int32Array;
  /** Per vertex that was asked about the place of its finding in the table, −1 where it has no value. */
  readonly codes: Int32Array;
};

type MeasuresFound = {
  readonly kind: 'measures';
  readonly vertices: readonly number[];
  readonly columns: readonly MeasuredColumn[];
};

/** What is remembered with a game: by measure, what was found of each value of the game's table. */
type Found = {
  /** The table of the values. */
  readonly of: readonly Value[];
  readonly measuring: Measuring;
  readonly known: Map<string, Measurement[]>;
};
const measured: Slot<Found> = { holds: 'what measures found of the values' };

/** Values that are measured between two yields. */
const inSlice = 16;

function* columnOf(
  id: string,
  { table, codes }: Labelling,
  vertices: readonly number[],
  { measuring, known }: Found,
): Generator<number, MeasuredColumn, void> {
  const found = known.get(id) ?? [];
  known.set(id, found);
  const places = new Map<string, number>();
  const placeOf = new Int32Array(table.length).fill(-1);
  const own: Measurement[] = [];
  const column = new Int32Array(vertices.length).fill(-1);
  let fresh = 0;
  for (const [at, vertex] of vertices.entries()) {
    const code = codes[vertex];
    if (code < 0) continue;
    if (placeOf[code] < 0) {
      if (!found[code]) {
        found[code] = ready(measuring.measure(id, table[code]));
        if (++fresh % inSlice === 0) yield at;
      }
      const each = found[code];
      const key = `${each.kind} ${each.kind === 'none' ? each.says : textOfMeasurement(each)}`;
      const place = places.get(key) ?? own.push(each) - 1;
      places.set(key, place);
      placeOf[code] = place;
    }
    column[at] = placeOf[code];
  }
  return { id, table: own, ranks: ranksOf(own), codes: column };
}

function ranksOf(table: readonly Measurement[]): Int32Array {
  const ranks = new Int32Array(table.length).fill(-1);
  const some = [...table.keys()].filter((at) => table[at].kind !== 'none');
  some.sort((a, b) => compareMeasurements(table[a], table[b]));
  for (const [rank, at] of some.entries()) ranks[at] = rank;
  return ranks;
}

/** With the name of a value, which a receiver need not find again. */
const ready = (found: Measurement): Measurement =>
  found.kind === 'value' ? { ...found, value: named(found.value) } : found;

function applies({ theory }: AskedGame): Verdict {
  if (theory?.measures) return { applies: true, reason: `${theory.name} measures its values` };
  return { applies: false, reason: 'no theory here measures its values' };
}

function* ask(
  evidence: Evidence,
  { vertices, measures = usual(evidence) }: Asked,
): Generator<number, MeasuresFound, void> {
  const labelling = yield* evidence.labelling();
  const columns: MeasuredColumn[] = [];
  if (labelling) {
    const last = evidence.shelf.find(measured);
    const found: Found =
      last?.of === labelling.table
        ? last
        : { of: labelling.table, measuring: openMeasuring(), known: new Map() };
    evidence.shelf.leave(measured, found);
    for (const id of measures) columns.push(yield* columnOf(id, labelling, vertices, found));
  }
  return { kind: 'measures', vertices, columns };
}

const usual = ({ theory }: Evidence): readonly string[] =>
  (theory?.measures?.list ?? [])
    .filter(({ isLong, onRequest, ofHeaps }) => !isLong && !onRequest && !ofHeaps)
    .map(({ id }) => id);

const titles = new Map(measureCatalogue.map(({ id, title }) => [id, title.toLowerCase()]));

function sentences(
  { vertices, columns }: MeasuresFound,
  called: (vertex: number) => string,
): readonly string[] {
  return vertices.map((vertex, at) => {
    const said = columns.flatMap(({ id, table, codes }) => {
      const each = table[codes[at]];
      return each && each.kind !== 'none' ? `${titles.get(id)} ${textOfMeasurement(each)}` : [];
    });
    return `${called(vertex)}: ${said.length > 0 ? said.join(', ') : 'nothing to measure'}.`;
  });
}

type MeasuresQuestion = Question<'measures', 'vertices', Asked, MeasuresFound>;

/** The measures for drawings that are played to the last move. */
export const measuresOfVertices: MeasuresQuestion = {
  id: 'measures',
  needs: 'vertices',
  alsoMisere: true,
  title: 'Measures',
  says: 'what can be measured of the values of nodes: stops, mean, temperature, reduced form, birthday',
  readsValues: true,
  applies,
  ask,
  sentences,
};

/** The same of drawings with scores. */
export const measuresOfScored: MeasuresQuestion = { ...measuresOfVertices, space: 'scored' };
/** And of simultaneous games. */
export const measuresOfRounds: MeasuresQuestion = { ...measuresOfVertices, space: 'joint' };
