/**
 * `grundy export` of tables: plots in every format, CSV and LaTeX with chosen columns, and what is refused.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Folder, openFolder } from './command-line.ts';

let folder: Folder;
const table = `# grundy table 1
# sweep toads-and-frogs "T^m .^k F" m=1..2 k=1..3
row,m,k,position,value,outcome,mean,says
0,1,1,T.F,*,N,0,
1,1,2,T..F,0,P,0,
2,1,3,T...F,*,N,0,
3,2,1,TT.F,{1/2|0},N,1/4,
4,2,2,TT..F,1,L,1,
5,2,3,TT...F,2*,L,2,
# 6 of 6 rows
`;
beforeAll(() => {
  folder = openFolder();
  folder.write('frogs.csv', table);
  folder.write('part.csv', table.split('\n').slice(0, 6).join('\n'));
}, 60_000);
afterAll(() => folder.close());

const run = (...args: readonly string[]) => folder.run(['export', ...args]);

describe('a table', () => {
  test.each(['svg', 'tikz', 'pdf'])('is plotted as %s', async (format) => {
    const points = await run('frogs.csv', '--plot', 'x=k', 'y=mean', '--to', format, '--style', 'projector');
    expect(points.err).toBe('');
    expect(points.status).toBe(0);
    if (format === 'svg') expect(points.out).toContain('mean against k. 1: 0, 2: 0');
    expect((await run('frogs.csv', '--plot', 'grid', '--to', format, '--black')).status).toBe(0);
  });

  test('is written with chosen columns, in a chosen order, as a program or a paper reads it', async () => {
    expect(
      await run('frogs.csv', '--to', 'csv', '--columns', 'k,value', '--sort', '-k', '--where', 'm=2'),
    ).toMatchObject({
      status: 0,
      err: '',
      out: 'k,value\n3,2*\n2,1\n1,{1/2|0}\n',
    });
    const { out } = await run(
      'frogs.csv',
      '--to',
      'latex',
      '--columns',
      'm,value',
      '--where',
      'k=1',
      '--label',
      'tab:f',
    );
    // The version is another one in each release.
    expect(out.replace(/^% Grundy [\d.]+$/m, '% Grundy')).toBe(
      [
        '% Grundy',
        '\\begin{table}',
        '  \\centering',
        '  \\caption{Toads and Frogs, \\texttt{T}$^{m}$ \\texttt{.}$^{k}$ \\texttt{F}, $1\\le m\\le 2$, $k = 1$. 2 of 6 rows. Values as computed.}\\label{tab:f}',
        '  \\medskip',
        '',
        '\\begin{tabular}{rl}',
        '  $m$ & value \\\\ \\hline',
        ['  $1$ & ', '{\\ast}$ \\\\'].join('$'),
        String.raw`  $2$ & $\{\frac{1}{2}\,|\,0\}$ \\`,
        '\\end{tabular}',
        '\\end{table}',
        '',
      ].join('\n'),
    );
  });

  test('has words as words in LaTeX, numbers with a minus, and fractions of every kind alike', async () => {
    folder.write(
      'snort.csv',
      `# grundy table 1
# sweep snort rectangle r=1 c=1..2
row,r,c,position,value,outcome,heat,confused,says
0,1,1,.,*,N,infinitesimal,{0},
1,1,2,..,±1,N,hot,"[-1, 1]",
# 2 of 2 rows
`,
    );
    const { out } = await run('snort.csv', '--to', 'latex', '--columns', 'heat,confused');
    expect(out).toContain('  infinitesimal & $\\{0\\}$ \\\\\n  hot & $[-1, 1]$ \\\\\n');
    folder.write(
      'fibonacci.csv',
      `# grundy table 1
# sweep simultaneous-clobber before-one m=1..2
row,m,position,value,outcome,says
0,1,OXO,1/2,LD,
1,2,OOXO,3/5,LD,
# 2 of 2 rows
`,
    );
    const fibonacci = await run('fibonacci.csv', '--to', 'latex', '--columns', 'm,value');
    expect(fibonacci.out).toContain('  $1$ & $\\frac{1}{2}$ \\\\\n  $2$ & $\\frac{3}{5}$ \\\\\n');
    const plot = await run('snort.csv', '--plot', 'x=c', 'y=value', '--to', 'tikz');
    expect(plot.out).toMatch(/^% Drawn with Grundy [^:]*: .*Values as computed\.$/m);
  });

  test.each([
    [
      ['frogs.csv', '--to', 'svg'],
      'frogs.csv: is a table; draw it by --plot x=n y=value, or write it by --to csv or --to latex',
    ],
    [
      ['frogs.csv', '--plot', '--to', 'dot'],
      'grundy export: --plot: changes nothing with --to dot; it is for svg, png, pdf, tikz',
    ],
    [
      ['frogs.csv', '--plot', 'x=q', '--to', 'svg'],
      'frogs.csv: --plot x=q: there is no column q; the columns are row, m, k, value, outcome, mean',
    ],
    [['frogs.csv', '--plot', '--to', 'svg', '--where', 'm=7'], 'frogs.csv: plot: no row has m = 7'],
    [
      ['frogs.csv', '--to', 'csv', '--sort', 'vale'],
      'frogs.csv: --sort: there is no column "vale"; did you mean value?',
    ],
    [
      ['frogs.csv', '--to', 'csv', '--where', 'q=1'],
      'frogs.csv: --where: "q=1" does not say which number of the family has which value; write m=1; the numbers are m, k',
    ],
    [
      ['frogs.csv', '--to', 'csv', '--black'],
      'grundy export: --black: changes nothing with --to csv; leave one of the two out',
    ],
    [
      ['frogs.csv', '--plot', '--to', 'svg', '--stops'],
      'grundy export: --stops: changes nothing with --plot; leave one of the two out',
    ],
    [
      ['part.csv', 'frogs.csv', '--to', 'csv'],
      'grundy export: needs one table; write grundy export TABLE --plot x=n y=value --to svg',
    ],
  ])('is refused: %j', async (args, says) => {
    expect(await run(...args)).toMatchObject({ status: 2, out: '', err: `${says}\n` });
  });

  test('is checked before its caption says so', async () => {
    const { status, out } = await run('frogs.csv', '--to', 'latex', '--checked');
    expect([status, out]).toEqual([0, expect.stringContaining('$. Values checked by play.}')]);
    folder.write('wrong.csv', table.replace('T...F,*,N,0', 'T...F,1,L,1'));
    const { err, ...wrong } = await run('wrong.csv', '--to', 'latex', '--checked');
    expect(wrong).toMatchObject({ status: 2, out: '' });
    expect(err).toMatch(/^wrong\.csv: line 6: /);
    expect((await run('frogs.csv', '--to', 'csv', '--checked')).err).toBe(
      'grundy export: --checked: changes nothing with --to csv; leave one of the two out\n',
    );
  });

  test('that is not whole is reported, and exported as far as it goes', async () => {
    const { status, out, err } = await run('part.csv', '--to', 'csv', '--columns', 'row');
    expect([status, out]).toEqual([0, 'row\n0\n1\n']);
    expect(err).toBe('part.csv: line 6: ends too early, and is left out\npart.csv: has 2 of 6 rows\n');
  });
});
