/**
 * A paragraph of the documentation, with values and outcomes typeset as on the canvas. Links lead to the site
 * where it is there.
 */
import type { ReactNode } from 'react';
import { type Outcome, outcomeClasses } from '../../engine/outcome/index.ts';
import { parseValue } from '../../engine/values/index.ts';
import { BoardPicture } from '../parts/BoardPicture.tsx';
import { Button } from '../parts/Button.tsx';
import { MathTextAmongOthers, OutcomeLetter } from '../parts/MathText.tsx';
import css from './help.module.css';
import type { BlockOfParagraph, Paragraph, WordsOfParagraph } from './paragraph.ts';

const byLetter = new Map(
  Object.entries(outcomeClasses).map(([outcome, { letter }]) => [letter, outcome as Outcome]),
);
/** The longest first, since some letters begin others. */
const letters = new RegExp(
  `(${[...byLetter.keys()].toSorted((a, b) => b.length - a.length).join('|')})`,
  'u',
);

function WithLetters({ text }: { readonly text: string }) {
  return text.split(letters).map((part, i) => {
    const outcome = byLetter.get(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is identified by its place
    return outcome ? <OutcomeLetter key={i} outcome={outcome} /> : part;
  });
}

/**
 * A text in the letters of code is a value where it can be read as one. A nimber has its star: here are
 * values of other theories beside it.
 */
function Sign({ text }: { readonly text: string }) {
  // A numeral is a number here, and a nimber only where it has a star.
  const value = /^\d+$/.test(text) ? undefined : parseValue(text);
  return value ? <MathTextAmongOthers value={value} /> : <code>{text}</code>;
}

/** `site` is the address of the documentation; undefined where it is not there. */
function Parts({
  of,
  site,
}: {
  readonly of: readonly WordsOfParagraph[];
  readonly site: string | undefined;
}): ReactNode {
  return of.map((part, i) => {
    const key = i;
    if (typeof part === 'string') return <WithLetters key={key} text={part} />;
    if (part.kind === 'code') return <Sign key={key} text={part.text} />;
    const inside = <Parts key="inside" of={part.parts} site={site} />;
    if (part.kind !== 'link') {
      const Kind = part.kind;
      return <Kind key={key}>{inside}</Kind>;
    }
    return site === undefined ? (
      <span key={key}>{inside}</span>
    ) : (
      <a key={key} href={site + part.to} target="_blank" rel="noopener">
        {inside}
      </a>
    );
  });
}

const hasLink = (block: BlockOfParagraph): boolean =>
  block.kind === 'words' && block.parts.some((part) => typeof part !== 'string' && part.kind === 'link');

/** `showExample` opens the drawing of an example; without it there is no button. */
export function ParagraphText(props: {
  readonly of: Paragraph;
  readonly site: string | undefined;
  readonly showExample?: (text: string) => void;
}) {
  const { of, site, showExample } = props;
  // Without the site the line that leads to other pages would lead nowhere.
  const blocks = site === undefined ? of.blocks.filter((block) => !hasLink(block)) : of.blocks;
  return blocks.map((block, i) => {
    const key = i;
    if (block.kind === 'words')
      return (
        <p key={key} className={hasLink(block) ? css.leads : undefined}>
          <Parts of={block.parts} site={site} />
        </p>
      );
    if (block.kind === 'drawing')
      return (
        showExample && (
          <p key={key}>
            <Button onClick={() => showExample(block.text)}>Open an example</Button>
          </p>
        )
      );
    if (block.kind === 'board')
      return (
        <p key={key} className={css.board}>
          <BoardPicture ruleset={block.ruleset} position={block.position} />
        </p>
      );
    return (
      <ul key={key}>
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a text that does not change
          <li key={at}>
            <Parts of={item} site={site} />
          </li>
        ))}
      </ul>
    );
  });
}
