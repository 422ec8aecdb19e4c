/**
 * Every value the engine can give a position, as plain data: the contract of files and the command line. Arrays are sorted
 * ascending and hold nonnegative integers. What a kind's values look like is said in the file of that kind; `kinds.ts` is
 * the register over all of them.
 */
import type { RegisteredValue } from './kinds.ts';

export type Value = RegisteredValue;

export type Kind = Value['kind'];
