/** Every sentence the interface says that is not a command's own name: together in one table, so that a language is a file. */
import {
  type Ending,
  type InfinitePlay,
  type Kept,
  type Kind,
  type Outcome,
  outcomesSpoken,
  type Player,
  type StyleKind,
} from '../engine/index.ts';
import type { Showing } from './store/state.ts';

const many = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

const millimetres = (length: number): string =>
  length < 9.95 ? length.toFixed(1) : Math.round(length).toLocaleString('en');

export const words = {
  untitled: 'Untitled',
  nodes: (count: number) => many(count, 'node', 'nodes'),
  arcs: (count: number) => many(count, 'arc', 'arcs'),
  positions: (count: number) => many(count, 'position', 'positions'),
  pieces: (count: number) => many(count, 'piece', 'pieces'),
  components: (count: number) => many(count, 'component', 'components'),
  took: (ms: number) =>
    ms < 1 ? '<1 ms' : ms < 9_950 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(1)} s`,
  player: { left: 'Left', right: 'Right', either: 'Either' } satisfies Record<Player, string>,
  arcSwitch: 'Player of the arcs drawn next',
  /** One, and several, as the status line prints them. */
  kinds: {
    nimber: ['nimber', 'nimbers'],
    cyclic: ['∞', '∞'],
    nymphet: ['nymphet', 'nymphets'],
    moon: ['☾', '☾'],
    loony: ['loony', 'loony'],
    'full-moon': ['○', '○'],
    'new-moon': ['●', '●'],
    covered: ['covered set', 'covered sets'],
    undetermined: ['undetermined', 'undetermined'],
    stopper: ['stopper', 'stoppers'],
    sided: ['stopper-sided', 'stopper-sided'],
    unsided: ['not stopper-sided', 'not stopper-sided'],
  } satisfies Record<Kind, readonly [string, string]>,
  kindsSpoken: {
    nimber: 'nimbers',
    cyclic: 'infinite',
    nymphet: 'nymphets',
    moon: 'moons',
    loony: 'loony',
    'full-moon': 'full moons',
    'new-moon': 'new moons',
    covered: 'covered sets',
    undetermined: 'undetermined',
    stopper: 'stoppers',
    sided: 'stopper-sided',
    unsided: 'not stopper-sided',
  } satisfies Record<Kind, string>,
  outcome: {
    N: 'the Next player wins',
    P: 'the Previous player wins',
    D: 'a Draw with best play',
    L: 'Left wins',
    R: 'Right wins',
    'N^': 'Left wins moving first; Right draws moving first',
    Nv: 'Right wins moving first; Left draws moving first',
    'P^': 'Left wins moving second; Right draws moving second',
    Pv: 'Right wins moving second; Left draws moving second',
  } satisfies Record<Outcome, string>,
  /** What comes of a start. */
  ending: { left: 'Left wins', draw: 'a draw', right: 'Right wins' } satisfies Record<Ending, string>,
  outcomeTable: 'Who wins when Left moves first, and when Right does',
  leftFirst: 'Left first:',
  rightFirst: 'Right first:',
  infinitePlay: 'Infinite play is',
  infinitePlayIs: { draw: 'a draw', left: 'won by Left', right: 'won by Right' } satisfies Record<
    InfinitePlay,
    string
  >,
  outcomesJoined: (counts: readonly (readonly [Outcome, number])[]) =>
    `Outcomes: ${counts.map(([outcome, count]) => `${count.toLocaleString('en')} ${outcomesSpoken[outcome]}`).join(', ')}`,
  noTheory: 'No theory known',
  working: 'Working…',
  progress: (done: number, total: number) =>
    `${done.toLocaleString('en')} of ${total.toLocaleString('en')} nodes`,
  stopped: 'Stopped. The next edit starts again.',
  saved: 'Saved in this browser',
  saving: 'Saving…',
  valueOf: (name: string, value: string) => `${name}: ${value}. `,
  joined: (values: number, infinite: number) =>
    `${many(values, 'value', 'values')}${infinite > 0 ? `, ${infinite} infinite` : ''}`,
  nothingToSay: 'Nothing is selected.',
  notText: 'That text is not a drawing: nothing was pasted.',
  notPasted: (place: string, says: string) => `Nothing was pasted. At ${place}: ${says}.`,
  copiedHereOnly: 'Copied within Grundy only: the browser does not let this page write to the clipboard.',
  pasteByKey: 'The browser does not let this page read the clipboard. Press Ctrl+V instead.',
  theLink: 'The link',
  openInGrundy: 'Open in Grundy',
  share: 'Share',
  link: 'Link',
  characters: (count: number) => many(count, 'character', 'characters'),
  /** How far a link of such a length gets. */
  reach: {
    paper: 'It travels everywhere, also as a QR code.',
    everywhere: 'It travels everywhere.',
    mail: 'It travels by mail and in most chats.',
    browsers: 'Browsers open it, but mail and chats may cut it.',
    nowhere: 'At 32,000 characters links end: this drawing travels as a file only.',
  },
  sendFileInstead: 'Send the file instead.',
  downloadFile: 'Download the file',
  copyLink: 'Copy the link',
  copyCode: 'Copy the code',
  showQr: 'Show as QR code',
  qrCode: 'QR code of the link',
  close: 'Close',
  embed: 'In a page of your own',
  embedSays: 'A live figure that readers move and zoom, with every value, and cannot edit.',
  embedCode: 'Code for the page',
  appearance: 'Appearance',
  linkIsTheDrawing: 'The drawing is in the link itself and on no server. Later changes need a new link.',
  nothingOpened: 'Nothing was opened',
  openedElsewhere: 'This drawing is open in another tab. Here is a copy of it.',
  copied: (what: string) => `Copied ${what}`,
  alternatingCycles: (count: number) => `Alternating cycles: ${many(count, 'node', 'nodes')}`,
  notStopper: 'Not a stopper as drawn',
  light: 'Light',
  lightCycles: 'Light the cycles',
  cyclesExplained: 'On an alternating cycle play can go on for ever with the players taking turns.',
  drawValue: 'Draw a value',
  formOf: (name: string) => `${name}: canonical form`,
  tooLargeToOpen: 'too large to open',
  howToType:
    'Write a name, options between braces, or a sum: over, {0|pass}, {0||0|-2}, 2+over, ±1, ^^*. A move to itself is pass; a longer loop is a letter: a{0|{a|0}}.',
  ownNegative: 'None of these arcs is Left’s or Right’s alone: they are their own negative.',
  noNegative: 'The other player has each of these arcs already.',
  /** Between the names of two games. */
  relation: {
    '=': 'equals',
    '>': 'is greater than',
    '<': 'is less than',
    '||': 'is confused with',
  },
  atLeast: 'is at least',
  notAtLeast: 'is not at least',
  onsides: 'onsides',
  offsides: 'offsides',
  playIt: 'Play it',
  strategyTooLarge: 'The strategy has too many positions to be written out.',
  youAre: (person: string) => `You are ${person}`,
  toMove: (person: string) => `${person} to move`,
  noMove: (person: string, winner: string) => `${person} has no move: ${winner} wins.`,
  roundInBoth: (survivor: string) =>
    `This position was here before. Play can go round for ever: a draw, and that is enough for ${survivor}.`,
  roundAlone: (component: string, winner: string) =>
    `This position was here before. Play can go round for ever in ${component} alone, and there endless play is ${winner}’s: ${winner} wins.`,
  swapped: (name: string, person: string, other: string) =>
    `In −${name} the colours are swapped: there ${person} moves along ${other}’s arcs.`,
  record: 'What was played',
  standing: (x: string, y: string, turns: number) =>
    turns === 0 ? `Play begins at ${x} minus ${y}.` : `Answered: now ${x} minus ${y}.`,
  firstMover: { left: 'Left first', right: 'Right first' },
  goodMoves: {
    left: { winning: 'Left’s moves that win', drawing: 'Left’s moves that draw' },
    right: { winning: 'Right’s moves that win', drawing: 'Right’s moves that draw' },
  },
  bothGray: 'Both are gray: only one piece at a time can be on a gray node.',
  sumTooLarge: (most: number) =>
    `This sum has more than ${most.toLocaleString('en')} positions: it was not drawn.`,
  sumDrawn: (name: string, count: number) => `${name}: ${many(count, 'position', 'positions')}`,
  unionTooLarge: (most: number) =>
    `Together they have more than ${most.toLocaleString('en')} positions: nothing was drawn.`,
  unionDrawn: (games: number, count: number) =>
    `${many(games, 'game', 'games')}, ${many(count, 'position', 'positions')}`,
  simplify: 'Simplify step by step',
  simplifyNot: 'Some arc must be Left’s or Right’s alone, and every node white.',
  simplifyTooLarge: (vertices: number, most: number) =>
    `This has ${vertices.toLocaleString('en')} positions: reductions are listed of ${most} at most. Select a node that leads to fewer.`,
  simplifyTooLong: (most: number) =>
    `This takes more than ${most.toLocaleString('en')} reductions, which are not listed. Select a node that leads to fewer positions.`,
  simplifying: (done: number) => `Simplifying: ${many(done, 'reduction', 'reductions')} so far`,
  /** At the beginning: what is to come, and what is kept by it. */
  reductionsAhead: (count: number, kept: Kept, stopper: boolean) => {
    const aim = { value: 'the simplest form', onside: 'the onside', offside: 'the offside' }[kept];
    const why = {
      value: '',
      onside: ' Values of γ⁺ are kept: infinite play is Left’s.',
      offside: ' Values of γ⁻ are kept: infinite play is Right’s.',
    }[kept];
    if (!stopper)
      return `${many(count, 'reduction', 'reductions')}; then an alternating cycle is left, and no stopper is reached.${why}`;
    if (count === 0) return `This is ${aim} already.${why}`;
    return `${many(count, 'reduction leads', 'reductions lead')} to ${aim}.${why}`;
  },
  reduced: (stopper: boolean) =>
    stopper ? 'Nothing more can be reduced.' : 'An alternating cycle is left: no stopper was reached.',
  simplifiedTitle: (title: string) => (title === '' ? 'Simplified' : `${title}, simplified`),
  simplifyStep: (at: number, count: number) => `${at} of ${count}`,
  simplifyLost: (says: string) => `The reductions were not found: ${says}`,
  side: { onside: 'Onside γ⁺', offside: 'Offside γ⁻' },
  savedAs: (name: string) => `Saved as ${name}`,
  allPinned: 'Every node is pinned, so nothing was moved.',
  boards: {
    title: 'Open a board',
    openBoard: 'Open a board…',
    ruleset: 'Ruleset',
    most: 'Positions at most',
    starts: 'Positions to begin with',
    position: 'Position',
    problems: 'What is wrong with the position',
    moreProblems: (count: number) => `and ${many(count, 'problem', 'problems')} more`,
    picture: (ranks: number, squares: number) =>
      `The board: ${many(ranks, 'rank', 'ranks')} of ${many(squares, 'square', 'squares')}`,
    tooLarge: 'This board is too large for a picture.',
    belongs: (letter: string, player: string) => `${letter} is ${player}’s`,
    working: 'Solving the board',
    progress: (done: number, total: number) =>
      total === 0
        ? `${many(done, 'position', 'positions')} found`
        : `${done.toLocaleString('en')} of ${many(total, 'position', 'positions')} have their value`,
    stop: 'Stop',
    stopped: 'Stopped.',
    again: 'Start again',
    positions: (count: number) => many(count, 'position', 'positions'),
    start: 'start:',
    noValue: 'no value',
    took: (ms: number) => (ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`),
    frequent: 'The most frequent values',
    value: 'Value',
    count: 'Positions',
    others: (values: number, without: number) =>
      [
        values > 0 ? `and ${many(values, 'other value', 'other values')}` : '',
        without > 0 ? `${many(without, 'position', 'positions')} without a value` : '',
      ]
        .filter(Boolean)
        .join('; '),
    open: 'Open as a drawing',
    arranging: 'Finding places…',
    notDrawn: 'Too many positions for a drawing: 5,000 at most.',
    allow: (count: number) => `Allow ${count.toLocaleString('en')}`,
  },
  export: {
    title: 'Export',
    format: 'Format',
    style: 'Style',
    styles: { paper: 'Paper', screen: 'Screen', projector: 'Projector' } satisfies Record<StyleKind, string>,
    width: 'Width',
    widths: { own: 'Its own', column: 'Column, 84 mm', page: 'Page, 174 mm', other: 'Other' },
    widest: 'Width at most',
    nodeSize: 'Node size',
    textSize: 'Text size',
    values: { values: 'Values', outcomes: 'Outcomes', off: 'Values' } satisfies Record<Showing, string>,
    places: { inside: 'Inside', beside: 'Beside', none: 'None' },
    shown: 'Shown',
    parts: 'Also',
    steps: 'Steps',
    names: 'Names',
    pieces: 'Pieces',
    legend: 'Legend',
    colours: 'Ink',
    inks: { colour: 'Colour', black: 'Black' },
    ground: 'Ground',
    grounds: { white: 'White', none: 'None' },
    form: 'Form',
    forms: { snippet: 'Snippet', document: 'Document' },
    caption: 'Caption',
    label: 'Label',
    onlySelection: 'Only the selection',
    nothingSelected: 'nothing is selected',
    between: (least: number, most: number, unit: string) => `From ${least} to ${most} ${unit}`,
    copy: 'Copy',
    download: 'Download',
    dropBack: 'Drop this file on the editor to go on drawing.',
    wholeInside: 'The whole drawing is in it.',
    figure: (title: string) => (title === '' ? 'The figure' : `The figure of ${title}`),
    preview: 'The figure in its size',
    options: 'What it looks like',
    size: (width: number, height: number) => `${millimetres(width)} × ${millimetres(height)} mm`,
    scaled: (share: number) => `made smaller to ${Math.round(share * 100)} %`,
    drawing: 'Drawing the figure…',
    chequer: 'Chequer',
    column: 'column 84 mm',
    page: 'page 174 mm',
    warnings: 'Before it leaves',
    firstShown: (shown: number, length: number) =>
      `The first ${shown.toLocaleString('en')} of ${many(length, 'character', 'characters')}. All of it is copied and downloaded.`,
    figureAs: (format: string) => `the figure as ${format}`,
    drawingAs: (format: string) => `the drawing as ${format}`,
    theLink: 'the link',
    arcsLeave: (count: number) =>
      `${many(count, 'arc that leaves', 'arcs that leave')} the selection: left out, and values may change by it.`,
    tooManyNodes: (most: number) =>
      `More than ${most.toLocaleString('en')} nodes are no figure. Select a part, or export JSON.`,
    notFinished: 'The export was stopped before it was finished.',
    coming: (count: number) =>
      `${many(count, 'value is', 'values are')} still coming, and not in the figure yet.`,
    notKnown: (count: number) => `${many(count, 'node has', 'nodes have')} no value: it was not found.`,
    cut: (count: number) =>
      count === 1
        ? '1 name or value is too long for the figure: it is cut, and ends with …'
        : `${count.toLocaleString('en')} names or values are too long for the figure: they are cut, and end with …`,
    smallText: (points: number) =>
      `The smallest text is ${points.toFixed(1)} pt: under 6 pt it cannot be read in print.`,
    widthInstead: (width: number) => `Make it ${millimetres(width)} mm wide`,
    textInstead: (points: number) => `Use text of ${points} pt`,
    noClipboard: 'The browser does not let this page write to the clipboard. Download it instead.',
    noPictures: 'This browser takes no pictures on the clipboard. Download it instead.',
  },
} as const;
