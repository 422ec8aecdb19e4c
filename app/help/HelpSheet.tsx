/**
 * The paragraph that a `?` opened, beside it or beside its panel. Esc or a click elsewhere closes it, and the
 * focus returns to the `?`. It is about kinds of things and not about a value of the drawing; where values
 * are hidden meanwhile it goes with them.
 */
import { Popover } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { paragraphs } from '../../docs/look-up/in-the-editor.md?paragraphs';
import { bibliography } from '../../engine/citing/index.ts';
import { endingSaid, type RulesetEntry } from '../../engine/rulesets/index.ts';
import { type StopperKind, stopperKindOf, textOf, type Value } from '../../engine/values/index.ts';
import { canvas } from '../canvas/viewport.ts';
import parts from '../parts/parts.module.css';
import { positionShown } from '../store/board.ts';
import { openHelp, tellPartMissing } from '../store/chrome.ts';
import { editor, useEditor } from '../store/editor.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import type { HelpSubject } from '../store/state/chrome.ts';
import { hidesAsBefore } from '../store/telling.ts';
import { useLatest } from '../store/use-job.ts';
import { words } from '../words.ts';
import { findDocumentation, useDocumentationSite } from './documentation-site.ts';
import css from './help.module.css';
import { helpAnchor } from './help-anchor.ts';
import { ParagraphText } from './ParagraphText.tsx';
import type { BlockOfParagraph, Paragraph, WordsOfParagraph } from './paragraph.ts';
import { WhereDocumentation } from './WhereDocumentation.tsx';

// The paragraph of a value: that of its own kind, a stopper's being as narrow as books have names for it.
// Loaded with the paragraphs.

/** Two sides that have a name of their own. */
const namedSides: Readonly<Record<string, 'dud' | 'tis'>> = { dud: 'dud', tis: 'tis', tisn: 'tis' };

/** An anchor of docs/look-up/in-the-editor.md. */
type ValueTopic =
  | Exclude<Value['kind'], 'stopper'>
  | StopperKind
  | 'dud'
  | 'tis'
  | 'cyclic-without-exits'
  | 'expected-bounds'
  | `scoring-${'number' | 'hot' | 'tepid' | 'zugzwang' | 'unguaranteed'}`;

/** O(the value's form), besides its name. */
export function topicOfValue(value: Value): ValueTopic {
  switch (value.kind) {
    case 'stopper':
      return stopperKindOf(value.canonical);
    case 'sided':
      return namedSides[textOf(value)] ?? 'sided';
    case 'cyclic':
      return value.exits.length === 0 ? 'cyclic-without-exits' : 'cyclic';
    case 'expected':
      return value.low === value.high ? 'expected' : 'expected-bounds';
    case 'scoring':
      if (!value.guaranteed) return 'scoring-unguaranteed';
      return value.scoreKind ? `scoring-${value.scoreKind}` : 'scoring';
    default:
      return value.kind;
  }
}

// What the `?` of a ruleset says, as the ruleset's page of the documentation does: its rules, who wins, how
// positions are typed, an example, its source.

const said = (head: string, ...parts: readonly WordsOfParagraph[]): BlockOfParagraph => ({
  kind: 'words',
  parts: [{ kind: 'strong', parts: [`${head}.`] }, ' ', ...parts],
});

/** The parts of its page that fit into the panel. */
export function paragraphOfRuleset(ruleset: RulesetEntry): Paragraph {
  const { id, name, rules, clicks, notation, starts, source } = ruleset;
  const { position } = starts.toSorted((a, b) => a.position.length - b.position.length)[0];
  const heads = words.help.ruleset;
  return {
    title: name,
    address: `look-up/rulesets/${id}.html`,
    blocks: [
      said(heads.moves, rules),
      ...(clicks ? [said(heads.clicks, clicks.join(' '))] : []),
      said(heads.ends, endingSaid(ruleset)),
      said(heads.notation, notation),
      { kind: 'board', ruleset, position },
      said(heads.example, { kind: 'code', text: position }),
      ...(source ? [said(heads.source, `${source.at}: ${bibliography[source.work]}`)] : []),
    ],
  };
}

/** What is not to be seen any more must not be spoken of beside it. */
export function goWithWhatItIsAbout(): () => void {
  return useEditor.subscribe((state, before) => {
    if (state.help === undefined) return;
    const isLeft =
      !hidesAsBefore(state, before) ||
      state.quiz !== before.quiz ||
      state.presenting !== before.presenting ||
      positionShown(state) !== positionShown(before);
    if (isLeft || helpAnchor.now?.isConnected === false) openHelp(undefined);
  });
}

/** The paragraph on a subject. */
function paragraphOn(subject: HelpSubject): Paragraph | undefined {
  if (typeof subject === 'string') return paragraphs[subject];
  if (subject.kind !== 'ruleset') return paragraphs[topicOfValue(subject)];
  // A board is open, so the rulesets have come.
  const ruleset = rulesetCalled(subject.id);
  return ruleset && paragraphOfRuleset(ruleset);
}

/** As wide as the sheet with its margins. */
const widest = 356;

/**
 * The panel that the `?` is in, where the sheet has room beside it: below the `?` it would cover the next
 * one.
 */
function panelWithRoom(): Element | undefined {
  const panel = helpAnchor.now?.closest('aside');
  return panel && panel.getBoundingClientRect().left >= widest ? panel : undefined;
}

/** From the edge of the panel to the `?`. */
function rectTo(panel: Element, opener: Element): DOMRect {
  const { left } = panel.getBoundingClientRect();
  const { top, right, height } = opener.getBoundingClientRect();
  return new DOMRect(left, top, right - left, height);
}

const showExample = (text: string): void =>
  void import('./open-example.ts').then(({ openHelpExample }) => openHelpExample(text), tellPartMissing);

function Text({ of }: { readonly of: Paragraph }) {
  const site = useDocumentationSite((state) => state.site);
  // In front of a class a link must not lead away from what is shown.
  const mayOpen = useEditor(({ presenting, quiz, readOnly }) => !presenting && !quiz && !readOnly);
  useEffect(() => void findDocumentation(), []);
  return (
    <>
      <div className={css.head}>
        <Popover.Title className={css.title}>{of.title}</Popover.Title>
        <Popover.Close className={parts.icon} aria-label="Close the help">
          <X size={16} aria-hidden="true" />
        </Popover.Close>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={css.text} aria-label={of.title} tabIndex={0}>
        <ParagraphText of={of} site={site} {...(mayOpen && { showExample })} />
        {site === undefined ? (
          <WhereDocumentation />
        ) : (
          <p className={css.leads}>
            <a href={site + of.address} target="_blank" rel="noopener">
              The whole page
            </a>
          </p>
        )}
      </section>
    </>
  );
}

export function HelpSheet() {
  const subject = useEditor((state) => state.help);
  const now = useMemo(() => (subject === undefined ? undefined : paragraphOn(subject)), [subject]);
  // While it closes it still shows what it showed.
  const shown = useLatest(now);
  useEffect(goWithWhatItIsAbout, []);
  const focusAfter = (): HTMLElement | true => {
    const opener = helpAnchor.now;
    if (opener?.isConnected) return opener;
    canvas()?.focus();
    return true;
  };
  const panel = shown ? panelWithRoom() : undefined;
  const anchor = () => {
    const opener = helpAnchor.now;
    return panel && opener ? { getBoundingClientRect: () => rectTo(panel, opener) } : (opener ?? null);
  };
  return (
    <Popover.Root
      open={now !== undefined}
      onOpenChange={(open, { event, reason }) => {
        // The press of another `?` opens that one, and closing this would close both. Esc closes it wherever
        // the focus is: for a moment it is still on the `?`.
        const target = event?.target;
        const isHelp = target instanceof Element && target.closest('[data-help]');
        const mayClose = !isHelp || reason === 'escape-key';
        if (!open && mayClose && editor().help === subject) openHelp(undefined);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side={panel ? 'left' : 'bottom'}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          collisionAvoidance={{ align: 'shift' }}
          className={parts.floating}
        >
          <Popover.Popup className={css.sheet} finalFocus={focusAfter}>
            {shown && <Text of={shown} />}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
