/** What a search of `grundy find` is: lines as they are found, and how far it is between them. */

/** A line that was found, or how far the search is, as a sentence that is made only if it is shown. */
export type FindSlice = { readonly line: string } | { readonly progress: () => string };

export type FindSearch = {
  /** The first lines. */
  readonly head: string;
  /** `isStopped` is asked in every slice; then the search ends with what is true so far. */
  run(isStopped: () => boolean): Generator<FindSlice, string, void>;
};
