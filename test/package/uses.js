/**
 * Uses every function of the library once, as another program would, and gives what it found as plain data.
 * Node runs it, and a page of a browser does, each in a folder that has nothing but the package.
 */
import * as grundy from 'grundy';

const { ask, board, compare, generate, inSlices, matrix, read, solve, sum, sums, sweep } = grundy;

export async function uses() {
  const reading = read('a -> b\nb -> c\na -> c');
  const link = grundy.toTikz(reading, { link: 'https://example.org/' }).text;
  const rows = [];
  for await (const { position, text } of sweep('clobber', '(LR)^n', { n: [1, 3] }))
    rows.push([position, text]);
  const found = [];
  for await (const { drawing } of grundy.find([1, 3], 'value = *2')) found.push(drawing);
  const [open, row] = ['a ->L ?\na ->R ?', { ruleset: 'amazons', family: '[LR.]^n', ranges: { n: 5 } }];
  for await (const { G, H } of grundy.find({ pairs: 2 }, 'G = H', { kind: 'acyclic' }))
    found.push(G.text + H.text);
  for await (const { choices } of grundy.find({ like: open }, 'value = ^')) found.push(choices.join());
  for await (const { position } of grundy.find(row, 'value = {2|0}')) found.push(position);
  for await (const { exits } of grundy.find({ unicycle: 'LLRLR', choices: '0,*' })) found.push(exits.join());
  const heaps = grundy.ruleset((heap) => ({ either: Number(heap) > 0 ? [String(heap - 1)] : [] }));
  const strips = [board('subtraction-squares', '{1,4}|{2} 6'), board('subtraction-squares', '{1,4}|{2} 9')];
  const controller = new AbortController();
  const late = inSlices(solve, [board('domineering', '..../....')], { signal: controller.signal }).catch(
    ({ name }) => name,
  );
  controller.abort();
  let refused = [];
  try {
    board('nim', 'many');
  } catch ({ problems }) {
    refused = problems;
  }
  return {
    names: Object.keys(grundy),
    version: grundy.version,
    lists: [grundy.theories, grundy.questions, grundy.measures, grundy.rulesets].map((list) => list.length),
    reading,
    wrong: read('{"format": "grundy"}'),
    refused,
    solved: solve(reading),
    asked: ask(reading, 'explain', 'a').says,
    compared: compare('g ->L h\ng ->R z\nh ->L z', 'g', 'h'),
    matrix: matrix(strips[1]),
    sum: sum([board('nim', '1'), board('nim', '2')]),
    sums: sums(strips),
    graph: generate('toads-and-frogs', 'T.F'),
    own: generate(heaps, '2').nodes,
    reckoned: grundy.reckon('b + *3', reading).text,
    operators: grundy.operators.length,
    text: grundy.write(board('nim', '1+2')),
    svg: grundy.toSvg(reading).text,
    tikz: link,
    again: solve(read(link)).nodes,
    dot: grundy.toDot(reading).text,
    slices: await inSlices(solve, [board('domineering', '..../....')]),
    late: await late,
    rows,
    found,
  };
}
