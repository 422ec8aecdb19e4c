/** `grundy find like`: drawings with open arcs, which no other command takes. */
import { writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openFolder } from './command-line.ts';

const folder = openFolder();
afterAll(folder.close);
const run = (...args: readonly string[]) => folder.run(args);

const open = 'a ->L b\na ->R ?\nb ->L? a\n';
writeFileSync(folder.path('open.txt'), open);

test('all ways to choose the open arcs are searched, and the end says how many', async () => {
  const { status, err, out } = await run(
    'find',
    'like',
    'open.txt',
    'value = 1',
    '--choices',
    '0,2',
    '--all',
  );
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toBe(
    [
      '# find like open.txt --choices 0,2: value = 1',
      'nodes,arcs,value,outcome,choices,drawing',
      '5,4,1,L,"2,no",a ->L b; a ->R x2; x1 ->L x0; x2 ->L x1',
      '# all 4 drawings: 1 game',
      '',
    ].join('\n'),
  );
  const none = await run('find', 'like', 'open.txt', 'value = 7', '--json');
  expect(none.json().at(-1)).toEqual({ end: 'whole', drawings: 6, of: 6, found: 0, unknown: 0 });
});

test('no other command takes such a drawing: the open arcs are named with what to do', async () => {
  for (const command of [['solve'], ['validate'], ['export', '--to', 'tikz'], ['sum']]) {
    const { status, err } = await run(...command, 'open.txt');
    expect(status).not.toBe(0);
    expect(err).toContain('open.txt: line 2, column 7: this is an open end; only grundy find like');
    expect(err).toContain('open.txt: line 3, column 3: ');
  }
});

test('what is wrong in the drawing, the choices and the options is named by its place', async () => {
  const wrong = await run('find', 'like', 'open.txt', 'value = 1', '--choices', '0,over');
  expect(wrong.err).toContain('--choices, over: it must be a game without cycles');
  writeFileSync(folder.path('closed.txt'), 'a -> b\n');
  const closed = await run('find', 'like', 'closed.txt', 'value = 1');
  expect(closed.err).toContain('closed.txt, file: has no open arc; write a ->R ?');
  const smallest = await run('find', 'like', 'open.txt', 'value = 1', '--smallest');
  expect(smallest.err).toContain('--smallest: is for grundy find drawings');
  const missing = await run('find', 'like', 'open.txt');
  expect(missing.err).toContain('takes a file and one condition');
  expect([wrong, closed, smallest, missing].map(({ status }) => status)).not.toContain(0);
});
