/**
 * Where this tab is: its drawing, what it shows of it, the lesson with its view, and the audience's window. A
 * page that is loaded again continues there; so does a window that is opened after this one was closed, where
 * no other tab has the drawing.
 */

import type { EdgeKey, NodeId } from '../../engine/document/index.ts';

import type { Mover } from '../../engine/graph/index.ts';

import { editor } from './editor.ts';
import { held } from './held.ts';
import type { QuizKept } from './quiz.ts';
import type { Dialog } from './state/chrome.ts';
import type {
  Codes,
  FieldText,
  ProofPlayed,
  ReductionsAsked,
  ShowingPart,
  Turn,
  WatchedLine,
} from './state/showing.ts';

/** The camera, and the size of the canvas in CSS pixels when it looked like this. */
export type LookKept = {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The walkthrough and its frame; a frame beyond the last one is the end. */
export type WalkKept =
  | { readonly of: 'rounds'; readonly at: number | 'end' }
  | {
      readonly of: 'line';
      readonly from: number;
      readonly moves: WatchedLine['line']['moves'];
      readonly ends: WatchedLine['line']['end']['kind'];
      readonly at: number;
    }
  | {
      readonly of: 'proof';
      readonly pair: ProofPlayed['pair'];
      readonly claim: Pick<ProofPlayed['claim'], 'about' | 'sign'>;
      /** The person's moves; the strategy has the replies. */
      readonly moves: readonly Turn['move'][];
      readonly at: number;
    }
  | { readonly of: 'game'; readonly code: string; readonly at: number }
  /** On a board, whose document has the line. */
  | {
      readonly of: 'board-game';
      readonly starter: Mover;
      readonly computer: Mover | undefined;
      /** The number of the variation; undefined of the main line. */
      readonly variation?: number | undefined;
      readonly at: number;
    }
  | {
      readonly of: 'reductions';
      readonly starts: readonly NodeId[];
      readonly side: ReductionsAsked['side'];
      readonly at: number;
    };

export type CodesKept = Pick<Codes, 'purpose' | 'typed' | 'sources'> & {
  readonly nodes: readonly (readonly [string, NodeId])[];
};

export type TabPlace = {
  readonly drawing?: string | undefined;
  readonly look?: LookKept | undefined;
  readonly walk?: WalkKept | undefined;
  readonly quiz?: QuizKept | undefined;
  /** The open dialog, where a person has done something in it. */
  readonly dialog?: Extract<Dialog, { kind: 'draw-value' | 'reckon' }> | undefined;
  /** A score that was in its field when the page ended. */
  readonly score?: NonNullable<ShowingPart['scoring']> | undefined;
  /**
   * What could not be read in a field of the panel when the page ended, and the node or the arc that the
   * panel was about.
   */
  readonly fieldText?:
    | (FieldText & { readonly nodes: readonly NodeId[]; readonly edges: readonly EdgeKey[] })
    | undefined;
  /** The letter codes on the nodes, and what was typed of one. */
  readonly codes?: CodesKept | undefined;
  readonly lesson?: { readonly id: string; readonly at: string | undefined } | undefined;
  /** Whether the notes of the lesson are folded. */
  readonly notesFolded?: true | undefined;
  /** The channel to the audience's window, the run of this page, and when the presentation began. */
  readonly presenter?: { readonly id: string; readonly run: number; readonly since: number } | undefined;
};

const key = 'grundy/place';

/** Undefined where storage has none, refuses, or is damaged. */
function read(storage: () => Storage): TabPlace | undefined {
  try {
    const place: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    return typeof place === 'object' && place !== null ? place : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A window that was closed has left its place to this one, unless this one shows something else or another
 * tab is there.
 */
function readClosed(): TabPlace | undefined {
  const place = read(() => localStorage);
  const { drawing, readOnly } = editor();
  return place?.drawing === drawing && !readOnly ? place : undefined;
}

/** The place from before this page was loaded, and the place now. */
const places = held<{ readonly left: TabPlace; readonly now: TabPlace } | undefined>(() => undefined);

function known() {
  if (!places.now) {
    const left = read(() => sessionStorage) ?? readClosed() ?? {};
    places.now = { left, now: left };
  }
  return places.now;
}

/**
 * Where this tab, or the window that was closed, was before this page; the drawing has been opened by then.
 */
export const placeLeft = (): TabPlace => known().left;

/** Remembers these members of the place; one that is undefined is forgotten. */
export function keepPlace(members: Omit<TabPlace, 'drawing'>): void {
  const { left, now: before } = known();
  const { drawing, readOnly } = editor();
  const now = { ...before, ...members, drawing };
  places.now = { left, now };
  const text = JSON.stringify(now);
  try {
    sessionStorage.setItem(key, text);
    // A tab that only looks on leaves the place of the one that has the drawing.
    if (!readOnly) localStorage.setItem(key, text);
  } catch {
    // Storage is refused; the autosave reports it when saving fails.
  }
}
