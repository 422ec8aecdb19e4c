/** What long work does between its slices. */

/** In milliseconds: a screen stays alive when others have their turn so often. */
export const slice = 24;

export const othersTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
