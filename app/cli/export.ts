/** `grundy export`: a document as a figure, in the language of a page, a paper or another program. */
import {
  accepted,
  compile,
  digraphFigure,
  dotPen,
  type Figure,
  type GameDocument,
  type NodeLabels,
  type Penned,
  type Result,
  refused,
  svgPen,
  tikzPen,
  writeDocument,
} from '../../engine/index.ts';
import { arrange, drain } from '../../engine/run.ts';
import { type Asked, nearest } from './arguments.ts';
import type { Command } from './command.ts';
import { outOption, writeFile, writeOut } from './destination.ts';
import { drawingIn, hashOf } from './drawing.ts';
import { askedStyle, styleOptions } from './figure-style.ts';
import { called, readText } from './input.ts';
import { tell, tellProblems } from './output.ts';
import { outcomeOf, solve, tellLeftOut } from './solution.ts';
import { askedTheory, theoryFor, theoryOption } from './theory-option.ts';

type Pen = (
  figure: Figure,
  document: GameDocument,
  asked: Asked,
) => Penned & { readonly preamble?: string | undefined };

const pens: Readonly<Record<string, Pen>> = {
  svg: (figure, document) => svgPen(figure, { metadata: writeDocument(document) }),
  tikz: (figure, document, asked) => {
    const [address, label] = [asked.all('link').at(-1) ?? '', asked.all('label').at(-1)];
    return tikzPen(figure, {
      link: address.includes('#') ? address : address + hashOf(document),
      standalone: asked.has('standalone'),
      stylesApart: asked.has('styles-apart'),
      steps: asked.has('beamer'),
      ...(label !== undefined && { label }),
    });
  },
  dot: (figure) => dotPen(figure),
};

/** Of the contract; bitmaps and PDF need fonts and a canvas. */
const inTheEditor: readonly string[] = ['png', 'pdf'];
const formats = [...Object.keys(pens), 'json'];

/** More nodes than this are no figure. */
const mostNodes = 20_000;

export const exportCommand: Command = {
  name: 'export',
  takes: 'FILE --to FORMAT',
  says: 'a figure of the drawing, with its values',
  options: {
    to: { takes: 'FORMAT', says: `${formats.join(', ')}; png and pdf are made in the editor for now` },
    out: outOption,
    standalone: { says: 'tikz: a document that makes a page of the figure’s size' },
    'styles-apart': { takes: 'STYLES', says: 'tikz: writes the styles to this file, for the preamble' },
    beamer: { says: 'tikz: for a talk, what each round adds on a slide of its own' },
    link: { takes: 'SITE', says: 'tikz: where the editor is, for a link that opens the drawing' },
    caption: { takes: 'TEXT', says: 'the figure’s caption' },
    label: { takes: 'KEY', says: 'tikz: the caption’s \\label' },
    ...styleOptions,
    theory: theoryOption,
    'as-published': { says: 'the printed algorithm where the papers were corrected' },
  },
  notes: [
    'Values are found as grundy solve finds them. Nodes that have no places are laid out.',
    'json is the document itself, with places.',
    'A TikZ figure has its drawing with it, in its link or in lines of comment, and can be read again.',
  ],
  async run(asked, output) {
    const [file] = asked.files;
    const format = askedFormat(asked);
    const theory = askedTheory(asked);
    if (asked.files.length !== 1) {
      tell('grundy export: takes one file: grundy export FILE --to FORMAT');
      return false;
    }
    if (!format.ok || !theory.ok) {
      tellProblems(
        'grundy export',
        [format, theory].flatMap((each) => (each.ok ? [] : each.problems)),
      );
      return false;
    }
    const text = await exported(file, format.value, theory.value, asked);
    if (!text.ok) {
      tellProblems(called(file), text.problems);
      return false;
    }
    const problems = await writeOut([text.value], asked, output);
    tellProblems(asked.all('out').at(-1) ?? '', problems);
    return problems.length === 0;
  },
};

function askedFormat(asked: Asked): Result<string> {
  const format = asked.all('to').at(-1);
  const wrong = (says: string): Result<string> => refused([{ place: '--to', says }]);
  if (format === undefined) return wrong(`is missing: one of ${formats.join(', ')}`);
  if (formats.includes(format)) {
    const misplaced = ['standalone', 'styles-apart', 'beamer', 'link', 'label'].filter((option) =>
      asked.has(option),
    );
    if (format === 'tikz' || misplaced.length === 0) return accepted(format);
    return refused(misplaced.map((option) => ({ place: `--${option}`, says: 'only with --to tikz' })));
  }
  if (inTheEditor.includes(format))
    return wrong(`${format} is made in the editor for now, not by this command; ${formats.join(', ')} are`);
  const near = nearest(format, formats);
  return wrong(`no format "${format}"; ${near ? `did you mean ${near}?` : `one of ${formats.join(', ')}`}`);
}

async function exported(file: string, format: string, theory: string, asked: Asked): Promise<Result<string>> {
  const text = await readText(file);
  if (!text.ok) return text;
  const read = drawingIn(text.value, file);
  if (!read.ok) return read;
  const { nodes } = read.value.document;
  if (nodes.length > mostNodes) {
    const says = `has ${nodes.length} nodes; a figure of more than ${mostNodes} is none`;
    return refused([{ place: 'nodes', says }]);
  }
  const document = read.value.placed ? read.value.document : arranged(read.value.document);
  if (format === 'json') return accepted(writeDocument(document));
  const ids = new Set(nodes.map(({ id }) => id));
  const style = askedStyle(asked, (id) => ids.has(id));
  if (!style.ok) return style;
  const labels = labelsOf(document, file, theory, asked);
  if (!labels.ok) return labels;
  const figure = digraphFigure(document, labels.value, style.value, asked.all('caption').at(-1) ?? '');
  const penned = pens[format](figure, document, asked);
  for (const unsaid of penned.unsaid) tell(`${called(file)}: ${unsaid}`);
  const styles = asked.all('styles-apart').at(-1);
  const problems = penned.preamble && styles ? await writeFile([penned.preamble], styles) : [];
  if (problems.length > 0) return refused(problems.map(({ says }) => ({ place: styles ?? '', says })));
  return accepted(penned.text);
}

function arranged(document: GameDocument): GameDocument {
  const { graph } = compile(document);
  const none = new Float64Array(graph.order);
  const { xs, ys } = drain(arrange(graph, none, none, new Uint8Array(graph.order)));
  return { ...document, nodes: document.nodes.map((node, v) => ({ ...node, x: xs[v], y: ys[v] })) };
}

function labelsOf(document: GameDocument, file: string, theory: string, asked: Asked): Result<NodeLabels> {
  const { graph, ids } = compile(document);
  const chosen = theoryFor(graph, theory);
  if (!chosen.ok) return chosen;
  const found = solve(graph, chosen.value, {
    asPublished: asked.has('as-published'),
    infinitePlay: document.view.infinitePlay ?? 'draw',
  });
  tellLeftOut(called(file), found);
  const { table, codes, steps } = found.labelling;
  const labels = ids.map((id, v) => {
    const value = codes[v] >= 0 ? table[codes[v]] : undefined;
    const step = value && steps[v] >= 0 ? steps[v] : undefined;
    return [id, { value, step, outcome: outcomeOf(found, v) }] as const;
  });
  return accepted(new Map(labels));
}
