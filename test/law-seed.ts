/**
 * Loaded before each test file: with LAW_SEED, an integer, every run of the laws draws the same new
 * instances.
 */
import * as fc from 'fast-check';

const { LAW_SEED } = process.env;
if (LAW_SEED !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(LAW_SEED) });
