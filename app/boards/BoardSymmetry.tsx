/**
 * A symmetry by which the player who moves second answers every move, where the ruleset knows one: in a
 * sentence, and on request as lines between the places that it matches.
 */
import { boxOfForm } from '../../engine/figure/index.ts';
import type { Answering, BoardPlace } from '../../engine/rulesets/index.ts';
import { Section } from '../inspector/Section.tsx';
import { Button } from '../parts/Button.tsx';
import { toggleMatched } from '../store/board.ts';
import { useEditor } from '../store/editor.ts';
import { isMisere } from '../store/misere.ts';
import type { PositionRead } from '../store/position-of.ts';
import { mayTellAll } from '../store/telling.ts';
import { sayPlaces } from '../walkthrough/board-rules.ts';
import css from './board-symmetry.module.css';
import { middleOf } from './nearest-place.ts';

/** It reveals who wins, so it is not shown while something is hidden; in misère play it does not win. */
function useAnswering(read: PositionRead): Answering | undefined {
  const says = useEditor((state) => mayTellAll(state) && !isMisere(state.document));
  return says ? read.answering() : undefined;
}

export function BoardSymmetry({ read }: { readonly read: PositionRead }) {
  const found = useAnswering(read);
  const isShown = useEditor((state) => state.showsMatched);
  if (!found) return null;
  const { says, answer } = found;
  return (
    <Section id="board-symmetry" title="Symmetry">
      <p>{says}</p>
      {answer && <p>The answer now: {sayPlaces(answer.by)}.</p>}
      <Button aria-pressed={isShown} onClick={toggleMatched}>
        Show σ on the board
      </Button>
    </Section>
  );
}

/**
 * In units of the board: how far a line bows aside, so that it is not taken for an edge, and how far from the
 * middle of a place it ends.
 */
const bow = 0.16;
const apart = 10;

function Matched({ from, to }: { readonly from: BoardPlace; readonly to: BoardPlace }) {
  const [a, b] = [middleOf(from), middleOf(to)];
  if (from === to) {
    const { x1, x2, y1, y2 } = boxOfForm(from.area);
    return <circle cx={a.x} cy={a.y} r={Math.min(x2 - x1, y2 - y1) / 2 - 3} />;
  }
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const control = {
    x: (a.x + b.x) / 2 + 2 * bow * (b.y - a.y),
    y: (a.y + b.y) / 2 - 2 * bow * (b.x - a.x),
  };
  const [x1, y1] = [a.x + apart * dx, a.y + apart * dy];
  const [x2, y2] = [b.x - apart * dx, b.y - apart * dy];
  return <path d={`M${x1} ${y1}Q${control.x} ${control.y} ${x2} ${y2}`} />;
}

/** The lines over the board; the sentence says the same to people who listen. */
export function MatchedPlaces({
  read,
  places,
}: {
  readonly read: PositionRead;
  readonly places: readonly BoardPlace[];
}) {
  const found = useAnswering(read);
  const isShown = useEditor((state) => state.showsMatched);
  if (!found || !isShown) return null;
  const byName = new Map(places.map((place) => [place.name, place]));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a group of lines takes the focus
    <g aria-hidden="true" className={css.matched}>
      {found.matched.map(([one, other]) => {
        const [from, to] = [byName.get(one), byName.get(other)];
        return from && to && <Matched key={`${one} ${other}`} from={from} to={to} />;
      })}
    </g>
  );
}
