/**
 * `grundy class`: the room of a class. It serves the editor to the teacher and a page to the students'
 * phones, takes their answers and lets the engine mark them, until it is interrupted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDocument } from '../../engine/document/index.ts';
import { earlyInLesson, readLesson } from '../../engine/lesson/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { type CliArguments, changesNothingWith, notBeside } from './arguments.ts';
import type { ClassAsked } from './class/class-server.ts';
import { roomIsTaken } from './class/keeping.ts';
import type { SiteFolders } from './class/site-files.ts';
import type { CliCommand, Launcher } from './command.ts';
import { type Output, tell, tellProblems } from './output.ts';

const name = 'grundy class';

/** Short enough to be typed, and of no service that is often there. */
const usualPort = 8017;

export const classCommand: CliCommand = {
  name: 'class',
  takes: '[LESSON]',
  says: 'a room in which a class answers from its phones',
  options: {
    port: { takes: 'PORT', says: `the port of the room (${usualPort} if left out; 0 for any free one)` },
    address: {
      takes: 'ADDRESS',
      says: 'the address or name by which phones reach this machine; that of its network if left out',
      idle: (asked) => (asked.has('relay') ? changesNothingWith('--relay') : undefined),
    },
    relay: {
      takes: 'URL',
      says: 'a relay, https://…, by which phones reach the room where the network keeps its guests apart',
    },
    'as-relay': {
      says: 'is such a relay, on a machine that all reach by https; it passes sealed messages and keeps nothing',
      idle: notBeside('address', 'relay'),
    },
  },
  notes: [
    'LESSON is a *.lesson.grundy.json file; without one, open a lesson in the editor that the room serves.',
    'The first link is the teacher’s: it has a secret in it, and every person who has the link sees the answers. The second is for the phones.',
    'Students and answers are kept in NAME.class.json beside the lesson until the teacher forgets the room, so that a program that is started again continues.',
    'Phones and this machine must be in one network that lets them reach each other; no other network is needed.',
    'Interrupt (Ctrl+C) ends the room.',
  ],
  missing: () => undefined,
  async run(asked, output, launcher) {
    if (asked.has('as-relay')) return runRelay(asked, output, launcher);
    const request = requested(asked, launcher);
    if (!request.ok) {
      tellProblems(name, request.problems);
      return false;
    }
    const { openClass } = await import('./class/class-server.ts');
    const opened = await heard(request.value.port, () => openClass(request.value));
    if (!opened.ok) {
      tellProblems(name, opened.problems);
      return false;
    }
    const room = opened.value;
    await output.write(`Teacher: ${room.teacher}\n`);
    await output.write(`Phones:  ${room.phones}\n`);
    if (room.students > 0)
      await output.write(
        `The room continues with ${room.students === 1 ? 'one student' : `${room.students} students`}.\n`,
      );
    await output.flush();
    await interrupted();
    await room.close();
    return true;
  },
};

/** Resolves when the program is to end. */
const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });

/** The folders of the site and of the phones' page, beside the command, if they were built. */
function builtFolders(launcher: Launcher | undefined): SiteFolders | undefined {
  const file = launcher?.file ?? fileURLToPath(import.meta.url);
  const dist = join(dirname(dirname(dirname(file))), 'dist');
  const folders = { editor: dist, phone: join(dist, 'phone') };
  return Object.values(folders).every((folder) => existsSync(join(folder, 'index.html')))
    ? folders
    : undefined;
}

/** The port that is asked for. */
function portAsked(asked: CliArguments): Result<number> {
  const given = asked.all('port').at(-1) ?? String(usualPort);
  const port = Number(given);
  return /^\d+$/.test(given) && port <= 65_535
    ? accepted(port)
    : refused([{ place: '--port', says: `is "${given}"; give a number from 0 to 65535` }]);
}

const noPages: Problem = {
  place: 'dist',
  says: 'has no pages yet; npm run class builds them and starts the room',
};

async function runRelay(
  asked: CliArguments,
  output: Output,
  launcher: Launcher | undefined,
): Promise<boolean> {
  const [port, folders] = [portAsked(asked), builtFolders(launcher)];
  const problems: readonly Problem[] = [
    ...(port.ok ? [] : port.problems),
    ...(folders ? [] : [noPages]),
    ...asked.files.map((file) => ({
      place: file,
      says: 'is not for a relay, which has no lesson; leave it out',
    })),
  ];
  if (!port.ok || !folders || problems.length > 0) {
    tellProblems(name, problems);
    return false;
  }
  const { openRelay } = await import('./class/relay-server.ts');
  const opened = await heard(port.value, () => openRelay(folders, port.value));
  if (!opened.ok) {
    tellProblems(name, opened.problems);
    return false;
  }
  await output.write(`Relay: http://localhost:${opened.value.port}/\n`);
  await output.flush();
  await interrupted();
  await opened.value.close();
  return true;
}

function relayAsked(asked: CliArguments): Result<URL | undefined> {
  const given = asked.all('relay').at(-1);
  if (given === undefined) return accepted(undefined);
  const url = URL.canParse(given) ? new URL(given) : undefined;
  // Phones seal their messages in secure contexts alone: https, or this very machine.
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
  return url && isSecure
    ? accepted(url)
    : refused([
        { place: '--relay', says: `is "${given}"; give the address of a relay, as https://relay.example` },
      ]);
}

function requested(asked: CliArguments, launcher: Launcher | undefined): Result<ClassAsked> {
  const [file, second] = asked.files;
  if (second !== undefined)
    return refused([{ place: second, says: 'is a second lesson; give one, and open others in the editor' }]);
  const port = portAsked(asked);
  if (!port.ok) return port;
  const relay = relayAsked(asked);
  if (!relay.ok) return relay;
  const lesson = file === undefined ? accepted(undefined) : lessonIn(file);
  if (!lesson.ok) return lesson;
  const folders = builtFolders(launcher);
  if (!folders) return refused([noPages]);
  const { dir, name: called } = parse(file ?? 'room');
  return accepted({
    lesson: lesson.value,
    keptIn: join(dir, `${called.replace(/(\.lesson)?(\.grundy)?$/, '')}.class.json`),
    folders,
    port: port.value,
    relay: relay.value,
    address: asked.all('address').at(-1),
    launcher,
    tell: (line) => tell(`${name}: ${line}`),
  });
}

function lessonIn(file: string): Result<string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return refused([{ place: file, says: isMissing ? 'there is no such file' : String(error) }]);
  }
  const read = readLesson(text);
  if (!read.ok && readDocument(text).ok)
    return refused([
      {
        place: file,
        says: 'is a drawing; give the lesson, which “Save the lesson to a file” in the tab Lesson writes',
      },
    ]);
  if (!read.ok)
    return refused(read.problems.map(({ place, says }) => ({ place: `${file}: ${place}`, says })));
  for (const { view, says, remedy } of earlyInLesson(read.value.lesson))
    tell(`${file}:${view === undefined ? '' : ` view ${view + 1}:`} ${says} ${remedy}`);
  return accepted(text);
}

/** Opens something that listens at a port; a port that cannot be had is refused by its name. */
async function heard<Opened>(port: number, open: () => Promise<Opened>): Promise<Result<Opened>> {
  try {
    return accepted(await open());
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === roomIsTaken)
      return refused([
        {
          place: '',
          says: `a room of this lesson is running already (${message}); end it first, or continue in its links`,
        },
      ]);
    if (code === 'EADDRINUSE')
      return refused([
        {
          place: '--port',
          says: `${port} is taken, perhaps by another room; end that, or for another lesson give --port ${port + 1}`,
        },
      ]);
    if (code === 'EACCES')
      return refused([{ place: '--port', says: `${port} is not allowed here; give one above 1023` }]);
    throw error;
  }
}
