/** `grundy compare`: how two nodes of a document, or a node and a typed game, compare as games. */
import { comparisonData } from '../../engine/answers/index.ts';
import type { Problem } from '../../engine/result.ts';
import { type ComparisonFound, comparedByName, drain } from '../../engine/run.ts';
import { misereComparisonSaid, roundsComparisonSaid } from '../../engine/theories/index.ts';
import type { CliArguments } from './arguments.ts';
import { type CliCommand, hiddenAnswered } from './command.ts';
import { graphOfFile } from './drawing.ts';
import { called } from './files-in-messages.ts';
import { askedPlay, playOptions } from './options.ts';
import { type Output, tell, tellProblems } from './output.ts';

const needsTwo = 'needs one file and two nodes; write grundy compare FILE A B';

export const compareCommand: CliCommand = {
  name: 'compare',
  takes: 'FILE A B',
  says: 'how two nodes, or a node and a typed game, compare: >, <, = or ||',
  options: {
    ...playOptions,
    json: { says: 'writes one JSON document, with both signed orders and the values' },
  },
  notes: [
    'A and B are names that only one node has, or ids of nodes without one. A word that could be two nodes is refused; name:b and id:b say',
    'which is meant. B may also be a game that is not drawn, such as',
    '"2+over", "{0|pass}" or "heat(C, 1) + ^", in which C is a node; in a drawing with scores, a number or "<^1|2>".',
    'If a node has that name, B is the node.',
    'Where play need not end and the orders differ, two lines follow: + for the onsides, − for the',
    'offsides. Where view.infinitePlay makes infinite play a win for Left, only the onsides count; for',
    'Right, only the offsides.',
    'For scoring games --json has a game X beside which the two differ, where one is not at least the other;',
    'where B is a number s it says whether A is left-s-protected and right-s-protected.',
    'Where both players move at once, the order is that of the continued conjunctive sum. In normal play the answer is = or !=, with a',
    'game beside which A and B differ, or "not distinguished". By the other conventions values add up there, and <, = and > are their order.',
    'In misère play of impartial games without a cycle A and B are both nodes. The answer is = or !=, with a game beside which they have',
    'different winners.',
    hiddenAnswered,
  ],
  missing: () => needsTwo,
  async run(asked, output) {
    if (asked.files.length !== 3) {
      tell(`grundy compare: ${needsTwo}`);
      return false;
    }
    const [file, a, b] = asked.files;
    const problems = await compareFile(file, [a, b], asked, output);
    tellProblems(called(file), problems);
    return problems.length === 0;
  },
};

async function compareFile(
  file: string,
  named: readonly [string, string],
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const play = askedPlay(asked);
  if (!play.ok) return play.problems;
  const read = await graphOfFile(
    file,
    `grundy ask ${file} compare POSITION compares it with another position that follows it, and grundy ask ${file} compare-with GAME with a typed game`,
    play.value,
  );
  if (!read.ok) return read.problems;
  const compared = drain(comparedByName(read.value, named, asked.has('json')));
  if (!compared.ok) return compared.problems;
  await output.write(
    asked.has('json') ? `${JSON.stringify(comparisonData(compared.value))}\n` : forPeople(compared.value),
  );
  return [];
}

function forPeople(compared: ComparisonFound): string {
  if (compared.kind === 'normal') return inLines(compared.relation, compared.relations);
  if (compared.kind === 'scored') return `${compared.found.relation}\n`;
  if (compared.kind === 'misere')
    return `${[compared.found.relation, ...misereComparisonSaid(compared.found, compared.names)].join('\n')}\n`;
  const { found, names } = compared;
  return `${[found.relation ?? 'not distinguished', ...roundsComparisonSaid(found, names)].join('\n')}\n`;
}

/** The relation, and below it the signed orders where they differ. */
const inLines = (
  relation: string,
  { plus, minus }: { readonly plus: string; readonly minus: string },
): string => (plus === minus ? `${relation}\n` : `${relation}\n+ ${plus}\n- ${minus}\n`);
