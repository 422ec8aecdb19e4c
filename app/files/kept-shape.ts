/**
 * The shape in which the browser keeps drawings: as the page has them, except that the rules are members of the view, as in a
 * file. So every version of the editor reads what another one kept.
 */
import {
  type GameDocument,
  type Rules,
  ruledBy,
  rulesIn,
  unusualRules,
  usualRules,
  type View,
} from '../../engine/index.ts';

export type KeptDocument = Omit<GameDocument, 'view'> & {
  readonly view: Omit<View, 'rules'> & Partial<Rules>;
};

/** Nodes, arcs and whatever else states of a drawing share are shared still. */
export const asKept = ({ view: { rules, ...view }, ...document }: GameDocument): KeptDocument => ({
  ...document,
  view: { ...unusualRules(rules), ...view },
});

export function fromKept({ view, ...document }: KeptDocument): GameDocument {
  const { rest, ...members } = view;
  const others = Object.entries(members).filter(([member]) => !(member in usualRules));
  return { ...document, view: { ...Object.fromEntries(others), rules: ruledBy(rulesIn(members)), rest } };
}
