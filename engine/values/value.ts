/**
 * Every value that the engine can give a position, as plain data; this is the contract of files and the
 * command line. Arrays are sorted ascending and hold nonnegative integers. The file of each kind describes
 * its values; `kinds.ts` is the register of all kinds.
 */
import type { RegisteredValue } from './kinds.ts';

export type Value = RegisteredValue;

export type Kind = Value['kind'];
