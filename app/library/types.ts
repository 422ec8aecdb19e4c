/**
 * The types of the library. They name nothing of the engine, so that the declarations of the package are
 * these files and nothing else, and a change inside the engine changes no promise.
 */

/** One thing that is wrong with an input: where it is, and what to do about it. */
export type Problem = { readonly place: string; readonly says: string };

/** What every function but `read` throws: an `Error` whose `problems` name each thing by its place. */
export type Refusal = Error & { readonly problems: readonly Problem[] };

/**
 * A drawing: nodes and arcs of a game graph. Made by `read` and `generate`; hand it to any other function.
 */
export type Drawing = {
  readonly kind: 'drawing';
  readonly title: string;
  /** The ids of the nodes, in the order of the drawing. */
  readonly nodes: readonly string[];
  /** What the nodes are called, in the same order; empty for a node without a name. */
  readonly names: readonly string[];
  /** How many arcs there are. */
  readonly arcs: number;
  /** The ids of the nodes with pieces. */
  readonly pieces: readonly string[];
};

/** A position of a ruleset. Made by `board`, and by `read` of a file that is a board. */
export type Board = {
  readonly kind: 'board';
  /** The id of the ruleset. */
  readonly ruleset: string;
  /** The position, as its ruleset prints it. */
  readonly position: string;
};

/** A ruleset of one's own. Made by `ruleset`. */
export type OwnRuleset = { readonly kind: 'ruleset'; readonly name: string };

/** A ruleset by its id, written rules as a text, or a ruleset of one's own. */
export type AnyRuleset = string | { readonly rules: string } | OwnRuleset;

/**
 * What the function of an own ruleset answers for a position: `left` and `right`, or `either`, or `parts`.
 */
export type PositionAnswer = {
  /** The positions to which Left can move. */
  readonly left?: readonly string[];
  /** The positions to which Right can move. */
  readonly right?: readonly string[];
  /** The positions to which either player can move, in place of `left` and `right`. */
  readonly either?: readonly string[];
  /** The positions whose sum this one is; then moves may be left out, since they are those of the parts. */
  readonly parts?: readonly string[];
  /** Whether the position is entailing: a player who is sent there must move on from it immediately. */
  readonly gray?: boolean;
  /**
   * What the game is worth when that player is to move and cannot; exact, as a number or a text such as
   * "1/3".
   */
  readonly score?: { readonly left?: number | string; readonly right?: number | string };
};

export type Game = Drawing | Board;

/** What `read` made of a text: a game and sentences about what else is in the text, or every problem. */
export type Reading =
  | { readonly ok: true; readonly game: Game; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A game, what `read` made of a text, or the text itself. */
export type Given = Game | Reading | string;

/** A value: what a position is worth, in words and as data. The members besides these depend on the kind. */
export type Value = {
  /** "nimber", "cyclic", "stopper", "scoring", "expected", … */
  readonly kind: string;
  /** As the command line prints it: "*2", "1/2", "{2|-1}". */
  readonly text: string;
  /** For a formula of LaTeX, without dollar signs. */
  readonly latex: string;
  /** As one says it: "star 2". */
  readonly spoken: string;
  readonly [member: string]: unknown;
};

/** Who wins: N, P, D, L, R, or with a mark where one start is a draw. Null where nothing says it. */
export type Outcome = string | null;

/**
 * What a node or a position is worth; all is null where no theory gives it a value. With `measures`, one more
 * member for each.
 */
export type Worth = {
  readonly value: Value | null;
  readonly text: string | null;
  readonly latex: string | null;
  readonly outcome: Outcome;
  readonly [measure: string]: unknown;
};

/** What a node of a drawing is worth. */
export type NodeWorth = Worth & {
  /** What the node is called, where it has a name. */
  readonly name?: string;
  /** The round in which the value was found, from 0; null where it was found in none. */
  readonly step: number | null;
  /** Where parts of the drawing have different theories: the one of this node. */
  readonly theory?: string | null;
  /** Where no theory is known, in small drawings: who wins beside nim-heaps. */
  readonly nimResponse?: unknown;
};

/** What `solve` finds of a drawing: the same as `grundy solve FILE --json`. */
export type DrawingSolution = {
  /** The id of the theory that gives the values; null where none covers the whole drawing. */
  readonly theory: string | null;
  /** Why it is that theory. */
  readonly reason: string;
  /** Where parts of the drawing have different theories. */
  readonly theories?: readonly { readonly id: string; readonly reason: string; readonly count: number }[];
  /** By the ids of the nodes. */
  readonly nodes: Readonly<Record<string, NodeWorth>>;
  /** A board's solution has it. */
  readonly start?: undefined;
};

/** What `solve` finds of a position: the same as `grundy solve --ruleset RULESET POSITION --json`. */
export type BoardSolution = {
  readonly ruleset: string;
  readonly position: string;
  /** How many positions follow it, itself among them; missing where it was solved part by part. */
  readonly positions?: number;
  /** How many parts it was solved by, where that was needed. */
  readonly parts?: number;
  /**
   * True where infinitely many positions follow; then `bound` says how far they were looked at, and `settled`
   * whether that decides the value.
   */
  readonly infinite?: true;
  readonly bound?: number;
  readonly settled?: boolean;
  /** What the position is worth. */
  readonly start: Worth;
  /** With `all`, what every position is worth that can follow, by its notation. */
  readonly all?: Readonly<Record<string, Worth>>;
  /** A drawing's solution has them. */
  readonly nodes?: undefined;
};

export type Solution = DrawingSolution | BoardSolution;

/** The answer to a question: the same as `grundy ask … --json`. */
export type Answer = {
  readonly question: string;
  /** What it was asked about, in the words of the asker; for a board, the position comes first. */
  readonly nodes: readonly string[];
  readonly theory: string | null;
  readonly reason: string;
  /** The data; vertices in it are places in the list of nodes, from 0. */
  readonly answer: { readonly kind: string; readonly [member: string]: unknown };
  /** The answer in sentences. */
  readonly says: readonly string[];
  /** For a board: the positions of the vertices that the answer mentions. */
  readonly names?: Readonly<Record<string, string>>;
  readonly [member: string]: unknown;
};

/** A move in a sum: which piece moves, by its place in the list, and from where to where. */
export type SumMove = { readonly piece: number; readonly from: string; readonly to: string };

/** Good moves of a player; with scores, the best ones and the scores that they lead to. */
export type GoodMoves = {
  readonly winning?: readonly SumMove[];
  readonly drawing?: readonly SumMove[];
  readonly best?: readonly (SumMove & { readonly score: unknown })[];
};

/**
 * What `sum` finds: the same as `grundy sum … --json`. Good moves are in the record itself, or under `left`
 * and `right` if the players differ.
 */
export type SumFound = GoodMoves & {
  readonly theory: string | null;
  readonly reason: string;
  readonly pieces: readonly string[];
  readonly value: Value | null;
  readonly text: string | null;
  readonly latex: string | null;
  readonly outcome: Outcome;
  readonly left?: GoodMoves;
  readonly right?: GoodMoves;
  /** How it was found: by "values", by "play", … */
  readonly by: string;
  readonly [member: string]: unknown;
};

/** How two games compare: the same as `grundy compare … --json`. */
export type Comparison = {
  readonly a: string;
  readonly b: string;
  /** ">", "<", "=", "||"; for simultaneous games also "!=", or null where nothing distinguishes them. */
  readonly relation: string | null;
  readonly values?: { readonly a: Value | null; readonly b: Value | null };
  readonly [member: string]: unknown;
};

/** A row or a column of a matrix. */
export type MatrixLine = { readonly name: string; readonly [member: string]: unknown };

/** The matrix of a position in which both players move at once: the same as `grundy matrix … --json`. */
export type Matrix = {
  readonly node: string;
  readonly convention: string;
  /** Left's moves. */
  readonly rows: readonly MatrixLine[];
  /** Right's moves. */
  readonly columns: readonly MatrixLine[];
  readonly cells: readonly (readonly { readonly [member: string]: unknown }[])[];
  readonly value?: Value;
  /** Strategies, what they get and which lines are dominated; where every cell is exact. */
  readonly solution?: { readonly value: string; readonly [member: string]: unknown };
  readonly [member: string]: unknown;
};

/** A row of a swept family: the same as a line of `grundy sweep … --json`. */
export type SweptRow = Worth & {
  /** The number of the member in its family, from 0. */
  readonly row: number;
  readonly numbers: Readonly<Record<string, number>>;
  readonly position: string;
  /** Why there is no value, where there is none. */
  readonly says?: string;
};

/** What is true when a sweep is at its end. */
export type SweepSummary = {
  readonly rows: number;
  /** How many members the family has, of which all were looked at. */
  readonly of: number;
  /** Members without a row, of which it is not known whether they fulfil the conditions. */
  readonly unknown: number;
};

/** What the heaps of an octal game have in common: the same as `grundy sweep … --summary --json` prints. */
export type HeapsSummed = {
  /** "grundy-heaps". */
  readonly format: string;
  readonly version: number;
  /** The code of the game. */
  readonly game: string;
  /** The last heap. */
  readonly heaps: number;
  /** How many heaps are worth 0. */
  readonly zeros: number;
  /** How many different values the heaps have. */
  readonly values: number;
  /** The greatest value, and the first heap that has it. */
  readonly greatest: { readonly value: number; readonly heap: number };
  /** The text of the rules, where rules on heaps were given. */
  readonly rules?: string;
  /**
   * The smallest period that the heaps up to `bound` prove, from the heap `from` on; null where they prove
   * none.
   */
  readonly period: {
    readonly period: number;
    readonly from: number;
    /** Null where a formula is proved for all heaps. */
    readonly bound: number | null;
    /** What is added to the values with every period; none if left out. */
    readonly saltus?: number;
    /** "observed" where the heaps to `bound` show the period, and no theorem proves it. */
    readonly known?: 'observed';
    /** The heaps before it whose values are not those that it would give them. */
    readonly exceptions: { readonly count: number; readonly last: number | null };
  } | null;
  /**
   * The mask by which the fewest heaps have a value with an even number of binary digits, and these heaps;
   * null where all are worth 0.
   */
  readonly rare: {
    readonly mask: number;
    readonly heaps: number;
    readonly values: number;
    readonly last: number;
  } | null;
};

/** A figure as text, and sentences about what this form of figure cannot say. */
export type Figure = { readonly text: string; readonly unsaid: readonly string[] };

/** How far a long computation is. */
export type Progress = {
  readonly doing: 'generating' | 'playing' | 'solving' | 'asking' | 'drawing';
  /** Positions, or slices of work where there is nothing to count. */
  readonly done: number;
  /** The total, where that is known. */
  readonly of?: number;
};

/** How the players of a drawing move, in place of what the drawing says itself. */
export type PlayOptions = {
  /** In misère play the players take turns, and the player who cannot move wins. */
  readonly play?: 'turns' | 'simultaneous' | 'misere';
  /** What an end is worth where both players move at once. */
  readonly convention?: 'normal' | 'scoring' | 'majority';
};

export type TheoryOptions = {
  /** The id of a theory of `theories`, or "auto": the first that applies. */
  readonly theory?: string;
  /** Whether algorithms are followed as their papers print them, where a correction is known. */
  readonly asPublished?: boolean;
};

export type SumKind =
  | 'disjunctive'
  | 'conjunctive'
  | 'continued'
  | 'selective'
  | 'sequential'
  | 'annihilation';

/** How the components of a position are played together. */
export type BoardOptions = PlayOptions & { readonly sum?: SumKind };

/** From where to where each number of a family goes, both included, or the one number that it is. */
export type Ranges = Readonly<Record<string, number | readonly [from: number, to: number]>>;

/** Which members of a family there are, how they are played, and how large they may be. */
export type FamilyOptions = Omit<BoardOptions, 'play'> & {
  /** Misère play, in which the player who cannot move wins; the ruleset’s own way of play if left out. */
  readonly play?: 'misere';
  /**
   * Which members there are: conditions on the numbers, as "m+n<=10", and those that `grundy find` takes, as
   * "value = 0 and m < n". All of them must hold.
   */
  readonly where?: string | readonly string[];
  /** The most positions that may follow one member; a member with more has no value and says so. */
  readonly positions?: number;
};

/** Options to follow the progress of a computation, and to end it. */
export type SliceOptions = {
  /** Ends the work: the promise rejects with the reason of the signal. */
  readonly signal?: { readonly aborted: boolean; throwIfAborted(): void };
  /** Called between slices of work, some times in a second. */
  readonly onProgress?: (progress: Progress) => void;
};
