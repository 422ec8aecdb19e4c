/**
 * Where links lead that a person hands on: to the published editor, which the person's settings or the build
 * name. Without either they lead to the page's own address.
 */
import { isOfThisMachine, ownAddress, publishedSite } from '../site.ts';
import { editor } from './editor.ts';

/** For links in figures; empty if others could not open it. */
export const siteOfFigures = (): string => publishedSite(editor().publishedAt);

/**
 * For links that are copied: this page, which knows what the link says, unless it is of one machine alone and
 * a published editor is known.
 */
export const siteOfLinks = (): string =>
  isOfThisMachine(location.href) ? siteOfFigures() || ownAddress() : ownAddress();
