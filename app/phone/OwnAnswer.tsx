/** An answer as the student reads it again: a value typeset, a choice by its name, a drawing in words. */
import type { AskedWay, ClassAnswer } from '../../engine/marking/index.ts';
import { arcSaid } from './drawing/DrawingButtons.tsx';
import { TypesetText } from './TypesetText.tsx';
import { phoneWords } from './words.ts';

export function OwnAnswer({ answer, way }: { readonly answer: ClassAnswer; readonly way: AskedWay }) {
  if ('text' in answer)
    return way.by === 'words' ? (
      <span className="said-words">{answer.text}</span>
    ) : (
      <TypesetText text={answer.text} />
    );
  if ('choice' in answer) return <>{'choices' in way ? (way.choices[answer.choice]?.name ?? '?') : '?'}</>;
  const { nodes, arcs } = answer.drawing;
  const isPartizan = way.by === 'drawing' && way.partizan;
  return <>{phoneWords.drawing.says(nodes.length, arcs.map((arc) => arcSaid(arc, isPartizan)).join('; '))}</>;
}
