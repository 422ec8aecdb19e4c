/**
 * Whether the colours of DOT that another program or another purpose wrote say anything of a game, and
 * sentences that tell what they said. Taken are colours by name or as #rrggbb where arcs differ in them, and
 * gray fill where nodes differ in it; a colour that all arcs of a larger graph have is an ornament, and so is
 * one in numbers of hue, saturation and value, as galleries and scripts have it. What Grundy wrote is taken
 * whole. A first line of comment asks for all colours, or for none. O(nodes + arcs).
 */
import type { AskedReading } from '../asked-reading.ts';
import { lineAskingFor } from '../asked-reading.ts';
import type { Player } from '../document.ts';
import type { ArcLabels } from './arc-labels.ts';
import { isGray, isInNumbers, playerOfColour } from './colours.ts';
import type { Attributes } from './cursor.ts';
import type { DotArc, DotNode } from './gather.ts';

export type ColoursMeant = {
  /** Whose an arc is by its colour or its dashes; undefined where they say nothing. */
  playerOf(attributes: Attributes): Player | undefined;
  /** Whether a node is entailing by its fill. */
  isGray(attributes: Attributes): boolean;
  readonly notes: readonly string[];
  /** What else can be asked for. */
  readonly other: AskedReading | undefined;
};

/** Fewer arcs may well be all one player's, as in a drawing of the number 3. */
const fewArcs = 8;

const drawnPlayer = ({ color, style }: Attributes): Player | undefined =>
  (color && playerOfColour(color.text)) ?? (style && /\bdashed\b/.test(style.text) ? 'right' : undefined);

const inNumbers = ({ color }: Attributes): boolean => color !== undefined && isInNumbers(color.text);

function hasGrayFill({ fillcolor, color, style }: Attributes): boolean {
  const fill = fillcolor ?? (style && /\bfilled\b/.test(style.text) ? color : undefined);
  return fill !== undefined && isGray(fill.text);
}

/** Weighs the colours of a graph; `isOurs` says that Grundy wrote it. */
export function coloursMeant(
  nodes: readonly DotNode[],
  arcs: readonly DotArc[],
  labels: ArcLabels,
  isOurs: boolean,
  asked: AskedReading | undefined,
): ColoursMeant {
  if (isOurs) return { playerOf: drawnPlayer, isGray: hasGrayFill, notes: [], other: undefined };
  const all = asked === 'with colours';
  const none = asked === 'without colours';
  // All arcs of one statement share their attributes, which are read once.
  const drawn = new Map<Attributes, { readonly player: Player | undefined; arcs: number }>();
  for (const { attributes } of arcs) {
    const known = drawn.get(attributes);
    if (known) known.arcs++;
    else drawn.set(attributes, { player: drawnPlayer(attributes), arcs: 1 });
  }
  const counts = { left: 0, right: 0, either: 0, numbers: 0 };
  for (const [attributes, { player, arcs }] of drawn) {
    // A word that names the player takes precedence over the colour of the arc.
    if (player === undefined || attributes.player || labels.playerOf(attributes)) continue;
    counts[!all && inNumbers(attributes) ? 'numbers' : player] += arcs;
  }
  const grays = nodes.filter(({ attributes }) => hasGrayFill(attributes)).length;
  const isOrnament =
    !all && arcs.length > fewArcs && [counts.left, counts.right].some((count) => count === arcs.length);
  const isBackground = !all && nodes.length > 1 && grays === nodes.length;
  const takesArcs = !none && !isOrnament;
  const takesNodes = !none && !isBackground;
  const said = [
    ...(takesArcs ? playersSaid(counts, arcs.length) : []),
    ...(takesNodes && grays > 0 ? [`${grays} of ${nodes.length} nodes became entailing by gray fill`] : []),
  ];
  const unread = [
    ...(counts.numbers > 0 ? [`the colours of ${arcsOf(counts.numbers)}, which are written in numbers`] : []),
    ...(isOrnament ? [`the colour of the arcs, which all ${arcs.length} have`] : []),
    ...(isBackground ? [`the gray fill, which all ${nodes.length} nodes have`] : []),
  ];
  const without = `write ${lineAskingFor('without colours')} in a first line to leave colours out`;
  const withAll = `write ${lineAskingFor('with colours')} in a first line to read all of them`;
  const notes = [
    ...(said.length > 0 ? [`${said.join(', ')}; ${without}.`] : []),
    ...(!none && unread.length > 0 ? [`Grundy did not read ${unread.join(', nor ')}; ${withAll}.`] : []),
  ];
  return {
    playerOf: (attributes) =>
      takesArcs && (all || !inNumbers(attributes)) ? drawn.get(attributes)?.player : undefined,
    isGray: (attributes) => takesNodes && hasGrayFill(attributes),
    notes,
    other: asked
      ? undefined
      : said.length > 0
        ? 'without colours'
        : unread.length > 0
          ? 'with colours'
          : undefined,
  };
}

const arcsOf = (count: number): string => `${count} ${count === 1 ? 'arc' : 'arcs'}`;

/** Either player's arcs are what arcs without a colour are: nothing came of their colour. */
function playersSaid(
  { left, right }: { readonly left: number; readonly right: number },
  count: number,
): readonly string[] {
  if (left === 0 && right === 0) return [];
  const whose = [
    left > 0 ? `${left} of ${arcsOf(count)} became Left’s` : '',
    right > 0 ? `${right} ${left > 0 ? '' : `of ${arcsOf(count)} became `}Right’s` : '',
  ];
  return [`${whose.filter(Boolean).join(' and ')} by ${left + right === 1 ? 'its colour' : 'their colours'}`];
}
