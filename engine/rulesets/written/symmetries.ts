/**
 * Under which images of the board written rules are the same for each player, or each player's are the
 * other's. Rules are compared as sets of laid pictures; what is not recognised as a symmetry only saves
 * nothing. O(rules · directions) for each image.
 */
import type { GridImage } from '../recipes/grid-parts.ts';
import { type Direction, directionsOf, laidText } from './laid-ways.ts';
import { exchangedSigns, type PlayedRule, playedRules } from './played-rules.ts';
import { textOfCell } from './read-fragment.ts';
import type { FragmentCell, RuleOwner, RuleStep, RulesOnCells } from './written-rules.ts';

type Image = Omit<GridImage, 'signs' | 'isNegative'> & { readonly names: ReadonlyMap<string, string> };

const bothWays = [false, true] as const;

/** The symmetries, those of the board alone first. Signs are places in `signs`. */
export function symmetriesOf(rules: RulesOnCells, signs: string): readonly GridImage[] {
  const played = playedRules(rules);
  const exchanges = rules.rules.flatMap((rule) => (rule.kind === 'mirror' ? [exchangedSigns(rule)] : []));
  const plain = textsOf(played, undefined);
  const found: GridImage[] = [];
  for (const names of [new Map<string, string>(), ...exchanges.slice(0, 1)]) {
    const places = Uint8Array.from(signs, (sign) => signs.indexOf(names.get(sign) ?? sign));
    for (const turned of bothWays) {
      for (const mirrored of bothWays) {
        for (const flipped of bothWays) {
          const image = { turned, mirrored, flipped, names };
          const seen = textsOf(played, image);
          const isSame = owners.every((owner) => areSame(seen[owner], plain[owner]));
          const isOther =
            areSame(seen.left, plain.right) &&
            areSame(seen.right, plain.left) &&
            areSame(seen.either, plain.either);
          const isOneOf = found.some(
            (each) =>
              each.turned === turned &&
              each.mirrored === mirrored &&
              each.flipped === flipped &&
              each.signs.every((sign, i) => sign === places[i]),
          );
          if ((isSame || isOther) && !isOneOf)
            found.push({ turned, mirrored, flipped, signs: places, isNegative: !isSame });
        }
      }
    }
  }
  return found;
}

const owners = ['left', 'right', 'either'] as const;

const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((text) => other.has(text));

const inOrder = (one: string, other: string): number => (one < other ? -1 : 1);

/** The rules of each player as texts, as they are seen in an image of the board. */
function textsOf(
  played: readonly PlayedRule[],
  image: Image | undefined,
): Readonly<Record<RuleOwner, ReadonlySet<string>>> {
  const texts = { left: new Set<string>(), right: new Set<string>(), either: new Set<string>() };
  for (const rule of played) {
    const steps = rule.steps.map((step) => textOfStep(rule, step, image));
    texts[rule.owner].add(`${steps.join(' then ')} ${rule.points} ${rule.entailing}`);
  }
  return texts;
}

function textOfStep(rule: PlayedRule, step: RuleStep, image: Image | undefined): string {
  const isAlone = rule.steps.length === 1 && step.again === 'no';
  const named = (text: string): string =>
    [...text]
      .map((sign) => image?.names.get(sign) ?? sign)
      .toSorted(inOrder)
      .join('');
  const cellIn = (cell: FragmentCell): FragmentCell => {
    if (cell.kind === 'sign') return { ...cell, sign: named(cell.sign) };
    return cell.kind === 'any' || cell.kind === 'edge' ? cell : { ...cell, signs: named(cell.signs) };
  };
  const [before, after] = [step.before, step.after].map(({ rows }) => rows.map((row) => row.map(cellIn)));
  const laid = directionsOf(step.laid, rule.otherWay).map((way) => {
    const seen = image ? directionIn(way, image) : way;
    // Where a step is continued, it matters where it begins, and not only what it changes.
    if (isAlone) return `${laidText(before, seen)}>${laidText(after, seen)}`;
    const written = [before, after].map((rows) => rows.map((row) => row.map(textOfCell).join('')).join('/'));
    return `${Object.values(seen).join()} ${written.join('>')}`;
  });
  const asked = step.conditions.map(({ wanted, signs, where }) => `${wanted} ${named(signs)} ${where}`);
  return `${[...new Set(laid)].toSorted(inOrder).join(' | ')} if ${asked.toSorted(inOrder).join(' and ')} ${step.again}`;
}

/** A direction as it is seen in an image. */
function directionIn(way: Direction, { turned, mirrored, flipped }: Image): Direction {
  const across = mirrored ? -1 : 1;
  const down = flipped ? -1 : 1;
  const { downByRow, acrossByRow, downByColumn, acrossByColumn } = way;
  const [rowDown, rowAcross] = turned ? [acrossByRow, downByRow] : [downByRow, acrossByRow];
  const [columnDown, columnAcross] = turned ? [acrossByColumn, downByColumn] : [downByColumn, acrossByColumn];
  return {
    downByRow: down * rowDown || 0,
    acrossByRow: across * rowAcross || 0,
    downByColumn: down * columnDown || 0,
    acrossByColumn: across * columnAcross || 0,
  };
}
