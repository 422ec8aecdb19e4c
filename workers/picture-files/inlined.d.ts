/** Files that are separate ones in the site and data: addresses elsewhere: see .ci/packed.js. */
declare module '*?apart' {
  const address: string;
  export = address;
}

/** Large files, which become separate gzipped files: see .ci/packed.js. */
declare module '*?packed' {
  const address: string;
  export = address;
}
