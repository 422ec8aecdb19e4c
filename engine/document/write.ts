/**
 * Writes a drawing as the text of a `*.grundy.json` file: a line for each node and each arc, so that people
 * can compare two versions line by line; members that have their default value are left out. The same drawing
 * always gives the same text.
 */
import { type Rules, unusualRules } from '../outcome/rules.ts';
import {
  type BoardOrigin,
  type GameDocument,
  type GameEdge,
  type GameNode,
  isJoint,
  type View,
  type WrittenBoard,
} from './document.ts';
import { textOfRulesId } from './rules-id.ts';
import { schemaMember } from './schema-address.ts';

/**
 * The oldest version of the form that can say this drawing: 2 where moves have names, both players move at
 * once, or pieces make another sum than the disjunctive one; 5 in misère play.
 */
export const versionOf = ({
  edges,
  view,
  board,
}: Pick<GameDocument, 'edges' | 'view' | 'board'>): 1 | 2 | typeof misereVersion => {
  if (view.rules.play === 'misere') return misereVersion;
  return saysOfVersion2(view, board) || edges.some((edge) => isJoint(edge) || edge.moves) ? 2 : 1;
};

/** The version of files in which a document can be a board, or say which one it was made from. */
export const boardVersion = 3;

/** The version from which a board can have written rules. */
export const rulesVersion = 4;

/** The version from which play can be misère. */
export const misereVersion = 5;

/** The oldest version that can say this board. */
export const versionOfBoard = ({ ruleset }: BoardOrigin): typeof boardVersion | typeof rulesVersion =>
  textOfRulesId(ruleset) === undefined ? boardVersion : rulesVersion;

/** A file of version 1 does not have these rules: such members in it belong to other programs. */
export const rulesOfVersion2 = ['play', 'convention', 'sum'] as const satisfies (keyof Rules)[];

const saysOfVersion2 = ({ rules }: Pick<View, 'rules'>, board: WrittenBoard | undefined): boolean =>
  rulesOfVersion2.some((rule) => rule in unusualRules(rules, board));

/**
 * The text of the file, which `readDocument` reads. A file that a person keeps names its schema, on the site
 * where the editor is published; without a site that others can open there is no such member.
 */
export function writeDocument(document: GameDocument, site = ''): string {
  const { title, nodes, edges, pieces, view, board, origin } = document;
  const written = board ?? origin;
  const version = versionOfDocument(document);
  const members = [
    ...schemaMember(site, 'grundy', version),
    '"format": "grundy"',
    `"version": ${version}`,
    `"title": ${JSON.stringify(title)}`,
    ...(written ? [`"board": ${JSON.stringify(boardFields(written))}`] : []),
    ...(board
      ? []
      : [`"nodes": ${lines(nodes.map(nodeFields))}`, `"edges": ${lines(edges.map(edgeFields))}`]),
  ];
  if (pieces.length > 0) members.push(`"pieces": ${JSON.stringify(pieces)}`);
  const shown = viewFields(view, board);
  if (Object.keys(shown).length > 0) members.push(`"view": ${JSON.stringify(shown)}`);
  return `{\n  ${members.join(',\n  ')}\n}\n`;
}

/** The oldest version that can say a document: a board, a drawing made from one, or any other drawing. */
export function versionOfDocument(
  document: GameDocument,
): ReturnType<typeof versionOf> | ReturnType<typeof versionOfBoard> {
  const drawn = versionOf(document);
  const written = document.board ?? document.origin;
  return written && drawn !== misereVersion ? versionOfBoard(written) : drawn;
}

const lines = (items: readonly object[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;

/** A board as files have it. */
export function boardFields({ ruleset, position, line = [] }: WrittenBoard): object {
  const rules = textOfRulesId(ruleset);
  return { ...(rules === undefined ? { ruleset } : { rules }), position, ...(line.length > 0 && { line }) };
}

const nodeFields = ({ id, x, y, gray, name, score }: GameNode): object => ({
  id,
  x,
  y,
  ...(gray && { gray }),
  ...(name !== '' && { name }),
  // JSON.stringify leaves out a side that is undefined.
  ...(score && { score: { left: score.left, right: score.right } }),
});

const edgeFields = (edge: GameEdge): object => ({
  from: edge.from,
  to: edge.to,
  ...(edge.player !== 'either' && { player: edge.player }),
  ...movesField(edge),
});

/** The moves of an arc as a file has them; no member where it is one move without a name of its own. */
export function movesField(edge: GameEdge): { readonly moves?: readonly unknown[] } {
  if (isJoint(edge)) {
    return {
      moves: edge.pairs.map(({ left, right, gain }) => [left, right, ...(gain === undefined ? [] : [gain])]),
    };
  }
  if (!edge.moves) return {};
  return { moves: edge.moves.map(({ name, gain }) => (gain === undefined ? name : [name, gain])) };
}

/**
 * The view's members in a fixed order. A known member wins over an unknown one of the same name. A board's
 * rules are left out where they are the default.
 */
export function viewFields({ rest, rules, ...view }: View, board: WrittenBoard | undefined): object {
  const { camera, bends, pinned, hidden, boards, variations, sweep, facts } = view;
  const known = {
    ...unusualRules(rules, board),
    camera,
    bends,
    pinned,
    hidden,
    boards,
    variations,
    sweep,
    facts,
  };
  return { ...rest, ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) };
}
