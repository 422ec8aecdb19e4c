/** Runs the command line in this process, as the pages of the documentation show it and its tests ask it. */
import { main } from '../../app/cli/main.ts';

export type Printed = { readonly status: number; readonly out: string; readonly err: string };

/** Keeps what is written to a stream until `restore`, which gives it as text. */
function keep(stream: NodeJS.WriteStream) {
  const pieces: Buffer[] = [];
  const { write } = stream;
  const listeners = stream.listeners('error');
  stream.write = ((piece: string | Uint8Array) => pieces.push(Buffer.from(piece)) > 0) as typeof write;
  return {
    restore(): string {
      stream.write = write;
      // Each command listens for a reader that stops reading, since it is usually the only one of its
      // process.
      for (const listener of stream.listeners('error'))
        if (!listeners.includes(listener)) stream.off('error', listener as (error: Error) => void);
      return Buffer.concat(pieces).toString('utf8');
    },
  };
}

/** Runs `grundy` with these arguments, as if it were called from `folder`. */
export async function runGrundy(args: readonly string[], folder: string): Promise<Printed> {
  const here = process.cwd();
  process.chdir(folder);
  const [out, err] = [keep(process.stdout), keep(process.stderr)];
  let status = 0;
  let said: readonly string[] = [];
  try {
    status = await main(args);
  } finally {
    said = [out.restore(), err.restore()];
    process.chdir(here);
  }
  return { status, out: said[0], err: said[1] };
}
