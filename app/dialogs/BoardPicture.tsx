/** A board as a small picture for a card; nothing where the text is no position. */
import { useMemo } from 'react';
import { styles } from '../../engine/figure/index.ts';
import { svgPen } from '../../engine/figure/pens/index.ts';
import { boardFigure } from '../../engine/pictures/index.ts';
import type { CarriedBoard } from '../../engine/rulesets/index.ts';
import { useRulesets } from '../store/rulesets.ts';

/** In characters: the picture of a larger board would hold up the list. */
const longest = 3_000;

export function BoardPicture({ ruleset: id, position }: CarriedBoard) {
  const ruleset = useRulesets().find((each) => each.id === id);
  const address = useMemo(() => {
    if (!ruleset || position.length > longest) return undefined;
    const figure = boardFigure(ruleset.board(ruleset.read(position).position), { title: '' }, styles.screen);
    return `data:image/svg+xml,${encodeURIComponent(svgPen(figure).text)}`;
  }, [ruleset, position]);
  return address && <img src={address} alt="" />;
}
