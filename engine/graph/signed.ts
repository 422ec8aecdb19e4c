/**
 * The same numbers as signed integers, which JavaScript engines read and add faster; no count of arcs comes
 * near 2³¹. The memory is shared.
 */
export const signed = ({ buffer, byteOffset, length }: Uint32Array): Int32Array =>
  new Int32Array(buffer, byteOffset, length);

/**
 * V8 makes the buffer of so small an array only when it is asked for, which costs several times what a
 * copy of the numbers does; searches go through millions of small graphs.
 */
const few = 16;

/** The same for numbers that are only read from now on: the memory may be shared or not. */
export const readSigned = (numbers: Uint32Array): Int32Array =>
  numbers.length <= few ? new Int32Array(numbers) : signed(numbers);

/** The way back, for numbers that are only read from now on. */
export const readUnsigned = (numbers: Int32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> =>
  numbers.length <= few
    ? new Uint32Array(numbers)
    : new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length);
