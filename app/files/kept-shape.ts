/**
 * The shape in which the browser keeps drawings: as the page has them, except that the rules are members of
 * the view, as in a file. So every version of the editor reads what another one kept. Large drawings are in
 * columns, which only versions that know them open: a record for each arc would hold the page up at every
 * saving and reading.
 */
import {
  type GameDocument,
  type PackedDocument,
  packDocument,
  rulesIn,
  unpackDocument,
  type View,
} from '../../engine/document/index.ts';
import { type Rules, rulesSaid, unusualRules, usualRules } from '../../engine/outcome/index.ts';

type KeptView = Omit<View, 'rules'> & Partial<Rules>;

export type KeptDocument = Omit<GameDocument, 'view'> & { readonly view: KeptView };
type KeptColumns = Omit<PackedDocument, 'view'> & { readonly view: KeptView };

/** Either, by the size of the drawing. */
export type KeptShape = KeptDocument | KeptColumns;

/** In nodes and arcs: what is larger is kept in columns. */
export const mostAsRecords = 20_000;

type OfBoard = GameDocument['board'];

const viewAsKept = ({ rules, ...view }: View, board?: OfBoard): KeptView => ({
  ...unusualRules(rules, board),
  ...view,
});

function viewFromKept({ rest, ...members }: KeptView, board?: OfBoard): View {
  const others = Object.entries(members).filter(([member]) => !(member in usualRules));
  return { ...Object.fromEntries(others), rules: rulesSaid(rulesIn(members), board), rest };
}

/** Nodes, arcs and everything else that states of a drawing share are still shared. */
export const asKept = ({ view, ...document }: GameDocument): KeptDocument => ({
  ...document,
  view: viewAsKept(view, document.board),
});

export const fromKept = ({ view, ...document }: KeptDocument): GameDocument => ({
  ...document,
  view: viewFromKept(view, document.board),
});

/** The same of drawings of any size, in slices where they are put into columns. */
export function* keptInSlices(document: GameDocument): Generator<undefined, KeptShape, void> {
  if (document.nodes.length + document.edges.length <= mostAsRecords) return asKept(document);
  const { view, ...columns } = yield* packDocument(document);
  return { ...columns, view: viewAsKept(view) };
}

export function* unkeptInSlices(kept: KeptShape): Generator<undefined, GameDocument, void> {
  if (!('packed' in kept)) return fromKept(kept);
  const { view, ...columns } = kept;
  return yield* unpackDocument({ ...columns, view: viewFromKept(view) });
}
