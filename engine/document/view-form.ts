/**
 * What a view may have in it: the shapes that its members have where the reader understands them. A file with
 * a member of another shape is good all the same, since the reader keeps what it does not understand; so each
 * member may be anything besides.
 */
import { endings } from '../outcome/outcome.ts';
import {
  conventions,
  type Rules,
  sumKinds,
  usualRules,
  type WayOfPlay,
  waysOfPlay,
} from '../outcome/rules.ts';
import { farthest, type Whose } from './document.ts';
import {
  fields,
  list,
  naturalNumber,
  needed,
  number,
  oneOf,
  part,
  perhaps,
  positiveNumber,
  text,
  truth,
  understood,
  type ValueShape,
} from './shapes.ts';
import { misereVersion, rulesOfVersion2 } from './write.ts';

/** A member that is read where it has this shape. */
const shaped = <T>(says: string, shape: ValueShape<T>, since = 1) =>
  perhaps<T>(
    says,
    { schema: { anyOf: [shape.schema, true] }, read: (_, __, value) => understood(shape, value) },
    since,
  );

const rule = <T>(member: keyof Rules, says: string, shape: ValueShape<T>, then = '') =>
  shaped(
    `${says} It is ${JSON.stringify(usualRules[member])} where nothing is said.${then}`,
    shape,
    rulesOfVersion2.some((each) => each === member) ? 2 : 1,
  );

/** Before that version there was no misère play, and a file that says it means something else by the word. */
const waysIn = (version: number): readonly WayOfPlay[] =>
  version < misereVersion ? waysOfPlay.filter((way) => way !== 'misere') : waysOfPlay;

const ruleMembers = (version: number) => ({
  theory: rule(
    'theory',
    'The id of the theory that gives the values.',
    text(),
    ' Then Grundy takes the first theory that covers the drawing.',
  ),
  asPublished: rule(
    'asPublished',
    'Whether Grundy follows the algorithms of the theory as they are printed, where it would follow corrected ones.',
    truth,
  ),
  infinitePlay: rule(
    'infinitePlay',
    "Who wins a play that never ends, where some arc is one player's.",
    oneOf(endings),
  ),
  play: rule(
    'play',
    version < misereVersion
      ? 'Whether the players take turns, or both choose a move and then both moves happen.'
      : 'Whether the players take turns, or both choose a move and then both moves happen, or they take turns and the player who cannot move wins.',
    oneOf(waysIn(version)),
  ),
  convention: rule(
    'convention',
    'What a terminal position is worth where both players move at once.',
    oneOf(conventions),
    " On a board it is then the ruleset's own.",
  ),
  sum: rule(
    'sum',
    'How the pieces, or the components of a simultaneous game, are played together.',
    oneOf(sumKinds),
  ),
});

const camera = fields({
  x: needed('In drawing units.', number()),
  y: needed('In drawing units.', number()),
  zoom: needed('Pixels for each drawing unit.', positiveNumber()),
});

const bend = fields(
  {
    from: needed('The id of the node at which the arc begins.', text()),
    to: needed('The id of the node at which it ends.', text()),
    player: needed('Whose arc it is.', oneOf<Whose>(['left', 'right', 'either', 'both'])),
    bend: needed(
      'How far the middle of the arc lies from the straight line, in drawing units; for a loop its direction, in degrees.',
      number(farthest),
    ),
  },
  { isOpen: true },
);

const hidden = fields({
  all: needed(
    'Whether the values of all nodes are hidden but those of `except`, or only those of `except`.',
    truth,
  ),
  except: needed('Ids of nodes; on a board, positions.', list(text())),
});

const variation = fields({
  of: needed(
    'The line that the variation leaves: 0 is that of the board, 1 the first variation.',
    naturalNumber(),
  ),
  after: needed('After how many moves of that line.', naturalNumber()),
  line: needed('The positions after each move of the variation.', list(text())),
});

const sweep = fields({
  of: needed('The ruleset, the family and its ranges.', text({ empty: 'it needs a family' })),
  columns: perhaps('The ids of the measures that are columns.', list(text())),
  sort: perhaps(
    'The column by which the rows are sorted.',
    fields({
      by: needed("The column's id.", text()),
      descending: needed('Whether the largest comes first.', truth),
    }),
  ),
  plot: perhaps('The id of the plot beside it.', text()),
});

const fact = fields({
  position: needed("A position, in its ruleset's notation.", text()),
  value: needed('What it is worth, as text.', text()),
});

const members = (version: number) => ({
  ...ruleMembers(version),
  camera: shaped(
    'The point of the drawing in the middle of the window, and how much it is enlarged.',
    camera,
  ),
  bends: shaped(
    'Arcs that somebody has bent. Grundy leaves out those of arcs that the drawing does not have.',
    list(bend),
  ),
  pinned: shaped('The ids of nodes that stay where they are when the drawing is arranged.', list(text())),
  hidden: shaped(
    'Whose values are hidden, for a class that is to find them. In any other form it hides all values.',
    hidden,
  ),
  boards: shaped(
    'Whether the nodes show their boards as pictures. Only a drawing that names its board can.',
    truth,
  ),
  variations: shaped(
    'Other ways to play on, on a board. Grundy understands them on boards alone.',
    list(variation),
  ),
  sweep: shaped('The table that is asked for beside the drawing.', sweep),
  facts: shaped(
    'What positions are worth, kept beside the rules of a board. Grundy understands them on boards alone.',
    list(fact),
  ),
});

/** The members of a view that are understood; the others are left out. */
export const view = (version: number) =>
  part(
    'view',
    'View',
    'What the author has chosen for playing and showing it. Each member may be left out. Grundy understands members of these shapes, and keeps all others as they are.',
    fields(members(version), { version, isOpen: true }),
  );

/** The rules among the members of a view, those that can be understood. */
export const rulesIn = (view: object, version: number = misereVersion): Partial<Rules> =>
  understood(fields(ruleMembers(version), { version, isOpen: true }), view) ?? {};
