/** A user action as a record, which menus, buttons, keys, palette and help all read. */

export type CommandGroup =
  | 'draw'
  | 'arcs'
  | 'select'
  | 'view'
  | 'values'
  | 'lesson'
  | 'file'
  | 'edit'
  | 'help';

export type Command = {
  /** Stable name, "node.new". */
  readonly id: string;
  /** The label in menus and in the palette. */
  readonly label: string;
  readonly group: CommandGroup;
  /**
   * Other words by which people look for it; the palette and the list of keys search them but do not show
   * them.
   */
  readonly also?: readonly string[];
  /**
   * Keys in tinykeys' notation ("$mod+z", "Shift+c", "n"); the first one is shown. keys.ts decides where keys
   * without a modifier act; `everywhere` marks keys that always act, and `unlessTyping` those that act
   * wherever no text is typed.
   */
  readonly keys?: readonly string[];
  readonly everywhere?: boolean;
  readonly unlessTyping?: boolean;
  /**
   * The part of the page in which its keys act, and no others than its own: also while one writes there. The
   * part says so by `data-keys`.
   */
  readonly within?: 'lesson';
  /** The browser itself turns these keys into clipboard events: they are shown, but not bound. */
  readonly byBrowser?: boolean;
  /**
   * True if it changes the drawing, as all of the groups "draw" and "arcs" do; not available while another
   * tab edits it.
   */
  readonly edits?: boolean;
  /** Why it cannot be done now; undefined if it can. */
  unavailable?(): string | undefined;
  run(): void | Promise<void>;
};
