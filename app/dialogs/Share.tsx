/**
 * The drawing as a link, with where it works; as a code for a camera; and as a figure for one's own web page.
 */

import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { codePicture, downloadCode } from '../export/qr-code.ts';
import { addressToShare, leftOutOfLink, reachSaid, stepShared } from '../export/shared-link.ts';
import { withheldOf } from '../export/withheld.ts';
import { copyText } from '../files/copy-text.ts';
import { reachOf } from '../files/link.ts';
import { saveToFile } from '../files/save.ts';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { isOfThisMachine, ownAddress, siteTyped } from '../site.ts';
import { Toasts } from '../status/Toasts.tsx';
import { openDialog, setPublishedAt, toast } from '../store/chrome.ts';
import { editor, useEditor } from '../store/editor.ts';
import { documentToHand, documentToKeep } from '../store/handing-on.ts';
import { showCode } from '../store/present.ts';
import { siteOfLinks } from '../store/published.ts';
import { seenDocument } from '../store/seen-document.ts';
import { mayTellAll } from '../store/telling.ts';
import { someOf } from '../words/counting.ts';
import { words } from '../words.ts';
import { Checkbox } from './ExportFields.tsx';
import { Modal } from './Modal.tsx';
import css from './share.module.css';

/** A link as a QR code over the whole window, to be scanned across a lecture hall: always black on white. */
function QrCode({ address, close }: { readonly address: string; readonly close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = useMemo(() => codePicture(address), [address]);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  // Closed here, the focus goes back to where it was; the browser would report the end a task later.
  const end = (): void => {
    dialog.current?.close();
    close();
  };
  // A class scans it from the audience's window, if there is one.
  useEffect(() => {
    showCode(address);
    return () => showCode(undefined);
  }, [address]);
  return (
    <dialog
      ref={dialog}
      className={css.code}
      aria-label={words.qrCode}
      onClose={(event) => {
        event.stopPropagation();
        close();
      }}
      onKeyDown={(event) => {
        // Left to the browser, one Esc might close the dialog beneath as well.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        end();
      }}
    >
      <img src={picture} alt={words.qrCode} />
      <div className={css.actions}>
        {(['png', 'svg'] as const).map((id) => (
          <Button key={id} onClick={() => void downloadCode(address, id, seenDocument(editor()).title)}>
            Download as {id.toUpperCase()}
          </Button>
        ))}
        <Button data-first onClick={end}>
          Close
        </Button>
      </div>
      {/* What lies outside of the code is beneath it, so the message that says where the file went is inside. */}
      <Toasts />
    </dialog>
  );
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ');

/** The HTML of an embedded figure; the title is escaped. */
const figureOf = (address: string, title: string, theme: string): string =>
  `<iframe src="${escaped(`${address}&embed${theme}`)}" title="${escaped(title || words.untitled)}" ` +
  'width="640" height="400" style="max-width: 100%; box-sizing: border-box; border: 1px solid #8888; border-radius: 6px" loading="lazy"></iframe>';

function Text(props: { readonly label: string; readonly text: string; readonly rows: number }) {
  return (
    <textarea
      className={parts.textToCopy}
      aria-label={props.label}
      rows={props.rows}
      readOnly
      spellCheck={false}
      value={props.text}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

function Download({ namesToo }: { readonly namesToo: boolean }) {
  const download = (): void => {
    saveToFile(documentToHand(namesToo)).catch((error: unknown) => toast(String(error), { stays: true }));
  };
  return (
    <div className={css.instead}>
      <p>Send the file instead.</p>
      <Button look="strong" data-first onClick={download}>
        Download the file
      </Button>
    </div>
  );
}

function Figure({ address, namesToo }: { readonly address: string; readonly namesToo: boolean }) {
  const [theme, setTheme] = useState('');
  const html = figureOf(address, documentToHand(namesToo).title, theme);
  return (
    <section className={css.figure}>
      <h3>Embed in a web page</h3>
      <p>
        A live figure with{' '}
        {mayTellAll(editor()) ? 'every value' : 'its values. Hidden values appear when a reader clicks them'}.
        Readers can pan and zoom it, but not edit it.
      </p>
      <Text label="HTML code" text={html} rows={3} />
      <div className={css.actions}>
        <label>
          Appearance
          <select value={theme} onChange={(event) => setTheme(event.target.value)}>
            <option value="">Same as the reader’s system</option>
            <option value="&theme=light">Light</option>
            <option value="&theme=dark">Dark</option>
          </select>
        </label>
        <Button onClick={() => void copyText(html, 'the code')}>Copy the code</Button>
      </div>
    </section>
  );
}

/** Where the page is of one machine alone: the address of the published editor, to which links then lead. */
function Published() {
  const publishedAt = useEditor((state) => state.publishedAt);
  const [typed, setTyped] = useState(publishedAt);
  const [isWrong, setWrong] = useState(false);
  if (!isOfThisMachine(ownAddress())) return null;
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    const site = typed.trim() === '' ? '' : siteTyped(typed);
    setWrong(site === undefined);
    if (site !== undefined) setPublishedAt(site);
  };
  return (
    <form className={css.published} onSubmit={keep}>
      <label>
        Address of a published editor
        <input
          value={typed}
          placeholder="https://…/grundy/"
          spellCheck={false}
          autoComplete="url"
          inputMode="url"
          aria-invalid={isWrong}
          aria-describedby="site-says"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button type="submit">Use this address</Button>
      <p id="site-says" role={isWrong ? 'alert' : undefined}>
        {isWrong
          ? 'Other people cannot open this address. Write one such as https://games.university.edu/grundy/.'
          : 'Links and figures lead there, once you have said it here.'}
      </p>
    </form>
  );
}

/** What a person who opens the link finds hidden, and what she does not find at all. */
function Contents() {
  const [state] = useState(editor);
  const step = stepShared(state);
  const leftOut = leftOutOfLink(state);
  return (
    <p className={css.note}>
      The link itself contains the drawing; nothing is stored on a server. Later changes need a new link.
      {step !== undefined && ` It opens at step ${step}.`}
      {leftOut.length > 0 && ` Not in the link: ${someOf(leftOut)}.`}
    </p>
  );
}

/** Whose values are hidden, and the choice whether names that tell them go along. */
function Hidden(props: { readonly namesToo: boolean; readonly change: (namesToo: boolean) => void }) {
  const [withheld] = useState(() => withheldOf(documentToKeep()));
  if (withheld.values === 0 && !withheld.all) return null;
  return (
    <div className={css.hidden}>
      <p>{words.quiz.handedSaid(withheld, props.namesToo)}</p>
      {(withheld.names > 0 || withheld.title) && (
        <Checkbox says={words.quiz.namesToo} on={props.namesToo} change={props.change} />
      )}
    </div>
  );
}

/**
 * The address with letters for names that tell hidden values, and, once it is asked for, the one with the
 * names.
 */
export function Share(props: { readonly address: string }) {
  const [asCode, showCode] = useState(false);
  const [namesToo, setNamesToo] = useState(false);
  const [withNames, setWithNames] = useState<string | undefined>(undefined);
  // The address changes when the person says where the editor is published.
  useEditor((state) => state.publishedAt);
  const made = (namesToo ? withNames : undefined) ?? props.address;
  const address = siteOfLinks() + made.slice(made.indexOf('#'));
  const include = (wanted: boolean): void => {
    setNamesToo(wanted);
    if (wanted && withNames === undefined)
      addressToShare(true).then(setWithNames, (error: unknown) => toast(String(error), { stays: true }));
  };
  const reach = reachOf(address.length);
  const long = reach === 'browsers' || reach === 'nowhere';
  const lengthSays = (
    <p className={css.length}>
      <strong>{words.characters(address.length)}.</strong> {reachSaid(address)}
    </p>
  );
  return (
    <Modal title="Share">
      {long && <Download namesToo={namesToo} />}
      {reach === 'nowhere' ? (
        lengthSays
      ) : (
        <>
          <Text label={words.link} text={address} rows={4} />
          {lengthSays}
          <Published />
          <div className={css.actions}>
            {reach === 'paper' && <Button onClick={() => showCode(true)}>Show as QR code</Button>}
            <Button
              look={long ? 'outlined' : 'strong'}
              data-first={long ? undefined : true}
              onClick={() => void copyText(address, 'the link')}
            >
              Copy the link
            </Button>
          </div>
          <Figure address={address} namesToo={namesToo} />
        </>
      )}
      <Hidden namesToo={namesToo} change={include} />
      <Contents />
      <div className={css.cited}>
        <Button onClick={() => openDialog({ kind: 'cite' })}>How to cite…</Button>
      </div>
      {asCode && <QrCode address={address} close={() => showCode(false)} />}
    </Modal>
  );
}
