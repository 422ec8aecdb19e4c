/**
 * Thermographs of loopfree values: both walls, the mean and the temperature of every position of a canonical
 * form (Conway, On numbers and games, chapter 9; Siegel, Combinatorial game theory, section II.5). Options
 * come first, so each position is handled once.
 */
import { followersOfForm } from '../store/followers.ts';
import { keptWith } from '../store/kept-with.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';
import { furtherOf, isExact, meetingTax, taxed, uprightWall, type Wall } from './walls.ts';

export type Thermograph = {
  readonly left: Wall;
  readonly right: Wall;
  /** Where both walls meet, and the tax at which they do; above it both are at the mean. */
  readonly mean: number;
  readonly temperature: number;
};

/** By the ids of a form's positions. */
export type Thermographs = ReadonlyMap<number, Thermograph>;

/** The number that a value is; undefined if it is not a number. */
export const numberInStore = ({ numerators, exponents }: Store, id: number): number | undefined =>
  exponents[id] >= 0 ? numerators[id] / 2 ** exponents[id] : undefined;

const walls = keptWith(() => new Map<number, Thermograph>());

/**
 * The thermographs of a loopfree value and of all its positions, with all others that were found in this
 * store before; undefined where a number is not exact in doubles. Each is found once, in O(c · log o) for o
 * options whose walls have c corners together, those included at which they cross. Precondition: the value is
 * loopfree.
 */
export function thermographsOf(store: Store, value: number): Thermographs | undefined {
  const found = walls(store);
  // Options have smaller ids, so in the order of ids they come first.
  for (const id of followersOfForm(store, [value], found)) {
    const thermograph =
      store.exponents[id] === 0 ? ofInteger(store.numerators[id]) : ofOptions(store, id, found);
    if (!thermograph) return undefined;
    found.set(id, thermograph);
  }
  return found;
}

const ofInteger = (n: number): Thermograph => ({
  left: uprightWall(n),
  right: uprightWall(n),
  mean: n,
  temperature: -1,
});

function ofOptions(store: Store, id: number, found: Thermographs): Thermograph | undefined {
  const left = furthest(leftOptions(store, id), (option) => found.get(option)?.right, 1);
  const right = furthest(rightOptions(store, id), (option) => found.get(option)?.left, -1);
  // Only integers have a player without an option.
  if (!left || !right) return undefined;
  const temperature = meetingTax(left, right);
  if (!Number.isFinite(temperature)) return undefined;
  const walls = { left: taxed(left, -1, temperature), right: taxed(right, 1, temperature) };
  if (!isExact(walls.left) || !isExact(walls.right)) return undefined;
  return { ...walls, mean: walls.left[walls.left.length - 2], temperature };
}

/**
 * The furthest at every tax of the walls of options; undefined where there are none. Pairs are joined first,
 * so each corner is met O(log options) times.
 */
function furthest(
  options: Int32Array,
  wallOf: (option: number) => Wall | undefined,
  sign: 1 | -1,
): Wall | undefined {
  let walls: Wall[] = [];
  for (const option of options) {
    const wall = wallOf(option);
    if (!wall) return undefined;
    walls.push(wall);
  }
  while (walls.length > 1) {
    const joined: Wall[] = [];
    for (let i = 0; i < walls.length; i += 2)
      joined.push(i + 1 < walls.length ? furtherOf(walls[i], walls[i + 1], sign) : walls[i]);
    walls = joined;
  }
  return walls.at(0);
}
