/**
 * A program that answers which moves positions have: a process that is started once, is sent positions, a
 * line each, and answers each by a line. Nothing waits for it without an end: it is stopped when it is silent
 * for too long while an answer is due, and when it sends what it was not asked for.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import { tell } from './output.ts';

/** Why there are no more answers, as a sentence without its subject, the program. */
export type EndOfProgram = { readonly says: string };

export type Program = {
  /** Sends positions, a line each. */
  send(positions: readonly string[]): void;
  /** How many of them have no line yet. */
  due(): number;
  /** The next lines that it wrote, at least one, in the order of the positions. Precondition: one is due. */
  lines(): Promise<readonly string[] | EndOfProgram>;
  /** Closes its input and waits for its end, but not for long; says what it wrote too much. */
  finish(): Promise<EndOfProgram | undefined>;
  /** Stops it, if it has not ended, with every process that it started. */
  stop(): void;
};

/** The longest line, in letters. */
const mostInLine = 1 << 26;

/** A program that does not end with its input is stopped after this many milliseconds. */
const grace = 2_000;

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Starts the command in a shell, as it would be typed there. `silence` is how long it may say nothing while
 * an answer is due, in milliseconds.
 */
export function startProgram(command: string, silence: number): Program {
  // In a group of its own, so that the shell and all that it started are stopped together.
  const child = spawn(command, {
    shell: true,
    stdio: 'pipe',
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  const gathered = gatherLines();
  let [sent, came, given] = [0, 0, 0];
  let lines: string[] = [];
  let end: EndOfProgram | undefined;
  let hasEnded = false;
  let ended = '';
  let isFinishing = false;
  let wake = (): void => {};

  const stop = (): void => {
    watch.close();
    if (!hasEnded) killGroup(child);
    stopListening();
  };
  const giveUp = (says: string): void => {
    end ??= { says };
    stop();
    wake();
  };
  const watch = watchSilence(silence, () =>
    giveUp(
      `no answer came for ${(silence / 1000).toLocaleString('en')} s. Answer each line by a line and send it off, by print(…, flush=True) in Python or std::endl in C++; ` +
        'if it needs longer, write --silence SECONDS',
    ),
  );
  const stopListening = stopWith(stop);

  child.stdin.on('error', () => {
    // What does not read its input any more has ended, or is silent: either is noticed as such.
  });
  child.stderr.on('data', (bytes: Buffer) => process.stderr.write(bytes));
  child.stdout.on('data', (bytes: Buffer) => {
    watch.heard();
    const complete = gathered.take(bytes);
    if (complete === undefined) {
      giveUp(`its answer has more than ${mostInLine.toLocaleString('en')} letters in one line; write less`);
      return;
    }
    for (const line of complete) {
      if (came === sent) {
        giveUp(tooMuch(line, isFinishing));
        return;
      }
      came++;
      lines.push(line);
    }
    if (came === sent) watch.rest();
    if (lines.length > 0) wake();
  });
  child.on('error', (thrown) => giveUp(`it could not be started: ${thrown.message}`));
  child.on('close', (code, signal) => {
    hasEnded = true;
    ended = how(code, signal);
    watch.close();
    stopListening();
    const rest = gathered.rest();
    if (came < sent) {
      const broken = rest === '' ? '' : `, in the middle of the line ${rest.slice(0, mostShown)}`;
      end ??= {
        says: `the program ended here${broken}, ${ended}, after ${came} of ${sent} answers. ${remedyOf(code)}`,
      };
    } else if (rest !== '') end ??= { says: tooMuch(rest, isFinishing) };
    else if (isFinishing && (code !== 0 || signal) && !end)
      tell(`${command}: ended ${ended} after its last answer; every position was answered`);
    wake();
  });

  return {
    send(positions) {
      if (came === sent) watch.begin();
      sent += positions.length;
      child.stdin.write(`${positions.join('\n')}\n`);
    },
    due: () => sent - given,
    async lines() {
      while (lines.length === 0) {
        if (end) return end;
        if (hasEnded)
          return { says: `the program ended before, ${ended}, after ${came} answers. ${remedyOf(null)}` };
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const some = lines;
      lines = [];
      given += some.length;
      return some;
    },
    async finish() {
      isFinishing = true;
      child.stdin.end();
      const timer = setTimeout(() => {
        stop();
        hasEnded = true;
        wake();
      }, grace);
      while (!hasEnded && !end)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      clearTimeout(timer);
      stop();
      return end;
    },
    stop,
  };
}

const mostShown = 60;

const tooMuch = (line: string, atEnd: boolean): string =>
  `a line came that nobody asked for, ${line === '' ? 'an empty one' : line.slice(0, mostShown)}. Answer each position by one line` +
  `${atEnd ? ', end with the input' : ''}, and write everything else to standard error`;

const how = (code: number | null, signal: string | null): string =>
  signal ? `by the signal ${signal}` : `with the exit status ${code}`;

/** Shells say so of a command that is not there. */
const notFound = 127;

const remedyOf = (code: number | null): string =>
  code === notFound
    ? 'The shell knows no such command: give it as it is typed there'
    : 'Answer every line of its input, until that ends; what it wrote to standard error is above';

/** Cuts what comes into lines, without their ends. */
function gatherLines() {
  const decoder = new StringDecoder('utf8');
  let pieces: string[] = [];
  let length = 0;
  return {
    /** The lines that end in these bytes; undefined where one is too long. */
    take(bytes: Buffer): readonly string[] | undefined {
      const text = decoder.write(bytes);
      const last = text.lastIndexOf('\n');
      if (last < 0) {
        pieces.push(text);
        length += text.length;
        return length > mostInLine ? undefined : [];
      }
      const complete = (pieces.join('') + text.slice(0, last)).split('\n');
      pieces = [text.slice(last + 1)];
      length = pieces[0].length;
      return complete.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    },
    /** What came after the last line. */
    rest: (): string => pieces.join('') + decoder.end(),
  };
}

/** Calls `isSilent` when nothing was heard for so long since it began or since the last time. */
function watchSilence(silence: number, isSilent: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let heard = 0;
  const begin = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Where this process itself was busy, answers may be waiting: they are read before a message says that
      // there are none.
      const before = heard;
      setImmediate(() =>
        setImmediate(() => {
          if (heard === before && timer) isSilent();
        }),
      );
    }, silence);
  };
  const close = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    begin,
    heard(): void {
      heard++;
      if (timer) begin();
    },
    /** Nothing is due. */
    rest: close,
    close,
  };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** Stops what was started when this process ends, however it ends. */
function stopWith(stop: () => void): () => void {
  const handlers = Object.entries(signals).map(([signal, status]) => {
    const handler = (): void => {
      const isAlone = process.listenerCount(signal) === 1;
      stop();
      if (isAlone) process.exit(status);
    };
    process.on(signal, handler);
    return [signal, handler] as const;
  });
  process.on('exit', stop);
  return () => {
    process.off('exit', stop);
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}
