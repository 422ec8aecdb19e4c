/** An answer as it is typeset, and its verdict as a sign with words. */
import { Check, CircleHelp, Equal, X } from 'lucide-react';
import { parseValue, textOf } from '../../engine/values/index.ts';
import type { ClassView } from '../class/protocol.ts';
import { MathText } from '../parts/MathText.tsx';
import { NameText } from '../parts/NodeName.tsx';
import type { GroupOnWall } from '../store/state/class.ts';

/**
 * Words of students are plain text; what names a value, a node or a move is typeset as on the canvas. A text
 * that another system of values would print differently, as ∗ of one who counts nim-heaps, stays as it is.
 */
export function AnswerText({ by, text }: { readonly by: ClassView['by']; readonly text: string }) {
  if (by !== 'value' && by !== 'number' && by !== 'words' && by !== 'outcome')
    return <NameText name={text} />;
  const value = by === 'value' ? parseValue(text) : undefined;
  return value && textOf(value) === text ? <MathText value={value} /> : <span>{text}</span>;
}

/** What a student drew, as a picture: nothing in it is ever markup of this page. */
export function DrawingGiven({ svg, says: alt }: { readonly svg: string; readonly says: string }) {
  return <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt={alt} />;
}

const icons = { right: Check, outcome: Equal, wrong: X, 'not-understood': CircleHelp } as const;

const verdictSaid = {
  right: 'right',
  outcome: 'outcome right',
  wrong: 'not right',
  'not-understood': 'not understood',
  unmarked: '',
} as const;

/** Nothing for words, which nobody marks. */
export function VerdictSign({ verdict }: Pick<GroupOnWall, 'verdict'>) {
  if (!verdict || verdict === 'unmarked') return null;
  const Icon = icons[verdict];
  return (
    <>
      <Icon size="1em" strokeWidth={2.5} aria-hidden="true" /> {verdictSaid[verdict]}
    </>
  );
}
