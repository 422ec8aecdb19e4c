/**
 * Whatever text a person brings: a file of ours, DOT, an edge list, or a text that carries a link to its drawing, such as
 * a TikZ figure. What kind it is, the text itself says. Cost: that of its reader, linear in the length.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { type CarriedLink, carriedLink } from './carried.ts';
import { emptyDocument } from './document.ts';
import { isDot, readDot } from './dot/read.ts';
import { mergeEdgeList } from './edge-list/merge.ts';
import { type DocumentRead, readDocument } from './read.ts';

export type TextRead =
  | (DocumentRead & {
      readonly kind: 'drawing';
      readonly form: 'grundy' | 'dot' | 'edge list';
      /** Sentences for the person, of what else is in the text. */
      readonly notes: readonly string[];
    })
  /** The drawing is in the link, which whoever asks unpacks; its `damage` says what is wrong if that fails. */
  | { readonly kind: 'link'; readonly link: CarriedLink; readonly notes: readonly string[] };

/** Never throws; a text that is none of these is refused with one problem that says what would do. */
export function readAnyText(text: string): Result<TextRead> {
  const begin = text.slice(0, 2000).trimStart();
  if (/^[{[]/.test(begin)) return drawing('grundy', readDocument(text));
  if (isDot(text)) {
    const read = readDot(text);
    return drawing('dot', read, read.ok ? firstOf(read.value.more + 1, 'graphs') : []);
  }
  const link = carriedLink(text);
  if (link) return accepted({ kind: 'link', link, notes: firstOf(link.count, 'drawings') });
  if (begin.includes('\u0000') || begin.includes('\ufffd')) {
    return noDrawing('it has signs in it that are no text, as a picture or a program has');
  }
  if (/\\(documentclass|usepackage|begin|tikz|node|draw)\b/.test(text)) {
    return noDrawing(
      'it is LaTeX in which no figure has its drawing with it. Copy the figure with its first lines, which begin with %',
    );
  }
  if (/^<(\?xml|!doctype|svg|html)\b/i.test(begin)) return noDrawing('it is a page or a picture');
  return edgeList(text);
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

const noDrawing = (says: string): Result<never> =>
  refused([{ place: 'file', says: `this text is no drawing: ${says}` } satisfies Problem]);

/** Lines that are told one by one. */
const mostWrong = 200;

/** More than half of the lines wrong, or no arrow in them: then no edge list was meant. */
function edgeList(text: string): Result<TextRead> {
  const read = mergeEdgeList(emptyDocument, text);
  if (read.ok) {
    if (read.value.nodes.length === 0) return noDrawing('there is no node in it');
    return drawing('edge list', { ok: true, value: { document: read.value, placed: false } });
  }
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;
  const most = Math.min(lines / 2, mostWrong);
  if (text.includes('->') && (lines < 4 || read.problems.length <= most)) return read;
  const [{ place, says }] = read.problems;
  return noDrawing(
    `it is no file of Grundy (JSON), no DOT, no TikZ figure, and no list of moves, a -> b; ${place}: ${says}`,
  );
}
