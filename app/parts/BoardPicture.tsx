/** A board as a small picture; nothing where the text is too long. */
import { useMemo } from 'react';
import { styles } from '../../engine/figure/index.ts';
import { svgPen } from '../../engine/figure/pens/index.ts';
import { boardFigure } from '../../engine/pictures/index.ts';
import type { RulesetEntry } from '../../engine/rulesets/index.ts';

/** In characters: the picture of a larger board would delay the page that contains it. */
const longest = 3_000;

export function BoardPicture({
  ruleset,
  position,
}: {
  readonly ruleset: RulesetEntry;
  readonly position: string;
}) {
  const address = useMemo(() => {
    if (position.length > longest) return undefined;
    const figure = boardFigure(ruleset.board(ruleset.read(position).position), { title: '' }, styles.screen);
    return `data:image/svg+xml,${encodeURIComponent(svgPen(figure).text)}`;
  }, [ruleset, position]);
  return address && <img src={address} alt="" />;
}
