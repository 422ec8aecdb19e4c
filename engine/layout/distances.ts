/**
 * A first layout of a large part, which places every node by its distances from some nodes that lie far from each
 * other (pivot MDS: Brandes & Pich, "Eigensolver methods for progressive multidimensional scaling of large data",
 * 2006). Cost: O(pivots × (nodes + arcs)).
 */
import { reverseArcs } from '../graph/build.ts';
import { emptyPlaces, type LayoutPart, type Places } from './layout.ts';

const mostPivots = 50;
const rounds = 60;

/** Places by distances; an arc has length 1 and counts in both directions. */
export function byDistances(part: LayoutPart): Places {
  const count = part.vertices.length;
  const columns = doubleCentred(distancesFromPivots(part), count);
  const places = emptyPlaces(count);
  const first = principal(columns, undefined);
  const second = principal(columns, first);
  project(columns, first, places.xs);
  project(columns, second, places.ys);
  return places;
}

/** Distances from the pivots; each pivot is the node farthest from all earlier ones. */
function distancesFromPivots({ arcs }: LayoutPart): Float64Array[] {
  const back = reverseArcs(arcs);
  const count = arcs.starts.length - 1;
  const nearest = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const queue = new Uint32Array(count);
  const found: Float64Array[] = [];
  for (let pivot = 0; found.length < Math.min(mostPivots, count); ) {
    const distances = new Float64Array(count).fill(-1);
    distances[pivot] = 0;
    queue[0] = pivot;
    for (let at = 0, end = 1; at < end; at++) {
      const v = queue[at];
      for (const { starts, targets } of [arcs, back]) {
        for (let e = starts[v]; e < starts[v + 1]; e++) {
          const w = targets[e];
          if (distances[w] >= 0) continue;
          distances[w] = distances[v] + 1;
          queue[end++] = w;
        }
      }
    }
    found.push(distances);
    for (let v = 0; v < count; v++) {
      nearest[v] = Math.min(nearest[v], distances[v]);
      if (nearest[v] > nearest[pivot]) pivot = v;
    }
    if (nearest[pivot] === 0) break;
  }
  return found;
}

/** Double centring: subtracts the means of rows and columns from the squared distances and multiplies by −1/2. */
function doubleCentred(columns: Float64Array[], count: number): Float64Array[] {
  const rowMeans = new Float64Array(count);
  let mean = 0;
  for (const column of columns) {
    let sum = 0;
    for (let v = 0; v < count; v++) {
      column[v] *= column[v];
      sum += column[v];
      rowMeans[v] += column[v] / columns.length;
    }
    mean += sum / count / columns.length;
    for (let v = 0; v < count; v++) column[v] -= sum / count;
  }
  for (const column of columns)
    for (let v = 0; v < count; v++) column[v] = -(column[v] - rowMeans[v] + mean) / 2;
  return columns;
}

/** The principal direction of the columns that is orthogonal to `without`, by the power method from a fixed start. */
function principal(columns: readonly Float64Array[], without: Float64Array | undefined): Float64Array {
  const size = columns.length;
  const products = columns.map((a) => columns.map((b) => dot(a, b)));
  let vector = Float64Array.from({ length: size }, (_, i) => 1 + ((i * 7919) % 13) / 13);
  for (let round = 0; round < rounds; round++) {
    const next = Float64Array.from(products, (row) => dot(row, vector));
    if (without) {
      const share = dot(next, without);
      for (let i = 0; i < size; i++) next[i] -= share * without[i];
    }
    const length = Math.sqrt(dot(next, next)) || 1;
    vector = next.map((each) => each / length);
  }
  return vector;
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
};

function project(columns: readonly Float64Array[], vector: Float64Array, onto: Float64Array): void {
  for (const [i, column] of columns.entries())
    for (let v = 0; v < onto.length; v++) onto[v] += column[v] * vector[i];
}
