/**
 * Drawing: nodes and arcs come and go, change their colour and their player, bear pieces, names and scores.
 */
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
import { edgeKey } from '../../../engine/document/index.ts';
import type { Rules } from '../../../engine/outcome/index.ts';
import { conventions, sumKinds, waysOfPlay } from '../../../engine/outcome/rules.ts';
import { theories } from '../../../engine/theories/index.ts';
import { type Act, act, anyCommand, anyCommandOn, nodeAt, places, selectAt, withNode } from '../act.ts';

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
      if (edges.length === 0) return;
      // Only a simultaneous game has joint moves.
      if (typed.includes('/')) changeRules({ play: 'simultaneous' });
      giveMoves(edges[place % edges.length], typed);
    }),
  );

const scored = fc
  .tuple(places, fc.constantFrom('', '3', '-2', '1/2', '-1 | 2', '0'))
  .map(([place, typed]) => withNode(`the score “${typed}”`, (id) => void giveScore([id], typed))(place));

const named = fc
  .tuple(places, fc.constantFrom('', 'x', 'top', '*2', 'over'))
  .map(([place, name]) => withNode(`the name “${name}”`, (id) => nameNode(id, name))(place));

const selected = fc
  .tuple(fc.uniqueArray(places, { maxLength: 3 }), fc.uniqueArray(places, { maxLength: 1 }))
  .map(([nodes, arcs]) =>
    act(`nodes ${nodes.join()} and arcs ${arcs.join()} are selected`, () => selectAt(nodes, arcs)),
  );

/** What a person does to one node by its panel or its menu, with any selection. */
const changed = fc
  .tuple(
    places,
    fc.constantFrom(
      withNode('it becomes gray, or white again', (id) => {
        const isGray = editor().document.nodes.some((node) => node.id === id && node.gray);
        colourNodes([id], !isGray);
      }),
      withNode('a piece comes', (id) => addPieces([id])),
      withNode('a piece goes from it or another', (id) => {
        const { pieces } = editor().document;
        takePieces([pieces.includes(id) ? id : (pieces[0] ?? id)]);
      }),
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
    weight: 3,
    arbitrary: anyCommandOn(
      { nodes: [1, 3] },
      'node.gray',
      'piece.add',
      'piece.add',
      'piece.take',
      'game.negative',
      'node.pin',
      'score.remove',
    ),
  },
  {
    weight: 3,
    arbitrary: anyCommandOn(
      { arcs: [1, 3] },
      'arc.left',
      'arc.right',
      'arc.either',
      'arc.both',
      'arc.reverse',
      'arc.curve',
    ),
  },
  { weight: 1, arbitrary: anyCommandOn({ nodes: [0, 2], arcs: [1, 2] }, 'edit.delete', 'game.negative') },
  { weight: 1, arbitrary: anyCommand('edit.delete', 'node.gray', 'arc.left', 'score.normal-play') },
  {
    weight: 1,
    arbitrary: places.map(
      withNode('moved', (id) => stepNodes(new Map([[id, { x: 33, y: 44 }]]), { x: 20, y: 0 })),
    ),
  },
  { weight: 1, arbitrary: fc.constant(act('1 is added to all scores', () => addToScores(1))) },
  { weight: 1, arbitrary: fc.constant(act('another title', () => retitle(`${editor().document.title}t`))) },
);

/** What each rule can be; a rule that is added is chosen here, too. */
const choices: { readonly [Rule in keyof Rules]: readonly Rules[Rule][] } = {
  theory: ['auto', ...theories.map(({ id }) => id), 'of the future'],
  asPublished: [false, true],
  infinitePlay: ['left', 'right', 'draw'],
  play: waysOfPlay,
  convention: conventions,
  sum: sumKinds,
};

/** One rule becomes another than it is. */
export const choosingRules: fc.Arbitrary<Act> = fc
  .tuple(fc.constantFrom(...(Object.keys(choices) as (keyof Rules)[])), fc.nat(7))
  .map(([rule, which]) =>
    act(`the rule of ${rule} becomes the other ${which}`, () => {
      const now = editor().document.view.rules[rule];
      const others = choices[rule].filter((choice) => choice !== now);
      changeRules({ [rule]: others[which % others.length] });
    }),
  );
