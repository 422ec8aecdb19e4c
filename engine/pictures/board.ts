/**
 * Makes a figure of a ruleset's board, for the screen and for every pen: its shapes and letters in the sizes and inks
 * of a style. A square is a little wider than a node of the style, so that boards and digraphs in one paper go
 * together. Linear in the board.
 */
import { boundsOf } from '../figure/bounds.ts';
import type { Figure, FigureWords } from '../figure/figure.ts';
import { scaledForm } from '../figure/scaled.ts';
import { measuresOf, type Style } from '../figure/style.ts';
import { typeset } from '../figure/typeset.ts';
import type { Board, BoardText } from '../rulesets/board.ts';
import { base } from '../values/wording.ts';
import { captionWith, legendLines, legendSentence } from './legend.ts';

/** The title of a figure, and the caption for pens whose figures have one. */
export type BoardTitle = { readonly title: string; readonly caption?: string };

/**
 * The figure of a board. `style` is one of `styles`, adjusted; of what a style may show, a board has only the legend.
 */
export function boardFigure(board: Board, { title, caption = '' }: BoardTitle, style: Style): Figure {
  const measures = measuresOf(style);
  const { unit } = measures;
  const shapes = board.shapes.map(({ look, form }) => ({ look, form: scaledForm(form, unit) }));
  const letters = board.texts.map((text) => letterOf(text, unit));
  const picture = { shapes, nodes: [], arcs: [], words: letters, pieces: [] };
  const bounds = boundsOf(picture, measures);
  const entries = legendOfBoard(board);
  const legend = style.legend === 'below' ? legendLines(entries, bounds, measures) : [];
  const sentence = legendSentence(entries);
  const words = [...letters, ...legend];
  return {
    ...picture,
    title,
    caption: captionWith(caption, sentence, style.legend),
    legend: sentence,
    description: inWords(board),
    style,
    measures,
    spacing: 1,
    words,
    bounds: legend.length > 0 ? boundsOf({ ...picture, words }, measures) : bounds,
  };
}

function letterOf({ text, at, size, ink }: BoardText, unit: number): FigureWords {
  const mark = [base(text)];
  const { width, height, depth } = typeset(mark);
  return {
    kind: 'letter',
    node: undefined,
    inside: false,
    at: { x: at.x * unit, y: at.y * unit },
    width: width * size * unit,
    height: (height + depth) * size * unit,
    side: { x: 0, y: 0 },
    size: size * unit,
    mark,
    ink,
  };
}

const whose = { left: 'Left’s', right: 'Right’s' } as const;

/** "G: goose, Left’s", "dashed: red, Right’s", or "Left’s: vertical dominoes". Pieces that belong to nobody get no word, lines do. */
export const legendOfBoard = ({ pieces, owners = [] }: Board): readonly string[] => [
  ...pieces.flatMap(({ sign, name, player, drawn }) => {
    if (player === 'neutral') return drawn === undefined ? [] : [`${drawn}: ${name}`];
    return [`${drawn ?? sign}: ${name}, ${whose[player]}`];
  }),
  ...owners.map(({ name, player }) => `${whose[player]}: ${name}`),
];

/** "4 ranks of 4 squares. Rank 1, square 2: a goose." Empty places are left out. */
function inWords({ says, places }: Board): string {
  const sentences = places
    .filter(({ holds }) => holds !== 'empty')
    .map(({ name, holds }) => `${capital(name)}: ${holds}.`);
  return [`${capital(says)}.`, ...sentences].join(' ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
