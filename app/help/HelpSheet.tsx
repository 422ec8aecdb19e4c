/**
 * The paragraph that a `?` opened, beside it or beside its panel. Esc or a click elsewhere closes it, and the focus returns to the `?`. It speaks of kinds of
 * things and of no value of the drawing; where values are hidden meanwhile it goes with them.
 */
import { Popover } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { paragraphs } from '../../docs/look-up/in-the-editor.md?paragraphs';
import { canvas } from '../canvas/viewport.ts';
import parts from '../parts/parts.module.css';
import { openHelp, tellPartMissing } from '../store/chrome.ts';
import { editor, useEditor } from '../store/editor.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import type { HelpSubject } from '../store/state/chrome.ts';
import { hidesAsBefore } from '../store/telling.ts';
import { words } from '../words.ts';
import { findDocumentation, useDocumentationSite } from './documentation-site.ts';
import css from './help.module.css';
import { helpAnchor } from './help-anchor.ts';
import { ParagraphText } from './ParagraphText.tsx';
import type { Paragraph } from './paragraph.ts';
import { paragraphOfRuleset } from './paragraph-of-ruleset.ts';
import { topicOfValue } from './topic-of-value.ts';
import { WhereDocumentation } from './WhereDocumentation.tsx';

/** What is not to be seen any more must not be spoken of beside it. */
export function goWithWhatItIsAbout(): () => void {
  return useEditor.subscribe((state, before) => {
    if (state.help === undefined) return;
    const isLeft =
      !hidesAsBefore(state, before) ||
      state.quiz !== before.quiz ||
      state.presenting !== before.presenting ||
      state.document.board !== before.document.board;
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

/** The panel that the `?` is in, where the sheet has room beside it: below the `?` it would cover the next one. */
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
  // Before a class nobody leaves what is shown.
  const mayOpen = useEditor(({ presenting, quiz, readOnly }) => !presenting && !quiz && !readOnly);
  useEffect(() => void findDocumentation(), []);
  return (
    <>
      <div className={css.head}>
        <Popover.Title className={css.title}>{of.title}</Popover.Title>
        <Popover.Close className={parts.icon} aria-label={words.help.close}>
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
              {words.help.whole}
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
  const [last, keep] = useState(now);
  if (now !== undefined && now !== last) keep(now);
  useEffect(goWithWhatItIsAbout, []);
  const focusAfter = (): HTMLElement | true => {
    const opener = helpAnchor.now;
    if (opener?.isConnected) return opener;
    canvas()?.focus();
    return true;
  };
  const panel = now || last ? panelWithRoom() : undefined;
  const anchor = () => {
    const opener = helpAnchor.now;
    return panel && opener ? { getBoundingClientRect: () => rectTo(panel, opener) } : (opener ?? null);
  };
  return (
    <Popover.Root
      open={now !== undefined}
      onOpenChange={(open, { event }) => {
        // The press of another `?` opens that one, and closing this would close both.
        const target = event?.target;
        const isHelp = target instanceof Element && target.closest('[data-help]');
        if (!open && !isHelp && editor().help === subject) openHelp(undefined);
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
            {(now ?? last) && <Text of={(now ?? last) as Paragraph} />}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
