/** Drawing: nodes and arcs come and go, change their colour and their player, bear pieces, names and scores. */
import * as fc from 'fast-check';
import { drawArcs, giveArcs, giveMoves } from '../../../app/edits/arcs.ts';
import { changeRules, retitle } from '../../../app/edits/drawing.ts';
import {
  addPieces,
  colourNodes,
  nameNode,
  placeNode,
  remove,
  stepNodes,
  takePieces,
} from '../../../app/edits/nodes.ts';
import { addToScores, giveScore } from '../../../app/edits/scores.ts';
import { editor } from '../../../app/store/editor.ts';
import { select } from '../../../app/store/showing.ts';
import { edgeKey } from '../../../engine/document/index.ts';
import type { Rules } from '../../../engine/outcome/index.ts';
import { conventions, waysOfPlay } from '../../../engine/outcome/rules.ts';
import { theories } from '../../../engine/theories/index.ts';
import { type Act, act, anyCommand, nodeAt, places, withNode } from '../act.ts';

/** In nodes: with more of them an answer could take a moment. */
const most = 7;

const whose = fc.constantFrom('left' as const, 'right' as const, 'either' as const);

const newNode = fc.tuple(fc.integer({ min: -10, max: 10 }), fc.integer({ min: -10, max: 10 })).map(([x, y]) =>
  act(`a new node at ${40 * x}, ${40 * y}`, () => {
    if (editor().document.nodes.length < most) placeNode({ x: 40 * x, y: 40 * y });
  }),
);

const newArc = fc.tuple(places, places, whose).map(([u, v, player]) =>
  act(`an arc of ${player} from node ${u} to node ${v}`, () => {
    const [from, to] = [nodeAt(u), nodeAt(v)];
    if (from !== undefined && to !== undefined) drawArcs([{ from, to, player }]);
  }),
);

const given = fc.tuple(places, fc.oneof(whose, fc.constant('both' as const))).map(([place, player]) =>
  act(`arc ${place} becomes ${player}'s`, () => {
    const { edges } = editor().document;
    if (edges.length > 0) giveArcs([edgeKey(edges[place % edges.length])], player);
  }),
);

const moved = fc
  .tuple(places, fc.constantFrom('', 'l', 'l, r:1/2', 'l/r', 'a/b:2, b/b'))
  .map(([place, typed]) =>
    act(`arc ${place} has the moves “${typed}”`, () => {
      const { edges } = editor().document;
      if (edges.length > 0) giveMoves(edges[place % edges.length], typed);
    }),
  );

const scored = fc
  .tuple(places, fc.constantFrom('', '3', '-2', '1/2', '-1 | 2', '0'))
  .map(([place, typed]) => withNode(`the score “${typed}”`, (id) => void giveScore([id], typed))(place));

const named = fc
  .tuple(places, fc.constantFrom('', 'x', 'top', '*2', 'over'))
  .map(([place, name]) => withNode(`the name “${name}”`, (id) => nameNode(id, name))(place));

const selected = fc
  .uniqueArray(places, { maxLength: 3 })
  .map((chosen) =>
    act(`nodes ${chosen.join()} are selected`, () => select(chosen.flatMap((place) => nodeAt(place) ?? []))),
  );

/** So that what follows has something to act on. */
export const selecting: fc.Arbitrary<Act> = selected;

/** What a person does to one node by its panel or its menu, whatever is selected. */
const changed = fc
  .tuple(
    places,
    fc.constantFrom(
      withNode('it becomes gray', (id) => colourNodes([id], true)),
      withNode('it becomes white', (id) => colourNodes([id], false)),
      withNode('a piece comes', (id) => addPieces([id])),
      withNode('a piece goes', (id) => takePieces([id])),
      withNode('it is deleted', (id) => remove([id], [])),
    ),
  )
  .map(([place, change]) => change(place));

const deleted = places.map((place) =>
  act(`arc ${place} is deleted`, () => {
    const { edges } = editor().document;
    if (edges.length > 0) remove([], [edgeKey(edges[place % edges.length])]);
  }),
);

export const drawing: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: newNode },
  { weight: 6, arbitrary: newArc },
  { weight: 5, arbitrary: changed },
  { weight: 1, arbitrary: deleted },
  { weight: 2, arbitrary: given },
  { weight: 2, arbitrary: scored },
  { weight: 1, arbitrary: moved },
  { weight: 1, arbitrary: named },
  { weight: 4, arbitrary: selected },
  {
    weight: 5,
    arbitrary: anyCommand(
      'node.gray',
      'piece.add',
      'piece.add',
      'piece.take',
      'edit.delete',
      'arc.left',
      'arc.right',
      'arc.either',
      'arc.both',
      'arc.reverse',
      'arc.curve',
      'game.negative',
      'node.pin',
      'score.remove',
      'score.normal-play',
    ),
  },
  {
    weight: 1,
    arbitrary: places.map(
      withNode('moved', (id) => stepNodes(new Map([[id, { x: 33, y: 44 }]]), { x: 20, y: 0 })),
    ),
  },
  { weight: 1, arbitrary: fc.constant(act('1 is added to all scores', () => addToScores(1))) },
  { weight: 1, arbitrary: fc.constant(act('another title', () => retitle(`${editor().document.title}t`))) },
);

const rules: fc.Arbitrary<Partial<Rules>> = fc.oneof(
  fc.constantFrom('auto', ...theories.map(({ id }) => id), 'of the future').map((theory) => ({ theory })),
  fc.boolean().map((asPublished) => ({ asPublished })),
  fc
    .constantFrom('left' as const, 'right' as const, 'draw' as const)
    .map((infinitePlay) => ({ infinitePlay })),
  fc.constantFrom(...waysOfPlay).map((play) => ({ play })),
  fc.constantFrom(...conventions).map((convention) => ({ convention })),
);

export const choosingRules: fc.Arbitrary<Act> = rules.map((change) =>
  act(`the rules ${JSON.stringify(change)}`, () => changeRules(change)),
);
