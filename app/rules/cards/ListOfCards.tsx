/**
 * The list of the rules' cards. A text has room for hundreds of rules: of a long one the first cards are
 * shown, and more when asked for.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { counted, many } from '../../words/counting.ts';
import { words } from '../../words.ts';
import css from './rule-cards.module.css';

const said = words.ruleCards;

/** So many cards are shown at first, and so many more each time. */
const firstCards = 16;

/** The cards that come in a frame. */
const cardsAFrame = 2;

/** How many cards are shown. More of them come frame by frame, so that the page answers meanwhile. */
function useShownCards(count: number) {
  const [asked, ask] = useState(firstCards);
  const [most, setMost] = useState(firstCards);
  useEffect(() => {
    if (most >= Math.min(asked, count)) return;
    const frame = requestAnimationFrame(() => setMost(most + cardsAFrame));
    return () => cancelAnimationFrame(frame);
  }, [asked, most, count]);
  return { most, showTo: ask };
}

export function ListOfCards(props: {
  readonly count: number;
  /** Cards that are shown in any case: the one that was made last, and the one that is pointed at. */
  readonly always: readonly (number | undefined)[];
  readonly card: (i: number) => ReactNode;
}) {
  const { count, always, card } = props;
  const { most, showTo } = useShownCards(count);
  const shown = Array.from({ length: count }, (_, i) => i).filter((i) => i < most || always.includes(i));
  const unshown = count - shown.length;
  return (
    <>
      <ol className={css.list} aria-label={said.cards}>
        {shown.map(card)}
      </ol>
      {unshown > 0 && (
        <p className={css.more}>
          <span>
            {shown.length} of {counted(count)} rules are shown.
          </span>
          <Button onClick={() => showTo(most + firstCards)}>
            Show {many(Math.min(unshown, firstCards), 'more', 'more')}
          </Button>
          {unshown > firstCards && <Button onClick={() => showTo(Number.POSITIVE_INFINITY)}>Show all</Button>}
        </p>
      )}
    </>
  );
}
