/**
 * `--moves` with programs that fail: they end early, answer too little, too much or nonsense, or never. No
 * outcome depends on a clock: a program that is stopped for its silence never says what is waited for,
 * however long one waits.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Folder, launcher, openFolder } from './command-line.ts';
import { answering, commandOf, endsAtFive, writePrograms } from './node-programs.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
  writePrograms(folder, programs);
});
afterAll(() => folder.close());

const programs = {
  silent: 'setInterval(() => {}, 1000); process.stdin.resume();',
  'half-a-line': `process.stdin.once('data', () => process.stdout.write('{"either": [')); setInterval(() => {}, 1000);`,
  'deaf-and-silent': 'setInterval(() => {}, 1000);',
  'ends-at-once': 'process.exit(0);',
  'ends-in-a-line': `process.stdin.once('data', () => { process.stdout.write('{"eith', () => process.exit(3)); });`,
  'ends-later': endsAtFive,
  greets: answering('{ either: [] }', `console.log('Ready.');`),
  nonsense: answering(`line === '2' ? { lefft: [] } : { either: ['2'] }`),
  'line-break': answering(`{ either: ['a\\nb'] }`),
  'answers-twice': `
import { createInterface } from 'node:readline';
for await (const _ of createInterface({ input: process.stdin })) console.log('{"either": []}\\n{"either": []}');`,
  'says-goodbye': `
import { createInterface } from 'node:readline';
for await (const _ of createInterface({ input: process.stdin })) console.log('{"either": []}');
console.log('Goodbye.');`,
  'skips-one': `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin }))
  if (line !== '2') console.log(JSON.stringify({ either: line > 0 ? [String(line - 1)] : [] }));
setInterval(() => {}, 1000);`,
  endless: answering('{ either: [String(Number(line) + 1)] }'),
  'endless-line': `const write = () => { while (process.stdout.write('x'.repeat(1 << 20))); process.stdout.once('drain', write); };\nprocess.stdin.once('data', write);`,
  // It is at the end of this connection as long as it lives.
  connected: `
import { connect } from 'node:net';
connect(Number(process.env.GRUNDY_TEST_PORT), '127.0.0.1');
process.stdin.resume();`,
} as const;

type ProgramName = keyof typeof programs;

const command = (name: ProgramName): string => commandOf(name);

/** Programs that answer nothing more, so that any limit will do. */
const silent: readonly ProgramName[] = ['silent', 'half-a-line', 'deaf-and-silent', 'skips-one'];

describe('programs that fail are reported by the position, with a remedy', () => {
  test.each<[ProgramName, string, RegExp]>([
    ['silent', '3', /"3": no answer came for 0\.3 s\. .*flush=True.*--silence SECONDS/],
    ['half-a-line', '3', /"3": no answer came/],
    ['deaf-and-silent', '3', /"3": no answer came/],
    ['ends-at-once', '3', /"3": the program ended here, with the exit status 0, after 0 of 1 answers/],
    [
      'ends-in-a-line',
      '3',
      /"3": the program ended here, in the middle of the line \{"eith, with the exit status 3/,
    ],
    [
      'ends-later',
      '7',
      /no rule for 5\n.*"5": the program ended here, with the exit status 4, after 2 of 3 answers/s,
    ],
    ['greets', '3', /"3": was answered by Ready\., which is not JSON; answer .*standard error/],
    ['nonsense', '3', /"2": has an answer with "lefft", which means nothing/],
    ['line-break', '3', /"3": has an answer with a position that has a line break: "a\\nb"/],
    [
      'answers-twice',
      '3',
      /a line came that nobody asked for, \{"either": \[\]\}\. Answer each position by one line/,
    ],
    ['says-goodbye', '3', /after "3": a line came that nobody asked for, Goodbye\..*end with the input/],
    ['skips-one', '3', /"[23]": no answer came/],
    ['endless', '3', /has more than 50 positions; allow more with --budget COUNT/],
    ['endless-line', '3', /"3": its answer has more than 67,108,864 letters in one line/],
  ])('%s', async (name, position, says) => {
    const { status, out, err } = await folder.run([
      'graph',
      '--moves',
      command(name),
      position,
      '--budget',
      '50',
      ...(silent.includes(name) ? ['--silence', '0.3'] : []),
    ]);
    expect(err).toMatch(says);
    expect(err).not.toContain('mistake in Grundy');
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(`${command(name)}: `);
  });

  test.each<[ProgramName, RegExp]>([
    ['ends-later', /"5": the program ended here, with the exit status 4, after 2 of \d answers/],
    ['says-goodbye', /after "3": a line came that nobody asked for, Goodbye\./],
    ['ends-in-a-line', /"7": the program ended here, in the middle of the line \{"eith/],
  ])('a sum of its positions is not printed: %s', async (name, says) => {
    const { status, out, err } = await folder.run(['sum', '--moves', command(name), '7', '3']);
    expect(err).toMatch(says);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });

  test('a command that is not there', async () => {
    const { status, err } = await folder.run(['solve', '--moves', 'no-such-program-of-mine', '3']);
    expect(err).toMatch(/"3": the program ended here, with the exit status \d+/);
    expect(status).toBe(2);
  });

  test('options that do not fit are refused before it is started', async () => {
    const refusals: readonly (readonly [readonly string[], RegExp])[] = [
      [['graph', '--moves', command('silent')], /needs one position for the program/],
      [['graph', '--moves', command('silent'), 'nim', '3'], /needs one position for the program/],
      [
        ['solve', '--moves', command('silent'), '3', '--silence', 'long'],
        /--silence: is "long"; give a number of seconds/,
      ],
      [
        ['solve', '--moves', command('silent'), '3', '--ruleset', 'nim'],
        /--moves: changes nothing with --ruleset/,
      ],
      [['solve', 'a.json', '--silence', '3'], /--silence: changes nothing without --moves/],
      [['solve', '--moves', command('silent'), 'a\nb'], /has a line break/],
      [
        ['solve', '--moves', command('silent'), '3', '--play', 'turns'],
        /--play: changes nothing with --moves/,
      ],
      [
        ['solve', '--moves', command('silent'), '3', '--convention', 'scoring'],
        /--convention: changes nothing/,
      ],
      [['sweep', '--moves', command('silent'), '3', 'n=1..2'], /no such family; give a pattern/],
      [['sweep', '--moves', 'a\nb', '<n>', 'n=1..2'], /has a line break/],
    ];
    for (const [args, says] of refusals) {
      const { status, err } = await folder.run(args);
      expect(err).toMatch(says);
      expect(status).toBe(2);
    }
  });
});

describe('no program is left behind', () => {
  /** Waits until the program has connected, and gives a promise of its end. */
  async function connectedProgram(args: readonly string[]) {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const child = spawn(process.execPath, [launcher, ...args], {
      cwd: folder.path('.'),
      env: { ...process.env, GRUNDY_TEST_PORT: String(port) },
    });
    const exited = once(child, 'exit');
    const [socket] = (await once(server, 'connection')) as [Socket];
    // A process that is killed breaks its connections, or ends them.
    socket.on('error', () => {}).resume();
    const ended = once(socket, 'close').then(() => server.close());
    return { child, exited, ended };
  }

  test('a program that is silent for too long is stopped', async () => {
    const args = ['solve', '--moves', command('connected'), '3', '--silence', '2'];
    const { exited, ended } = await connectedProgram(args);
    await ended;
    expect((await exited)[0]).toBe(2);
  }, 60_000);

  test('a command that is stopped stops its program', async () => {
    const args = ['solve', '--moves', command('connected'), '3'];
    const { child, exited, ended } = await connectedProgram(args);
    child.kill('SIGTERM');
    await ended;
    expect((await exited)[0]).toBe(143);
  }, 60_000);
});
