/**
 * What a colour says of a game: blue is Left's, red is Right's, green either player's, and a node filled gray
 * is entailing. A colour is written by name, as #rrggbb, or as hue, saturation and value; the first colour of
 * a gradient counts.
 */
import type { Player } from '../document.ts';

type Shade = { readonly hue: number; readonly saturation: number; readonly value: number };

const hexadecimal = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/i;
const numbers = /^([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)$/;

/** Hue in degrees, saturation and value 0 … 1. */
function shadeOf(colour: string): Shade | undefined {
  const hex = hexadecimal.exec(colour);
  if (hex) {
    const [r, g, b] = hex.slice(1, 4).map((part) => Number.parseInt(part, 16) / 255);
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    const range = most - least;
    const sixth =
      range === 0 ? 0 : most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
    return { hue: (60 * sixth + 360) % 360, saturation: most === 0 ? 0 : range / most, value: most };
  }
  const said = numbers.exec(colour)?.slice(1, 4).map(Number);
  if (!said?.every((part) => part <= 1)) return undefined;
  return { hue: 360 * said[0], saturation: said[1], value: said[2] };
}

/** Whether a colour is written as hue, saturation and value. */
export const isInNumbers = (colour: string): boolean => numbers.test(bare(colour.split(':')[0]));

const names: readonly (readonly [Player, RegExp])[] = [
  ['left', /^(?!.*violet).*(blue|navy)/],
  ['right', /^(?!.*violet)(.*red|crimson|firebrick|maroon)/],
  ['either', /^(?!.*yellow).*green/],
];
const hues: readonly (readonly [Player, from: number, to: number])[] = [
  ['left', 195, 260],
  ['right', 0, 20],
  ['right', 340, 360],
  ['either', 80, 175],
];

/** One colour of a list, without the fraction of the line that it covers. */
const bare = (colour: string): string => colour.split(';')[0].trim().toLowerCase();

/**
 * The player whose arcs have this colour; undefined where the colour names no player. A double line is either
 * player's.
 */
export function playerOfColour(colour: string): Player | undefined {
  const colours = colour.split(':').map(bare);
  if (colours.length > 1) return 'either';
  const [only] = colours;
  const shade = shadeOf(only);
  if (!shade) return names.find(([, pattern]) => pattern.test(only))?.[0];
  if (shade.saturation < 0.25 || shade.value < 0.15) return undefined;
  return hues.find(([, from, to]) => shade.hue >= from && shade.hue <= to)?.[0];
}

/** Whether a colour is gray; white and black are not. */
export function isGray(colour: string): boolean {
  const first = bare(colour.split(':')[0]);
  const shade = shadeOf(first);
  if (shade) return shade.saturation <= 0.1 && shade.value >= 0.15 && shade.value <= 0.97;
  const numbered = /^gr[ae]y(\d{1,3})$/.exec(first);
  if (numbered) return Number(numbered[1]) >= 15 && Number(numbered[1]) <= 97;
  return /^(light|dark|dim|slate|darkslate|lightslate)?gr[ae]y$|^gainsboro$|^silver$/.test(first);
}
