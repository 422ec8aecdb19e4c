/**
 * Files that the build puts into its scripts as data: addresses. They are part of the scripts, so they work offline.
 */
declare module '*inline' {
  const address: string;
  export = address;
}

/** Large files, which become separate gzipped files: see .ci/packed.js. */
declare module '*?packed' {
  const address: string;
  export = address;
}
