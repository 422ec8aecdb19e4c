/**
 * Whatever text a person brings: a file of ours, DOT, an edge list, or a text that carries a link to its drawing, such as
 * a TikZ figure. What kind it is, the text itself says: no name of a file is asked. Cost: that of its reader, linear in
 * the length.
 */
import { accepted, type Result } from '../result.ts';
import { carriedLink } from './carried.ts';
import { emptyDocument } from './document.ts';
import { isDot, readDot } from './dot/read.ts';
import { mergeEdgeList } from './edge-list/merge.ts';
import { type FoundLink, wholeLink } from './link.ts';
import { type DocumentRead, readDocument } from './read.ts';

type BarrenForm = 'LaTeX' | 'page' | 'no text';

/** What a text looks like: a kind that is read, or one that is not; almost any other text could mean to be an edge list. */
export type TextForm = 'grundy' | 'dot' | 'link' | 'edge list' | BarrenForm;

export type TextRead =
  | (DocumentRead & {
      readonly kind: 'drawing';
      readonly form: 'grundy' | 'dot' | 'edge list';
      /** Sentences for the person, of what else is in the text. */
      readonly notes: readonly string[];
    })
  /** The drawing is in the link, which whoever asks unpacks. */
  | { readonly kind: 'link'; readonly link: FoundLink; readonly notes: readonly string[] }
  /** No drawing was meant: `says` goes on from "this is no drawing". */
  | { readonly kind: 'none'; readonly form: BarrenForm | 'edge list'; readonly says: string };

const reasons: Readonly<Record<BarrenForm, string>> = {
  LaTeX:
    'it is LaTeX in which no figure has its drawing with it. Copy the figure with its first lines, which begin with %',
  page: 'it is a page or a picture',
  'no text': 'it has signs in it that are no text, as a picture or a program has',
};

type Recognised =
  | { readonly form: 'grundy' | 'dot' | 'edge list' | BarrenForm }
  | { readonly form: 'link'; readonly link: FoundLink; readonly count: number };

function recognised(text: string): Recognised {
  const begin = text.trimStart().slice(0, 2000);
  if (/^[{[]/.test(begin)) return { form: 'grundy' };
  if (isDot(text)) return { form: 'dot' };
  const whole = wholeLink(text);
  if (whole) return { form: 'link', link: whole, count: 1 };
  const link = carriedLink(text);
  if (link) return { form: 'link', link, count: link.count };
  if (begin.includes('\u0000') || begin.includes('\ufffd')) return { form: 'no text' };
  if (/\\(documentclass|usepackage|begin|tikz|node|draw)\b/.test(text)) return { form: 'LaTeX' };
  return { form: /^<(\?xml|!doctype|svg|html)\b/i.test(begin) ? 'page' : 'edge list' };
}

/** Never throws. Cost: O(length), and of files and DOT next to nothing. */
export const formOf = (text: string): TextForm => recognised(text).form;

/** The drawing, or where it is, or that none was meant; else everything that is wrong, by place. Never throws. */
export function readAnyText(text: string): Result<TextRead> {
  const found = recognised(text);
  switch (found.form) {
    case 'grundy':
      return drawing('grundy', readDocument(text));
    case 'dot': {
      const read = readDot(text);
      return drawing('dot', read, read.ok ? firstOf(read.value.more + 1, 'graphs') : []);
    }
    case 'link':
      return accepted({ kind: 'link', link: found.link, notes: firstOf(found.count, 'drawings') });
    case 'edge list':
      return edgeList(text);
    default:
      return none(found.form, reasons[found.form]);
  }
}

const drawing = (
  form: 'grundy' | 'dot' | 'edge list',
  read: Result<DocumentRead>,
  notes: readonly string[] = [],
): Result<TextRead> => {
  if (!read.ok) return read;
  const { document, placed } = read.value;
  return accepted({ kind: 'drawing', form, document, placed, notes });
};

const firstOf = (count: number, what: string): readonly string[] =>
  count > 1 ? [`There are ${count} ${what} in this text; the first was read.`] : [];

const none = (form: BarrenForm | 'edge list', says: string): Result<TextRead> =>
  accepted({ kind: 'none', form, says });

/** Lines that are told one by one. */
const mostWrong = 200;

/** More than half of the lines wrong, or no arrow in them: then no edge list was meant. */
function edgeList(text: string): Result<TextRead> {
  const read = mergeEdgeList(emptyDocument, text);
  if (read.ok) {
    if (read.value.nodes.length === 0) return none('edge list', 'there is no node in it');
    return drawing('edge list', { ok: true, value: { document: read.value, placed: false } });
  }
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;
  const most = Math.min(lines / 2, mostWrong);
  if (text.includes('->') && (lines < 4 || read.problems.length <= most)) return read;
  const [{ place, says }] = read.problems;
  return none(
    'edge list',
    `it is no file of Grundy (JSON), no DOT, no TikZ figure, and no list of moves, a -> b; ${place}: ${says}`,
  );
}
