/** A user action as a record: menus, buttons, keys, palette and help all read it. */

export type CommandGroup = 'draw' | 'arcs' | 'select' | 'view' | 'values' | 'file' | 'edit' | 'help';

export type Command = {
  /** Stable name, "node.new". */
  readonly id: string;
  /** As menus and the palette print it. */
  readonly label: string;
  readonly group: CommandGroup;
  /** Other words that people look for it by; the palette and the list of keys find it there, nothing prints them. */
  readonly also?: readonly string[];
  /**
   * Keys in tinykeys' notation ("$mod+z", "Shift+c", "n"), the first one shown. Where keys without a modifier act is told
   * in keys.ts; `everywhere` marks those that act always, and `unlessTyping` those that act wherever no text is typed.
   */
  readonly keys?: readonly string[];
  readonly everywhere?: boolean;
  readonly unlessTyping?: boolean;
  /** The browser itself turns these keys into clipboard events: they are shown, but not bound. */
  readonly byBrowser?: boolean;
  /** It changes the drawing, as all of the groups "draw" and "arcs" do: not where another tab edits it. */
  readonly edits?: boolean;
  /** Why it cannot be done now, or undefined when it can. */
  unavailable?(): string | undefined;
  run(): void | Promise<void>;
};
