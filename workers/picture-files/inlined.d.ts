/** Files that the build puts into its scripts, as data: addresses. They go wherever the scripts go, and work offline. */
declare module '*inline' {
  const address: string;
  export = address;
}

/** Large ones become gzipped files of their own: see .ci/packed.js. */
declare module '*?packed' {
  const address: string;
  export = address;
}
