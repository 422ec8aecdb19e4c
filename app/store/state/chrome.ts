/** What surrounds the drawing: dialogs, messages, panels, settings, and how the drawing is saved. */
import type { GameDocument, NodeId, Whose } from '../../../engine/document/index.ts';
import type { Problem } from '../../../engine/result.ts';
import type { Value } from '../../../engine/values/index.ts';

export type Toast = {
  readonly id: number;
  readonly says: string;
  /**
   * Only the last of several messages of one kind is shown, since each describes the same thing as it is now.
   */
  readonly kind?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /**
   * The document as the edit made it that the message is about: undoing the edit takes the message away, too.
   */
  readonly made?: GameDocument;
  /**
   * For the reason why something cannot be done now: whether it is still the reason. When it is not, the
   * message goes.
   */
  readonly holds?: () => boolean;
  /** Errors stay until they are closed. */
  readonly stays?: boolean;
  /**
   * A message about the drawing goes when another one is opened. Unless it says so itself, one with an action
   * is about the drawing.
   */
  readonly about?: 'drawing' | 'editor';
};

/**
 * What games are searched about at first: members of a family, exercises whose values stay hidden, or smaller
 * drawings of a node's value.
 */
export type AboutSearch = 'members' | 'exercises' | { readonly smallerThan: NodeId };

export type Dialog =
  | { readonly kind: 'gallery' }
  | { readonly kind: 'boards' }
  | { readonly kind: 'new-ruleset' }
  /** The games that can be played on the open drawing. */
  | { readonly kind: 'play-on-drawing' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'cite' }
  | { readonly kind: 'palette' }
  | { readonly kind: 'find' }
  | { readonly kind: 'find-games'; readonly about?: AboutSearch }
  | { readonly kind: 'draw-value'; readonly typed?: string }
  | { readonly kind: 'reckon'; readonly typed?: string }
  | { readonly kind: 'shift-scores' }
  /** `beside`: the drawing that is picked is put beside the open one. */
  | { readonly kind: 'drawings'; readonly beside?: boolean }
  | { readonly kind: 'export' }
  /** The figure of a question's answers, by the question's id, and what each is asked with besides. */
  | { readonly kind: 'export-answers'; readonly question: string; readonly with?: object }
  /** The plot of the table below. */
  | { readonly kind: 'export-plot' }
  /** The export of the graph beside the board. */
  | { readonly kind: 'export-part' }
  | { readonly kind: 'contact-sheet' }
  | { readonly kind: 'handout' }
  /** How the room of a class is started. */
  | { readonly kind: 'with-phones' }
  /** Shown by the reader with this id, which enlarges its thermograph. */
  | { readonly kind: 'thermograph'; readonly of: string }
  /** Shown by the card with this id, which enlarges its matrix. */
  | { readonly kind: 'matrix'; readonly of: string }
  /** The address of the drawing when the dialog opened. */
  | { readonly kind: 'share'; readonly address: string }
  /** All paragraphs of the help, where the site of the documentation is not beside the editor. */
  | { readonly kind: 'documentation' }
  | {
      readonly kind: 'problems';
      readonly title: string;
      readonly problems: readonly Problem[];
      /** The number of other files that were opened. */
      readonly opened?: number;
    };

export type Theme = 'system' | 'light' | 'dark';

/** The tab of the lesson is there while one is open, that of the class in a page that has a room. */
export type InspectorTab = 'inspector' | 'text' | 'lesson' | 'class';

/** The file on disk in which a drawing is kept, and its state. */
export type OnDisk =
  | { readonly kind: 'written' | 'writing' | 'asks'; readonly name: string }
  /** Another program has changed it since. */
  | { readonly kind: 'changed'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly says: string };

/** What is being opened: a worker reads it or places its nodes, or the canvas draws it part by part. */
export type Opening = {
  readonly name: string;
  readonly doing: 'reading' | 'placing' | 'drawing';
  /** Gives back what was there before; undefined where there is no way back. */
  readonly stop: (() => void) | undefined;
  /** When it began, for work that is often over before a person could read about it. */
  readonly since?: number;
};

/**
 * The hints that a person gets once, in the first minutes, when they are needed: how an arc is drawn, how a
 * node is made, where the help is.
 */
export const firstHints = ['rim', 'ground', 'sign'] as const;
export type FirstHint = (typeof firstHints)[number];

/** Saved in the browser, or what went wrong. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly says: string };

/** The answer alone, the reasons for it, or all that they rest on as well. */
export type ExplainDepth = 'answer' | 'reasons' | 'proof';

/**
 * What a `?` is about: a paragraph of the documentation by its anchor, a value, whose kind has one, or a
 * ruleset.
 */
export type HelpSubject = string | Value | { readonly kind: 'ruleset'; readonly id: string };

export type ChromePart = {
  readonly dialog: Dialog | undefined;
  /** What the paragraph is about that is open beside its `?`. */
  readonly help: HelpSubject | undefined;
  /**
   * The hints of the first minutes that are not needed any more: each was shown, or the person did what it
   * would have said.
   */
  readonly hintsDone: readonly FirstHint[];
  /**
   * What a screen reader hears beside what has the focus; the count tells a repeated sentence from the one
   * before.
   */
  readonly announcement: { readonly says: string; readonly count: number };
  readonly toasts: readonly Toast[];
  /** Undefined where nothing is being opened. */
  readonly opening: Opening | undefined;
  /** The number of ids given to messages so far. */
  readonly toastCount: number;
  readonly theme: Theme;
  /**
   * Where the person says that the editor is published, for links and figures; empty where no address was
   * given.
   */
  readonly publishedAt: string;
  readonly inspectorOpen: boolean;
  readonly inspectorTab: InspectorTab;
  /** In CSS pixels. */
  readonly inspectorWidth: number;
  /** Below 900 px the inspector is a sheet: whether it is pulled up. */
  readonly sheetPulled: boolean;
  /** Sections of the inspector by id: true if folded. */
  readonly folded: Readonly<Record<string, boolean>>;
  /** How much of an explanation is shown. */
  readonly explains: ExplainDepth;
  /** A text that could not be read, on its way to the Text tab. */
  readonly unread: string | undefined;
  /** The ids of the measures that tables show as columns, of any theory. */
  readonly tableColumns: readonly string[];
  /** Whether the table of a family is below the drawing, and how high, in percent of the window. */
  readonly tableOpen: boolean;
  readonly tableHeight: number;
  /** The player of the arcs drawn next. */
  readonly arcPlayer: Whose;
  /** Whether dragging snaps. */
  readonly snap: boolean;
  /** Single-letter keys may be switched off (WCAG 2.1.4). */
  readonly letterKeys: boolean;
  /**
   * Whether a part of the page could not be fetched, as without a network or after a new version took the
   * place of this one.
   */
  readonly partMissing: boolean;
  readonly saved: SaveState;
  /** The file on disk to which the drawing is written as well. */
  readonly disk: OnDisk | undefined;
};

export const firstChrome: ChromePart = {
  partMissing: false,
  dialog: undefined,
  help: undefined,
  hintsDone: [],
  announcement: { says: '', count: 0 },
  toasts: [],
  opening: undefined,
  toastCount: 0,
  theme: 'system',
  publishedAt: '',
  inspectorOpen: true,
  inspectorTab: 'inspector',
  inspectorWidth: 320,
  sheetPulled: false,
  folded: {},
  explains: 'reasons',
  unread: undefined,
  tableColumns: ['mean', 'temperature'],
  tableOpen: false,
  tableHeight: 50,
  arcPlayer: 'either',
  snap: true,
  letterKeys: true,
  saved: { kind: 'saved' },
  disk: undefined,
};
