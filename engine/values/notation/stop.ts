/** What stopped the reading of a text, and at which column, counted from 1. */
export type Stop = { readonly column: number; readonly says: string };
