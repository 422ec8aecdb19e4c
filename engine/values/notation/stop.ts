/** The problem that stopped the reading of a text, and its column, counted from 1. */
export type Stop = { readonly column: number; readonly says: string };
